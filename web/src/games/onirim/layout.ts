/**
 * Where everything of Onirim lies: doors on their ledge, the labyrinth below them, the hand at a lower edge that never
 * moves, piles beside it, modules in two wings. One pure function from the window and from how many things there are.
 */

import { around, card, clamp, fan, holdOf, isFlat, line, RATIO, type Area, type Box, type Hold, type Placing, type Size } from "@/table/placing";
import { tray, type Tray } from "@/table/wing";
import { fits, flat } from "./flat";
import { labyrinth, type Labyrinth, type Run, type Scale } from "./labyrinth";

/** How many things lie where. */
export interface Lying {
  /** How many doors stand together, colour by colour. */
  doors: number[];
  partnerDoors?: number[];
  runs: Run[];
  /** A folded run that somebody wants to see whole. */
  unfolded?: number | null;
  partnerRuns?: Run[];
  hand: number;
  partnerHand?: number;
  shared?: number;
  goals?: number;
  towers?: number;
  /** Places to build at: none, one or two. */
  ends?: number;
  /** Cards that are looked at or chosen from, in front of the hand. */
  looked?: number;
  draft?: number;
  /** A card that asks, large in the middle. */
  resolving?: number;
  incubus?: number;
  /** What lies in the wings: how many things, and whether they are half as high. */
  left?: Tray[];
  right?: Tray[];
  /** Room that something else takes at the right (the tutorial). */
  beside?: number;
}

export interface Laid {
  hold: Hold;
  size: Size;
  /** The widths of what has to be read. */
  door: number;
  hand: number;
  pile: number;
  zones: Record<string, Area>;
  row: Labyrinth;
  partnerRow: Labyrinth | null;
  /** The board on which the doors stand, and the middle of each colour below it. */
  ledge: Box;
  counts: { x: number; y: number }[];
  /** One sentence, and what can be done. */
  sentence: Box;
  bar: Box;
  /** The mist of limbo. */
  mist: Box;
  /** Three lines of the journal; null: no room for them. */
  journal: Box | null;
  /** The hill under the towers. */
  hill: Box | null;
  /** Wings that are folded: only their tabs are there. */
  folded: boolean;
  /** What a wing opens into where it is folded. */
  sheet: Box;
  tabs: Box;
}

const HEAD = { desk: 54, tablet: 54, phone: 56, flat: 56 };
const WING = 232;
const WIDE = 1200;

export function measure(size: Size): { hold: Hold; door: number; hand: number; pile: number; scale: Scale } {
  const { width: w, height: h } = size;
  const hold = holdOf(size);
  if (hold === "desk") {
    return {
      hold,
      door: clamp(56, 0.104 * h, 150),
      hand: clamp(112, 0.162 * h, 232),
      pile: Math.min(0.1245 * h, 0.078 * w, 160),
      scale: { most: 0.167 * h, least: 0.093 * h, shrink: 0.78 },
    };
  }
  if (hold === "tablet") {
    const hand = (w - 100) / 5;
    return { hold, door: Math.min(82, (w - 60) / 8), hand: Math.min(hand, 0.125 * h), pile: 0.103 * w, scale: { most: 0.205 * w, least: 0.103 * w, shrink: 0.82 } };
  }
  return { hold, door: Math.min(40, (w - 60) / 8), hand: 0.247 * w, pile: 0.139 * w, scale: { most: 0.267 * w, least: 0.154 * w, shrink: 0.86 } };
}

