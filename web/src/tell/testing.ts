/** Both games by their names, for tests: a table loads the words of its own game only. */

import type { Decision, Fact, Offer, View } from "@/api/types";
import type { Words } from "@/i18n/words";
import { question as ask } from "./answers";
import { labelOnirim, NAMING as onirim } from "./onirim-answers";
import { tellOnirim } from "./onirim-story";
import { story, type Line } from "./story";
import { labelUrbion, NAMING as urbion } from "./urbion-answers";
import { tellUrbion } from "./urbion-story";

const TELLERS = { onirim: tellOnirim, urbion: tellUrbion };
const LABELS = { onirim: labelOnirim, urbion: labelUrbion };
type Game = keyof typeof TELLERS;

export function tell(
  game: string,
  facts: readonly Fact[],
  words: Words,
  players: number,
  names: readonly (string | null | undefined)[] = [],
  watching = false,
): Line[] {
  return story({ game, tell: TELLERS[game as Game] }, facts, words, players, names, watching);
}

export function label(game: string, offer: Offer, words: Words, view: Partial<View> | null): string {
  return LABELS[game as Game](offer, words, view ?? {});
}

export function question(game: string, decision: Pick<Decision, "kind" | "about">, words: Words): string {
  return ask({ onirim, urbion }[game as Game], decision, words);
}
