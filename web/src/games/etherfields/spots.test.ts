import { describe, expect, it } from "vitest";
import type { Offer } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { Names } from "./names";
import { placed } from "./spots";
import type { Ability, EtherView } from "./view";

const VIEW = {
  rules: "etherfields/second/solo2",
  map: { fields: { "B2.ne": { tile: "room", actions: ["tile:room#lamp"], ways: [] }, "B2.se": { tile: "room", ways: [] } }, tiles: {}, walls: [], damaged: [] },
  characters: [{ id: "gambler", hand: ["bluff"], progress: [{ card: "marked_deck", face_up: true }] }, { id: "specialist", hand: [], progress: [] }],
  figures: [{ number: 3, kind: "creature", of: "lodger", field: "B2.se", large: false, states: [] }],
  asked: {},
  things: { "tile:room": { name: { en: "The Room", de: "Das Zimmer" } }, "influence:bluff": { name: { en: "Bluff", de: "Bluff" } }, "character:gambler": { name: { en: "The Gambler", de: "Die Spielerin" } }, "creature:lodger": { name: { en: "The Lodger", de: "Der Untermieter" } } },
  abilities: {
    "tile:room#lamp": { of: "tile:room", kind: "action", price: [[[["intent", "any_one", "2"]]]], words: ["room#lamp", "room"], name: { en: "Look into the lamp", de: "In die Lampe schauen" } },
    "influence:bluff#a": { of: "influence:bluff", kind: "action", price: [[[["intent", "cunning", "2"]]]], words: ["bluff#a", "bluff"] },
    "creature:lodger#talk": { of: "creature:lodger", kind: "action", price: [[[]]], words: ["lodger#talk", "lodger"], name: { en: "Talk", de: "Reden" } },
  },
} as unknown as EtherView;
const offer = (words: string, more: Record<string, string>): Offer => ({ id: words.length, words, verb: words.split(" ")[0] ?? "", ...more });

describe("answers lie at their things", () => {
  const names = new Names(VIEW, wordsOf("en"));
  const at = (words: string, more: Record<string, string>, payer: string | null = null) => placed([offer(words, more)], names, payer)[0]?.spots;

  it("at fields, figures, hands, laid cards, creatures and portraits", () => {
    expect(at("use gambler room#lamp", { from: "gambler", ability: "room#lamp" })).toEqual(["field:B2.ne"]);
    expect(at("step B2.se", { field: "B2.se" })).toEqual(["field:B2.se"]);
    expect(at("target lodger.3", { figure: "lodger.3" })).toEqual(["figure:3"]);
    expect(at("push lodger.3 at B2.ne", { figure: "lodger.3", at: "B2.ne" })).toEqual(["field:B2.ne"]);
    expect(at("play gambler bluff", { from: "gambler", ability: "bluff" })).toEqual(["hand:gambler/bluff"]);
    expect(at("pay bluff with cunning", { card: "bluff", with: "cunning" }, "gambler")).toEqual(["hand:gambler/bluff"]);
    expect(at("discard marked_deck", { card: "marked_deck" }, "gambler")).toEqual(["progress:gambler/marked_deck"]);
    expect(at("use gambler lodger#talk", { from: "gambler", ability: "lodger#talk" })).toEqual(["creature:lodger"]);
    expect(at("give specialist", { character: "specialist" })).toEqual(["person:specialist"]);
    expect(at("choose way-2", { way: "way-2" })).toEqual(["page:"]);
    expect(at("pass gambler", { from: "gambler" })).toEqual([]);
  });

  it("and are called by their names, in both languages", () => {
    const said = (language: "en" | "de", words: string, more: Record<string, string>) => new Names(VIEW, wordsOf(language)).label(offer(words, more), "command");
    expect(said("en", "use gambler room#lamp", { from: "gambler", ability: "room#lamp" })).toBe("Look into the lamp");
    expect(said("de", "use gambler room#lamp", { from: "gambler", ability: "room#lamp" })).toBe("In die Lampe schauen");
    expect(said("en", "play gambler bluff", { from: "gambler", ability: "bluff" })).toBe("play Bluff");
    expect(names.price(VIEW.abilities["influence:bluff#a"]?.price[0] ?? [])).toBe("2 cunning");
    const twice = { ...VIEW.abilities["influence:bluff#a"], price: [[[["intent", "cunning", "2"]]], [[["intent", "wrath", "4"]]], [[["intent", "cunning", "2"]]]] } as unknown as Ability;
    expect(names.price(names.allWays(twice) ?? [])).toBe("2 cunning / 4 wrath");
    expect(names.field("B2.ne")).toBe("The Room, back right: Look into the lamp");
  });
});
