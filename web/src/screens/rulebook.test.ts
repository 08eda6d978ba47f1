import { expect, test } from "vitest";
import { inPlay, inReadingOrder, outline, search } from "./rulebook";

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

const chapter = (part: string) => ({ title: part, rules: [{ id: `ONI-${part}-01`, title: "", text: "" }] });
const titles = (chapters: { title: string }[]) => chapters.map(({ title }) => title);
const BOOK = ["FREE", "GEN", "BASE", "TEAM", "BOOK", "DREAM", "INC", "X"].map(chapter);
const MODULES = ["book", "dreamcatchers", "incubus"];

test("how the game goes comes first", () => {
  expect(titles(inReadingOrder(BOOK))).toEqual(["BASE", "FREE", "GEN", "TEAM", "BOOK", "DREAM", "INC", "X"]);
});

test("at a table only what is in play there", () => {
  expect(titles(inPlay(BOOK, "onirim/third/solo", MODULES))).toEqual(["FREE", "GEN", "BASE", "X"]);
  expect(titles(inPlay(BOOK, "onirim/third/team/dreamcatchers/seed=7", MODULES))).toEqual(["FREE", "GEN", "BASE", "TEAM", "DREAM", "X"]);
});
