/** The scenes of Onirim: doors open into light, nightmares look at you, limbo gives back what it held. */

import type { Fact } from "@/api/types";
import { moved, type Cue } from "@/table/cues";

export function cues(facts: readonly Fact[]): Cue[] {
  const found: Cue[] = moved(facts, null, "doors").map((token) => ({ kind: "door", zone: "doors", tokens: [token] }));
  if (moved(facts, null, "resolving").at(-1) === "nightmare") found.push({ kind: "dread", zone: "resolving", tokens: ["nightmare"] });
  const adrift = moved(facts, "limbo", "pile");
  if (adrift.length) found.push({ kind: "swirl", zone: "limbo", tokens: adrift, to: "pile" });
  return found;
}
