/**
 * Who is who from scene to scene. A game names its cards by token ("red.sun") and there may be four of a kind; what
 * moves on the table must nevertheless be one thing with one key, or nothing could fly from the hand to the row.
 *
 * The matching, in this order, always first come first served in the order of the zones, hence deterministic:
 *   1. the same token in the same zone stays what it is;
 *   2. the same token in another zone has moved;
 *   3. something face down turns over (or is turned down) where no better match is left;
 *   4. whatever is left is new: it comes from the pile that has lost cards, and what is gone went to the pile that
 *      has grown.
 */

import type { Scene, Spot, Zone } from "./scene";

export interface Tracked {
  scene: Scene;
  /** New keys, and the zone out of which they come (a pile that has shrunk). */
  origins: Map<string, string>;
  /** Keys that are gone, and the zone into which they went (a pile that has grown). */
  exits: Map<string, string>;
  /** The number of the next new key. */
  next: number;
}

interface Place {
  zone: Zone;
  spot: Spot;
  /** What counts as "the same". */
  kind: string;
  order: number;
}

const DOWN = "?";
const EMPTY = "-";

function kindOf(spot: Spot): string {
  if (spot.token !== null) return spot.token;
  return spot.face === null ? `${EMPTY}${spot.caption ?? ""}` : DOWN;
}

/** The zones in the order of the keys, those without a place in it last. */
export function zonesOf(scene: Scene): Zone[] {
  const named = scene.order.flatMap((id) => scene.zones[id] ?? []);
  const rest = Object.keys(scene.zones).filter((id) => !scene.order.includes(id));
  return [...named, ...rest.flatMap((id) => scene.zones[id] ?? [])];
}

function placesOf(scene: Scene): Place[] {
  const places: Place[] = [];
  for (const zone of zonesOf(scene)) {
    for (const spot of zone.spots) places.push({ zone, spot, kind: kindOf(spot), order: places.length });
  }
  return places;
}

function sizeOf(zone: Zone | undefined): number {
  return zone ? (zone.count ?? zone.spots.length) : 0;
}

/** Lists of places by a name of theirs. */
class Shelf {
  private readonly lists = new Map<string, Place[]>();

  constructor(places: Place[], name: (place: Place) => string) {
    for (const place of places) {
      const list = this.lists.get(name(place));
      if (list) list.push(place);
      else this.lists.set(name(place), [place]);
    }
  }

  take(name: string): Place | undefined {
    return this.lists.get(name)?.shift();
  }
}

/**
 * Keys for a scene, given the one before.
 *
 * `mover` is the key of the card that the player has just moved: among equal cards it is the one that leaves.
 */
export function track(scene: Scene, before: Tracked | null, mover: string | null = null): Tracked {
  const old = before ? placesOf(before.scene) : [];
  const now = placesOf(scene);
  const keys = new Map<Place, string>();
  const left = new Set(old);
  let next = before?.next ?? 1;

  const match = (places: Place[], candidates: Place[], name: (place: Place) => string) => {
    const shelf = new Shelf(candidates, name);
    for (const place of places) {
      const found = keys.has(place) ? undefined : shelf.take(name(place));
      if (!found) continue;
      keys.set(place, found.spot.key);
      left.delete(found);
    }
  };
  const moves = (place: Place) => (place.spot.key === mover ? 1 : 0);
  const unmatched = () => now.filter((place) => !keys.has(place) && place.spot.face !== null);
  const remaining = () => [...left].filter((place) => place.spot.face !== null);

  const home = (place: Place) => `${place.zone.id} ${place.kind}`;

  // 0. The card in the player's hand goes where one of its kind has come; an equal one drawn at once is another.
  const hand = old.find(moves);
  const goal = hand && arrival(hand, old, now);
  if (hand && goal) {
    keys.set(goal, hand.spot.key);
    left.delete(hand);
  }
  // 1. Otherwise it is the last to be found where it was.
  match(now, [...left].sort((a, b) => moves(a) - moves(b) || a.order - b.order), home);
  // 2. And the first to be found elsewhere. A pile's back is no card: it does not travel.
  match(
    unmatched().filter((place) => place.kind !== DOWN || place.zone.layout !== "pile"),
    remaining()
      .filter((place) => place.kind !== DOWN || place.zone.layout !== "pile")
      .sort((a, b) => moves(b) - moves(a) || a.order - b.order),
    (place) => place.kind,
  );
  // 3. Cards that turn over, either way.
  const open = (place: Place) => place.kind !== DOWN;
  const loose = (place: Place) => place.kind === DOWN && place.zone.layout !== "pile";
  match(unmatched().filter(open), remaining().filter(loose), () => DOWN);
  match(unmatched().filter(loose), remaining().filter(open), () => DOWN);

  // 4. New ones.
  const shrunk = piles(before?.scene, scene, (change) => change < 0);
  const grown = piles(before?.scene, scene, (change) => change > 0);
  const origins = new Map<string, string>();
  const exits = new Map<string, string>();
  for (const place of now) {
    if (keys.has(place)) continue;
    const key = `c${next++}`;
    keys.set(place, key);
    if (before && place.spot.face !== null) {
      const pile = shrunk.find((id) => id !== place.zone.id);
      if (pile) origins.set(key, pile);
    }
  }
  for (const place of left) {
    if (place.spot.face === null) continue;
    // The old top of an open pile is not gone: it is covered.
    if (place.zone.layout === "pile" && grown.includes(place.zone.id)) continue;
    const pile = grown.find((id) => id !== place.zone.id);
    if (pile) exits.set(place.spot.key, pile);
  }

  const zones: Record<string, Zone> = {};
  const names = new Map<Spot, string>([...keys].map(([place, key]) => [place.spot, key]));
  for (const [id, zone] of Object.entries(scene.zones)) {
    zones[id] = { ...zone, spots: zone.spots.map((spot) => ({ ...spot, key: names.get(spot) ?? spot.key })) };
  }
  return { scene: { ...scene, zones }, origins, exits, next };
}

/** The last card of this kind in another zone that has more of them than before. */
function arrival(mover: Place, old: Place[], now: Place[]): Place | undefined {
  const many = (places: Place[], zone: string) =>
    places.filter((place) => place.kind === mover.kind && place.zone.id === zone).length;
  return now.findLast(
    ({ kind, zone }) => kind === mover.kind && zone.id !== mover.zone.id && many(now, zone.id) > many(old, zone.id),
  );
}

/** Piles that have lost or gained cards, the greatest change first. */
function piles(before: Scene | undefined, after: Scene, wanted: (change: number) => boolean): string[] {
  if (!before) return [];
  return zonesOf(after)
    .filter((zone) => zone.layout === "pile")
    .map((zone) => ({ id: zone.id, change: sizeOf(zone) - sizeOf(before.zones[zone.id]) }))
    .filter(({ change }) => wanted(change))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ id }) => id);
}

function zoneWith(scene: Scene | undefined, key: string): string | undefined {
  return scene && zonesOf(scene).find((zone) => zone.spots.some((spot) => spot.key === key))?.id;
}

/** Remembers the last scene, so that each new one gets its keys from it. */
export class Tracker {
  private last: Tracked | null = null;
  private mover: string | null = null;

  /** This card is about to be moved by the player. */
  expect(key: string | null): void {
    this.mover = key;
  }

  track(scene: Scene): Tracked {
    const from = this.mover && zoneWith(this.last?.scene, this.mover);
    this.last = track(scene, this.last, this.mover);
    if (this.mover && zoneWith(this.last.scene, this.mover) !== from) this.mover = null; // it has arrived
    return this.last;
  }
}
