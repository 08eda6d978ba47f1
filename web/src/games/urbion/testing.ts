/** Observations for the tests of this folder, recorded by tests/web/urbion_samples.py. */

import type { Decision, Observation, Offer, View } from "@/api/types";
import samples from "./samples.json";

export interface Sample {
  name: string;
  view: View;
  decision: Decision | null;
  actions: Offer[];
}

export const SAMPLES = samples as unknown as Sample[];

export function sampleOf(name: string): Sample {
  const found = SAMPLES.find((sample) => sample.name.endsWith(name));
  if (!found) throw new Error(`no sample is called ${name}`);
  return found;
}

/** The whole observation in which a sample was told. */
export function observed({ view, decision, actions }: Omit<Sample, "name">): Observation {
  return {
    seq: 1,
    status: view.status === "playing" ? "playing" : "over",
    locked: null,
    seats: [],
    view,
    decision,
    actions,
    answers: 0,
    redo: 0,
    undo: null,
    peeked: false,
    conceded: false,
    rematch: { offered: [], table: null },
    reveal: null,
  };
}
