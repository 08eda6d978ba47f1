import { expect, test } from "vitest";
import { marksOf, within } from "./replay";

const moved = (card: string, from: string, to: string) => ({ kind: "moved", card, from, to });

test("a moment is within the game", () => {
  expect([within(-1, 9), within(4.4, 9), within(12, 9)]).toEqual([0, 4, 9]);
});

test("doors, Cities, nightmares and Chaos are marked at the answer after which they had happened", () => {
  const facts = [
    moved("red.sun", "pile", "hand"), moved("door.red", "pile", "doors"), moved("nightmare", "pile", "resolving"), moved("nightmare", "pile", "limbo"),
    { kind: "city", what: "opened" }, { kind: "city", what: "claimed" }, moved("X5", "deck", "pending"),
  ].map((fact, number) => ({ ...fact, number }));
  const events = [1, 2, 4, 5, 6, 7];
  expect(marksOf(facts, events)).toEqual([{ at: 1, kind: "good" }, { at: 2, kind: "bad" }, { at: 4, kind: "good" }, { at: 5, kind: "bad" }]);
  expect(marksOf(facts, [])).toEqual([]);
});
