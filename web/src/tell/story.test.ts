import { describe, expect, it } from "vitest";
import type { Fact } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { tell } from "./testing";

const words = wordsOf("en");

/** Facts, numbered. */
function facts(...rest: Omit<Fact, "number">[]): Fact[] {
  return rest.map((fact, number) => ({ number, ...fact }) as Fact);
}

const move = (card: string | null, from: string, to: string, seat = 0) => ({ kind: "moved", card, from, to, seat });
const answer = (action: string, seat = 0, forced = false) => ({
  kind: "answered",
  question: "turn",
  action,
  seat,
  ...(forced ? { forced } : {}),
});

describe("a line", () => {
  const lines = tell(
    "onirim",
    facts(
      move("red.sun", "pile", "hand"),
      move("nightmare", "pile", "resolving"),
      { kind: "turn", turn: 1, seat: 0 },
      answer("play red.sun"),
      move("red.sun", "hand", "row"),
      answer("limbo", 0, true),
      move("blue.moon", "pile", "hand"),
      move("blue.moon", "pile", "hand"),
    ),
    words,
    1,
  );

  it("knows its cards, its first event, the answers before it and its kind", () => {
    expect(lines.at(-1)).toEqual({
      text: "You draw 2 × blue moon.",
      cards: ["blue.moon"],
      from: 6,
      answers: 1,
      turn: expect.any(Number),
      kind: "drawn",
    });
    expect(lines.map((line) => [line.kind, line.from, line.answers])).toEqual([
      ["drawn", 0, 0],
      ["revealed", 1, 0],
      ["played", 4, 1],
      ["drawn", 6, 1],
    ]);
  });
});

describe("turns", () => {
  it("are never told in one sentence", () => {
    const turn = (number: number) => [{ kind: "turn", turn: number, seat: 0 }, move("S2w", "hand", "R1.sognae")];
    const lines = tell("urbion", facts(...turn(1), ...turn(2)), words, 1);
    expect(lines.map((line) => [line.from, line.cards])).toEqual([
      [1, ["S2w"]],
      [3, ["S2w"]],
    ]);
    const drawn = [move("red.sun", "pile", "hand"), { kind: "turn", turn: 2, seat: 0 }, move("red.sun", "pile", "hand")];
    expect(tell("onirim", facts(...drawn), words, 1)).toHaveLength(2);
  });
});

describe("a story that goes on", () => {
  it("is told as if it were told at once, in any words", () => {
    const all = facts(
      move("red.sun", "pile", "hand"),
      { kind: "turn", turn: 1, seat: 0 },
      answer("play red.sun"),
      move("red.sun", "hand", "row"),
      { kind: "turn", turn: 2, seat: 0 },
      answer("discard blue.sun"),
      move("blue.sun", "hand", "discard"),
      move("blue.sun", "hand", "discard"),
    );
    const german = wordsOf("de");
    for (const end of [8, 4, 7, 8, 6, 8]) {
      for (const [language, players] of [[words, 1], [german, 1], [words, 2], [words, 1]] as const) {
        const copies = structuredClone(all.slice(0, end)); // never told before
        expect(tell("onirim", all.slice(0, end), language, players)).toEqual(tell("onirim", copies, language, players));
      }
    }
    expect(tell("onirim", all, words, 1).map((line) => line.answers)).toEqual([0, 1, 2]);
    expect(tell("onirim", all.slice(0, 7), words, 1).at(-1)?.text).toBe("Discarded: blue sun.");
  });
});

describe("players", () => {
  const searched = facts({ kind: "turn", turn: 3, seat: 1 }, { kind: "searched", found: true });
  const texts = (players: number, names?: (string | null)[]) =>
    tell("onirim", searched, words, players, names).map((line) => line.text);

  it("have numbers, or names", () => {
    expect(texts(2)).toEqual(["Turn 3, Player 2.", "Player 2 searches the pile."]);
    expect(texts(2, [null, "Anna"])).toEqual(["Turn 3, \u2068Anna\u2069.", "\u2068Anna\u2069 searches the pile."]);
    expect(texts(2, ["Anna"])).toEqual(["Turn 3, Player 2.", "Player 2 searches the pile."]);
  });

  it("may be called anything", () => {
    expect(texts(2, ["", "you"])[1]).toBe("Player 2 searches the pile.");
    expect(texts(2, ["", "{ $who }"])[1]).toBe("\u2068{ $who }\u2069 searches the pile.");
    expect(texts(2, ["", "\u202eanna\u2069"])[1]).toBe("\u2068anna\u2069 searches the pile."); // and the text stays as it is
    expect(texts(2, ["", "$& \ue000red.sun\ue001"])[0]).not.toContain("red sun");
  });

  it("who play alone are spoken to", () => {
    expect(texts(1)).toEqual(["You search the pile."]);
    expect(texts(1, ["Anna", "Anna"])).toEqual(["You search the pile."]);
  });
});

describe("somebody who watches", () => {
  it("is not spoken to", () => {
    const played = facts(move("red.sun", "hand", "row"));
    const texts = (names?: string[]) => tell("onirim", played, words, 1, names, true).map((line) => line.text);
    expect(texts()).toEqual(["Player 1 plays red sun."]);
    expect(texts(["Anna"])).toEqual(["\u2068Anna\u2069 plays red sun."]);
  });
});

describe("a spell that wards off a nightmare", () => {
  it("is told like any other", () => {
    const lines = tell("onirim", facts(answer("ward punishment")), words, 1);
    expect(lines.map((line) => line.text)).toEqual(["You cast Powerful Punishment."]);
  });
});

describe("what is hidden", () => {
  it("is counted", () => {
    const lines = tell("onirim", facts(move(null, "pile", "hand", 1), move(null, "pile", "hand", 1)), words, 2);
    expect(lines[0]).toMatchObject({ text: "Player 2 draws 2 cards.", cards: [] });
  });
});
