import { expect, it } from "vitest";
import type { MyTable } from "@/api/types";
import { campaignsIn, fileOf, fresh, optionsOf } from "./campaigns";
import { specOf, type GameInfo } from "./games";

const variant = (name: string, ...values: string[]) => ({ name, values, needs: null, editions: ["second"], written: null });
const ether: GameInfo = {
  game: "ether",
  editions: [{ name: "second", modules: [] }],
  modes: [
    { name: "one", players: 1, available: true },
    { name: "two", players: 2, available: true },
    { name: "solo2", players: 1, available: true },
  ],
  modules: [],
  variants: [variant("encounter", "room", "ferry", "campaign"), variant("nap", "without", "with"), variant("rolls", "ask", "one", "all")],
  presets: [],
};
const table = (spec: string, last: number): MyTable => ({ table: spec, spec, last, created: 0 }) as unknown as MyTable;

it("begins with two characters, as the rulebook plays, with a deal that can be taken along", () => {
  const setup = fresh(ether, 7);
  expect(specOf(ether, setup)).toBe("ether/second/solo2/encounter=campaign/seed=7");
  expect(optionsOf(ether, setup).map(({ name }) => name)).toEqual(["nap"]);
});

it("finds campaigns among all tables, the last one first", () => {
  const tables = [table("ether/second/one", 9), table("ether/second/one/encounter=campaign", 2), table("ether/second/two/encounter=campaign/nap=with", 5), table("other/x/y", 4)];
  expect(campaignsIn(tables, [ether]).map(({ last }) => last)).toEqual([5, 2]);
});

it("calls a file by the campaign's name", () => {
  expect(fileOf("Das Café am Fluß!")).toBe("das-café-am-fluß.rec");
  expect(fileOf(" … ")).toBe("campaign.rec");
});
