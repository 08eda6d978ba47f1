import { expect, test } from "vitest";
import { soundOf, suitOf } from "@/lib/hearing";
import { SCALE, SCORES, type Tone } from "./sound";

const moved = (card: string, from: string, to: string) => ({ kind: "moved", card, from, to });

test("the weightiest thing that happened is heard", () => {
  const card = moved("red.sun", "hand", "row");
  const door = moved("door.blue", "pile", "doors");
  const nightmare = moved("nightmare", "pile", "resolving");
  const heard = (...what: Parameters<typeof soundOf>) => soundOf(...what)?.name ?? null;
  expect(soundOf([card], null, false)).toEqual({ name: "play", suit: 0 });
  expect(soundOf([card, door], null, true)).toEqual({ name: "door", suit: 1, count: 1 });
  expect(heard([card, door, nightmare], null, false)).toBe("nightmare");
  expect(heard([card], null, true)).toBe("turn");
  expect(heard([{ kind: "city", what: "claimed" }], null, false)).toBe("claim");
  expect(heard([moved("X5", "deck", "pending")], null, false)).toBe("chaos");
  expect(heard([moved("red.sun", "limbo", "pile"), moved("red.sun", "pile", "hand")], null, false)).toBe("limbo");
  expect(heard([moved("red.sun", "hand", "row"), { kind: "run", colours: ["red"] }], null, false)).toBe("run");
  expect(heard([moved("red.sun", "pile", "looked")], null, false)).toBe("prophecy");
  expect(heard([moved("nightmare", "resolving", "discard")], null, false)).toBe("ward");
  expect(heard([moved("S1e", "R1.sognae", "discard"), moved("X5", "pending", "discard")], null, false)).toBe("ruin");
  expect(heard([moved("red.sun", "hand", "discard")], null, false)).toBe("discard");
  expect(heard([moved("red.sun", "pile", "hand")], null, false)).toBe("draw");
  expect(heard([door], "won", true)).toBe("win");
  expect(heard([], "lost", false)).toBe("loss");
  expect(heard([], null, false)).toBeNull();
});

test("a card is heard in the voice of its suit", () => {
  expect(["red.sun", "door.blue", "green.key", "brown.moon", "S2f", "I1w", "WS4a", "S1e", "nightmare"].map(suitOf)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
});

test("no sound is loud or long, and every bell is in tune", () => {
  for (const [name, score] of Object.entries(SCORES)) {
    for (const suit of [0, 1, 2, 3]) {
      for (const part of score(suit, 8)) {
        expect(part.gain, name).toBeLessThanOrEqual(0.2);
        expect(part.at + part.seconds, name).toBeLessThan(["win", "loss"].includes(name) ? 2.5 : 1.2);
      }
    }
  }
  const bells = (["door", "run", "turn", "win", "claim"] as const).flatMap((name) => [0, 1, 2, 3].flatMap((suit) => SCORES[name](suit, 1)));
  const tuned = bells.filter((part): part is Tone => "hertz" in part && part.wave === undefined && part.seconds > 0.45);
  expect(tuned.length).toBeGreaterThan(20);
  for (const { hertz } of tuned) expect(SCALE.some((tone) => Math.abs(tone / hertz - 1) < 0.001 || Math.abs((tone * 2.01) / hertz - 1) < 0.001), String(hertz)).toBe(true);
});

test("doors of four suits sound different, and the eighth louder than the first", () => {
  const pitches = (suit: number) => SCORES.door(suit, 1).flatMap((part) => ("hertz" in part ? [part.hertz] : []));
  expect(new Set([0, 1, 2, 3].map((suit) => pitches(suit).join())).size).toBe(4);
  const loudest = (count: number) => Math.max(...SCORES.door(0, count).map(({ gain }) => gain));
  expect(loudest(8)).toBeGreaterThan(loudest(1));
});
