/**
 * Where everything of Urbion lies: four pairs of scales that really tilt, the town of claimed Cities beside them, the hand
 * at a lower edge that never moves. One pure function from the window and from what lies on the scales.
 */

import { around, card, clamp, fan, holdOf, isFlat, line, RATIO, type Area, type Box, type Hold, type Placing, type Size } from "@/table/placing";
import { tray, type Tray } from "@/table/wing";
import { flat } from "./flat";

export interface ScaleOf {
  /** How many lie left and right of the City, empty places among them. */
  left: number;
  right: number;
  /** What the row counts, from the left: more on the left is positive. */
  lean: number;
}

export interface Lying {
  rows: ScaleOf[];
  hand: number;
  partner?: number;
  claimed: number;
  goal: number;
  pending?: number;
  drawn?: number;
  aside?: number;
  looked?: number;
  trays?: Tray[];
  beside?: number;
}

/** A beam: where its middle is, how far it reaches, how it leans. */
export interface Beam {
  x: number;
  y: number;
  half: number;
  turn: number;
}

export interface Laid {
  hold: Hold;
  size: Size;
  row: number;
  hand: number;
  pile: number;
  zones: Record<string, Area>;
  beams: Beam[];
  /** A place in town for each City; the claimed ones first. */
  town: Placing[];
  sentence: Box;
  bar: Box;
  journal: Box | null;
}

const STEEPEST = 2.7; // degrees
const STEP = 0.36;
export const TARGET = 24; // pixels that a finger hits
const THEIRS: Record<Hold, number> = { desk: 0, tablet: 170, phone: 112, flat: 0 }; // so wide is a partner's hand beside the piles
const PLACES = 3; // on each side, before cards overlap

/** How a beam leans: the heavier side sinks. */
export function tilt(lean: number): number {
  return -clamp(-STEEPEST, lean * STEP, STEEPEST);
}

export function measure(size: Size): { hold: Hold; row: number; hand: number; pile: number } {
  const { width: w, height: h } = size;
  const hold = holdOf(size);
  if (hold === "desk") {
    const hand = clamp(100, Math.min(0.1385 * h, 0.0935 * w), 200);
    const byHeight = ((h - 54 - RATIO * hand - 46) / 4 - 22) / RATIO;
    return { hold, hand, row: Math.min(byHeight, w * 0.0735), pile: Math.min(0.1245 * h, 0.078 * w, 160) };
  }
  if (hold === "tablet") return { hold, row: Math.min(0.1075 * w, 0.0746 * h), hand: 0.161 * w, pile: 0.103 * w };
  return { hold, row: Math.min(0.159 * w, 0.0735 * h), hand: 0.257 * w, pile: 0.139 * w };
}

/** One side of a pair of scales: its Dreams stand on the beam, the first next to the City. */
export function sideOf(of: { count: number; way: 1 | -1; cx: number; base: number; row: number; half: number; near: number; step: number; turn: number; margin: number }): Area {
  const { count, way, cx, base, row, half, near, step, turn, margin } = of;
  const slope = Math.tan((turn * Math.PI) / 180);
  const room = half - row / 2 - near - margin;
  const apart = count > 1 ? Math.min(step, (room - row) / (count - 1)) : step;
  const spots = Array.from({ length: count }, (_, k) => {
    const x = way * (row / 2 + near + k * apart) + (way < 0 ? -row : 0);
    return card(cx + x, base - row * RATIO - 2 + (x + row / 2) * slope, row, { turn, z: 8 - k });
  });
  return { spots, box: { x: way < 0 ? cx - half : cx + row / 2 + near / 2, y: base - row * RATIO - 6, width: half - row / 2 - near / 2, height: row * RATIO + 8 } };
}

