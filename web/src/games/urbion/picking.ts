/** Answers of Urbion that are given at things which they do not name themselves: Dreams of a Census, Books once more. */

import type { Decision, Offer } from "@/api/types";
import type { Scene, Zone } from "@/table/scene";
import { field } from "./places";
import { ROWS } from "./sides";
import type { About, Side, UrbionView } from "./view";

/** The Book behind an answer like "again flying-sognae". */
const BOOK_OF_ACTION: Record<string, string> = {
  "flying-sognae": "book_flying_sognae",
  "flying-incubi": "book_flying_incubi",
  "invisible-sognae": "book_invisible_sognae",
  "invisible-incubi": "book_invisible_incubi",
  freedom: "book_freedom",
  "full-balance": "book_balance",
  prophecies: "book_prophecies",
};

/** What is done once more by a Book is chosen at the Book, if it lies open. */
export function atTheirBooks(offers: readonly Offer[], view: UrbionView): Offer[] {
  return offers.map((offer) => {
    const book = offer.verb === "again" ? BOOK_OF_ACTION[field(offer, "action")] : undefined;
    return book && view.books?.in_play.includes(book) ? { ...offer, places: [`books/${book}`] } : offer;
  });
}

/** The sets of Dreams that may leave in a Census; null: this is not asked. */
export function setsOf(decision: Decision | null, offers: readonly Offer[]): NonNullable<Scene["sets"]> | null {
  if (decision?.kind !== "clean") return null;
  return offers.flatMap((offer) => {
    const dreams = field(offer, "dreams");
    return dreams === "none" ? [] : [{ offer, names: dreams.split("+") }];
  });
}

/** The Dreams of the row that is asked about can be picked: `s1` is the first on the sognae side. */
export function picking(zone: Zone, view: UrbionView, about: About): Zone {
  const [row, side] = zone.id.split(".") as [string, Side | "city"];
  const dreams = row === about.row && side !== "city" ? view.rows[ROWS.findIndex((name) => name === row)]?.[side] : undefined;
  if (!dreams) return zone;
  const spots = zone.spots.map((spot, i) => {
    const dream = dreams[i];
    return dream ? { ...spot, pick: { name: `${side.charAt(0)}${i + 1}`, kind: `${side} ${dream.card} ${dream.postcard ?? ""} ${dream.quarters}` } } : spot;
  });
  return { ...zone, spots };
}
