/**
 * What happens at a table, in sentences, and what can be answered, as labels: read from the game's description
 * (src/reverie/words/story-<game>.json). src/reverie/tables/story.py explains it and does the same.
 */

import type { Decision, Fact, Offer, View } from "@/api/types";
import { type Conditions, type Expression, rank, reading, type Reader, Scope, type Wanted } from "@/i18n/description";
import type { Details, Words } from "@/i18n/words";
import { markAll, named } from "./marks";
import { objectOf } from "./offers";
import { answerCounts, type Line, type Who } from "./story";

/** One way to tell a fact. */
interface Way {
  if?: Conditions;
  text?: Expression;
  with?: Wanted;
  card?: Expression;
  becomes?: string;
  keep?: Record<string, Expression>;
}

export interface Description {
  tables?: Record<string, unknown>;
  facts: Record<string, Way[]>;
  together: {
    parted_by_silent_facts: boolean;
    never_parted_by?: string[];
    never: string[];
    in_order: string[];
    reversed: string[];
    single: Record<string, string>;
  };
  let: Record<string, Expression>;
  details: string[];
  label: { text: Expression; with?: Wanted }[];
  question: Expression;
  name: string;
}

/** Something to tell: a text with its details, and the cards that move alike. */
interface Sentence {
  name: string;
  /** The kind of fact; "moved" for cards. */
  kind: string;
  seat: number;
  details: Details;
  cards: (string | null)[];
  from: number;
  answers: number;
}

const CARD_DETAILS = ["card", "cards", "door"]; // what a question is about and is called by its name
const SILENCE = "-";

export class Teller {
  readonly game: string;
  readonly #told: Description;

  constructor(game: string, description: unknown) {
    this.game = game;
    this.#told = description as Description;
  }

  /** What is asked, in the language of these words (the server asked in the language of its time). */
  question(decision: Pick<Decision, "kind" | "about">, words: Words): string {
    const reader = words.reader(this.game);
    const details: Details = {};
    for (const [name, value] of Object.entries(decision.about)) {
      if (CARD_DETAILS.includes(name)) {
        const marked = [value].flat().map((it) => reader.value(this.#told.question, this.#scope(reader, { ...decision.about, it })));
        details[name] = markAll(marked as string[]);
      } else if (typeof value === "string" || typeof value === "number") details[name] = value;
    }
    return this.#named(words.text(`${this.game}-ask-${decision.kind}`, details), reader).text;
  }

  /** An answer in words; the view tells what a number in it stands for. */
  label(offer: Offer, words: Words, view: Partial<View>): string {
    const reader = words.reader(this.game);
    const [noun, argument] = objectOf(offer);
    const scope = this.#scope(reader, { verb: offer.verb, noun, argument, source: offer.from, place: offer.at, helper: offer.with, view });
    const details = reader.details(this.#told.details, scope);
    const parts: string[] = [];
    for (const part of this.#told.label) {
      const name = reader.textName(part.text, scope);
      if (name !== null) parts.push(words.text(name, { ...details, ...reader.details(part.with ?? [], scope) }));
    }
    return this.#named(parts.join(" ").replaceAll(") (", ", "), reader).text;
  }

  /** Sentences for one turn. */
  tell(facts: readonly Fact[], words: Words, who: Who, players: number): Line[] {
    const reader = words.reader(this.game);
    return this.#sentences(facts, reader, players).map((sentence) => {
      const { text, marked } = this.#named(this.#say(sentence, words, who), reader);
      const cards = marked.map((card) => reading(this.game, "token", card) ?? card);
      const kind = sentence.kind === "moved" ? sentence.name : sentence.kind;
      return { text, cards, from: sentence.from, answers: sentence.answers, turn: 0, kind };
    });
  }

  /** Cards that move alike within one stretch of a turn are told of together. */
  #sentences(facts: readonly Fact[], reader: Reader, players: number): Sentence[] {
    const { together } = this.#told;
    const told: Sentence[] = [];
    const counts = answerCounts(facts);
    const kept: Record<string, unknown> = { team: players > 1 };
    let stretch = 0;
    let acting = 0; // whose turn or answer was last: some facts do not say whose they are
    for (const [i, fact] of facts.entries()) {
      const moving = fact.kind === "moved";
      if (!moving) acting = fact.seat ?? acting;
      const last = told.at(-1);
      const lastCard = last?.cards.length === 1 ? last.cards[0] : null;
      const scope = this.#scope(reader, { ...kept, ...fact, last: last?.name, last_card: lastCard });
      const [way, name] = this.#way(fact.kind, reader, scope, kept);
      if (way.becomes && last) last.name = name;
      else if (name !== SILENCE) {
        const sentence: Sentence = {
          name,
          kind: fact.kind,
          seat: moving ? (fact.seat ?? 0) : acting,
          details: reader.details(way.with ?? [], scope),
          cards: moving ? [reader.value(way.card ?? "<card>", scope) as string | null] : [],
          from: fact.number,
          answers: counts[i] ?? 0,
        };
        const alike = moving && [...told.slice(stretch), ...told.slice(-1)].find((one) => isAlike(one, sentence));
        if (alike && !together.never.includes(name)) alike.cards.push(...sentence.cards);
        else told.push(sentence);
      }
      const parted = name !== SILENCE || together.parted_by_silent_facts;
      if (moving ? together.never.includes(name) : parted && !together.never_parted_by?.includes(fact.kind)) {
        stretch = told.length;
      }
    }
    return told;
  }

