/**
 * Onirim on a phone that lies on its side: doors two by four at the left, the labyrinth in the middle, the hand at the right and
 * the piles above it.
 */

import { around, card, fan, line, RATIO, type Area, type Box, type Placing, type Size } from "@/table/placing";
import { tray } from "@/table/wing";
import { labyrinth, type Labyrinth } from "./labyrinth";
import type { Laid, Lying } from "./layout";

const HEAD = 56;
const EDGE = 10;
const PILE = 46;

export function flat(size: Size, lying: Lying): Laid {
  const { width: W, height: H } = size;
  const zones: Record<string, Area> = {};
  const bottom = H - 8;

  // ---- doors: a line for each colour -----------------------------------------------------------------------------------
  const lines = Math.max(1, lying.doors.length);
  const across = Math.max(1, ...lying.doors);
  const door = Math.min(50, (H - HEAD - 14 - (lines - 1) * 6) / lines / RATIO, 132 / (across + (lying.partnerDoors?.length ? Math.max(1, ...lying.partnerDoors) : 0)));
  const doors = lying.doors.flatMap((count, i) =>
    Array.from({ length: count }, (_, k) => card(EDGE + k * (door + 4), HEAD + 4 + i * (door * RATIO + 6), door, { z: 2 })),
  );
  zones.doors = { box: doors.length ? around(doors, 3) : { x: EDGE, y: HEAD, width: 1, height: 1 }, spots: doors };
  // A partner's doors stand beside one's own, colour by colour.
  const theirs = lying.partnerDoors ?? [];
  const beside = theirs.length ? Math.max(1, ...theirs) : 0;
  const gap = EDGE + across * (door + 4) + 6;
  const partner = theirs.flatMap((count, i) => Array.from({ length: count }, (_, k) => card(gap + k * (door + 4), HEAD + 4 + i * (door * RATIO + 6), door, { z: 2 })));
  if (partner.length) zones["partner-doors"] = { box: around(partner, 3), spots: partner };
  const left = EDGE + across * (door + 4) + (beside ? 6 + beside * (door + 4) : 0) + 14;

  // ---- the hand, and above it the piles ----------------------------------------------------------------------------------
  const right = Math.min(300, 0.36 * W);
  const from = W - right - EDGE;
  const held = Math.min(88, 0.225 * H);
  const [own, shared] = [lying.hand, lying.shared ?? 0];
  const spots = fan(own + shared, from + right / 2, bottom, held, right, -14, 1.6, 1.6);
  const area = (some: Placing[]): Area => ({ box: some.length ? around(some) : { x: from, y: bottom - held * RATIO, width: right, height: held * RATIO }, spots: some });
  zones.hand = area(spots.slice(0, own));
  if (shared) zones.shared = area(spots.slice(own));
  const piles: Record<string, Placing> = { pile: card(from, HEAD + 6, PILE), discard: card(W - EDGE - PILE, HEAD + 6, PILE) };
  for (const [id, place] of Object.entries(piles)) zones[id] = { box: around([place], 3), spots: [place] };
  const high = bottom - held * RATIO - 8;
  const mist: Box = { x: from + right / 2 - 45, y: Math.min(HEAD + 6 + PILE * RATIO + 8, high - 70), width: 90, height: 44 };
  zones.limbo = { box: mist, spots: [card(mist.x + 31, mist.y + 2, 28, { turn: -6 })] };
  if (lying.incubus) {
    const figures = Array.from({ length: lying.incubus }, (_, i) => ({ x: from + 8 + i * 20, y: HEAD, width: 30, height: 30, z: 3 + i }));
    zones.incubus = { box: around(figures), spots: figures };
  }

  // ---- the middle: words at its foot, what is asked and looked at before the labyrinth -------------------------------------
  const middle = { x: left, width: from - left - 16 };
  const center = middle.x + middle.width / 2;
  const bar: Box = { ...middle, y: H - 54, height: 46 };
  const sentence: Box = { ...middle, y: bar.y - 30, height: 28 };
  const folded = Boolean(lying.left?.length || lying.right?.length);
  const tabs: Box = { ...middle, y: HEAD, height: folded ? 44 : 0 };
  let top = HEAD + (folded ? 50 : 4);
  let partnerRow: Labyrinth | null = null;
  if (lying.partnerRuns) {
    const small = 36;
    const hand = lying.partnerHand ?? 0;
    const dealt = line(hand, middle.x + middle.width * 0.84, top + 16, small, middle.width * 0.3, 3);
    if (hand) zones["partner-hand"] = { box: around(dealt, 3), spots: dealt };
    const strip = { x: middle.x, y: top + 16, width: middle.width * 0.66, height: small * RATIO + 4 };
    partnerRow = labyrinth(lying.partnerRuns, strip, { most: small, least: 22, shrink: 1 });
    zones["partner-row"] = { box: strip, spots: partnerRow.spots };
    top += small * RATIO + 30;
  }
  const sheet: Box = { ...middle, y: top, height: sentence.y - top - 6 };
  if (folded) {
    const half = (sheet.width - 44) / 2;
    const inside = { x: sheet.x + 14, y: sheet.y + 14, width: half, height: sheet.height - 28 };
    tray(zones, lying.left ?? [], inside);
    tray(zones, lying.right ?? [], { ...inside, x: inside.x + half + 16 });
  }
  const box: Box = { ...middle, y: top, height: sentence.y - top - 14 };
  const scale = { most: Math.min(110, box.height / RATIO), least: 46, shrink: 0.86 };
  const row = labyrinth(lying.runs, box, scale, lying.unfolded);
  zones.row = { box, spots: row.spots };
  for (const id of ["looked", "draft"] as const) {
    const number = lying[id] ?? 0;
    if (!number) continue;
    const wide = Math.min((box.height - 24) / RATIO, (middle.width - 20) / Math.max(3, number));
    const laid = fan(number, center, sentence.y - 18, wide, middle.width, 10, 1, 1);
    zones[id] = { box: around(laid, 4), spots: laid.map((one) => ({ ...one, z: 30 + (one.z ?? 0) })) };
  }
  if (lying.resolving) {
    const large = Math.min(box.height / RATIO, 130);
    const asked = line(lying.resolving, center, top, large, middle.width, 10).map((one) => ({ ...one, turn: -1.5, z: 31 }));
    zones.resolving = { box: around(asked, 4), spots: asked };
  }
  const ledge: Box = { x: 0, y: -40, width: 1, height: 1 }; // each line of doors stands on its own
  return { hold: "flat", size, door, hand: held, pile: PILE, zones, row, partnerRow, ledge, counts: [], sentence, bar, mist, journal: null, hill: null, folded, sheet, tabs };
}

/** Whether this lies flat: where towers stand, or doors have an order, there is no room for it. */
export function fits(lying: Pick<Lying, "towers" | "goals">): boolean {
  return lying.towers === undefined && !lying.goals;
}
