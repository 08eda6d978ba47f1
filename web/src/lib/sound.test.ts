import { expect, test } from "vitest";
import { soundOf } from "./hearing";
import { SCORES } from "./sound";

test("the weightiest thing that happened is heard", () => {
  const card = { kind: "moved", card: "red.sun", from: "hand", to: "row" };
  const door = { kind: "moved", card: "door.red", from: "pile", to: "doors" };
  const nightmare = { kind: "moved", card: "nightmare", from: "pile", to: "resolving" };
  expect(soundOf([card], null, false)).toBe("card");
  expect(soundOf([card, door], null, true)).toBe("door");
  expect(soundOf([card, door, nightmare], null, false)).toBe("nightmare");
  expect(soundOf([card], null, true)).toBe("turn");
  expect(soundOf([{ kind: "city", what: "claimed" }], null, false)).toBe("door");
  expect(soundOf([door], "won", true)).toBe("win");
  expect(soundOf([], "lost", false)).toBe("loss");
  expect(soundOf([], null, false)).toBeNull();
});

test("no sound is loud or long", () => {
  for (const { tones } of Object.values(SCORES)) {
    for (const tone of tones) {
      expect(tone.gain).toBeLessThanOrEqual(0.2);
      expect(tone.at + tone.seconds).toBeLessThan(2.5);
    }
  }
});
