/** Both games by their names, for tests: a table loads the words of its own game only. */

import type { Decision, Fact, Offer, View } from "@/api/types";
import type { Words } from "@/i18n/words";
import { onirim } from "./onirim";
import { story, type Line } from "./story";
import { urbion } from "./urbion";

const TELLERS = { onirim, urbion };

function teller(game: string) {
  return TELLERS[game as keyof typeof TELLERS];
}

export function tell(
  game: string,
  facts: readonly Fact[],
  words: Words,
  players: number,
  names: readonly (string | null | undefined)[] = [],
  watching = false,
): Line[] {
  return story(teller(game), facts, words, players, names, watching);
}

export function label(game: string, offer: Offer, words: Words, view: Partial<View> | null): string {
  return teller(game).label(offer, words, view ?? {});
}

export function question(game: string, decision: Pick<Decision, "kind" | "about">, words: Words): string {
  return teller(game).question(decision, words);
}
