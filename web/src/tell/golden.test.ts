/** The browser tells recorded games in the very words of the terminal (tests/web/golden, made by golden_words.py). */

import { describe, expect, it } from "vitest";
import type { Fact, Language, Offer, View } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { label, question, tell } from "./testing";

type Both = Record<Language, string>;

interface Golden {
  stories: ({ seat: number | null; turn: number | null; players: number; facts: Fact[] } & Record<Language, string[]>)[];
  labels: { kind: string; view: Partial<View>; question: Both; offers: ({ offer: Offer } & Both)[] }[];
  bare: ({ offer: Offer } & Both)[];
  cards: ({ card?: string; city?: string; side: string } & Both)[];
}

const FILES = import.meta.glob<Golden>("../../../tests/web/golden/*.json", { import: "default", eager: true });
const LANGUAGES: Language[] = ["en", "de"];

it("there are golden files of both games", () => {
  expect(Object.keys(FILES).map((path) => path.replace(/^.*\//, ""))).toEqual(["onirim.json", "urbion.json"]);
});

for (const [path, golden] of Object.entries(FILES)) {
  const game = path.replace(/^.*\/(\w+)\.json$/, "$1");
  describe.each(LANGUAGES)(`${game} in %s`, (language) => {
    const words = wordsOf(language);

    it("tells every story", () => {
      expect(golden.stories.length).toBeGreaterThan(20);
      for (const story of golden.stories) {
        const lines = tell(game, story.facts, words, story.players);
        expect(lines.map((line) => line.text)).toEqual(story[language]);
      }
    });

    it("labels every answer and asks every question", () => {
      expect(golden.labels.length).toBeGreaterThan(30);
      for (const { kind, view, question: asked, offers } of golden.labels) {
        const about = (view["decision"] as { about: Record<string, unknown> }).about;
        expect(question(game, { kind, about }, words)).toBe(asked[language]);
        for (const { offer, ...labels } of offers) expect(label(game, offer, words, view)).toBe(labels[language]);
      }
    });

    it("labels answers without a look at the table", () => {
      for (const { offer, ...labels } of golden.bare) expect(label(game, offer, words, null)).toBe(labels[language]);
    });

    it("names every card", () => {
      for (const { card, city, side, ...names } of golden.cards) {
        expect(card === undefined ? words.reader("urbion").named("city", city ?? "") : words.card(card, side)).toBe(names[language]);
      }
    });
  });
}
