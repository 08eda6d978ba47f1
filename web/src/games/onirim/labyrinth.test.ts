import { expect, test } from "vitest";
import { labyrinth, type Run } from "./labyrinth";

const BOX = { x: 0, y: 0, width: 360, height: 220 };
const SCALE = { most: 104, least: 60, shrink: 0.86 };
const RUNS: Run[] = [...Array.from({ length: 8 }, () => ({ cards: 3, done: true })), { cards: 2, done: false }];
const folded = (open: number | null) => labyrinth(RUNS, BOX, SCALE, open).lines.flat().filter((mark) => mark.folded).map(({ run }) => run);

test("old runs fold where nothing else helps, and one that somebody wants to see does not", () => {
  expect(folded(null)).toContain(0);
  expect(folded(0)).not.toContain(0);
  const { spots } = labyrinth(RUNS, BOX, SCALE, 0);
  expect(new Set(spots.slice(0, 3).map(({ x }) => x)).size).toBe(3);
  for (const { x, y, width, height } of spots) expect([x >= -1, y >= -1, x + width <= 361, y + height <= 221]).toEqual([true, true, true, true]);
});

test("cards are laid by a hand: not all alike, and each as it was", () => {
  const turns = labyrinth(RUNS, BOX, SCALE).spots.map(({ turn }) => turn);
  expect(new Set(turns).size).toBeGreaterThan(4);
  expect(labyrinth([...RUNS, { cards: 1, done: false }], BOX, SCALE).spots.slice(0, 20).map(({ turn }) => turn)).toEqual(turns.slice(0, 20));
});
