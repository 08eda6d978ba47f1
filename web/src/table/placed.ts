/** Answers by where they lie on the table: every offer says so itself (docs/protocol.md, "Actions"). */

import type { Offer } from "@/api/types";
import type { Zone } from "./scene";

const BUTTON = "button";

export class Placed {
  private readonly byPlace = new Map<string, Offer[]>();

  constructor(readonly offers: readonly Offer[]) {
    for (const offer of offers) {
      for (const place of offer.places ?? []) this.byPlace.set(place, [...(this.byPlace.get(place) ?? []), offer]);
    }
  }

  /** The answers that lie at a thing, by whichever of its names. */
  at(...places: string[]): Offer[] {
    return places.flatMap((place) => this.byPlace.get(place) ?? []);
  }

  /** Answers that are given at no thing of these zones, and those that want a button as well. */
  buttons(zones: readonly Zone[]): Offer[] {
    const lying = new Set(zones.flatMap((zone) => zone.spots.flatMap((spot) => spot.actions)));
    return this.offers.filter((offer) => !lying.has(offer) || offer.places?.includes(BUTTON));
  }
}
