/** The scenes of Urbion: Chaos comes whirling, a claimed City flies to its window and lights up. */

import type { Fact } from "@/api/types";
import { moved, type Cue } from "@/table/cues";

export function cues(facts: readonly Fact[]): Cue[] {
  const found: Cue[] = moved(facts, "deck", "pending").slice(-1).map((token) => ({ kind: "whirl", zone: "pending", tokens: [token] }));
  for (const fact of facts as readonly unknown[]) {
    const { kind, what, city, row } = fact as Record<string, unknown>;
    if (kind === "city" && what === "claimed") found.push({ kind: "claim", zone: `${row}.city`, tokens: [String(city)] });
  }
  return found;
}
