/** Cards that are fanned out and put in order by sight: the table asks for one after another, a person sees them all. */

import type { Scene, Zone } from "./scene";

const FAN = "looked";

export interface Ordering {
  zone: string;
  /** Those that may still be moved, as they lie. */
  keys: string[];
  /** Every one of them goes to the same pile: the order can be settled on. */
  whole: boolean;
}

/** The fan that is open, if there is one with more than one card to be asked for. */
export function ordering(scene: Scene): Ordering | null {
  const spots = scene.zones[FAN]?.spots.filter(({ actions }) => actions.length) ?? [];
  if (spots.length < 2) return null;
  const goals = new Set(spots.map(({ actions: [first, second] }) => (second ? "" : (first?.target ?? ""))));
  const [goal = ""] = goals;
  const pile = scene.zones[goal];
  return { zone: FAN, keys: spots.map(({ key }) => key), whole: goals.size === 1 && pile?.layout === "pile" && pile.contents === undefined };
}

/** A scene with the cards of its fan as somebody has put them; what was never moved stays where it is. */
export function arranged(scene: Scene, order: readonly string[]): Scene {
  const fan = scene.zones[FAN];
  if (!fan || !order.length) return scene;
  const here = new Map(fan.spots.map((spot) => [spot.key, spot]));
  const moved = order.flatMap((key) => here.get(key) ?? []);
  const places = fan.spots.flatMap((spot, i) => (order.includes(spot.key) ? [i] : []));
  const spots = [...fan.spots];
  places.forEach((place, i) => {
    const spot = moved[i];
    if (spot) spots[place] = spot;
  });
  const zone: Zone = { ...fan, spots };
  return { ...scene, zones: { ...scene.zones, [FAN]: zone } };
}

/** The same keys with one of them at another place; within the fan. */
export function moveTo(keys: readonly string[], key: string, index: number): string[] {
  const others = keys.filter((other) => other !== key);
  const at = Math.max(0, Math.min(others.length, index));
  return [...others.slice(0, at), key, ...others.slice(at)];
}
