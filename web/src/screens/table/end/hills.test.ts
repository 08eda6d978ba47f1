import { expect, test } from "vitest";
import type { Fact } from "@/api/types";
import { countsOf, decided, hillsOf, nearest, ridge, ridgeOfChances, turnsOf } from "./hills";

const move = (card: string, from: string, to: string): Fact => ({ number: 0, kind: "moved", card, from, to, seat: 0 }) as unknown as Fact;
const turn = (number: number): Fact => ({ number: 0, kind: "turn", turn: number }) as unknown as Fact;

test("doors stand on the ridge, nightmares below it, and a door given up lowers it", () => {
  const hills = hillsOf([
    turn(1), move("door.red", "pile", "doors"), turn(2), move("nightmare", "pile", "resolving"), move("door.red", "doors", "limbo"),
    turn(3), move("nightmare", "pile", "discard"), move("door.blue", "resolving", "doors"),
  ]);
  expect(hills).toMatchObject({ turns: 3, most: 1, blows: 1 });
  expect(hills.marks.map(({ face, level, good }) => [face, level, good])).toEqual([["door.red.open", 1, true], ["nightmare", 1, false], ["door.blue.open", 1, true]]);
  const { path, at } = ridge(hills, 800, 300);
  expect(path).toMatch(/^M-120 280C/);
  expect(at(hills.marks[0]!)[1]).toBeLessThan(at(hills.marks[1]!)[1]);
});

test("what was found is counted as the view says", () => {
  expect(countsOf({ doors: ["door.red"], partner: { doors: ["door.blue"] }, goal: { "door.red": 2, "door.blue": 2 }, pile: { size: 7 } } as never)).toEqual({ found: 2, all: 4, left: 7 });
  expect(countsOf({ goal: { claimed: 3, cities: 12 }, deck: { size: 9 } } as never)).toEqual({ found: 3, all: 12, left: 9 });
});

test("what decided it is read off the finds", () => {
  const found = (...turns: number[]) => ({
    turns: 40, most: turns.length, blows: 0,
    marks: turns.map((at, i) => ({ turn: at, level: i + 1, face: "door.red.open", good: true })),
  });
  expect(decided(found(5, 10, 15, 20, 25, 30, 35), false, 1)).toEqual({ what: "close", details: {} });
  expect(decided(found(5, 10, 15), false, 5)).toEqual({ what: "late", details: { turns: 25 } });
  expect(decided(found(5, 38), false, 6)).toBeNull();
  expect(decided(found(5, 10, 18, 25, 33, 38, 39, 40), true, 0)).toEqual({ what: "sweep", details: { turn: 38 } });
  expect(decided(found(5, 10, 15, 20, 25, 30, 35, 40), true, 0)).toEqual({ what: "steady", details: { turns: 5 } });
  const given = found(5, 10, 15);
  expect(decided({ ...given, marks: given.marks.map((mark, i) => (i === 2 ? { ...mark, level: 2 } : mark)) }, true, 0)).toEqual({ what: "taken", details: { count: 1 } });
});

test("where the chances are known the ridge is as high as they are, and ends won or lost", () => {
  const hills = hillsOf([turn(1), turn(2), move("door.red", "pile", "doors"), turn(3)]);
  const curve = [{ answers: 0, turn: 1, chance: 0.5 }, { answers: 2, turn: 2, chance: 0.2 }, { answers: 5, turn: 3, chance: 0.8 }];
  const won = ridgeOfChances(curve, 1, 800, 300);
  const lost = ridgeOfChances(curve, 0, 800, 300);
  expect(won.at(hills.marks[0]!)).toEqual(lost.at(hills.marks[0]!)); // the door stands where turn 3 begins
  expect(won.at(hills.marks[0]!)[1]).toBeCloseTo(300 - 30 - 190 * 0.8);
  expect(won.path).not.toBe(lost.path);
  expect(ridgeOfChances([], 0, 800, 300).path).toMatch(/^M-120/);
});

test("one can stop at every turn, also where no chances are known", () => {
  const facts = [turn(2), move("door.red", "pile", "doors"), turn(3)].map((fact, i) => ({ ...fact, number: 10 * (i + 1) })) as Fact[];
  expect(turnsOf(facts)).toEqual([{ turn: 1, event: 0 }, { turn: 2, event: 10 }, { turn: 3, event: 30 }]);
  const { stops } = ridge(hillsOf(facts), 800, 300, turnsOf(facts));
  expect(stops.map(({ turn: at, event, answers }) => [at, event, answers])).toEqual([[1, 0, null], [2, 10, null], [3, 30, null]]);
  expect(stops[1]!.y).toBeLessThan(stops[0]!.y); // a door was found
  const known = ridgeOfChances([{ answers: 0, turn: 1, chance: 0.5 }, { answers: 4, turn: 2, chance: 0.9 }], 1, 800, 300).stops;
  expect(known.map(({ answers }) => answers)).toEqual([0, 4]);
  expect(nearest(known, 30)).toBe(0);
  expect(nearest(known, 700)).toBe(1);
});
