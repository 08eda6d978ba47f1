/** The buttons of a card whose name is clear: in few words, under a heading. */

import type { Observation, Offer } from "@/api/types";
import { dream, influence } from "@/i18n/names";
import type { Words } from "@/i18n/words";
import { urbion } from "@/tell/urbion";
import { rowNumber } from "./names";
import { field, placeOf } from "./places";

/** "Row 2", "Swap": an answer of a card of the hand without the name of the card. */
export function brief(offer: Offer, words: Words, observation: Observation): string {
  const paid = paidBy(offer);
  if (words.has(paid)) return words.text(paid);
  if (offer.verb === "swap-polarity") return words.text("urbion-board-swap-polarity");
  const own = `urbion-table-brief-${offer.verb}`;
  if (words.has(own)) return words.text(own, { what: urbion.label(offer, words, observation.view ?? {}), none: String(field(offer, "dreams") === "none") });
  const place = offer.verb === "play" && placeOf(field(offer, "at"));
  if (!place) return urbion.label(offer, words, observation.view ?? {});
  const card = field(offer, "card");
  const row = words.text("urbion-board-row", { row: rowNumber(place.row) });
  return dream("both", card) ? `${row} (${influence(card, place.side)})` : row;
}

/** What the buttons of a card of the hand have in common. */
export function group(offer: Offer, words: Words): string | null {
  if (offer.verb === "play") return words.text("urbion-board-play-at");
  return words.has(paidBy(offer)) ? words.text("urbion-board-discard-for") : null;
}

/** The name of what a card can be discarded for. */
function paidBy(offer: Offer): string {
  return `urbion-board-for-${offer.verb}`;
}
