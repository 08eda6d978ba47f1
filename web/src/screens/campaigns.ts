/** Which games are campaigns, and how one is begun; what they are about is known to the engine alone. */

import type { MyTable } from "@/api/types";
import { readSpec, type GameInfo, type Setup, type Variant } from "./games";

const VALUE = "campaign";

/** The variant by which a game is a campaign; null: it has none. */
export function campaignOf(info: GameInfo): Variant | null {
  return info.variants.find(({ values }) => values.includes(VALUE)) ?? null;
}

/** My tables at which a campaign is played, the last one first. */
export function campaignsIn(tables: readonly MyTable[], infos: readonly GameInfo[]): MyTable[] {
  return tables
    .filter((table) => {
      const setup = readSpec([...infos], table.spec);
      const variant = setup && campaignOf(infos.find(({ game }) => game === setup.game) as GameInfo);
      return variant && setup.variants[variant.name] === VALUE;
    })
    .sort((a, b) => (b.last ?? b.created) - (a.last ?? a.created));
}

/** What can be chosen at the beginning, apart from who plays: both ways of it, each with its sentence. */
export function optionsOf(info: GameInfo, setup: Setup): Variant[] {
  const taken = campaignOf(info)?.name;
  return info.variants.filter(({ name, values, needs }) => name !== taken && values.length === 2 && (needs === null || needs === setup.mode));
}

/** A campaign as it is usually begun: one person, two characters, an open deal so that it can be taken along. */
export function fresh(info: GameInfo, number: number): Setup {
  const variant = campaignOf(info);
  const alone = info.modes.filter(({ players, available }) => players === 1 && available);
  return {
    game: info.game, edition: info.editions[0]?.name ?? "", mode: (alone[1] ?? alone[0] ?? info.modes[0])?.name ?? "", modules: [],
    variants: variant ? { [variant.name]: VALUE } : {}, deal: "number", number: String(number),
  };
}

/** What a saved campaign's file is called. */
export function fileOf(name: string): string {
  return `${name.trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || VALUE}.rec`;
}
