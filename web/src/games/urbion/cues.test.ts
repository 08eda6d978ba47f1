import { expect, test } from "vitest";
import type { Fact } from "@/api/types";
import { cues } from "./cues";

test("Chaos comes whirling, and claimed Cities go home", () => {
  const facts = [
    { number: 0, kind: "moved", card: "X5", from: "deck", to: "pending" },
    { number: 1, kind: "city", city: "earth+fire", row: "R2", what: "claimed" },
    { number: 2, kind: "city", city: "air+fire", row: "R2", what: "opened" },
  ] as Fact[];
  expect(cues(facts)).toEqual([
    { kind: "whirl", zone: "pending", tokens: ["X5"] },
    { kind: "claim", zone: "R2.city", tokens: ["earth+fire"] },
  ]);
});
