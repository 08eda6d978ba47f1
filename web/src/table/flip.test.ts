import { describe, expect, it } from "vitest";
import { keyframes, paceOf, plan, type Box, type Seen } from "./flip";

const box = (x: number, y: number, width = 100): Box => ({ x, y, width, height: width * 1.4 });
const seen = (entries: Record<string, [string, Box]>) =>
  new Map<string, Seen>(Object.entries(entries).map(([key, [zone, at]]) => [key, { zone, box: at, element: null }]));
const nothing = { origins: new Map<string, string>(), exits: new Map<string, string>() };
const piles = new Map([["deck", box(0, 0)]]);

describe("plan", () => {
  it("slides inside a zone, flies between zones and leaves alone what lies still", () => {
    const before = seen({ a: ["hand", box(0, 0)], b: ["hand", box(100, 0)], c: ["hand", box(200, 0)] });
    const after = seen({ a: ["row", box(0, 500, 80)], b: ["hand", box(50, 0)], c: ["hand", box(200.2, 0)] });
    expect(plan(before, after, nothing, piles, "calm").map(({ key, kind }) => [key, kind])).toEqual([
      ["a", "fly"],
      ["b", "slide"],
    ]);
  });

  it("deals new cards out of their pile, one after another", () => {
    const before = seen({ a: ["hand", box(0, 0)] });
    const after = seen({ a: ["hand", box(0, 0)], b: ["hand", box(100, 0)], c: ["hand", box(200, 0)] });
    const origins = new Map([["b", "deck"], ["c", "deck"]]);
    const motions = plan(before, after, { ...nothing, origins }, piles, "calm");
    expect(motions.map(({ kind, from, delay }) => [kind, from, delay])).toEqual([
      ["deal", box(0, 0), 0],
      ["deal", box(0, 0), 45],
    ]);
  });

  it("sends what is gone into the pile that has grown", () => {
    const before = seen({ a: ["hand", box(9, 9)], b: ["hand", box(50, 0)] });
    const after = seen({ b: ["hand", box(50, 0)] });
    const exits = new Map([["a", "deck"]]);
    expect(plan(before, after, { ...nothing, exits }, piles, "fast")).toEqual([
      { key: "a", kind: "leave", from: box(9, 9), to: box(0, 0), delay: 0 },
    ]);
  });

  it("moves nothing for whoever wants no motion, and nothing on the first look", () => {
    const before = seen({ a: ["hand", box(0, 0)], b: ["hand", box(50, 0)] });
    const after = seen({ a: ["row", box(0, 500)], b: ["hand", box(90, 0)], c: ["hand", box(1, 1)] });
    expect(plan(before, after, nothing, piles, "still").map(({ key, kind }) => [key, kind])).toEqual([
      ["a", "fade"],
      ["c", "fade"],
    ]);
    expect(plan(before, after, nothing, piles, "off")).toEqual([]);
    expect(plan(new Map(), after, nothing, piles, "calm")).toEqual([]);
  });
});

describe("keyframes", () => {
  it("begin where the thing was, in its size then, and end where it lies", () => {
    const frames = keyframes({ key: "a", kind: "fly", from: box(10, 20, 50), to: box(110, 220, 100), delay: 0 });
    expect(frames).toEqual([{ transform: "translate(-100px, -200px) scale(0.5)" }, { transform: "none" }]);
  });
});

describe("paceOf", () => {
  it("honours the system's wish for less motion, unless there is none at all", () => {
    expect([paceOf("calm", false), paceOf("fast", true), paceOf("off", true)]).toEqual(["calm", "still", "off"]);
  });
});
