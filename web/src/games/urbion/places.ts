/** Answers and places: which spot or zone of the table an answer belongs to. */

import type { Offer } from "@/api/types";
import { readDream } from "@/i18n/names";
import type { Spot } from "@/table/scene";

/** Verbs that cost a card of the hand, in the order in which a menu names them; the card may also be played. */
export const FREE_ACTIONS = ["swap", "census"] as const;
export const BOOK_ACTIONS = [
  "flying-sognae",
  "flying-incubi",
  "invisible-sognae",
  "invisible-incubi",
  "freedom",
  "full-balance",
  "prophecies",
] as const;
export const SPECIAL_ACTIONS = [
  "rebuild",
  "side-change",
  "rebuild-two",
  "side-change-two",
  "alliance",
  "switch-polarity",
] as const;
export const PASS = ["pass"] as const;
/** What a card can be discarded for, in groups. */
export const PRICES: readonly (readonly string[])[] = [FREE_ACTIONS, BOOK_ACTIONS, SPECIAL_ACTIONS, PASS];

const ORDER: readonly string[] = ["play", ...PRICES.flat()];
const PLACE = /^(R[1-4])(?:\.(sognae|incubi|city))?(?:\.\d)?$/;

/** A text field of an answer. */
export function field(offer: Offer, name: string): string {
  const value = offer[name];
  return typeof value === "string" ? value : "";
}

/** The row and side that a place ("R1", "R1.sognae", "R1.sognae.2") lies in. */
export function placeOf(text: string): { row: string; side: string } | null {
  const found = PLACE.exec(text);
  return found ? { row: found[1] as string, side: found[2] ?? "" } : null;
}

/** Answers that cost this card, playing it first. */
export function inMenuOrder(offers: readonly Offer[]): Offer[] {
  return offers
    .map((offer) => ({ offer, rank: ORDER.indexOf(offer.verb), at: field(offer, "at") }))
    .sort((one, other) => one.rank - other.rank || one.at.localeCompare(other.at))
    .map(({ offer }) => offer);
}

/** The zone into which an answer moves its card; null: none. */
export function target(offer: Offer): string | null {
  const place = placeOf(field(offer, "slot"));
  switch (offer.verb) {
    case "play":
      return field(offer, "at");
    case "lay":
      return field(offer, "side");
    case "place":
    case "fly-to":
      return `${field(offer, "row")}.city`;
    case "flip":
      return place && `${place.row}.${place.side === "sognae" ? "incubi" : "sognae"}`;
    case "free":
      return "success";
    case "put":
    case "wise":
      return "deck";
    case "vanish":
    case "and":
      return "discard";
    default:
      return ORDER.includes(offer.verb) ? "discard" : null;
  }
}

/** Dropped on a City, a Dream is meant for its row: for whichever side it may lie on. */
export function near(zone: string): string[] {
  const place = placeOf(zone);
  return place?.side === "city" ? [`${place.row}.sognae`, `${place.row}.incubi`] : [];
}

/**
 * The words of "this card to that place"; null if it cannot be said. The server does it, or answers why it is not possible.
 * A Sogna or an Incubus that is dropped anywhere on a row is meant for its own side of it; a Dream that could lie on
 * either side and fits none (see `near`) is asked for on the good one, so that somebody hears why.
 */
export function wish(spot: Spot, from: string, to: string): string | null {
  const place = placeOf(to);
  if (!place || spot.token === null) return null;
  const verb = spot.actions[0]?.verb;
  if (verb === "place" || verb === "fly-to") return `${verb} ${place.row}`;
  const side = ownSide(spot.token) ?? (place.side === "incubi" ? "incubi" : "sognae");
  if (verb === "lay") return `lay ${place.row}.${side}`;
  return from === "hand" && verb !== "and" ? `play ${spot.token} at ${place.row}.${side}` : null;
}

/** The side that a Dream is named after; null if it may lie on either. */
function ownSide(token: string): string | null {
  const dream = readDream(token);
  if (!dream || dream.bothSides) return null;
  return dream.letters.endsWith("S") ? "sognae" : "incubi";
}
