/** The rows of Urbion from top to bottom, and its sides from left to right. */

import type { Side, UrbionView } from "./view";

export const ROWS = ["R1", "R2", "R3", "R4"] as const;

/** The two editions print the sides the other way round (URB-BASE-02). */
export function sidesOf(view: UrbionView): readonly [Side, Side] {
  return view.rules.split("/")[1] === "first" ? ["incubi", "sognae"] : ["sognae", "incubi"];
}
