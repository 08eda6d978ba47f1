/** What stands on the paper card beside a house: what the place is, its gates, and a line below each answer. Pure. */

import type { Offer } from "@/api/types";
import { objectOf } from "@/tell/offers";
import type { Names } from "./names";
import type { EtherView } from "./view";

/** The icons of the place where the team stands. */
export function iconsAt(view: Pick<EtherView, "things">, location: string | null | undefined): string[] {
  for (const { locations } of Object.values(view.things)) if (location && locations?.[location]) return locations[location].icons;
  return [];
}

/** The sign of a kind of place. */
export const SIGN_OF: Record<string, string> = { awakening: "special", gate: "entrance", shop: "ether", fate: "any_one", script: "story", effect: "basic" };

export interface GateLine {
  id: string;
  won: boolean;
  keys: number;
  /** How many the team has. */
  have: number;
}

/** The dreams behind the gate where the team stands; nowhere else. */
export function gatesAt(view: Pick<EtherView, "things" | "campaign" | "team">): GateLine[] {
  const now = view.campaign;
  if (!now || !iconsAt(view, now.location).includes("gate")) return [];
  return Object.entries(now.gates).flatMap(([id, { status, keys, district }]) => (district === now.district ? [{ id, won: status === "won", keys, have: view.team.keys }] : []));
}

/** The sign and the line of an answer. */
export function moreOf(offer: Offer, view: EtherView, names: Names): { sign: string; line: string } | null {
  const [noun, argument] = objectOf(offer);
  const now = view.campaign;
  switch (offer.verb) {
    case "go": {
      if (noun !== "location") return null;
      const way = now?.ways.find(({ to, kind }) => to === argument && kind === offer.with);
      if (way?.kind === "shortcut") return { sign: "move", line: names.say("etherfields-board-shortcut", { n: way.seals ?? 0 }) };
      return { sign: "move", line: wordOf(iconsAt(view, argument)[0] ?? "blank", names) };
    }
    case "enter-gate": {
      const keys = now?.gates[argument]?.keys ?? 0;
      return { sign: "key", line: names.say("etherfields-board-gate-price", { n: keys, have: view.team.keys }) };
    }
    case "slumber":
      return { sign: "special", line: names.say("etherfields-board-slumber-line") };
    case "awaken":
    case "save":
      return { sign: offer.verb === "save" ? "story" : "hours", line: names.say(`etherfields-board-${offer.verb}-line`) };
    default:
      return null;
  }
}

/** What a place is, in one or two words. */
export function wordOf(icon: string, names: Names): string {
  const id = `etherfields-board-icon-${icon}`;
  return names.has(id) ? names.say(id) : "";
}

/** What a place is, in a sentence. */
export function sentenceOf(icons: readonly string[], names: Names): string {
  const lines = (icons.length ? icons : ["blank"]).map((icon) => `etherfields-board-icon-${icon}-line`);
  return lines.flatMap((id) => (names.has(id) ? [names.say(id)] : [])).join(" ");
}
