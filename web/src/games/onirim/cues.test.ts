import { expect, test } from "vitest";
import type { Fact } from "@/api/types";
import { cues } from "./cues";

const moved = (card: string, from: string, to: string, number = 0) => ({ number, kind: "moved", card, from, to }) as Fact;

test("doors open, however they were found", () => {
  expect(cues([moved("door.red", "pile", "doors"), moved("door.blue", "resolving", "doors")])).toEqual([
    { kind: "door", zone: "doors", tokens: ["door.red"] },
    { kind: "door", zone: "doors", tokens: ["door.blue"] },
  ]);
});

test("a nightmare is a scene while it is there, limbo when it gives back what it held", () => {
  expect(cues([moved("nightmare", "pile", "resolving")])[0]?.kind).toBe("dread");
  expect(cues([moved("nightmare", "pile", "resolving"), moved("door.red", "pile", "resolving")])).toEqual([]);
  expect(cues([moved("door.red", "limbo", "pile"), moved("nightmare", "limbo", "pile")])).toEqual([
    { kind: "swirl", zone: "limbo", tokens: ["door.red", "nightmare"], to: "pile" },
  ]);
});

test("nothing else is", () => {
  expect(cues([moved("red.sun", "hand", "row"), moved("red.sun", "pile", "hand")])).toEqual([]);
});
