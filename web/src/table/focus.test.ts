import { describe, expect, it } from "vitest";
import { pick, restore, start, stopOf, walk, type Place } from "./focus";
import type { Scene } from "./scene";
import { offer, scene, spot, zone } from "./testing";
import { track } from "./tracker";

const can = (token: string) => spot(token, [offer(1)]);
function table(hand = [can("a"), spot("b"), can("c")]): Scene {
  const made = scene(
    zone("deck", "pile", ["?"], { count: 9 }),
    zone("doors", "slots", ["-", "-"]),
    zone("row", "row", ["x", "y"]),
    zone("hand", "hand", hand),
  );
  return track(made, null).scene;
}
const at = (made: Scene, id: string, index: number): Place => ({ zone: id, key: made.zones[id]!.spots[index]!.key, index });
const none = new Map<string, string>();

describe("walk", () => {
  it("goes along a zone and stops at its ends", () => {
    const made = table();
    expect(walk(made, at(made, "hand", 0), "next", none)).toEqual(at(made, "hand", 1));
    expect(walk(made, at(made, "hand", 2), "next", none)).toEqual(at(made, "hand", 2));
    expect(walk(made, at(made, "hand", 0), "previous", none)).toEqual(at(made, "hand", 0));
    expect(walk(made, at(made, "hand", 1), "last", none)).toEqual(at(made, "hand", 2));
    expect(walk(made, at(made, "hand", 1), "first", none)).toEqual(at(made, "hand", 0));
  });

  it("goes round the zones, past those with nothing in them, back to where one was in each", () => {
    const made = table();
    expect(walk(made, at(made, "deck", 0), "zone-next", none)?.zone).toBe("row");
    expect(walk(made, at(made, "hand", 0), "zone-next", none)?.zone).toBe("deck");
    expect(walk(made, at(made, "deck", 0), "zone-previous", none)?.zone).toBe("hand");
    const visited = new Map([["row", made.zones.row!.spots[1]!.key]]);
    expect(walk(made, at(made, "deck", 0), "zone-next", visited)).toEqual(at(made, "row", 1));
  });

  it("starts in the hand, or where something can be done", () => {
    const made = table();
    expect(walk(made, null, "next", none)).toEqual(at(made, "hand", 0));
    expect(start(table([spot("a")]))?.zone).toBe("hand");
    const other = track(scene(zone("deck", "pile", [can("?")]), zone("hand", "hand", ["a"])), null).scene;
    expect(start(other)?.zone).toBe("deck");
    expect(start(scene())).toBeNull();
  });
});

describe("stopOf", () => {
  it("is what was visited, else what can be played", () => {
    const { hand } = table([spot("b"), can("a")]).zones;
    expect(stopOf(hand!, undefined)).toBe(hand!.spots[1]!.key);
    expect(stopOf(hand!, hand!.spots[0]!.key)).toBe(hand!.spots[0]!.key);
    expect(stopOf(zone("doors", "slots", ["-"]), undefined)).toBeNull();
  });
});

describe("pick", () => {
  it("counts from one", () => {
    const made = table();
    expect(pick(made, 2)).toEqual(at(made, "hand", 1));
    expect(pick(made, 9)).toBeNull();
  });
});

describe("restore", () => {
  it("stays on the same card while something can be done with it", () => {
    const made = table();
    expect(restore(made, at(made, "hand", 2))).toEqual(at(made, "hand", 2));
  });

  it("goes to the next card of the hand when the card has been played", () => {
    const made = table();
    expect(restore(made, { zone: "hand", key: "gone", index: 1 })).toEqual(at(made, "hand", 2));
    expect(restore(made, { zone: "hand", key: "gone", index: 5 })).toEqual(at(made, "hand", 2));
  });

  it("does not follow the played card into the row", () => {
    const made = table();
    const moved = { zone: "hand", key: made.zones.row!.spots[1]!.key, index: 0 };
    expect(restore(made, moved)).toEqual(at(made, "hand", 0));
  });

  it("leaves somebody alone who looks at the table", () => {
    const made = table();
    expect(restore(made, at(made, "row", 1))).toEqual(at(made, "row", 1));
  });

  it("takes any card of the hand when none can be played, and the table when there is no hand", () => {
    const made = table([spot("a"), spot("b")]);
    expect(restore(made, { zone: "hand", key: "gone", index: 1 })).toEqual(at(made, "hand", 1));
    const bare = track(scene(zone("deck", "pile", [can("?")])), null).scene;
    expect(restore(bare, { zone: "hand", key: "gone", index: 1 })?.zone).toBe("deck");
  });
});
