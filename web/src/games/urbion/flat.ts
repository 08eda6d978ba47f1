/**
 * Urbion on a phone that lies on its side: scales two by two at the left; in a column at the right the town, the piles and
 * words, and below them the hand.
 */

import { around, card, clamp, fan, line, RATIO, type Area, type Box, type Placing, type Size } from "@/table/placing";
import { shelf, sideOf, TARGET, tilt, type Beam, type Laid, type Lying } from "./layout";

const HEAD = 56;
const EDGE = 8;
const PILE = 40;
const SHELF = 52;
const PLATE = 26; // what a row counts, on a plate below its City

export function flat(size: Size, lying: Lying): Laid {
  const { width: W, height: H } = size;
  const zones: Record<string, Area> = {};
  const right = clamp(226, 0.31 * W, 320);
  const from = W - right - EDGE;
  const bottom = H - 6;

  // ---- the scales ------------------------------------------------------------------------------------------------------
  const trays = lying.trays ?? [];
  const low = bottom - (trays.length ? SHELF + 6 : 0);
  const wide = (from - EDGE - 16) / 2;
  const high = (low - HEAD - 4) / 2;
  const row = Math.min((high - PLATE - 6) / RATIO, (wide - 26) / 4.45);
  const half = wide / 2 - 4;
  const [near, step] = [8, row * 0.72];
  const beams = lying.rows.map(({ left, right: other, lean }, i): Beam => {
    const cx = EDGE + wide / 2 + (i % 2) * (wide + 10);
    const base = HEAD + 4 + Math.floor(i / 2) * high + row * RATIO + Math.max(0, (high - row * RATIO - PLATE) / 2);
    const turn = tilt(lean);
    zones[`R${i + 1}.left`] = sideOf({ count: left, way: -1, cx, base, row, half, near, step, turn, margin: 0 });
    zones[`R${i + 1}.right`] = sideOf({ count: other, way: 1, cx, base, row, half, near, step, turn, margin: 0 });
    const city = card(cx - row / 2, base - row * RATIO - 4, row, { z: 9 });
    zones[`R${i + 1}.city`] = { box: around([city], 2), spots: [city] };
    return { x: cx, y: base + 4, half, turn };
  });
  if (trays.length) shelf(zones, trays, { x: EDGE, y: bottom - SHELF, width: from - EDGE - 12, height: SHELF });

  // ---- the hand, and above it everything that is read --------------------------------------------------------------------
  const held = Math.min(86, 0.215 * H);
  const handTop = bottom - held * RATIO - 4;
  const spots = fan(lying.hand, from + right / 2, bottom, held, right - 6, -12, 1.6, 1.4);
  zones.hand = { box: spots.length ? around(spots) : { x: from, y: handTop, width: right, height: held * RATIO }, spots };
  const deck = card(from, HEAD + 8, PILE);
  const discard = card(W - EDGE - PILE, HEAD + 8, PILE);
  zones.deck = { box: around([deck], 3), spots: [deck] };
  zones.discard = { box: around([discard], 3), spots: [discard] };
  const townX = from + PILE + 34;
  const room = discard.x - 26 - townX;
  const across = Math.ceil(lying.goal / 2);
  const window = Math.min(22, (room - (across - 1) * 2) / across);
  const town = Array.from({ length: lying.goal }, (_, i) => card(townX + (i % across) * (window + 2), HEAD + 22 + Math.floor(i / across) * (window * RATIO + 2), window));
  const lit = town.slice(0, Math.max(1, lying.claimed));
  const more = Math.max(0, TARGET - window);
  const [last, first] = [lit.at(-1) as Placing, town[Math.min(lying.claimed, town.length - 1)] as Placing];
  zones.success = { box: around(lit), spots: [card(last.x - more, last.y, window + more)] };
  zones.cities = { box: around(town.slice(Math.min(lying.claimed, town.length - 1))), spots: [card(first.x, first.y, window + more)] };
  let y = HEAD + 8 + PILE * RATIO + 22;
  if (lying.partner) {
    const theirs = line(lying.partner, from + 130, y - 4, 20, 104, 3);
    zones.partner = { box: around(theirs, 2), spots: theirs };
    y += 42; // their polarity stands below
  }
  const sentence: Box = { x: from - 4, y, width: right + 4, height: 24 };
  const bar: Box = { x: from - 4, y: y + 26, width: right + 4, height: Math.max(40, handTop - y - 28) };

  // ---- what waits, and what is looked at: before the scales ----------------------------------------------------------------
  const middle = from / 2;
  const both = Boolean(lying.pending && (lying.drawn || lying.aside));
  const ask = (count: number, id: string) => {
    const later = both && id === "pending";
    const large = Math.min(86, (high - 10) / RATIO, (from - 40) / Math.max(3, count)) * (later ? 0.62 : 1);
    // Between the two columns of scales, where nothing lies that could be an answer.
    const waits = line(count, later ? EDGE + large / 2 + 4 : middle, HEAD + high - (large * RATIO) / 2 + 4, large, from - 20, 8);
    zones[id] = { box: around(waits, 3), spots: waits.map((one) => ({ ...one, turn: 2, z: 31 })) };
  };
  for (const id of ["pending", "drawn", "aside"] as const) if (lying[id]) ask(lying[id] ?? 0, id);
  if (lying.looked) {
    const large = Math.min(110, (H - HEAD - 70) / RATIO, (from - 60) / lying.looked);
    const looked = fan(lying.looked, middle, HEAD + 20 + large * RATIO + 16, large, from - 30, 12, 2, 3);
    zones.looked = { box: around(looked, 4), spots: looked.map((one) => ({ ...one, z: 40 + (one.z ?? 0) })) };
  }
  return { hold: "flat", size, row, hand: held, pile: PILE, zones, beams, town, sentence, bar, journal: null };
}
