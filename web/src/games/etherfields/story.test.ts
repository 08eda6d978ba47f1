import { describe, expect, it } from "vitest";
import type { Fact } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { lastAction, pagesOf, teller } from "./story";

const who = () => "you";
const gambler = { gambler: { en: "The Gambler", de: "Die Spielerin" } };
const FACTS: Fact[] = [
  { number: 0, kind: "round", round: 1, card: "t08", names: {} },
  { number: 1, kind: "answered", question: "command", action: "pass gambler", seats: [0], forced: false },
  { number: 2, kind: "card_moved", character: "gambler", card: "bluff", from: "deck", to: "hand", names: { ...gambler, bluff: { en: "Bluff", de: "Bluff" } } },
  { number: 3, kind: "card_moved", character: "gambler", card: "cold_streak", from: "deck", to: "hand", names: { ...gambler, cold_streak: { en: "Cold Streak", de: "Pechsträhne" } } },
  { number: 4, kind: "script", n: 12, names: { text: { en: "The stairs count you.", de: "Die Treppe zählt euch." } } },
  { number: 5, kind: "suffered", character: "gambler", n: 1, now: 1, names: gambler },
  { number: 6, kind: "suffered", character: "gambler", n: 1, now: 2, names: gambler },
  { number: 7, kind: "modifier", n: 1 },
];

describe("the story", () => {
  it("tells what belongs together in one sentence, by the names that facts bring", () => {
    const words = wordsOf("en");
    const lines = teller.tell(FACTS, words, who, 1);
    expect(lines.map(({ text }) => text)).toEqual(["Round 1.", "The Gambler draws Bluff, Cold Streak.", "The stairs count you.", "The Gambler suffers 2 (now 2)."]);
    expect(lines.map(({ from }) => from)).toEqual([0, 2, 4, 5]);
    expect(lines.at(-1)?.answers).toBe(1);
    expect([...words.problems]).toEqual([]);
  });

  it("does the same in German", () => {
    const words = wordsOf("de");
    const told = teller.tell(FACTS, words, who, 1).map(({ text }) => text);
    expect(told[1]).toContain("Die Spielerin");
    expect(told[1]).toContain("Pechsträhne");
    expect(told[2]).toBe("Die Treppe zählt euch.");
  });

  it("keeps the pages that were read, up to a moment", () => {
    expect(pagesOf(FACTS).map(({ n }) => n)).toEqual([12]);
    expect(pagesOf(FACTS, 4)).toEqual([]);
  });
});

describe("undo", () => {
  const answered = (...questions: string[]) => questions.map((question, number) => ({ number, kind: "answered", question, action: "", seats: [0], forced: question === "forced" }) as unknown as Fact);
  it("takes back a whole action: to where it was begun", () => {
    expect(lastAction(answered("command", "pay", "pay", "forced", "pay"), 4)).toBe(4);
    expect(lastAction(answered("command", "pay", "command"), 3)).toBe(1);
    expect(lastAction(answered("enter"), 1)).toBe(1);
    expect(lastAction([], 0)).toBe(1);
  });
});