export function layout(size: Size, lying: Lying): Laid {
  if (isFlat(size)) return flat(size, lying);
  const { hold, row, hand: held, pile } = measure(size);
  const { width: W, height: H } = size;
  const [desk, phone] = [hold === "desk", hold === "phone"];
  const zones: Record<string, Area> = {};
  const beside = lying.beside ?? 0;
  const right = W - beside;
  const bottom = H - (desk ? 26 : phone ? 10 : 20);
  const handTop = bottom - held * RATIO - 8;

  // ---- the scales ------------------------------------------------------------------------------------------------------
  const [near, gap] = phone ? [10, 0] : [24, 8];
  const step = phone ? row * 0.7 : row + gap;
  const half = phone ? W / 2 - 9 : Math.min(row / 2 + near + row + (PLACES - 1) * step + 20, desk ? Infinity : W / 2 - 64);
  const column = desk ? clamp(180, 0.165 * W, 330) : 0;
  const cx = desk ? Math.max(half + 100, (right - column) / 2) : W / 2;
  const top = desk ? 60 : phone ? 97 : 146;
  const pitch = row * RATIO + (desk || phone ? 22 : 40);
  const beams = lying.rows.map(({ left, right: other, lean }, i): Beam => {
    const name = `R${i + 1}`;
    const turn = tilt(lean);
    const base = top + i * pitch + row * RATIO;
    const side = (count: number, way: 1 | -1) => sideOf({ count, way, cx, base, row, half, near, step, turn, margin: phone ? 0 : 6 });
    zones[`${name}.left`] = side(left, -1);
    zones[`${name}.right`] = side(other, 1);
    const city = card(cx - row / 2, base - row * RATIO - 4, row, { z: 9 });
    zones[`${name}.city`] = { box: around([city], 2), spots: [city] };
    return { x: cx, y: base + 4, half, turn };
  });
  const rowsBottom = top + 4 * pitch;

  // ---- the town --------------------------------------------------------------------------------------------------------
  const across = desk ? (lying.goal > 12 ? 6 : 4) : lying.goal;
  const townX = desk ? Math.max(cx + half + 78, right - column - 24) : phone ? 88 : 130;
  const room = right - townX - (desk ? 24 : phone ? 10 : 30);
  const window = Math.min(desk ? 0.055 * H : phone ? 25 : 44, (room - (across - 1) * (phone ? 3 : 6)) / across);
  const townY = desk ? 100 : phone ? 58 : 68;
  const town = Array.from({ length: lying.goal }, (_, i) =>
    card(townX + (i % across) * (window + (phone ? 3 : 6)), townY + Math.floor(i / across) * (window * RATIO + 8), window),
  );
  const lit = town.slice(0, Math.max(1, lying.claimed));
  const more = Math.max(0, TARGET - window); // many Cities are small: what is pressed reaches over their neighbours
  const [last, first] = [lit.at(-1) as Placing, town[Math.min(lying.claimed, town.length - 1)] as Placing];
  zones.success = { box: around(lit), spots: [card(last.x - more, last.y, window + more)] };
  const dark = town.slice(Math.min(lying.claimed, town.length - 1));
  zones.cities = { box: around(dark), spots: [card(first.x, first.y, window + more)] };
  const townBottom = around(town).y + around(town).height;

  // ---- the hand, the piles and the words -------------------------------------------------------------------------------
  const words = desk ? clamp(250, 0.24 * W, 420) : 0;
  const leftPile = desk ? Math.max(20, 0.053 * W) : phone ? 12 : 30;
  const deck = desk ? card(leftPile, handTop + 12, pile * 0.93) : phone ? card(leftPile, bottom - pile * RATIO - 26, pile) : card(leftPile, rowsBottom + 18, pile);
  const discard = desk
    ? card(right - pile * 0.8 - 40, handTop + 16, pile * 0.8)
    : phone
      ? card(W - 50, rowsBottom + 2, 40)
      : card(W - pile - 30, rowsBottom + 18, pile);
  zones.deck = { box: around([deck], 4), spots: [deck] };
  zones.discard = { box: around([discard], 4), spots: [discard] };
  const from = desk ? deck.x + deck.width + 84 : phone ? leftPile + pile + 12 : 20;
  const to = desk ? discard.x - words - 24 : phone ? W - 8 : W - 20;
  const spots = fan(lying.hand, (from + to) / 2, bottom, Math.min(held, to - from), to - from, phone ? -20 : 12, phone ? 1.6 : 1.5, phone ? 1.5 : 2.5);
  zones.hand = { box: spots.length ? around(spots) : { x: from, y: handTop, width: to - from, height: held * RATIO }, spots };
  const sentence: Box = desk
    ? { x: discard.x - words - 4, y: handTop - 14, width: words - 8, height: 46 }
    : { x: phone ? 8 : 130, y: rowsBottom + (phone ? 4 : 16), width: W - (phone ? 76 : 260) - (lying.partner ? THEIRS[hold] + 10 : 0), height: phone ? 36 : 42 };
  const bar: Box = desk
    ? { x: sentence.x, y: handTop + 38, width: words - 8, height: bottom - handTop - 40 }
    : { x: phone ? 6 : 130, y: sentence.y + (phone ? 38 : 48), width: W - (phone ? 12 : 260), height: 92 };

  // ---- what waits, and what the modules bring ----------------------------------------------------------------------------
  let y = townBottom + 26;
  const wide = right - townX - 20;
  if (lying.partner) {
    const small = desk ? Math.min(56, (wide - 4 * 4) / 5) : phone ? 30 : 40;
    // Left of what was let go, where there is no column for it.
    const theirs = desk ? line(lying.partner, townX + wide / 2, y + 18, small, wide, 4) : line(lying.partner, discard.x - 14 - THEIRS[hold] / 2, discard.y + (phone ? 8 : 0), small, THEIRS[hold], 4);
    zones.partner = { box: around(theirs, 2), spots: theirs };
    y += small * RATIO + 44;
  }
  if (lying.trays?.length) {
    const box = desk
      ? { x: townX, y, width: wide, height: handTop - y - 10 }
      : { x: phone ? 10 : 30, y: handTop - (phone ? 56 : 96), width: W - (phone ? 20 : 60), height: phone ? 50 : 90 };
    if (desk) tray(zones, lying.trays, box);
    else shelf(zones, lying.trays, box);
  }
  // What is dealt with now is large; what waits behind it is small, and lies beside it.
  const both = Boolean(lying.pending && (lying.drawn || lying.aside));
  const below = phone ? sentence.y + sentence.height + 4 : 0;
  const ask = (count: number, id: string) => {
    const later = both && id === "pending";
    const most = desk ? Math.min(0.2 * H, wide * 0.8, 190) : Math.min(0.24 * W, phone ? (handTop - 10 - below) / RATIO : Infinity);
    const large = later ? most * 0.62 : most;
    const waits = desk
      ? line(count, townX + wide / 2, count > 1 ? townBottom + 20 : 110, count > 1 ? Math.min(large, wide / 2) : large, wide, 10)
      : line(count, later ? 20 + large / 2 : W / 2, handTop - large * RATIO - (phone ? 6 : 12), large, later ? large : W - 40, 10);
    zones[id] = { box: around(waits, 3), spots: waits.map((one) => ({ ...one, turn: 2, z: 31 })) };
  };
  for (const id of ["pending", "drawn", "aside"] as const) if (lying[id]) ask(lying[id] ?? 0, id);
  if (lying.looked) {
    const large = Math.min(desk ? 0.167 * H : 0.24 * W, (desk ? 2 * half : W - 40) / lying.looked);
    const looked = fan(lying.looked, cx, handTop - 20, large, desk ? 2 * half : W - 30, 16, 2, 4);
    zones.looked = { box: around(looked, 4), spots: looked.map((one) => ({ ...one, z: 40 + (one.z ?? 0) })) };
  }
  const journal = desk && W >= 1200 && !lying.trays?.length && !lying.partner && !beside ? { x: townX, y: townBottom + 34, width: wide - 10, height: handTop - townBottom - 70 } : null;
  return { hold, size, row, hand: held, pile, zones, beams, town, sentence, bar, journal };
}

/** Where there is no wing: trays side by side in one line. */
export function shelf(zones: Record<string, Area>, trays: readonly Tray[], box: Box): void {
  const all = trays.reduce((sum, { count }) => sum + Math.max(1, count), 0);
  const wide = Math.min((box.height - 16) / RATIO, (box.width - trays.length * 12) / all);
  let x = box.x;
  for (const { id, count } of trays) {
    const spots = Array.from({ length: Math.max(1, count) }, (_, i) => card(x + i * (wide + 3), box.y + 16, wide));
    zones[id] = { box: around(spots), spots: spots.slice(0, count) };
    x += Math.max(1, count) * (wide + 3) + 10;
  }
}
