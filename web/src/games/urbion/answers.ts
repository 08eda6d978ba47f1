/** The answers of the open question, sorted by where they are given: on which card, City or place, or as a button. */

import type { Decision, Offer } from "@/api/types";
import { field, inMenuOrder, placeOf } from "./places";
import { ROWS, type About, type PlacedDream, type Side, type UrbionView } from "./view";

/** Verbs that only a dialog offers: whatever they are about, it is not one thing on the table. */
const IN_A_DIALOG = new Set(["sides", "clean", "bonus", "stop", "again", "reveal-book", "no-more-books"]);

export interface Answers {
  /** By the token of a card of the hand. */
  hand: Map<string, Offer[]>;
  /** By the place of a Dream ("R1.sognae.2"). */
  dreams: Map<string, Offer[]>;
  /** By row. */
  cities: Map<string, Offer[]>;
  /** By side ("R1.sognae"): a card that comes may lie there. */
  sides: Map<string, Offer[]>;
  /** By the token of a card being looked at. */
  looked: Map<string, Offer[]>;
  /** What can be done with the card that waits to be resolved. */
  pending: Offer[];
  /** What belongs to no card. */
  buttons: Offer[];
}

/** Sort the answers; everything stands somewhere, except what only a dialog offers. */
export function answersOf(view: UrbionView, decision: Decision | null, offers: readonly Offer[]): Answers {
  const about = (decision?.about ?? {}) as About;
  const found: Answers = {
    hand: new Map(),
    dreams: new Map(),
    cities: new Map(),
    sides: new Map(),
    looked: new Map(),
    pending: [],
    buttons: [],
  };
  for (const offer of offers) {
    if (!IN_A_DIALOG.has(offer.verb)) sort(found, offer, view, about);
  }
  for (const [card, list] of found.hand) found.hand.set(card, inMenuOrder(list));
  return found;
}

function sort(found: Answers, offer: Offer, view: UrbionView, about: About): void {
  const row = field(offer, "row");
  switch (offer.verb) {
    case "put":
      return add(found.looked, field(offer, "card"), offer);
    case "lay":
      found.pending.push(offer);
      return add(found.sides, field(offer, "side"), offer);
    case "place":
    case "ruin": {
      found.pending.push(offer);
      add(found.cities, row, offer);
      const stronger = view.rows[ROWS.indexOf(row as (typeof ROWS)[number])]?.stronger;
      if (offer.verb === "place" && stronger) add(found.sides, `${row}.${stronger}`, offer);
      return;
    }
    case "fly-to":
      add(found.dreams, about.slot ?? "", offer);
      add(found.sides, `${row}.${placeOf(about.slot ?? "")?.side ?? ""}`, offer);
      return add(found.cities, row, offer);
    case "city":
    case "city-with":
    case "free":
      return add(found.cities, row, offer);
    case "wise":
    case "face":
    case "reveal":
      found.pending.push(offer);
      found.buttons.push(offer);
      return;
  }
  if (field(offer, "slot")) {
    for (const slot of twins(view, field(offer, "slot"))) add(found.dreams, slot, offer);
  } else if (field(offer, "card")) add(found.hand, field(offer, "card"), offer);
  else found.buttons.push(offer);
}

/** The place itself, and those of equal Dreams beside it: of equals without a Postcard only the first one is named. */
function twins(view: UrbionView, slot: string): string[] {
  const [row, side, number] = slot.split(".") as [(typeof ROWS)[number], Side, string];
  const dreams = view.rows[ROWS.indexOf(row)]?.[side] ?? [];
  const named = dreams[Number(number) - 1];
  if (!named || named.postcard) return [slot];
  return dreams.flatMap((dream, i) => (equal(dream, named) ? [`${row}.${side}.${i + 1}`] : []));
}

function equal(one: PlacedDream, other: PlacedDream): boolean {
  return one.card === other.card && one.postcard === other.postcard;
}

function add(map: Map<string, Offer[]>, key: string, offer: Offer): void {
  map.set(key, [...(map.get(key) ?? []), offer]);
}
