/**
 * What a game's description of its words means (src/reverie/words/names-<game>.json and story-<game>.json):
 * src/reverie/words/description.py explains it and does the same. An expression is unknown (null) where something is
 * missing.
 */

import type { Details } from "./words";

export type Expression = string | readonly Expression[] | Described;
export type Wanted = readonly string[] | Readonly<Record<string, Expression>>;
export type Conditions = Readonly<Record<string, boolean | string | readonly string[]>>;

export interface Described {
  if?: Conditions;
  is?: Expression;
  text?: Expression;
  with?: Wanted;
  each?: Expression;
  split?: string;
  join?: string;
}

/** How the things of a game are called, and what their tokens say. */
interface Names {
  readings: Record<string, Record<string, string> | [pattern: string, result: string][]>;
  names: Record<string, Expression>;
  order: { by: string; in: string[] }[];
}

/** Texts of a language. */
interface Texts {
  has(id: string): boolean;
  text(id: string, details?: Details): string;
}

const FILES = import.meta.glob<Names>("../../../src/reverie/words/names-*.json", { import: "default", eager: true });
const NAMES = new Map(Object.entries(FILES).map(([path, names]) => [path.replace(/^.*names-(\w+)\.json$/, "$1"), names]));

/** The games whose cards have names here. */
export const GAMES: readonly string[] = [...NAMES.keys()];

// A card stands in a sentence between these two, because the text decides where; see tell/marks.
export const OPEN = "\ue000";
export const CLOSE = "\ue001";

export function mark(token: string): string {
  return OPEN + token + CLOSE;
}

function namesOf(game: string): Names {
  return NAMES.get(game) as Names;
}

const patterns = new Map<string, RegExp>();

/** What a value says, by one of a game's readings: a table, or the first pattern that fits. */
export function reading(game: string, name: string, value: string): string | null {
  const ways = namesOf(game).readings[name] ?? [];
  if (!Array.isArray(ways)) return ways[value] ?? null;
  for (const [pattern, result] of ways) {
    let compiled = patterns.get(pattern);
    if (!compiled) patterns.set(pattern, (compiled = new RegExp(pattern)));
    const found = compiled.exec(value);
    if (found) return result.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
  }
  return null;
}

/** Where a card stands when cards are told in no order of their own. */
export function rank(game: string, token: string): (number | string)[] {
  const places = namesOf(game).order.map((order) => {
    const place = order.in.indexOf(reading(game, order.by, token) ?? "");
    return place < 0 ? order.in.length : place;
  });
  return [...places, token];
}

/** What is known; names that `let` describes are worked out when they are needed. */
export class Scope {
  readonly #reader: Reader;
  readonly #let: Readonly<Record<string, Expression>>;
  readonly #known: Map<string, unknown>;

  constructor(reader: Reader, described: Readonly<Record<string, Expression>>, known: Iterable<[string, unknown]>) {
    this.#reader = reader;
    this.#let = described;
    this.#known = new Map(known);
  }

  get(name: string): unknown {
    if (!this.#known.has(name)) {
      const expression = this.#let[name];
      this.#known.set(name, expression === undefined ? null : this.#reader.value(expression, this));
    }
    return this.#known.get(name);
  }

  /** The same with `it`. */
  inside(item: unknown): Scope {
    return new Scope(this.#reader, this.#let, [...this.#known, ["it", item]]);
  }
}

/** Reads the expressions of one game, in one language. */
export class Reader {
  constructor(
    readonly game: string,
    readonly words: Texts,
  ) {}

  /** What something is called, by one of the game's kinds of names. */
  named(name: string, token: string): string | null {
    const described = namesOf(this.game).names[name];
    return described ? (this.value(described, new Scope(this, {}, [["it", token]])) as string | null) : null;
  }

  /** What an expression is here; null if it is unknown. */
  value(expression: Expression, scope: Scope): unknown {
    if (typeof expression === "string") return this.#filled(expression, scope);
    if (isList(expression)) return firstOf(expression, (one) => this.value(one, scope));
    if (!this.holds(expression.if ?? {}, scope)) return null;
    if (expression.text !== undefined) return this.#text(expression, scope);
    if (expression.each !== undefined) return this.#each(expression, scope);
    return this.value(expression.is as Expression, scope);
  }

