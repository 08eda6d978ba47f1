import { describe, expect, it } from "vitest";
import { Placed } from "./placed";
import { offer, spot, zone } from "./testing";

const play = offer(1, "play", { places: ["hand/red.sun"], target: "row" });
const figure = offer(2, "face", { places: ["incubus/figure", "button"] });
const take = offer(3, "take", { places: ["pile"] });
const goOn = offer(4, "go-on");
const placed = new Placed([play, figure, take, goOn]);

describe("placed answers", () => {
  it("are found at the thing they lie at, by any of its names", () => {
    expect(placed.at("hand/red.sun", "hand/0")).toEqual([play]);
    expect(placed.at("hand/0", "hand/red.sun")).toEqual([play]);
    expect(placed.at("hand/red.moon")).toEqual([]);
  });

  it("are buttons where nothing shows them, or where they ask for one", () => {
    const zones = [zone("hand", "hand", [spot("red.sun", [play])]), zone("incubus", "tokens", [spot("figure", [figure])])];
    expect(placed.buttons(zones)).toEqual([figure, take, goOn]);
    expect(placed.buttons([])).toEqual([play, figure, take, goOn]);
  });
});
