/**
 * Where the keys are. Every zone has one tab stop; arrows walk inside a zone, Ctrl and arrows between zones.
 * After an update the focus is put back: on the same thing if something can be done with it, else on the next card of
 * the hand. An update moves cards between zones, and browsers forget the focus of what is moved.
 */

import type { Scene, Spot, Zone } from "./scene";
import { zonesOf } from "./tracker";

export interface Place {
  zone: string;
  key: string;
  /** Where in its zone it was, for when it is gone. */
  index: number;
}

export type Step = "previous" | "next" | "first" | "last" | "zone-previous" | "zone-next";

/** An empty place where nothing can be done is nothing to stop at. */
export function reachable(spot: Spot): boolean {
  return spot.face !== null || spot.actions.length > 0;
}

function stopsOf(zone: Zone | undefined): Spot[] {
  const spots = zone?.layout === "pile" ? zone.spots.slice(-1) : zone?.spots; // of a pile one sees the top
  return spots?.filter(reachable) ?? [];
}

function placeOf(zone: Zone, spot: Spot | undefined): Place | null {
  return spot ? { zone: zone.id, key: spot.key, index: zone.spots.indexOf(spot) } : null;
}

/** The tab stop of a zone: what was last visited there, else the first thing with which something can be done. */
export function stopOf(zone: Zone, visited: string | undefined): string | null {
  const stops = stopsOf(zone);
  const stop = stops.find((spot) => spot.key === visited) ?? stops.find((spot) => spot.actions.length) ?? stops[0];
  return stop?.key ?? null;
}

/** One's own cards. */
export function handOf(scene: Scene): Zone | null {
  return scene.zones.hand ?? zonesOf(scene).find((zone) => zone.layout === "hand") ?? null;
}

export function walk(scene: Scene, from: Place | null, step: Step, visited: ReadonlyMap<string, string>): Place | null {
  const zones = scene.order.flatMap((id) => scene.zones[id] ?? []).filter((zone) => stopsOf(zone).length > 0);
  const at = zones.findIndex((zone) => zone.id === from?.zone);
  const zone = zones[at];
  if (!zone) return start(scene, visited);
  if (step === "zone-next" || step === "zone-previous") {
    const there = zones[(at + (step === "zone-next" ? 1 : zones.length - 1)) % zones.length] ?? zone;
    const stop = stopOf(there, visited.get(there.id));
    return placeOf(there, there.spots.find((spot) => spot.key === stop));
  }
  const stops = stopsOf(zone);
  const now = stops.findIndex((spot) => spot.key === from?.key);
  const goal = { previous: Math.max(0, now - 1), next: Math.min(stops.length - 1, now + 1), first: 0, last: stops.length - 1 };
  return placeOf(zone, stops[goal[step]]);
}

/** Where somebody starts who has not been anywhere: in the hand, else wherever something can be done. */
export function start(scene: Scene, visited: ReadonlyMap<string, string> = new Map()): Place | null {
  const hand = handOf(scene);
  const zones = [...(hand ? [hand] : []), ...zonesOf(scene)].filter((zone) => stopsOf(zone).length > 0);
  const zone = zones.find((it) => it.spots.some((spot) => spot.actions.length)) ?? zones[0];
  if (!zone) return null;
  const stop = stopOf(zone, visited.get(zone.id));
  return placeOf(zone, zone.spots.find((spot) => spot.key === stop));
}

/** The card of the hand with this number, from 1. */
export function pick(scene: Scene, number: number): Place | null {
  const hand = handOf(scene);
  return hand && placeOf(hand, hand.spots[number - 1]);
}

/** Where the focus belongs after an update. */
export function restore(scene: Scene, was: Place): Place | null {
  for (const zone of zonesOf(scene)) {
    const same = zone.spots.find((spot) => spot.key === was.key);
    // A pile or a card on the table that has not moved keeps it, too: somebody is looking at it.
    if (same && (same.actions.length > 0 || (zone.id === was.zone && zone.layout !== "hand"))) return placeOf(zone, same);
  }
  const hand = handOf(scene);
  const cards = stopsOf(hand ?? undefined);
  if (!hand || cards.length === 0) return start(scene);
  const from = was.zone === hand.id ? Math.min(was.index, cards.length - 1) : 0;
  const next = [...cards.slice(from), ...cards.slice(0, from)].find((spot) => spot.actions.length > 0);
  return placeOf(hand, next ?? cards[from]);
}
