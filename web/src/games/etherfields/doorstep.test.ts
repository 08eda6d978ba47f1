import { describe, expect, it } from "vitest";
import type { Offer } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { gatesAt, iconsAt, moreOf, sentenceOf } from "./doorstep";
import { Names } from "./names";
import type { EtherView } from "./view";

const VIEW = {
  things: {
    "dreamworld_tile:row": { name: { en: "Row" }, locations: { nine: { name: { en: "Nine" }, icons: ["gate"] }, coal: { name: { en: "Coal" }, icons: ["shop"] } } },
  },
  team: { keys: 1, hours: 3, items: [] },
  campaign: {
    location: "nine", district: "row",
    ways: [{ to: "coal", kind: "path" }, { to: "coal", kind: "shortcut", seals: 2 }],
    gates: { ferry: { status: "available", keys: 2, district: "row" }, room: { status: "won", keys: 0, district: "row" }, far: { status: "available", keys: 1, district: "other" } },
  },
} as unknown as EtherView;
const offer = (words: string, more: Partial<Offer>): Offer => ({ id: 1, words, verb: words.split(" ")[0], ...more }) as unknown as Offer;
const names = new Names(VIEW, wordsOf("en"));

describe("the card beside a house", () => {
  it("says what the place is, in both languages, for every kind there is", () => {
    expect(iconsAt(VIEW, "coal")).toEqual(["shop"]);
    expect(iconsAt(VIEW, "elsewhere")).toEqual([]);
    for (const language of ["en", "de"] as const) {
      for (const icon of ["awakening", "gate", "fate", "shop", "script", "effect", "blank"]) expect(sentenceOf([icon], new Names(VIEW, wordsOf(language)))).toMatch(/\.$/);
    }
  });

  it("shows the dreams behind the gate of this district, and none elsewhere", () => {
    expect(gatesAt(VIEW)).toEqual([{ id: "ferry", won: false, keys: 2, have: 1 }, { id: "room", won: true, keys: 0, have: 1 }]);
    expect(gatesAt({ ...VIEW, campaign: { ...VIEW.campaign, location: "coal" } } as EtherView)).toEqual([]);
  });

  it("has a line for each answer: what is there, what a shortcut or a gate costs", () => {
    expect(moreOf(offer("go coal", { location: "coal", with: "path" }), VIEW, names)?.line).toBe("shop");
    expect(moreOf(offer("go coal shortcut", { location: "coal", with: "shortcut" }), VIEW, names)?.line).toContain("seals 2");
    expect(moreOf(offer("enter-gate ferry", { gate: "ferry" }), VIEW, names)).toEqual({ sign: "key", line: "2 keys, and you have 1" });
    expect(moreOf(offer("resolve", {}), VIEW, names)).toBeNull();
  });
});
