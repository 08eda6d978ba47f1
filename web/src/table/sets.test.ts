import { expect, test } from "vitest";
import type { Offer } from "@/api/types";
import type { Scene, Spot } from "./scene";
import { setOf, setsWith } from "./sets";

const offer = (id: number) => ({ id, verb: "clean" }) as unknown as Offer;
const spot = (key: string, kind: string): Spot => ({ key, token: kind, face: kind, label: key, actions: [], pick: { name: key, kind } });
const spots = [spot("s1", "+2"), spot("s2", "+2"), spot("i1", "-2"), spot("i2", "-4")];
const scene: Scene = {
  zones: { row: { id: "row", label: "", layout: "slots", spots } },
  sets: [{ offer: offer(1), names: ["s1", "i1"] }, { offer: offer(2), names: ["s1", "s2", "i2"] }],
  order: [], buttons: [], prompt: "", summary: "", unseen: [],
};

test("what is picked is an answer when it is one of the sets, whichever of equals was picked", () => {
  expect(setOf(scene, new Set(["s1", "i1"]))?.id).toBe(1);
  expect(setOf(scene, new Set(["i1", "s2"]))?.id).toBe(1);
  expect(setOf(scene, new Set(["s2", "s1", "i2"]))?.id).toBe(2);
});

test("too little, too much and nothing are no answer", () => {
  for (const keys of [[], ["s1"], ["s1", "s2", "i1"], ["s1", "i2"]]) expect(setOf(scene, new Set(keys))).toBeNull();
});

test("a thing knows the answers that name it", () => {
  expect(setsWith(scene, spots[0] as Spot)).toEqual([1, 2]);
  expect(setsWith(scene, spots[2] as Spot)).toEqual([1]);
});
