import { expect, test } from "vitest";
import { outline, search } from "./rulebook";

const FILE = `### A game.

## Chapter 8.4: Phase 1: play

ONI-BASE-05 = You play a card.
    .title = Playing
ONI-BASE-06 = No symbol follows itself.
    .title = Symbols

## Kapitel 9: Zu zweit

ONI-TEAM-01 = Zwei spielen.
    .title = Zwei

## Empty
`;

test("the chapters of a file, in both languages", () => {
  expect(outline(FILE)).toEqual([
    { title: "Phase 1: play", ids: ["ONI-BASE-05", "ONI-BASE-06"] },
    { title: "Zu zweit", ids: ["ONI-TEAM-01"] },
  ]);
});

test("every word has to occur somewhere in the rule", () => {
  const rules = [
    { id: "ONI-BASE-05", title: "Playing", text: "You play a card." },
    { id: "ONI-BASE-06", title: "Symbols", text: "No symbol follows itself." },
  ];
  const book = [{ title: "One", rules }, { title: "Two", rules: [] }];
  const found = (wish: string) => search(book, wish).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(found("SYMBOL itself")).toEqual(["ONI-BASE-06"]);
  expect(found("base-05")).toEqual(["ONI-BASE-05"]);
  expect(found("symbol card")).toEqual([]);
  expect(found("  ")).toEqual(["ONI-BASE-05", "ONI-BASE-06"]);
});
