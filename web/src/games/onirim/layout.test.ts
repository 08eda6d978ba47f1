import { describe, expect, test } from "vitest";
import { meet, type Box, type Size } from "@/table/placing";
import type { Run } from "./labyrinth";
import { layout, measure, type Lying } from "./layout";

/** The table of the second design: what has to be read is never smaller than this. */
const SIZES: [string, Size, { door: number; most: number; least: number; hand: number; pile: number }][] = [
  ["1280 × 720", { width: 1280, height: 720 }, { door: 75, most: 120, least: 67, hand: 117, pile: 90 }],
  ["1440 × 900", { width: 1440, height: 900 }, { door: 94, most: 150, least: 84, hand: 146, pile: 112 }],
  ["1920 × 1080", { width: 1920, height: 1080 }, { door: 112, most: 180, least: 100, hand: 175, pile: 134 }],
  ["2560 × 1440", { width: 2560, height: 1440 }, { door: 150, most: 240, least: 134, hand: 232, pile: 160 }],
  ["1180 × 820", { width: 1180, height: 820 }, { door: 85, most: 137, least: 76, hand: 133, pile: 92 }],
  ["820 × 1180", { width: 820, height: 1180 }, { door: 82, most: 168, least: 84, hand: 144, pile: 84 }],
  ["390 × 844", { width: 390, height: 844 }, { door: 40, most: 104, least: 60, hand: 96, pile: 54 }],
];
const RUNS: Run[] = [[3, true], [1, false], [3, true], [2, false], [3, true], [2, false]].map(([cards, done]) => ({ cards: Number(cards), done: Boolean(done) }));
const BASE: Lying = { doors: [2, 2, 2, 2], runs: RUNS, hand: 5 };
const LONG: Lying = { ...BASE, runs: Array.from({ length: 14 }, (_, i) => ({ cards: 1 + (i % 3), done: i % 3 === 2 })) };

const inside = ({ x, y, width, height }: Box, size: Size) => x >= -6 && y >= 50 && x + width <= size.width + 6 && y + height <= size.height;

describe.each(SIZES)("%s", (_, size, wanted) => {
  test("sizes are those of the design, give or take two pixels", () => {
    const { door, hand, pile, scale } = measure(size);
    expect(Math.abs(door - wanted.door)).toBeLessThanOrEqual(2);
    expect(Math.abs(hand - wanted.hand)).toBeLessThanOrEqual(2);
    expect(Math.abs(pile - wanted.pile)).toBeLessThanOrEqual(2);
    expect(Math.abs(scale.most - wanted.most)).toBeLessThanOrEqual(2);
    expect(Math.abs(scale.least - wanted.least)).toBeLessThanOrEqual(2);
  });

  test.each([["in the middle of a game", BASE], ["with a long labyrinth", LONG], ["at the beginning", { ...BASE, runs: [] }]])("%s everything is in the window and nothing covers anything", (_, lying) => {
    const { zones, row } = layout(size, lying);
    for (const [name, area] of Object.entries(zones)) for (const spot of area.spots) expect(inside(spot, size), `${name} ${JSON.stringify(spot)}`).toBe(true);
    const names = ["doors", "row", "hand", "pile", "discard"];
    for (const one of names) {
      for (const other of names) {
        if (one >= other) continue;
        for (const a of zones[one]?.spots ?? []) for (const b of zones[other]?.spots ?? []) expect(meet(a, b), `${one} and ${other}`).toBe(false);
      }
    }
    expect(row.spots).toHaveLength(lying.runs.reduce((sum, { cards }) => sum + cards, 0));
    if (lying.runs.length) expect(row.width).toBeGreaterThanOrEqual(Math.min(wanted.least, 56) - 2);
  });

  test("the hand's lower edge never moves, and its cards are as large with two of them as with five", () => {
    const edges = [1, 2, 3, 4, 5, 6].map((hand) => layout(size, { ...BASE, hand }).zones.hand?.spots ?? []);
    const bottoms = edges.map((spots) => Math.round(Math.max(...spots.map(({ y, height }) => y + height))));
    expect(new Set(bottoms).size).toBe(1);
    expect(new Set(edges.map((spots) => spots[0]?.width)).size).toBe(1);
  });
});

test.each(SIZES)("%s: what could follow is not written over the journal", (_, size) => {
  for (let cards = 1; cards < 30; cards++) {
    const runs = Array.from({ length: cards }, (_, i) => ({ cards: 1 + (i % 3), done: i % 3 === 2 }));
    const { row, journal } = layout(size, { ...BASE, runs });
    if (journal) expect(row.next.x + row.next.width).toBeLessThan(journal.x);
    expect(row.next.x + row.next.width / 2).toBeLessThan(size.width - 30); // signs are there
  }
});

test("old runs fold before anything scrolls", () => {
  const { row } = layout({ width: 390, height: 844 }, { ...BASE, runs: Array.from({ length: 40 }, () => ({ cards: 3, done: true })) });
  expect(row.lines.flat().some(({ folded }) => folded === 3)).toBe(true);
  const bottom = Math.max(...row.spots.map(({ y, height }) => y + height));
  expect(bottom).toBeLessThan(844);
});

test("a team and every module fit", () => {
  const everything: Lying = {
    ...BASE, partnerDoors: [1, 1, 1, 1], partnerRuns: RUNS, partnerHand: 3, hand: 3, shared: 2, goals: 13, towers: 5, ends: 2, incubus: 1,
    left: [0, 1, 2, 3].map((i) => ({ id: `catcher-${i}`, count: 3, form: "hoop" as const })).concat([{ id: "rallied", count: 4, form: "card" as never }]),
    right: [{ id: "premonitions", count: 6, form: "strip" }, { id: "spells", count: 3, form: "strip" }],
  };
  for (const [name, size] of SIZES) {
    const { zones } = layout(size, everything);
    for (const [id, area] of Object.entries(zones)) for (const spot of area.spots) expect(inside(spot, size), `${name}: ${id}`).toBe(true);
  }
});

test.each([[667, 375], [844, 390], [932, 430]])("a phone of %s × %s on its side shows the whole table", (width, height) => {
  const size = { width, height };
  const modules: Lying = { ...LONG, left: [{ id: "rallied", count: 3, form: "card" }], right: [{ id: "spells", count: 3, form: "strip" }] };
  const team: Lying = { ...LONG, doors: [1, 1, 1, 1], partnerDoors: [1, 1, 1, 1], partnerRuns: RUNS, partnerHand: 3, hand: 3, shared: 2 };
  for (const lying of [BASE, LONG, modules, team, { ...BASE, looked: 5 }, { ...BASE, resolving: 1 }, { ...team, resolving: 1 }]) {
    const { hold, zones } = layout(size, lying);
    expect(hold).toBe("flat");
    for (const [id, area] of Object.entries(zones)) for (const spot of area.spots) expect(inside(spot, size), `${id} ${JSON.stringify(spot)}`).toBe(true);
    for (const one of ["doors", "row", "partner-row", "partner-hand", "partner-doors", "hand", "pile", "discard", "looked", "resolving"]) {
      for (const other of ["doors", "hand", "pile", "discard"]) {
        if (one !== other) for (const a of zones[one]?.spots ?? []) for (const b of zones[other]?.spots ?? []) expect(meet(a, b), `${one} and ${other}`).toBe(false);
      }
    }
  }
  expect(layout({ width: 1440, height: 900 }, { ...BASE, towers: 2 }).hold).toBe("desk");
});
