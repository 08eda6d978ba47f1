/** Where an answer can be given on the table: the zone and the thing in it that is touched. */

import type { Offer } from "@/api/types";
import { objectOf } from "@/tell/offers";

/** A thing in a zone: by what it is, or by its place in the zone. */
export interface Place {
  zone: string;
  token?: string;
  index?: number;
}

/** What an answer names, whatever its noun. */
export function argument(offer: Offer): string {
  return objectOf(offer)[1];
}

/** The zone a card of the own cards is taken from. */
function source(offer: Offer): Place {
  const token = argument(offer);
  if (offer.from === "stored") return { zone: "stored", index: Number(offer.slot) };
  return { zone: offer.from ?? "hand", token };
}

function captured(offer: Offer): Place[] {
  return offer.from ? [{ zone: offer.from, token: argument(offer) }] : [];
}

const catcher = (offer: Offer): Place[] =>
  offer.catcher === "none" ? [] : [{ zone: `catcher-${offer.catcher}`, index: 0 }];
const looked = (offer: Offer): Place[] => (offer.door === "none" ? [] : [{ zone: "looked", token: argument(offer) }]);
const goal = (offer: Offer): Place[] => [{ zone: "goals", index: Number(offer.position) }];
const premonition = (offer: Offer): Place[] => [{ zone: "premonitions", token: `premonition.${offer.premonition}` }];
const own = (offer: Offer): Place[] => [source(offer)];
const figure: Place = { zone: "incubus", index: 0 };

const WAYS: Record<string, Place> = {
  mill: { zone: "pile", index: 0 },
  punishment: { zone: "spells", token: "spell.powerful_punishment" },
  mirror: { zone: "rallied", token: "den.mirror" },
  protector: figure,
  pathfinder: figure,
};

function ward(offer: Offer): Place[] {
  if (offer.way !== undefined) return [WAYS[String(offer.way)] ?? []].flat();
  return offer.door !== undefined ? [{ zone: "doors", token: argument(offer) }] : own(offer);
}

const PLACES: Record<string, (offer: Offer) => Place[]> = {
  play: own,
  "build-left": own,
  "build-right": own,
  discard: own,
  open: own,
  rally: own,
  store: own,
  cyclo: own,
  swap: own,
  "swap-for": (offer) => [{ zone: "shared", token: argument(offer) }],
  draft: (offer) => [{ zone: "draft", token: argument(offer) }],
  ward,
  take: captured,
  handbook: catcher,
  empty: catcher,
  drop: looked,
  put: looked,
  "put-under": looked,
  "put-first": looked,
  keep: looked,
  incant: looked,
  lose: (offer) => [{ zone: "towers", token: argument(offer) }],
  uncover: goal,
  plan: goal,
  "plan-with": goal,
  banish: premonition,
  resolve: premonition,
  return: (offer) => [{ zone: offer.from === "partner" ? "partner-doors" : "doors", token: argument(offer) }],
  cast: (offer) => [{ zone: "spells", token: `spell.${offer.spell}` }],
  use: (offer) => [{ zone: "rallied", token: `den.${offer.denizen}` }],
  anticipate: () => [figure],
  face: () => [figure],
  "cyclo-fetch": () => [],
};

/** Where an answer can be given; nowhere: it needs a button or a line in a dialog. */
export function placesOf(offer: Offer): Place[] {
  return PLACES[offer.verb]?.(offer) ?? [];
}

/** Answers by the place where they are given. */
export class Placed {
  private readonly byZone = new Map<string, { place: Place; offer: Offer }[]>();

  constructor(offers: readonly Offer[]) {
    for (const offer of offers) {
      for (const place of placesOf(offer)) {
        const list = this.byZone.get(place.zone);
        if (list) list.push({ place, offer });
        else this.byZone.set(place.zone, [{ place, offer }]);
      }
    }
  }

  at(zone: string, token: string | null, index: number): Offer[] {
    return (this.byZone.get(zone) ?? [])
      .filter(({ place }) => (place.index === undefined ? place.token === token : place.index === index))
      .map(({ offer }) => offer);
  }
}
