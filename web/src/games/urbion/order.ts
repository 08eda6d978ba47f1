/** The order in which cards are told: by element, those without one last; then Sognae, Incubi, Wizards, Metas. */

import { rank } from "@/i18n/description";
import { dream } from "@/i18n/names";
import { byRank } from "@/tell/teller";

/** The element that a card is told under; "" for those of none or all. */
export function elementOf(token: string): string {
  return dream("element", token) ?? "";
}

export function inCardOrder(counts: [string, number][]): [string, number][] {
  return counts.toSorted(([one], [other]) => byRank(rank("urbion", one), rank("urbion", other)));
}
