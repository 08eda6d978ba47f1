import { describe, expect, it } from "vitest";
import type { Scene } from "./scene";
import { scene, zone } from "./testing";
import { track, Tracker, type Tracked } from "./tracker";

const keys = (tracked: Tracked, id: string) => tracked.scene.zones[id]?.spots.map((spot) => spot.key);

function table(hand: string[], row: string[], deck: number, discard: string[] = []): Scene {
  return scene(
    zone("deck", "pile", deck ? ["?"] : [], { count: deck }),
    zone("discard", "pile", discard.slice(-1), { count: discard.length }),
    zone("row", "row", row),
    zone("hand", "hand", hand),
  );
}

describe("track", () => {
  it("gives every spot a key of its own", () => {
    const first = track(table(["a", "a", "b"], ["a"], 9), null);
    const all = Object.values(first.scene.zones).flatMap((item) => item.spots.map((spot) => spot.key));
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(Boolean)).toBe(true);
    expect(first.origins.size).toBe(0);
  });

  it("keeps the keys of what stays, also after the order has changed", () => {
    const first = track(table(["a", "b", "c"], [], 9), null);
    const [a, b, c] = keys(first, "hand")!;
    expect(keys(track(table(["c", "a", "b"], [], 9), first), "hand")).toEqual([c, a, b]);
  });

  it("takes the key along from the hand to the row", () => {
    const first = track(table(["a", "b"], ["c"], 9), null);
    const [a, b] = keys(first, "hand")!;
    const second = track(table(["b", "d"], ["c", "a"], 8), first);
    expect(keys(second, "row")).toEqual([keys(first, "row")![0], a]);
    expect(keys(second, "hand")![0]).toBe(b);
    expect(second.origins).toEqual(new Map([[keys(second, "hand")![1], "deck"]]));
  });

  it("keeps equal cards apart: those that lay in the row stay, the one from the hand joins", () => {
    const first = track(table(["a", "a"], ["a", "b", "a"], 9), null);
    const second = track(table(["a"], ["a", "b", "a", "a"], 9), first);
    expect(keys(second, "row")!.slice(0, 3)).toEqual(keys(first, "row"));
    expect(keys(second, "row")![3]).toBe(keys(first, "hand")![1]);
    expect(keys(second, "hand")).toEqual([keys(first, "hand")![0]]);
  });

  it("lets the card go that the player has moved", () => {
    const first = track(table(["a", "a"], [], 9), null);
    const [one, two] = keys(first, "hand")!;
    const second = track(table(["a"], ["a"], 9), first, one);
    expect(keys(second, "row")).toEqual([one]);
    expect(keys(second, "hand")).toEqual([two]);
  });

  it("lets the moved card go also when an equal one is drawn at once", () => {
    const first = track(table(["a", "b"], [], 9), null);
    const [one] = keys(first, "hand")!;
    const second = track(table(["b", "a"], ["a"], 8), first, one);
    // One "a" was in the hand and one is there now: the engine cannot tell them apart, the player can.
    expect(keys(second, "row")).toEqual([one]);
    expect(second.origins).toEqual(new Map([[keys(second, "hand")![1], "deck"]]));
  });

  it("sends a discarded card to the top of the pile and does not lose the one it covers to another pile", () => {
    const first = track(table(["a"], [], 9, ["b"]), null);
    const second = track(table([], [], 9, ["b", "a"]), first);
    expect(keys(second, "discard")).toEqual(keys(first, "hand"));
    expect(second.exits.size).toBe(0);
  });

  it("leaves the back of a pile where it is", () => {
    const first = track(table(["a"], [], 9), null);
    const second = track(table(["a", "b"], [], 8), first);
    expect(keys(second, "deck")).toEqual(keys(first, "deck"));
    expect([...second.origins.values()]).toEqual(["deck"]);
  });

  it("says into which pile cards went", () => {
    const first = track(table(["a"], ["b"], 9), null);
    const second = track(table([], ["b"], 10), first);
    expect(second.exits).toEqual(new Map([[keys(first, "hand")![0], "deck"]]));
  });

  it("turns over a card of a hidden hand", () => {
    const hidden = (other: string[], row: string[]) => scene(zone("other", "hand", other), zone("row", "row", row));
    const first = track(hidden(["?", "?"], []), null);
    const second = track(hidden(["?"], ["a"]), first);
    expect(keys(second, "row")).toEqual([keys(first, "other")![1]]);
    const third = track(hidden(["?", "?"], []), second);
    expect(keys(third, "other")![1]).toBe(keys(first, "other")![1]);
  });

  it("never moves an empty place", () => {
    const doors = (spots: string[], limbo: string[]) => scene(zone("doors", "slots", spots), zone("limbo", "slots", limbo));
    const first = track(doors(["-", "-"], ["a"]), null);
    const second = track(doors(["a", "-"], ["-"]), first);
    expect(keys(second, "doors")).toEqual([keys(first, "limbo")![0], keys(first, "doors")![0]]);
    expect(keys(first, "doors")).not.toContain(keys(second, "limbo")![0]);
  });

  it("is deterministic and changes nothing it was given", () => {
    const one = table(["a", "b", "a"], ["b"], 9);
    const frozen = JSON.stringify(one);
    const runs = [0, 1].map(() => track(table(["b", "a"], ["b", "a"], 9), track(one, null)));
    expect(runs[0]).toEqual(runs[1]);
    expect(JSON.stringify(one)).toBe(frozen);
  });

  it("forgets the moved card once it has arrived", () => {
    const tracker = new Tracker();
    const first = tracker.track(table(["a"], [], 9));
    tracker.expect(keys(first, "hand")![0]!);
    const second = tracker.track(table([], ["a"], 9));
    expect(keys(second, "row")).toEqual(keys(first, "hand"));
    const third = tracker.track(table(["a"], ["a"], 8));
    expect(keys(third, "row")).toEqual(keys(first, "hand"));
  });

  it("is stable when the same scene comes again", () => {
    const tracker = new Tracker();
    const first = tracker.track(table(["a", "a"], ["b"], 9));
    const again = tracker.track(table(["a", "a"], ["b"], 9));
    expect(again.scene).toEqual(first.scene);
    expect(again.origins.size + again.exits.size).toBe(0);
  });
});
