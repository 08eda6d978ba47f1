import { describe, expect, test } from "vitest";
import { meet, type Size } from "@/table/placing";
import { layout, measure, tilt, type Lying } from "./layout";

const SIZES: [string, Size, { row: number; hand: number }][] = [
  ["1280 × 720", { width: 1280, height: 720 }, { row: 70, hand: 100 }],
  ["1440 × 900", { width: 1440, height: 900 }, { row: 97, hand: 124 }],
  ["1920 × 1080", { width: 1920, height: 1080 }, { row: 122, hand: 150 }],
  ["2560 × 1440", { width: 2560, height: 1440 }, { row: 174, hand: 200 }],
  ["1180 × 820", { width: 1180, height: 820 }, { row: 85, hand: 110 }],
  ["820 × 1180", { width: 820, height: 1180 }, { row: 88, hand: 132 }],
  ["390 × 844", { width: 390, height: 844 }, { row: 62, hand: 100 }],
];
const LYING: Lying = {
  rows: [{ left: 3, right: 1, lean: 2 }, { left: 2, right: 3, lean: 0 }, { left: 1, right: 2, lean: -7 }, { left: 0, right: 3, lean: -4 }],
  hand: 5, claimed: 5, goal: 12,
};

describe.each(SIZES)("%s", (_, size, wanted) => {
  test("sizes are those of the design, give or take three pixels", () => {
    const { row, hand } = measure(size);
    expect(Math.abs(row - wanted.row)).toBeLessThanOrEqual(3);
    expect(Math.abs(hand - wanted.hand)).toBeLessThanOrEqual(3);
  });

  test("four scales, the town, the hand and the piles cover nothing of each other", () => {
    const { zones, town, size: whole } = layout(size, LYING);
    const spots = Object.entries(zones).flatMap(([id, area]) => area.spots.map((spot) => ({ id, spot })));
    for (const { id, spot } of spots) {
      expect(spot.x, id).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.width, id).toBeLessThanOrEqual(whole.width);
      expect(spot.y + spot.height, id).toBeLessThanOrEqual(whole.height);
    }
    const rows = spots.filter(({ id }) => id.startsWith("R"));
    for (const place of town) for (const { id, spot } of rows) expect(meet(place, spot), id).toBe(false);
    for (const { id, spot } of rows) for (const other of zones.hand?.spots ?? []) expect(meet(other, spot), id).toBe(false);
  });

  test("the hand's lower edge never moves", () => {
    const low = [1, 3, 5].map((hand) => Math.round(Math.max(...(layout(size, { ...LYING, hand }).zones.hand?.spots ?? []).map(({ y, height }) => y + height))));
    expect(new Set(low).size).toBe(1);
  });
});

test("the heavier side sinks, but never steeper than it can be read", () => {
  expect(tilt(0)).toBeCloseTo(0);
  expect(tilt(3)).toBeLessThan(0);
  expect(tilt(-3)).toBe(-tilt(3));
  expect(tilt(50)).toBe(tilt(100));
  const { zones } = layout({ width: 1440, height: 900 }, LYING);
  expect(zones["R3.right"]?.spots[1]?.y).toBeGreaterThan(zones["R3.left"]?.spots[0]?.y ?? Infinity);
});

test.each([[667, 375], [844, 390], [932, 430]])("a phone of %s × %s on its side shows the whole table", (width, height) => {
  const size = { width, height };
  const trays = ["books", "void", "cards", "inhabitants", "wise", "box"].map((id) => ({ id, count: id === "books" ? 3 : 1, form: "card" as const }));
  for (const lying of [LYING, { ...LYING, trays, goal: 24 }, { ...LYING, partner: 4, hand: 4 }, { ...LYING, pending: 1 }, { ...LYING, looked: 5 }]) {
    const { hold, zones, town, sentence, bar, row } = layout(size, lying);
    expect(hold).toBe("flat");
    expect(row).toBeGreaterThanOrEqual(38);
    for (const [id, area] of Object.entries(zones)) for (const spot of area.spots) {
      expect(spot.x, id).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.width, id).toBeLessThanOrEqual(width);
      expect(spot.y, id).toBeGreaterThanOrEqual(50);
      expect(spot.y + spot.height, id).toBeLessThanOrEqual(height);
    }
    const all = Object.entries(zones).filter(([id]) => !/pending|looked|success|cities/.test(id));
    for (const [one, area] of all) for (const [other, beside] of all) {
      if (one >= other || (/^R\d/.test(one) && one.slice(0, 2) === other.slice(0, 2))) continue;
      for (const a of area.spots) for (const b of beside.spots) expect(meet(a, b), `${one} and ${other}`).toBe(false);
    }
    for (const spot of zones.hand?.spots ?? []) expect(meet(sentence, spot)).toBe(false);
    expect(bar.y + bar.height).toBeLessThanOrEqual((zones.hand?.box.y ?? 0) + 2);
    for (const spot of town) for (const id of ["deck", "discard"]) expect(meet(spot, zones[id]!.box), `town and ${id}`).toBe(false);
  }
});