export function layout(size: Size, lying: Lying): Laid {
  if (isFlat(size) && fits(lying)) return flat(size, lying);
  const { hold, hand: held, pile, scale } = measure(size);
  const { width: W, height: H } = size;
  const desk = hold === "desk";
  const phone = hold === "phone";
  const team = lying.partnerRuns !== undefined;
  const zones: Record<string, Area> = {};
  const beside = lying.beside ?? 0;

  // ---- what stays where it is: the hand, the piles, the line of words ------------------------------------------------
  const side = desk ? clamp(176, 0.164 * W, 320) : 0;
  const bottom = H - (desk ? 28 : phone ? 10 : 20);
  const top = HEAD[hold] + (desk ? 12 : phone ? 6 : 20);
  const handTop = bottom - held * RATIO - (phone ? 6 : desk ? 13 : 12);
  const room = desk ? W - 2 * side - beside : W - (phone ? 20 : 40);
  const center = desk ? (W - beside) / 2 : W / 2;
  const cards = hands(lying.hand, lying.shared ?? 0, center, bottom, held, room, phone ? -18 : desk ? 16 : 14, phone);
  zones.hand = cards.hand;
  if (lying.shared) zones.shared = cards.shared;

  const pilesTop = desk ? bottom - pile * RATIO - 64 : handTop - pile * RATIO - (phone ? 62 : 34);
  const column = side * 0.62;
  const places: Record<string, Placing> = desk
    ? {
        pile: card(column - pile / 2, pilesTop, pile),
        discard: card(W - beside - column - pile / 2, pilesTop, pile),
      }
    : { pile: card(phone ? 22 : 60, pilesTop, pile), discard: card(W - pile - (phone ? 18 : 60), pilesTop, pile) };
  zones.pile = { box: around([places.pile as Box], 6), spots: [places.pile as Placing] };
  zones.discard = { box: around([places.discard as Box], 6), spots: [places.discard as Placing] };
  const mistWide = desk ? Math.min(190, side - 20) : phone ? 74 : 150;
  const mist: Box = desk
    ? { x: column - mistWide / 2, y: pilesTop - 0.6 * mistWide - 56, width: mistWide, height: 0.6 * mistWide }
    : { x: W / 2 + (phone ? 10 : 60) - mistWide / 2, y: pilesTop + (phone ? 6 : 14), width: mistWide, height: pile * RATIO * (phone ? 0.62 : 0.6) };
  const adrift = Math.min(pile * 0.62, mist.height / RATIO) ;
  zones.limbo = { box: mist, spots: [card(mist.x + (mist.width - adrift) / 2, mist.y + (mist.height - adrift * RATIO) / 2, adrift, { turn: -6 })] };
  if (lying.incubus) {
    const figure = pile * (phone ? 0.62 : 0.5);
    const at = places.pile as Placing;
    const spots = Array.from({ length: lying.incubus }, (_, i) => ({
      x: at.x + pile / 2 - figure / 2 + i * figure * 0.7, y: at.y - figure * 0.36, width: figure, height: figure, z: 3 + i,
    }));
    zones.incubus = { box: around(spots), spots };
  }

  // ---- doors ---------------------------------------------------------------------------------------------------------
  const stands = [lying.doors, lying.partnerDoors ?? []];
  const count = stands.flat().reduce((sum, number) => sum + number, 0);
  const groups = stands.flat().length;
  const wings = desk && W >= WIDE && (lying.left?.length || lying.right?.length);
  const ledgeRoom = (desk ? W - 2 * (wings ? 130 : 60) - beside : W - (phone ? 20 : 44)) - (team ? 26 : 0);
  let [pair, apart] = phone ? [4, 10] : desk ? [8, 30] : [6, 20];
  let door = measure(size).door;
  const span = () => count * door + (count - groups) * pair + (groups - 1) * apart;
  if (span() > ledgeRoom) [pair, apart] = [phone ? 2 : 4, phone ? 5 : 10];
  if (span() > ledgeRoom) door = (ledgeRoom - (count - groups) * pair - (groups - 1) * apart) / count;
  let x = center - (span() + (team ? 26 : 0)) / 2;
  const counts: Laid["counts"] = [];
  const ledgeFrom = x;
  stands.forEach((colours, whose) => {
    const spots: Placing[] = [];
    if (whose && colours.length) x += 26;
    for (const number of colours) {
      const from = x;
      for (let i = 0; i < number; i++, x += door + pair) spots.push(card(x, top, door, { z: 2 }));
      x += apart - pair;
      if (!whose) counts.push({ x: (from + x - apart) / 2, y: top + door * RATIO + (phone ? 10 : 20) });
    }
    const box = spots.length ? around(spots, 4) : { x: center, y: top, width: 1, height: 1 };
    if (!whose) zones.doors = { box, spots };
    else if (colours.length) zones["partner-doors"] = { box, spots };
  });
  const ledge = { x: ledgeFrom - door * 0.3, y: top + door * RATIO - 3, width: x - apart - ledgeFrom + door * 0.6, height: Math.max(10, door * 0.13) };
  let y = ledge.y + (phone ? 36 : 61);
  if (lying.goals) {
    const wide = Math.min(phone ? 44 : 62, (ledgeRoom - (lying.goals - 1) * 4) / lying.goals);
    const whole = lying.goals * wide + (lying.goals - 1) * 4;
    const spots = Array.from({ length: lying.goals }, (_, i) => ({ x: center - whole / 2 + i * (wide + 4), y: y - 4, width: wide, height: wide * 0.7 }));
    zones.goals = { box: around(spots, 3), spots };
    y += wide * 0.7 + (phone ? 14 : 18);
  }

  // ---- wings ---------------------------------------------------------------------------------------------------------
  const folded = !wings && Boolean(lying.left?.length || lying.right?.length);
  const wingTop = desk ? top + door * RATIO + 30 : y;
  let [leftEdge, rightEdge] = [desk ? side : phone ? 10 : 24, W - beside - (desk ? side : phone ? 10 : 24)];
  const tabs: Box = { x: phone ? 10 : 24, y: 0, width: W - (phone ? 20 : 48), height: folded ? 44 : 0 };
  const sheet: Box = phone || hold === "tablet"
    ? { x: 0, y, width: W, height: Math.max(120, pilesTop - y - 8) }
    : { x: Math.max(0, W - beside - 2 * WING - 60), y: wingTop, width: 2 * WING + 40, height: handTop - wingTop - 60 };
  if (wings) {
    if (lying.left?.length) {
      leftEdge = Math.max(leftEdge, WING + 20);
      tray(zones, lying.left, { x: 24, y: wingTop, width: WING - 20, height: mist.y - wingTop - 12 });
    }
    if (lying.right?.length) {
      rightEdge = Math.min(rightEdge, W - beside - WING - 24);
      tray(zones, lying.right, { x: W - beside - WING - 2, y: wingTop, width: WING - 16, height: pilesTop - wingTop - 26 });
    }
  } else if (folded) {
    const half = (sheet.width - 44) / 2;
    const inside = { x: sheet.x + 14, y: sheet.y + 14, width: half, height: sheet.height - 28 };
    tray(zones, lying.left ?? [], inside);
    tray(zones, lying.right ?? [], { ...inside, x: inside.x + half + 16 });
  }

  // ---- words, and between them and the doors the labyrinth ------------------------------------------------------------
  const wordsBottom = desk ? handTop - 4 : pilesTop - (phone ? 10 : 20);
  const bar: Box = phone
    ? { x: 8, y: handTop - 56, width: W - 16, height: 46 }
    : { x: desk ? side : 20, y: wordsBottom - 44, width: desk ? W - 2 * side - beside : W - 40, height: 44 };
  const sentence: Box = { x: bar.x, y: phone ? wordsBottom - 26 : bar.y - 30, width: bar.width, height: 28 };
  let rowBottom = sentence.y - (phone ? 16 : 24);
  if (folded) {
    tabs.y = rowBottom - 44;
    rowBottom -= 50;
  }
  let hill: Box | null = null;
  if (lying.towers !== undefined) {
    const room = rightEdge - leftEdge;
    const ends = lying.ends ?? 0;
    const tower = Math.min((phone ? 0.11 : desk ? 0.075 : 0.085) * Math.max(H, 700), room / Math.max(3, lying.towers + ends * 1.2));
    const wide = lying.towers * tower;
    const [cx, ty] = [(leftEdge + rightEdge) / 2, rowBottom - tower * RATIO - 8];
    const spots = Array.from({ length: lying.towers }, (_, i) => card(cx - wide / 2 + i * tower, ty, tower));
    const place = { x: cx, y: ty, width: 1, height: tower * RATIO };
    zones.towers = { box: spots.length ? around(spots, 2) : place, spots };
    const gap = tower * 0.2;
    const ghost = tower * 0.8;
    const at = (x: number) => [card(x, ty + (tower - ghost) * RATIO, ghost)];
    const left = at(lying.towers ? cx - wide / 2 - gap - ghost : cx - ghost / 2);
    zones["towers-left"] = { box: around(left, 2), spots: left };
    if (ends > 1) zones["towers-right"] = { box: around(at(cx + wide / 2 + gap), 2), spots: at(cx + wide / 2 + gap) };
    hill = { x: cx - Math.max(wide, tower * 3) * 0.62, y: ty + tower * RATIO - 4, width: Math.max(wide, tower * 3) * 1.24, height: 14 };
    rowBottom = ty - (phone ? 14 : 20);
  }
  let partnerRow: Labyrinth | null = null;
  if (team) {
    const high = phone ? 0.085 * H : 0.1 * H;
    const theirs = lying.partnerHand ?? 0;
    const small = Math.min(high / RATIO, phone ? 44 : 70);
    const room = rightEdge - leftEdge;
    const spots = line(theirs, rightEdge - room * 0.15, y, small, room * 0.28, 6);
    if (theirs) zones["partner-hand"] = { box: around(spots, 3), spots };
    const box = { x: leftEdge, y, width: room * 0.7, height: high + 6 };
    partnerRow = labyrinth(lying.partnerRuns ?? [], box, { most: small, least: small * 0.62, shrink: 1 });
    zones["partner-row"] = { box, spots: partnerRow.spots };
    y += high + (phone ? 22 : 26);
  }
  // Cards that are looked at lie in front of the hand; meanwhile the labyrinth draws back.
  const middle = { x: leftEdge, width: rightEdge - leftEdge };
  for (const id of ["looked", "draft"] as const) {
    const number = lying[id] ?? 0;
    if (!number) continue;
    const across = phone ? Math.min(number, 4) : Math.max(number, 3);
    const low = sentence.y - (phone ? 20 : 34); // its order is told below each
    const high = low - (zones.goals ? zones.goals.box.y + zones.goals.box.height + 8 : ledge.y + ledge.height + 24);
    const most = phone ? Math.min(0.25 * W, (W - 30) / across) : Math.min(0.167 * H, (middle.width - 40) / across);
    const wide = Math.min(most, Math.max(56, high / 1.55));
    const spots = fan(number, center, low, wide, Math.min(middle.width, wide * number + 20 * number), 20, phone ? 1 : 2, phone ? 1 : 4);
    zones[id] = { box: around(spots, 6), spots: spots.map((one) => ({ ...one, z: 30 + (one.z ?? 0) })) };
    rowBottom = Math.min(rowBottom, (zones[id]?.box.y ?? rowBottom) - 14);
  }
  const box: Box = { ...middle, y, height: Math.max(60, rowBottom - y) };
  const back = lying.looked || lying.draft ? 0.55 : 1;
  const row = labyrinth(lying.runs, box, { ...scale, least: scale.least * back, most: Math.min(scale.most, box.height / RATIO) }, lying.unfolded);
  zones.row = { box, spots: row.spots };

  // ---- what lies above all of it for a moment --------------------------------------------------------------------------
  if (lying.resolving) {
    const large = Math.min(phone ? 0.31 * W : 0.23 * H, ((handTop - (ledge.y + 60)) / RATIO) * 0.9);
    const cy = phone ? ledge.y + 30 + large * 0.7 : Math.min(0.418 * H, handTop - large * 0.7 - 70);
    const spots = line(lying.resolving, center, cy - (large * RATIO) / 2, large, box.width, 16).map((one) => ({ ...one, turn: -1.5, z: 31 }));
    zones.resolving = { box: around(spots, 4), spots };
  }
  const journal = desk && W >= WIDE && !wings && !beside ? { x: W - side + 14, y: y + 6, width: side - 44, height: pilesTop - y - 40 } : null;
  row.next.x = Math.min(row.next.x, rightEdge - row.next.width / 2 - 36); // its middle is where the signs are
  if (journal) row.next.x = Math.min(row.next.x, journal.x - row.next.width - 4);
  return { hold, size, door, hand: held, pile, zones, row, partnerRow, ledge, counts, sentence, bar, mist, journal, hill, folded, sheet, tabs };
}

/** One's own cards, and those shared with a partner a little apart from them. */
function hands(own: number, shared: number, middle: number, bottom: number, width: number, room: number, gap: number, phone: boolean): { hand: Area; shared: Area } {
  const all = own + shared;
  const split = shared ? (phone ? 14 : 34) : 0;
  const spots = fan(all, middle, bottom, width, room - split, gap, phone ? 2.2 : 1.8, phone ? 2.4 : 3.2);
  const moved = spots.map((one, i) => ({ ...one, x: one.x + (shared ? (i < own ? -split / 2 : split / 2) : 0) }));
  const none: Box = { x: middle - width / 2, y: bottom - width * RATIO, width, height: width * RATIO };
  const area = (some: Placing[]): Area => ({ box: some.length ? around(some) : none, spots: some });
  return { hand: area(moved.slice(0, own)), shared: area(moved.slice(own)) };
}
