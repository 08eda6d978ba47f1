/**
 * What of the news deserves a scene of its own: a door that opens into light, a nightmare that looks at you first. A game
 * names its cues from what happened (games/<game>/cues.ts); `Drama` plays them above the table, and any input ends them.
 */

import type { Fact } from "@/api/types";

export interface Cue {
  /** door: opens where it stands. dread: comes to the middle, and asks. swirl: cards sink into mist and into a pile.
   * whirl: comes turning. claim: goes home to its window, which lights up. */
  kind: "door" | "dread" | "swirl" | "whirl" | "claim";
  /** Where it shows: the zone of the thing; of a swirl the mist. */
  zone: string;
  /** Its cards. */
  tokens: string[];
  /** Where a swirl ends. */
  to?: string;
}

/** Cards that moved from one zone to another, in their order. */
export function moved(facts: readonly Fact[], from: string | null, to: string): string[] {
  return facts.flatMap((fact) => {
    const { kind, card, from: origin, to: goal } = fact as unknown as Record<string, unknown>;
    return kind === "moved" && goal === to && (from === null || origin === from) && typeof card === "string" ? [card] : [];
  });
}
