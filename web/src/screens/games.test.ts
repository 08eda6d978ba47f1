import { describe, expect, test } from "vitest";
import { isPreset, modulesOf, plain, readSpec, setupPath, specOf, variantsOf, withPreset, type GameInfo } from "./games";

const info: GameInfo = {
  game: "tarot",
  editions: [
    { name: "second", modules: ["swords", "cups"] },
    { name: "first", modules: ["cups"] },
  ],
  modes: [
    { name: "solo", players: 1, available: true },
    { name: "team", players: 2, available: true },
  ],
  modules: [
    { name: "swords", available: true },
    { name: "cups", available: true },
    { name: "wands", available: false },
  ],
  variants: [
    { name: "hard.cups", values: ["false", "true"], needs: "cups", editions: ["second", "first"], written: null },
    { name: "talk", values: ["silent", "open"], needs: "team", editions: ["second"], written: null },
    { name: "cards", values: ["default"], needs: null, editions: ["second", "first"], written: "1*2" },
  ],
  presets: [{ name: "gentle", edition: "second", modules: ["cups"], variants: { "hard.cups": "true" } }],
};

describe("a set-up", () => {
  test("is written with what differs from the box, in the order of the game", () => {
    const setup = { ...plain(info), modules: ["cups", "swords"], variants: { "hard.cups": "true", talk: "open" } };
    expect(specOf(info, setup)).toBe("tarot/second/solo/swords+cups/hard.cups=true");
    expect(specOf(info, { ...setup, mode: "team", deal: "number", number: " 7 " })).toBe(
      "tarot/second/team/swords+cups/hard.cups=true/talk=open/seed=7",
    );
  });

  test("reads what it writes, in any order, and leaves out what it does not know", () => {
    const setup = readSpec([info], "tarot/talk=open/cups+swords+clubs/team/seed=48213/nonsense=1");
    expect(setup).toMatchObject({ edition: "second", mode: "team", modules: ["cups", "swords"], deal: "number", number: "48213" });
    expect(setup?.variants).toEqual({ talk: "open" });
    expect(readSpec([info], "chess")).toBeNull();
    expect(readSpec([info], "tarot/first/swords+cups")?.modules).toEqual(["cups"]);
  });

  test("reads a plus that was typed into an address", () => {
    const typed = new URL("http://x/new?spec=tarot/swords+cups").searchParams.get("spec") ?? "";
    expect(readSpec([info], typed)?.modules).toEqual(["swords", "cups"]);
  });

  test("keeps cards of one's own, which are in no list", () => {
    const setup = readSpec([info], "tarot/cards=1*3");
    expect(setup && specOf(info, setup)).toBe("tarot/second/solo/cards=1*3");
    expect(variantsOf(info, plain(info))).toEqual([]);
  });

  test("offers the variants that have an effect, and the modules of its edition", () => {
    expect(variantsOf(info, { ...plain(info), mode: "team", modules: ["cups"] }).map((it) => it.name)).toEqual(["hard.cups", "talk"]);
    expect(variantsOf(info, { ...plain(info), edition: "first", mode: "team" })).toEqual([]);
    expect(modulesOf(info, "second")).toEqual(["swords", "cups"]);
  });

  test("is a preset for one or for two", () => {
    const preset = info.presets[0]!;
    expect(isPreset(info, withPreset(info, preset, "team"), preset)).toBe(true);
    expect(isPreset(info, { ...withPreset(info, preset), modules: [] }, preset)).toBe(false);
  });

  test("fits an address", () => {
    const path = setupPath("tarot/second/solo/swords+cups/seed=7", true);
    expect(path).toBe("/new?spec=tarot/second/solo/swords%2Bcups/seed=7&daily=1");
    expect(new URL(path, "http://x").searchParams.get("spec")).toBe("tarot/second/solo/swords+cups/seed=7");
  });
});
