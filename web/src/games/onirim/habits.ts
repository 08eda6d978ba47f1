/** What is done by itself at a table of Onirim, if its player wishes so. */

import type { Observation, Offer } from "@/api/types";
import type { Habits } from "@/table/scene";

const WINDOWS = ["before-draw", "before-limbo"];
/** To leave a door where it is, or to search in vain: nobody means that who has found one. */
const WITHOUT = ["decline", "search"];

export function habit({ decision, actions, redo }: Pick<Observation, "decision" | "actions" | "redo">, { doors, windows }: Habits): Offer | null {
  if (!decision || !actions.length || redo) return null; // what was taken back is asked again
  if (windows === "auto" && WINDOWS.includes(decision.kind)) return actions.find(({ verb }) => verb === "go-on") ?? null;
  if (doors === "auto" && decision.kind === "search") {
    const ways = actions.filter(({ verb }) => !WITHOUT.includes(verb));
    return ways.length === 1 && ways[0]?.verb === "take" ? ways[0] : null;
  }
  return null;
}
