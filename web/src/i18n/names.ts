/** Urbion's Dreams by their tokens: what a token says is described in src/reverie/words/names-urbion.json. */

import { reading } from "./description";

/** What a token says: its `kind`, its `element`, its `influence`, whether it may lie on `both` sides; null: nothing. */
export function dream(what: string, token: string): string | null {
  return reading("urbion", what, token);
}

/** Its number with the sign of the side where it lies; with both signs if that is open. */
export function influence(token: string, side = ""): string {
  return dream("influence", `${token}@${side}`) ?? "";
}
