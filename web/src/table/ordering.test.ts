import { expect, test } from "vitest";
import type { Offer } from "@/api/types";
import { arranged, moveTo, ordering } from "./ordering";
import type { Scene, Spot, Zone } from "./scene";

const put = (id: number, target = "pile") => ({ id, verb: "put", target }) as unknown as Offer;
const spot = (key: string, actions: Offer[]): Spot => ({ key, token: key, face: key, label: key, actions });
const zone = (id: string, layout: Zone["layout"], spots: Spot[]): Zone => ({ id, label: id, layout, spots });

function scene(looked: Spot[], heap: Partial<Zone> = {}): Scene {
  const zones = { looked: zone("looked", "slots", looked), pile: { ...zone("pile", "pile", []), ...heap } };
  return { zones, order: [], buttons: [], prompt: "", summary: "", unseen: [] };
}

test("a fan whose cards all go back to one pile can be settled on", () => {
  expect(ordering(scene([spot("a", [put(1)]), spot("b", [put(2)])]))).toEqual({ zone: "looked", keys: ["a", "b"], whole: true });
});

test("one of which a card has to be thrown away can be put in order, and no more", () => {
  expect(ordering(scene([spot("a", [put(1, "discard")]), spot("b", [put(2, "discard")])]))?.whole).toBe(false);
  expect(ordering(scene([spot("a", [put(1)]), spot("b", [put(2), put(3)])]))?.whole).toBe(false);
  expect(ordering(scene([spot("a", [put(1)]), spot("b", [put(2)])], { contents: [["a", 1]] }))?.whole).toBe(false);
});

test("there is no order of one card, nor of what has its place", () => {
  expect(ordering(scene([spot("a", [put(1)]), spot("b", [])]))).toBeNull();
  expect(ordering(scene([]))).toBeNull();
});

test("cards lie as they were put; those that have their place already keep it", () => {
  const keys = (order: string[]) => arranged(scene([spot("x", []), spot("a", [put(1)]), spot("b", [put(2)])]), order).zones.looked?.spots.map(({ key }) => key);
  expect(keys(["b", "a"])).toEqual(["x", "b", "a"]);
  expect(keys([])).toEqual(["x", "a", "b"]);
  expect(keys(["gone", "b", "a"])).toEqual(["x", "b", "a"]);
});

test("a card is moved within the fan, not out of it", () => {
  expect(moveTo(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  expect(moveTo(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  expect(moveTo(["a", "b", "c"], "c", -2)).toEqual(["c", "a", "b"]);
});
