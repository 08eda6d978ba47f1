/**
 * What stands for a game where its table is not open: a fan of cards, a picture for each module, how it
 * stands in numbers. Every folder with an emblem.ts announces its own.
 */

import type { View } from "@/api/types";

export interface Emblem {
  /** Faces, the middle ones first in importance. */
  fan: string[];
  /** By module: a face, and which part of it fills the medallion (position and size of a background). */
  modules: Record<string, { face: string; at: string; size: string }>;
  /** How it stands, in numbers for a sentence. */
  counts?: (view: View) => { found: number; all: number; left: number };
  /** Where a campaign stands: which night it is, what is behind those who play and what is still owed; and who they are. */
  campaign?: (view: View) => { night: number; behind: number; owed: number; people: string[] };
}

const FOUND = import.meta.glob<Emblem>("./*/emblem.ts", { import: "emblem", eager: true });

const EMBLEMS: Record<string, Emblem> = Object.fromEntries(
  Object.entries(FOUND).map(([path, emblem]) => [path.split("/")[1] ?? "", emblem]),
);

export function emblemOf(game: string): Emblem {
  return EMBLEMS[game] ?? { fan: [], modules: {} };
}
