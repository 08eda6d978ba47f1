import { describe, expect, it } from "vitest";
import { bright, groupBy, mainButton, obvious, specials } from "./rank";
import { offer, scene, spot, zone } from "./testing";

const play = offer(1, "play");
const discard = offer(2, "discard");
const build = offer(3, "build");

describe("obvious", () => {
  it("is the only play, since discarding has its own key", () => {
    expect(obvious(spot("a", [play, discard]))).toBe(play);
    expect(obvious(spot("a", [discard]))).toBe(discard);
  });
  it("is nothing where somebody has to choose", () => {
    expect(obvious(spot("a", [play, build, discard]))).toBeNull();
    expect(obvious(spot("a", [discard, offer(9, "discard")]))).toBeNull();
    expect(obvious(spot("a"))).toBeNull();
  });
});

describe("mainButton", () => {
  it("is the first button, unless a card can be the answer", () => {
    const bare = { ...scene(zone("hand", "hand", ["a"])), buttons: [build, discard] };
    expect(mainButton(bare)).toBe(build);
    expect(mainButton({ ...bare, zones: { row: zone("row", "row", [spot("a", [play])]) } })).toBeNull();
    expect(mainButton(scene())).toBeNull();
  });
});

describe("specials", () => {
  it("are the answers of no card and the further ones of this card", () => {
    expect(specials([build], spot("a", [play, discard, offer(5, "ask")])).map(({ id }) => id)).toEqual([3, 5]);
    expect(specials([], null)).toEqual([]);
  });
});

describe("bright", () => {
  it("is what can be played; what can only be discarded is dim", () => {
    const hand = zone("hand", "hand", [spot("a", [play, discard]), spot("b", [discard])]);
    expect(hand.spots.map((it) => bright(it, hand))).toEqual([true, false]);
  });
  it("is what can be discarded when that is the question", () => {
    const hand = zone("hand", "hand", [spot("a", [discard]), spot("b")]);
    expect(hand.spots.map((it) => bright(it, hand))).toEqual([true, false]);
  });
  it("is everything when nothing is asked about the hand", () => {
    const hand = zone("hand", "hand", ["a", "b"]);
    expect(hand.spots.map((it) => bright(it, hand))).toEqual([true, true]);
  });
});

describe("groupBy", () => {
  it("keeps the order, and puts what has no heading first", () => {
    const offers = [offer(1, "lay"), offer(2, "pass"), offer(3, "lay"), offer(4, "use")];
    const found = groupBy(offers, ({ verb }) => (verb === "pass" ? null : verb));
    expect(found.map(({ heading, offers: all }) => [heading, all.map(({ id }) => id)])).toEqual([
      [null, [2]],
      ["lay", [1, 3]],
      ["use", [4]],
    ]);
    expect(groupBy([], () => null)).toEqual([]);
  });
});