  /** The first way to tell a fact that fits, and the name of its text. */
  #way(kind: string, reader: Reader, scope: Scope, kept: Record<string, unknown>): [Way, string] {
    for (const way of this.#told.facts[kind] ?? []) {
      if (!reader.holds(way.if ?? {}, scope)) continue;
      const exists = (name: string) => name === SILENCE || reader.words.has(`${this.game}-event-${name}`);
      const name = way.text === undefined ? null : reader.first(way.text, scope, exists);
      if (way.text !== undefined && name === null) continue;
      for (const [key, value] of Object.entries(way.keep ?? {})) kept[key] = reader.value(value, scope);
      if (way.becomes ?? name) return [way, way.becomes ?? (name as string)];
    }
    return [{}, SILENCE];
  }

  /** One sentence; cards that this seat may not see are counted. */
  #say(sentence: Sentence, words: Words, who: Who): string {
    const { together } = this.#told;
    const details: Details = { who: who(sentence.seat), ...sentence.details };
    let name = sentence.name;
    if (sentence.kind === "moved") {
      const known = sentence.cards.filter((card) => card !== null);
      if (together.reversed.includes(name)) known.reverse(); // the lowest is put down first
      else if (!together.in_order.includes(name)) known.sort((a, b) => byRank(rank(this.game, a), rank(this.game, b)));
      const hidden = sentence.cards.length - known.length;
      const parts = known.length ? [markAll(known)] : [];
      if (hidden) parts.push(words.text(`${this.game}-cards`, { count: hidden }));
      details["card"] = parts.join(", ");
      if (known.length === 1 && !hidden) name = together.single[name] ?? name;
    }
    return words.text(`${this.game}-event-${name}`, details);
  }

  /** A sentence with its cards by their names, and what was marked in it. */
  #named(sentence: string, reader: Reader): { text: string; marked: string[] } {
    return named(sentence, (marked) => reader.named(this.#told.name, marked) ?? marked);
  }

  #scope(reader: Reader, known: Record<string, unknown>): Scope {
    return new Scope(reader, this.#told.let, [...Object.entries(this.#told.tables ?? {}), ...Object.entries(known)]);
  }
}

/** Whether two sentences differ in their cards at most. */
function isAlike(one: Sentence, other: Sentence): boolean {
  const details = (sentence: Sentence) => JSON.stringify(sentence.details);
  return one.kind === other.kind && one.name === other.name && one.seat === other.seat && details(one) === details(other);
}

/** The first ranks that differ decide. */
export function byRank(left: readonly (string | number)[], right: readonly (string | number)[]): number {
  const i = left.findIndex((mine, place) => mine !== right[place]);
  return i < 0 ? 0 : (left[i] as string | number) < (right[i] as string | number) ? -1 : 1;
}
