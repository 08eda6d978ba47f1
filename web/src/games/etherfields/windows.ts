/** Questions about something one might use in between, and how often somebody wishes to be asked. */

import type { Offer } from "@/api/types";
import type { EtherView } from "./view";

/** Each time, when something is new since it was declined, or never. */
export type Asking = "always" | "new" | "never";
export type Wishes = Partial<Record<string, Asking>>;

const DEFAULTS: Record<string, Asking> = { interrupt: "new", reroll: "always", prevent: "always", trigger: "always" };
const LEAVING = ["go-on", "accept", "decline"];

export const ASKINGS: readonly Asking[] = ["always", "new", "never"];
export const isWindow = (kind: string) => kind in DEFAULTS;
export const asking = (kind: string, wishes: Wishes): Asking => wishes[kind] ?? DEFAULTS[kind] ?? "always";

/** What was declined: how it stood then, and what could have been used. */
export interface Declined {
  stood: string;
  uses: readonly string[];
}

export function declining(offers: readonly Offer[], view: EtherView): Declined {
  const stood = JSON.stringify([view.encounter.id, view.encounter.round, view.characters.map(({ suffering }) => suffering)]);
  return { stood, uses: offers.filter(({ verb }) => !LEAVING.includes(verb)).map(({ words }) => words) };
}

/** Whether a window is to be answered again: in another round, after more suffering, with more to use. */
export function isNews(now: Declined, before: Declined | null): boolean {
  return before?.stood !== now.stood || now.uses.some((one) => !before.uses.includes(one));
}

/** The answer that is given by itself; null: somebody is asked. */
export function leave(kind: string, offers: readonly Offer[], view: EtherView, wishes: Wishes, before: Declined | null): Offer | null {
  const how = asking(kind, wishes);
  if (!isWindow(kind) || how === "always" || (how === "new" && isNews(declining(offers, view), before))) return null;
  return offers.find(({ verb }) => LEAVING.includes(verb)) ?? null;
}

/** What is kept; before there were three ways to be asked it was a list of those that are left to themselves. */
export function wishesFrom(kept: unknown): Wishes {
  if (Array.isArray(kept)) return Object.fromEntries(kept.filter((kind) => typeof kind === "string").map((kind) => [kind, "never"]));
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((one): one is [string, Asking] => ASKINGS.includes(one[1] as Asking)));
}
