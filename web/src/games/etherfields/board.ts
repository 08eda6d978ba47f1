/**
 * Where the parts of an encounter lie, from the window alone: team, rounds, map, page, hand, question. Pure. The map has
 * what the others leave it; on a desk the page stands beside it, elsewhere it is a sheet.
 */

import { clamp, RATIO, type Size } from "@/table/placing";

/** On a desk three columns; upright one below the other; on a phone with everything at the size of a thumb. */
export type Hold = "desk" | "tablet" | "phone";

export interface BoardSizes {
  hold: Hold;
  /** Widths of the columns beside the map; 0: it has the whole width. */
  team: number;
  page: number;
  /** Heights of the rows above and below the map. */
  track: number;
  hand: number;
  /** The question: beside the hand, on a phone below it. */
  ask: number;
  /** The width of a card in the hand. */
  card: number;
  gap: number;
  margin: number;
}

export const DESK = 1100;
const NARROW = 620;
/** A card that is chosen rises above the others. */
export const RISE = 22;

export const holdIn = ({ width }: Size): Hold => (width >= DESK ? "desk" : width >= NARROW ? "tablet" : "phone");

export function boardIn(size: Size): BoardSizes {
  const { width, height } = size;
  const hold = holdIn(size);
  const hand = Math.round({ desk: clamp(190, 0.278 * height, 330), tablet: clamp(200, 0.25 * height, 300), phone: clamp(132, 0.225 * height, 196) }[hold]);
  const card = Math.round((hand - RISE) / RATIO);
  const margin = Math.round(clamp(10, 0.018 * width, 24));
  if (hold === "desk") {
    return { hold, team: Math.round(clamp(216, 0.185 * width, 330)), page: Math.round(clamp(360, 0.36 * width, 660)), track: 82, hand, ask: hand, card, gap: 20, margin };
  }
  const ask = hold === "tablet" ? hand : Math.round(clamp(150, 0.245 * height, 220));
  return { hold, team: 0, page: 0, track: hold === "tablet" ? 82 : 0, hand, ask, card, gap: hold === "tablet" ? 12 : 2, margin };
}

/** How far each of so many cards lies from the one before it: side by side, or over each other where there is no room. */
export function stepOf(cards: number, card: number, room: number, gap = 10): number {
  return cards < 2 ? card : Math.min(card + gap, (room - card) / (cards - 1));
}
