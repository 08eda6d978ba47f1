import { expect, test } from "vitest";
import type { Observation, Offer } from "@/api/types";
import { habit } from "./habits";

const asked = (kind: string, verbs: string[], redo: Observation["redo"] = 0 as never) =>
  ({ decision: { kind }, actions: verbs.map((verb, id) => ({ id, verb }) as unknown as Offer), redo }) as unknown as Observation;
const AUTO = { doors: "auto", windows: "auto" } as const;
const ASK = { doors: "ask", windows: "ask" } as const;

test("a found door is taken if there is one way to take it", () => {
  expect(habit(asked("search", ["take", "decline"]), AUTO)?.verb).toBe("take");
  expect(habit(asked("search", ["take", "search", "decline"]), AUTO)?.verb).toBe("take");
  expect(habit(asked("search", ["take", "take", "decline"]), AUTO)).toBeNull();
  expect(habit(asked("search", ["search", "decline"]), AUTO)).toBeNull();
  expect(habit(asked("search", ["take", "decline"]), ASK)).toBeNull();
});

test("where usually nothing happens the game goes on", () => {
  expect(habit(asked("before-draw", ["cast", "go-on"]), AUTO)?.verb).toBe("go-on");
  expect(habit(asked("before-limbo", ["go-on", "cast"]), { ...AUTO, doors: "ask" })?.verb).toBe("go-on");
  expect(habit(asked("before-draw", ["cast", "go-on"]), ASK)).toBeNull();
});

test("what was taken back is asked, and so is everything else", () => {
  expect(habit(asked("search", ["take", "decline"], 1 as never), AUTO)).toBeNull();
  expect(habit(asked("turn", ["take"]), AUTO)).toBeNull();
});
