import { describe, expect, it } from "vitest";
import { wordsOf } from "@/i18n/testing";
import { Names } from "./names";
import { costOf, curve, intents, isBefore, lacking, opened, set, shown, sizeOf, tapped } from "./packing";
import type { EtherView, Packing } from "./view";

const card = (name: string, text: string, given: Record<string, number>, abilities: string[] = []) => ({ name: { en: name, de: name }, text: { en: text, de: text }, intents: given, abilities });
const VIEW = {
  things: {
    "influence:bluff": card("Bluff", "", { cunning: 2 }, ["influence:bluff#a"]),
    "influence:streak": card("Cold Streak", "Seal one.", { wrath: 3 }),
    "influence:anchor": card("Anchor", "Hold.", { wrath: 1, perception: 1 }, ["influence:anchor#a"]),
  },
  abilities: {
    "influence:bluff#a": { of: "influence:bluff", kind: "action", price: [[[["intent", "cunning", "2"]], [["intent", "wrath", "4"]]]], words: [], text: { en: "Move a creature.", de: "Bewege eine Kreatur." } },
    "influence:anchor#a": { of: "influence:anchor", kind: "action", price: [[[["intent", "wrath", "3"], ["glowstone", "", "1"]]]], words: [], text: { en: "Stay.", de: "Bleib." } },
  },
} as unknown as EtherView;
const PACKING: Packing = { character: "gambler", owned: { anchor: 1, bluff: 2, streak: 2 }, before: { bluff: 2, streak: 1 }, settled: {}, least: 3, most: 4, weaknesses: {} };
const names = new Names(VIEW, wordsOf("en"));

describe("a deck in the making", () => {
  it("opens as it was, and as far as it is settled", () => {
    expect(opened(PACKING)).toEqual({ anchor: 0, bluff: 2, streak: 1 });
    expect(opened({ ...PACKING, settled: { anchor: 1 } })).toEqual({ anchor: 1, bluff: 2, streak: 1 });
    expect(opened({ ...PACKING, before: {} })).toEqual({ anchor: 1, bluff: 2, streak: 2 });
  });

  it("is changed by taps, never beyond what is owned or settled", () => {
    const taken = opened(PACKING);
    expect(tapped(PACKING, taken, "streak")["streak"]).toBe(2);
    expect(tapped(PACKING, taken, "bluff")["bluff"]).toBe(0);
    expect(set(PACKING, taken, "anchor", 9)["anchor"]).toBe(1);
    expect(set(PACKING, taken, "anchor", -1)["anchor"]).toBe(0);
    expect(set({ ...PACKING, settled: { anchor: 0 } }, taken, "anchor", 1)).toBe(taken);
    expect(isBefore(PACKING, taken)).toBe(true);
    expect(isBefore(PACKING, tapped(PACKING, taken, "anchor"))).toBe(false);
  });

  it("says how many cards are wrong, by the bounds of the engine", () => {
    const all = { anchor: 1, bluff: 2, streak: 2 };
    expect([sizeOf(all), lacking(PACKING, all)]).toEqual([5, -1]);
    expect(lacking(PACKING, { anchor: 0, bluff: 1, streak: 0 })).toBe(2);
    expect(lacking(PACKING, opened(PACKING))).toBe(0);
  });

  it("adds up what it brings and what it costs", () => {
    const all = { anchor: 1, bluff: 2, streak: 2 };
    expect(intents(names, all)).toEqual({ wrath: 7, cunning: 4, perception: 1 });
    expect(["bluff", "streak", "anchor"].map((one) => costOf(names, one))).toEqual([2, 0, 3]);
    expect(curve(names, all)).toEqual([2, 2, 1, 0]);
  });

  it("is filtered by colour, cost and words", () => {
    const none = { color: null, cost: null, text: "" };
    expect(shown(names, PACKING, none)).toEqual(["anchor", "bluff", "streak"]);
    expect(shown(names, PACKING, { ...none, color: "wrath" })).toEqual(["anchor", "streak"]);
    expect(shown(names, PACKING, { ...none, cost: 1 })).toEqual(["bluff"]);
    expect(shown(names, PACKING, { ...none, text: "creature" })).toEqual(["bluff"]);
    expect(shown(names, PACKING, { ...none, text: "COLD" })).toEqual(["streak"]);
  });
});
