/** The order in which cards are told: by element, those without one last; then Sognae, Incubi, Wizards, Metas. */

import { ELEMENTS, KINDS, readDream } from "@/i18n/names";

const NAMES: readonly string[] = [...Object.values(ELEMENTS), ""];
const LETTERS: readonly string[] = Object.keys(KINDS);

/** The element that a card is told under; "" for those of none or all. */
export function elementOf(token: string): string {
  return readDream(token)?.element ?? "";
}

function rank(token: string): number {
  const dream = readDream(token);
  return dream ? NAMES.indexOf(dream.element) * 100 + LETTERS.indexOf(dream.letters) : Number.MAX_SAFE_INTEGER;
}

export function inCardOrder(counts: [string, number][]): [string, number][] {
  return counts.toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
}
