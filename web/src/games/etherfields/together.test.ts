import { expect, test } from "vitest";
import type { Fact, Offer } from "@/api/types";
import { ballots, joining, proposals, PROPOSING } from "./together";
import type { EtherView } from "./view";

const view = { characters: [{ id: "gambler" }, { id: "specialist" }, { id: "powerhouse" }] } as unknown as EtherView;
const spot = "action:use gambler bell";
const offer = (words: string, from?: string) => ({ id: 1, words, verb: words.split(" ")[0], from }) as unknown as Offer;

test("a proposal stands with who is for it, until it was done or is old", () => {
  const gestures = [
    { seat: 0, emote: "propose", spot, at: 10 },
    { seat: 1, emote: "yes", spot, at: 11 },
    { seat: 2, emote: "no", spot, at: 12 },
    { seat: 2, emote: "yes", spot, at: 13 },
    { seat: 1, emote: "look", spot: "field:B2.ne", at: 14 },
  ];
  const found = proposals(gestures, [], view, 20, new Map());
  expect(found).toEqual([{ who: "gambler", seat: 0, words: "use gambler bell", yes: ["specialist", "powerhouse"], no: [] }]);
  const done = [{ number: 3, kind: "answered", action: "use gambler bell" }] as unknown as Fact[];
  expect(proposals(gestures, done, view, 20, new Map([[10, 2]]))).toEqual([]);
  expect(proposals(gestures, done, view, 20, new Map([[10, 3]]))).toHaveLength(1); // that was before it was proposed
  expect(proposals(gestures, [], view, 10 + PROPOSING, new Map())).toEqual([]);
});

test("whoever joins in does the same: the team's answer, or the same action by the own character", () => {
  const offers = [offer("use specialist bell", "specialist"), offer("save")];
  expect(joining("save", "gambler", "specialist", offers)?.words).toBe("save");
  expect(joining("use gambler bell", "gambler", "specialist", offers)?.words).toBe("use specialist bell");
  expect(joining("use gambler lamp", "gambler", "specialist", offers)).toBeNull();
});

test("votes are counted, the most first, with the own vote for the same", () => {
  const offers = [offer("go specialist left", "specialist"), offer("go specialist right", "specialist")];
  const found = ballots({ gambler: "go left", powerhouse: "go right", free_spirit: "go right" }, offers);
  expect(found.map(({ words, voters }) => [words, voters.length])).toEqual([["go right", 2], ["go left", 1]]);
  expect(found[0]?.offer?.words).toBe("go specialist right");
});
