/**
 * Every text a person reads, in German and English, from the Fluent files that all front ends share
 * (src/reverie/words). The files are assets of their own, fetched when they are needed.
 *
 * Words never change: loading more of them, or another language, gives new ones. So whoever shows them keeps them
 * in one reactive place and replaces them: `words = await words.plus("onirim")`, `words = await words.in("de")`.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "@/api/types";
import { GAMES, Reader } from "./description";
import { LIBRARY } from "./library";
import type { Known } from "./known";

export type Details = Record<string, string | number>;

/** What is wrong with a text: it is missing, or it asks for a detail that is not given. */
export type Complaint = (problem: string) => void;

/** Reads one file of words. */
export type Fetching = (language: Language, area: string) => Promise<FluentResource>;

export class Words {
  readonly language: Language;
  /** The files these words come from: "web", "onirim", "urbion-rules", … */
  readonly areas: readonly string[];
  /** Everything that was found wrong so far, each once; a text that is missing is shown by its name. */
  readonly problems = new Set<string>();
  readonly #bundle: FluentBundle;
  readonly #complain: Complaint | undefined;
  readonly #readers = new Map<string, Reader>();
  readonly #formats = new Map<string, Intl.NumberFormat>();
  #dates: Intl.DateTimeFormat | undefined;

  constructor(language: Language, files: ReadonlyMap<string, FluentResource>, complain?: Complaint) {
    this.language = language;
    this.areas = [...files.keys()];
    this.#complain = complain;
    this.#bundle = new FluentBundle([language], { useIsolating: false });
    for (const file of files.values()) this.#bundle.addResource(file);
  }

  /** Whether there is a text of this name. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A text with its details filled in, or its name if there is none; `name@title` asks for an attribute. */
  text<Id extends string>(id: Known<Id>, details: Details = {}): string {
    const [name, attribute] = (id as string).split("@", 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.#report(`no text is called ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, details, errors);
    for (const error of errors) this.#report(`${id}: ${error.message}`);
    return text;
  }

  /** The name of a card: `red.sun` is the red sun, `S2w` is Sogna +2 water; on a side its sign is known. */
  card(token: string, side = ""): string {
    const marked = side ? `${token}@${side}` : token;
    for (const game of GAMES) {
      const name = this.reader(game).named("card", marked);
      if (name !== null) return name;
    }
    return token;
  }

  /** What the description of a game says in this language. */
  reader(game: string): Reader {
    let reader = this.#readers.get(game);
    if (!reader) this.#readers.set(game, (reader = new Reader(game, this)));
    return reader;
  }

  /** A number as the language writes it. */
  number(value: number, digits = 0): string {
    return this.#format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  /** A share of one, in per cent: 0.423 is 42 %. (Never with NUMBER in a text: the two Fluents differ there.) */
  percent(share: number, digits = 0): string {
    return this.#format(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  /** A day and a time, from milliseconds since 1970. */
  date(milliseconds: number): string {
    this.#dates ??= new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" });
    return this.#dates.format(milliseconds);
  }

  /** These words and more. */
  async plus(...areas: string[]): Promise<Words> {
    return areas.every((area) => this.areas.includes(area)) ? this : loadWords(this.language, [...this.areas, ...areas]);
  }

  /** The same words in another language. */
  async in(language: Language): Promise<Words> {
    return language === this.language ? this : loadWords(language, this.areas);
  }

  #format(value: number, options: Intl.NumberFormatOptions): string {
    const key = JSON.stringify(options);
    let format = this.#formats.get(key);
    if (!format) this.#formats.set(key, (format = new Intl.NumberFormat(this.language, options)));
    return format.format(value);
  }

  #report(problem: string): void {
    if (this.problems.has(problem)) return;
    this.problems.add(problem);
    this.#complain?.(problem);
  }
}

/** The words of these areas ("web", "onirim", "urbion-rules", …) in a language; files are fetched once. */
export async function loadWords(language: Language, areas: readonly string[], read: Fetching = fetched): Promise<Words> {
  const wanted = [...new Set(areas)];
  const files = await Promise.all(wanted.map((area) => read(language, area)));
  return new Words(language, new Map(wanted.map((area, i) => [area, files[i] as FluentResource])), warn);
}

const kept = new Map<string, Promise<FluentResource>>();

/** A file of words, fetched once; what could not be fetched is asked for again the next time. */
function fetched(language: Language, area: string): Promise<FluentResource> {
  const key = `${language}/${area}`;
  let file = kept.get(key);
  if (!file) {
    file = download(key);
    kept.set(key, file);
    file.catch(() => kept.delete(key));
  }
  return file;
}

async function download(key: string): Promise<FluentResource> {
  const url = LIBRARY.get(key);
  if (url === undefined) throw new Error(`there are no words called ${key}`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

/** While developing, the console tells what is wrong. */
function warn(problem: string): void {
  if (import.meta.env.DEV) console.warn(problem);
}