  /** The first of these names that is known and fits. */
  first(names: Expression, scope: Scope, fits: (name: string) => boolean): string | null {
    return firstOf(isList(names) ? names : [names], (one) => {
      const name = this.value(one, scope) as string | null;
      return name !== null && fits(name) ? name : null;
    }) as string | null;
  }

  /** The name of the first text that there is. */
  textName(names: Expression, scope: Scope): string | null {
    const name = this.first(names, scope, (one) => this.words.has(`${this.game}-${one}`));
    return name === null ? null : `${this.game}-${name}`;
  }

  /** What a text is told: names, or names with their expressions; what is unknown is left out. */
  details(wanted: Wanted, scope: Scope): Details {
    const pairs = isList(wanted) ? wanted.map((name): [string, Expression] => [name, `<${name}>`]) : Object.entries(wanted);
    const found: Details = {};
    for (const [name, expression] of pairs) {
      const value = this.value(expression, scope);
      if (value !== null) found[name] = value as string | number;
    }
    return found;
  }

  /** Whether all of these hold. */
  holds(conditions: Conditions, scope: Scope): boolean {
    return Object.entries(conditions).every(([name, wanted]) => {
      const value = this.#lookedUp(name, scope);
      if (typeof wanted === "boolean") return (value !== null) === wanted;
      const choices = typeof wanted === "string" ? [wanted] : wanted;
      return value !== null && choices.some((choice) => this.#filled(choice, scope) === value);
    });
  }

  /** A template with its holes filled; a single hole keeps what it is, be it a number or a list. */
  #filled(template: string, scope: Scope): unknown {
    const pieces = template.split(/<([^<>]*)>/);
    if (pieces.length === 3 && !pieces[0] && !pieces[2]) return this.#lookedUp(pieces[1] as string, scope);
    const values = pieces.map((piece, i) => (i % 2 ? this.#lookedUp(piece, scope) : piece));
    return values.includes(null) ? null : values.join("") || null;
  }

  /** What a hole is filled with: steps into what is known, then ways to read it. */
  #lookedUp(hole: string, scope: Scope): unknown {
    const [path, ...ways] = hole.split("|") as [string, ...string[]];
    let value: unknown = scope;
    for (const [, name, other] of path.matchAll(/([\w-]+)|\[([\w-]+)\]/g)) {
      value = inside(value, name ?? scope.get(other as string));
    }
    for (const way of ways) value = isKnown(value) ? this.#read(way, value) : null;
    return isKnown(value) ? value : null;
  }

  /** A value read in one way. */
  #read(way: string, value: unknown): string | null {
    const word = String(value);
    if (way === "mark") return mark(word);
    if (way === "+1" || way === "-1") return /^\d+$/.test(word) ? String(Number(word) + Number(way)) : null;
    if (way.startsWith("text ")) {
      const name = way.slice(5).replace("*", word);
      return this.words.has(name) ? this.words.text(name) : null;
    }
    return way in namesOf(this.game).readings ? reading(this.game, way, word) : this.named(way, word);
  }

  /** An expression for every part of a list or a divided word, those that are known, joined. */
  #each(expression: Described, scope: Scope): string | null {
    const whole = this.value(expression.each as Expression, scope);
    const items = typeof whole === "string" ? whole.split(expression.split ?? " ") : ((whole ?? []) as unknown[]);
    const values = items.map((item) => this.value(expression.is as Expression, scope.inside(item)));
    return values.filter((value) => value !== null).join(expression.join ?? ", ") || null;
  }

  #text(expression: Described, scope: Scope): string | null {
    const name = this.textName(expression.text as Expression, scope);
    return name === null ? null : this.words.text(name, this.details(expression.with ?? [], scope));
  }
}

function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && value !== false;
}

function firstOf<Item>(items: readonly Item[], value: (item: Item) => unknown): unknown {
  for (const item of items) {
    const found = value(item);
    if (found !== null) return found;
  }
  return null;
}

/** What lies inside under a name or a number. */
function inside(value: unknown, name: unknown): unknown {
  if (value instanceof Scope) return value.get(String(name));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, String(name))) return null;
  return (value as Record<string, unknown>)[String(name)];
}
