/** What happened at a table, in sentences: the same ones as in the terminal (src/reverie/tables/story.py). */

import type { Fact } from "@/api/types";
import type { Words } from "@/i18n/words";
import { isolated } from "@/lib/names";

/** One sentence of the story. */
export interface Line {
  text: string;
  /** The cards it names, by their tokens. */
  cards: string[];
  /** The number of the first event it tells of. */
  from: number;
  /**
   * How many answers had been given when it happened, as far as this seat can know: a forced answer is no answer, but
   * only who gave it is told that it was forced, and some answers are a secret. Exact for somebody who plays alone.
   */
  answers: number;
  /** In which turn; 0: before the first. */
  turn: number;
  /** What it tells of: a kind of movement ("drawn", "revealed") or of event ("turn", "ended"). */
  kind: string;
}

/** How to call who did it: `who(seat)` is "you" for whoever is spoken to. */
export type Who = (seat: number) => string;

/** Whoever tells the turns of a game. */
export interface Teller {
  game: string;
  tell(turn: readonly Fact[], words: Words, who: Who, players: number): Line[];
}

/**
 * Sentences for all facts. Whoever plays alone, or sits at `mine`, is spoken to; others, and whoever is watched, are
 * called by their names or else by their numbers.
 */
export function story(
  teller: Teller,
  facts: readonly Fact[],
  words: Words,
  players: number,
  names: readonly (string | null | undefined)[] = [],
  watching = false,
  mine: number | null = null,
): Line[] {
  const { game } = teller;
  const who = (seat: number): string => {
    if ((players === 1 && !watching) || seat === mine) return "you";
    const name = names[seat]?.replace(/[\ue000\ue001]/g, "").trim(); // no marks of cards in it
    // A text takes "you" for whoever is spoken to.
    return name && name !== "you" ? isolated(name) : words.text(`${game}-player`, { number: String(seat + 1) });
  };
  const key = [game, who(0), who(1), players].join("\n");
  let answers = 0;
  return turnsOf(facts).flatMap((turn) => {
    const first = turn[0] as Fact;
    let told = kept.get(first);
    if (!told || told.key !== key || told.last !== turn.at(-1) || told.before !== answers || told.words !== words) {
      const lines = teller.tell(turn, words, who, players);
      const number = first.kind === "turn" ? Number(first["turn"]) : 0;
      for (const line of lines) {
        line.answers += answers;
        line.turn = number;
      }
      told = { key, words, before: answers, last: turn.at(-1) as Fact, lines };
      kept.set(first, told);
    }
    answers += answerCounts(turn).at(-1) ?? 0;
    return told.lines;
  });
}

/** A turn as it was told; the log is told anew after every answer, and all turns but the last are the same then. */
interface Told {
  key: string;
  words: Words;
  before: number;
  last: Fact;
  lines: Line[];
}

const kept = new WeakMap<Fact, Told>();

/** Facts turn by turn: nothing is told of two turns in one sentence. */
function turnsOf(facts: readonly Fact[]): Fact[][] {
  const turns: Fact[][] = [];
  for (const fact of facts) {
    if (fact.kind === "turn" || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(fact);
  }
  return turns;
}

/** How many answers had been given after each fact. */
export function answerCounts(facts: readonly Fact[]): number[] {
  let answers = 0;
  return facts.map((fact) => {
    if (fact.kind === "answered" && !fact["forced"]) answers += 1;
    return answers;
  });
}
