import { describe, expect, test } from "vitest";
import type { Fact } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { keepLesson, keptLesson } from "./kept";
import { advance, beginLesson, isLearnt, lastLesson, LESSONS, lessonOn, moduleLessons, nameOf, skip, START, strayed, type Step } from "./lessons";

const steps: Step[] = [
  { id: "a", until: { read: true } },
  { id: "b", until: { answered: "play " } },
  { id: "c", until: { event: "moved", with: { to: "doors" } } },
  { id: "d", until: { decision: "nightmare" } },
  { id: "e", until: { read: true } },
];
let number = 0;
const fact = (kind: string, details: Record<string, unknown> = {}): Fact => ({ number: number++, kind, ...details });
const answer = (action: string, question = "turn") => fact("answered", { action, question, forced: false });

describe("a tutorial", () => {
  test("waits for a reader, and for whoever plays on instead", () => {
    expect(advance(START, steps, [fact("turn")], "turn")).toEqual({ step: 0, from: 0 });
    expect(advance(START, steps, [fact("turn"), answer("play red.sun")], "turn").step).toBe(2);
    expect(skip(START, steps, [fact("turn")])).toEqual({ step: 1, from: 1 });
  });

  test("takes what happened before a step began for nothing", () => {
    const facts = [fact("turn"), answer("play red.sun")];
    expect(advance({ step: 1, from: 2 }, steps, facts, "turn")).toEqual({ step: 1, from: 2 });
    expect(advance({ step: 1, from: 1 }, steps, facts, "turn")).toEqual({ step: 2, from: 2 });
  });

  test("meets events by their details, and questions while they are asked or after they were answered", () => {
    const facts = [fact("moved", { to: "hand" }), fact("moved", { to: "doors" })];
    expect(advance({ step: 2, from: 0 }, steps, facts, "turn")).toEqual({ step: 3, from: 2 });
    expect(advance({ step: 3, from: 2 }, steps, facts, "nightmare").step).toBe(4);
    const later = [...facts, answer("ward hand", "nightmare")];
    expect(advance({ step: 3, from: 2 }, steps, later, "turn")).toEqual({ step: 4, from: 2 });
  });

  test("whoever does as it says never hears of another way", () => {
    const step: Step = { id: "x", until: { decision: "nightmare" }, expect: ["play red.moon"] };
    const played = [answer("play red.moon")];
    expect(strayed({ step: 0, from: 0 }, step, played)).toBe(false);
    expect(strayed({ step: 0, from: 0 }, step, [...played, answer("discard red.sun")])).toBe(true);
    expect(strayed({ step: 0, from: 2 }, step, [...played, answer("discard red.sun")])).toBe(false);
    expect(strayed({ step: 0, from: 0 }, { id: "y", until: { read: true } }, played)).toBe(false);
  });

  test("never leaves its last step, and survives answers taken back", () => {
    expect(advance({ step: 4, from: 0 }, steps, [answer("play red.sun")], "turn").step).toBe(4);
    expect(advance({ step: 2, from: 9 }, steps, [fact("turn")], "turn")).toEqual({ step: 2, from: 1 });
    expect(skip({ step: 4, from: 0 }, steps, []).step).toBe(4);
  });

  test("is kept for its table, and rubbish is not read", () => {
    keepLesson("t1", { game: "onirim", progress: { step: 3, from: 20 }, left: false });
    expect(keptLesson("t1")?.progress.step).toBe(3);
    keepLesson("t2", { game: "onirim", progress: { step: -3, from: 20 }, left: false });
    expect(keptLesson("t2")).toBeNull();
    expect(keptLesson("t3")).toBeNull();
  });
});

const all = [...LESSONS, ...(await Promise.all(LESSONS.map(({ game }) => moduleLessons(game)))).flat()];

test.each(all.map((lesson) => [[lesson.game, lesson.module].filter(Boolean).join("/"), lesson] as const))("%s: few steps with all their words", (_, lesson) => {
  const [fewest, most] = lesson.module ? [4, 7] : [8, 12];
  expect(lesson.steps.length).toBeGreaterThanOrEqual(fewest);
  expect(lesson.steps.length).toBeLessThanOrEqual(most);
  for (const language of ["en", "de"] as const) {
    const words = wordsOf(language);
    for (const step of lesson.steps) {
      for (const part of ["", "@title", "@wait"] as const) expect(words.text(`${nameOf(lesson, step)}${part}`)).not.toContain("web-");
    }
  }
});

test("a module's lesson is found by its name, kept for its table, and learnt at its last step", async () => {
  const towers = await lessonOn("onirim", "towers");
  expect(await lessonOn("onirim", "nonsense")).toBeUndefined();
  if (!towers) throw new Error("no lesson on towers");
  beginLesson(towers, "t9");
  expect(keptLesson("t9")).toMatchObject({ game: "onirim", module: "towers" });
  expect([lastLesson("onirim", "towers"), lastLesson("onirim")]).toEqual(["t9", null]);
  expect(isLearnt(towers)).toBe(false);
  keepLesson("t9", { game: "onirim", module: "towers", progress: { step: towers.steps.length - 1, from: 0 }, left: false });
  expect(isLearnt(towers)).toBe(true);
});
