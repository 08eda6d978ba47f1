/** The order of a card's answers, and what is meant when it is carried somewhere. */

import type { Offer } from "@/api/types";
import { dream } from "@/i18n/names";
import { inOrder } from "@/table/described";
import type { Spot } from "@/table/scene";
import { TABLE } from "./described";

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

/** Answers of a card of the hand in the order in which a menu names them, row by row. */
export function inMenuOrder(offers: readonly Offer[]): Offer[] {
  return inOrder(TABLE, offers.toSorted((one, other) => field(one, "at").localeCompare(field(other, "at"))));
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
  const letters = dream("letters", token);
  if (!letters || dream("both", token)) return null;
  return letters.endsWith("S") ? "sognae" : "incubi";
}
