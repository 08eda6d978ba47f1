/** Answers that are sets of things: whoever picks them on the table gives the answer that they make. */

import type { Offer } from "@/api/types";
import type { Scene, Spot } from "./scene";
import { zonesOf } from "./tracker";

function pickable(scene: Scene): Spot[] {
  return zonesOf(scene).flatMap(({ spots }) => spots.filter(({ pick }) => pick !== undefined));
}

const told = (kinds: string[]) => kinds.toSorted().join("\n");

/** The answer that what is picked makes, whichever of equal things was picked; null: none, or nothing is picked. */
export function setOf(scene: Scene, picked: ReadonlySet<string>): Offer | null {
  if (!picked.size) return null;
  const spots = pickable(scene);
  const kinds = new Map(spots.map(({ pick }) => [pick?.name ?? "", pick?.kind ?? ""]));
  const wanted = told(spots.filter(({ key }) => picked.has(key)).map(({ pick }) => pick?.kind ?? ""));
  return scene.sets?.find(({ names }) => told(names.map((name) => kinds.get(name) ?? "")) === wanted)?.offer ?? null;
}

/** The answers that name this thing. */
export function setsWith(scene: Scene, spot: Spot): number[] {
  return scene.sets?.filter(({ names }) => spot.pick && names.includes(spot.pick.name)).map(({ offer }) => offer.id) ?? [];
}
