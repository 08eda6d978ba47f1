/** A deck in the making: what is taken along, what it brings, and which answers build it. No rule is known here: the bounds come with the view. */

import type { Names } from "./names";
import { COLORS, type Packing } from "./view";

export type Taken = Readonly<Record<string, number>>;

/** Which cards are shown. */
export interface Filter {
  color: string | null;
  /** The place of one of COSTS. */
  cost: number | null;
  text: string;
}

/** What playing a card costs, as the builder sorts it: free, one or two, three or four, more. */
export const COSTS: readonly [from: number, to: number][] = [[0, 0], [1, 2], [3, 4], [5, Infinity]];

/** What is in the deck when the builder opens: what is settled, and for the rest the deck as it was; all of it if that one was none. */
export function opened(packing: Packing): Taken {
  const known = Object.keys(packing.before).length > 0 ? packing.before : packing.owned;
  return Object.fromEntries(Object.keys(packing.owned).map((card) => [card, packing.settled[card] ?? Math.min(known[card] ?? 0, packing.owned[card] ?? 0)]));
}

export function sizeOf(taken: Taken): number {
  return Object.values(taken).reduce((sum, n) => sum + n, 0);
}

/** How many cards have to be added (above zero) or left at home (below). */
export function lacking(packing: Packing, taken: Taken): number {
  const n = sizeOf(taken);
  return n < packing.least ? packing.least - n : n > packing.most ? packing.most - n : 0;
}

/** A tap takes one copy more; when all are in, it leaves them. */
export function tapped(packing: Packing, taken: Taken, card: string): Taken {
  const n = taken[card] ?? 0;
  return set(packing, taken, card, n < (packing.owned[card] ?? 0) ? n + 1 : 0);
}

export function set(packing: Packing, taken: Taken, card: string, n: number): Taken {
  if (card in packing.settled || !(card in packing.owned)) return taken;
  return { ...taken, [card]: Math.max(0, Math.min(n, packing.owned[card] ?? 0)) };
}

export function isBefore(packing: Packing, taken: Taken): boolean {
  return Object.keys(packing.owned).every((card) => (taken[card] ?? 0) === (packing.before[card] ?? 0));
}

/** The cheapest way to play a card, in intents; nothing to pay is 0. */
export function costOf(names: Names, card: string): number {
  const thing = names.found(`influence:${card}`);
  const prices = (thing?.abilities ?? []).flatMap((ref) => names.view.abilities[ref]?.price ?? []);
  const ways = [...prices, ...(thing?.lay ? [thing.lay] : [])].flat();
  const sums = ways.map((parts) => parts.reduce((sum, [kind, , n]) => sum + (kind === "intent" || kind === "team_times" ? Number(n) || 1 : 0), 0));
  return sums.length ? Math.min(...sums) : 0;
}

/** What the deck brings of each colour. */
export function intents(names: Names, taken: Taken): Record<string, number> {
  const sum = (color: string) => Object.entries(taken).reduce((total, [card, n]) => total + n * (names.found(`influence:${card}`)?.intents?.[color] ?? 0), 0);
  return Object.fromEntries(COLORS.map((color) => [color, sum(color)]));
}

/** How many cards of the deck are in each group of COSTS. */
export function curve(names: Names, taken: Taken): number[] {
  const groups = COSTS.map(() => 0);
  for (const [card, n] of Object.entries(taken)) {
    const at = groupOf(costOf(names, card));
    groups[at] = (groups[at] ?? 0) + n;
  }
  return groups;
}

const groupOf = (cost: number) => COSTS.findIndex(([from, to]) => cost >= from && cost <= to);

/** The cards that a filter leaves, sorted by name. */
export function shown(names: Names, packing: Packing, filter: Filter): string[] {
  const { language } = names.words;
  const wanted = filter.text.trim().toLocaleLowerCase(language);
  const fits = (card: string) => {
    const thing = names.found(`influence:${card}`);
    if (filter.color && !(thing?.intents?.[filter.color] ?? 0)) return false;
    if (filter.cost !== null && groupOf(costOf(names, card)) !== filter.cost) return false;
    return !wanted || `${names.thing(`influence:${card}`)} ${names.about(`influence:${card}`)}`.toLocaleLowerCase(language).includes(wanted);
  };
  return byName(names, Object.keys(packing.owned).filter(fits));
}

export function byName(names: Names, cards: string[]): string[] {
  return cards.toSorted((a, b) => names.thing(`influence:${a}`).localeCompare(names.thing(`influence:${b}`), names.words.language));
}
