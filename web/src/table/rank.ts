/** Which of several answers a key, a tap or the light means. Knows verbs only by one name: "discard". */

import type { Offer } from "@/api/types";
import type { Grouped } from "./context";
import type { Scene, Spot, Zone } from "./scene";

export const DISCARD = "discard";

export function discards(spot: Spot): Offer[] {
  return spot.actions.filter(({ verb }) => verb === DISCARD);
}

/** What can be done besides discarding, which has a key of its own. */
export function plays(spot: Spot): Offer[] {
  return spot.actions.filter(({ verb }) => verb !== DISCARD);
}

/** What Enter does at once: the only play, or the only answer there is. Several: null, somebody has to choose. */
export function obvious(spot: Spot): Offer | null {
  const [first, second] = plays(spot).length ? plays(spot) : spot.actions;
  return first && !second ? first : null;
}

/** The button that is gold and means Enter: the first, if the question is not answered with something on the table. */
export function mainButton(scene: Scene): Offer | null {
  const cards = Object.values(scene.zones).some((zone) => zone.spots.some((spot) => spot.actions.length > 0));
  return cards ? null : (scene.buttons[0] ?? null);
}

/** Special answers: those of no card, and what a card can do besides its first answer and being discarded. */
export function specials(buttons: Offer[], spot: Spot | null): Offer[] {
  return [...buttons, ...(spot ? plays(spot).slice(1) : [])];
}

/** Bright: it can be played; or the question is just which one to discard; or there is no question about this zone. */
export function bright(spot: Spot, zone: Zone): boolean {
  if (zone.spots.some((other) => plays(other).length > 0)) return plays(spot).length > 0;
  if (zone.spots.some((other) => other.actions.length > 0)) return spot.actions.length > 0;
  return true;
}

/** Answers under their headings, in the order in which these first appear; those without a heading come first. */
export function groupBy(offers: Offer[], heading: (offer: Offer) => string | null): Grouped[] {
  const groups = new Map<string | null, Offer[]>([[null, []]]);
  for (const offer of offers) {
    const name = heading(offer);
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return [...groups].filter(([, found]) => found.length > 0).map(([name, found]) => ({ heading: name, offers: found }));
}
