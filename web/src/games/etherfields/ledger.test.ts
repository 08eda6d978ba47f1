import { describe, expect, it } from "vitest";
import type { Fact } from "@/api/types";
import { nightsOf, paragraphs } from "./ledger";

const named = (key: string, name: string) => ({ names: { [key]: { en: name, de: name } } });
const FACTS = [
  { number: 0, kind: "dream_entered", gate: "gate_room", ...named("gate_room", "The Room") },
  { number: 1, kind: "script", n: 2, names: { text: { en: "You wake.", de: "Ihr wacht auf." } } },
  { number: 2, kind: "round", round: 4 },
  { number: 3, kind: "encounter_ended", result: "victory", rewarded: false },
  { number: 4, kind: "script", n: 5, names: { text: { en: "Home.", de: "Daheim." } } },
  { number: 5, kind: "awakening" },
  { number: 6, kind: "slumber_drawn", slumber: "s_a", ...named("s_a", "Moths") },
  { number: 7, kind: "encounter_ended", result: "", rewarded: true },
  { number: 8, kind: "slumber_drawn", slumber: "s_b", ...named("s_b", "Rags") },
  { number: 9, kind: "died", character: "gambler", names: {} },
  { number: 10, kind: "encounter_ended", result: "death", rewarded: false },
  { number: 11, kind: "sitting", sitting: 2 },
  { number: 12, kind: "script", n: 9, names: { text: { en: "A corner.", de: "Eine Ecke." } } },
] as unknown as Fact[];

describe("what was played", () => {
  it("is told night by night, with the pages of each", () => {
    const nights = nightsOf(FACTS);
    expect(nights.map(({ kind, result, rounds }) => [kind, result, rounds])).toEqual([
      ["dream", "victory", 4],
      ["waking", "", 0],
      ["slumber", "death", 0],
      ["sitting", "", 0],
      ["street", "", 0],
    ]);
    expect(nights[0]?.pages.map(({ n }) => n)).toEqual([2, 5]);
    expect(nights[2]?.names.map(({ en }) => en)).toEqual(["Moths", "Rags"]);
    expect(nights[4]?.sitting).toBe(2);
  });

  it("has only what happened: facts that were taken back are gone", () => {
    expect(nightsOf(FACTS.slice(0, 3))).toMatchObject([{ kind: "dream", result: "", rounds: 4 }]);
    expect(nightsOf([])).toEqual([]);
  });

  it("reads pages as paragraphs", () => {
    expect(paragraphs("One.\nTwo.\n\f\nThree.")).toEqual(["One.", "Two.", "Three."]);
  });
});
