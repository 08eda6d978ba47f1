/** What is to be heard of what happens; the sounds themselves are loaded by whoever has switched them on. */

/** Every sound of the house; those after `loss` are for tables with dice, pages and prices. */
export type Sound =
  | "draw" | "play" | "discard" | "deal" | "shuffle" | "run" | "door" | "key" | "nightmare" | "ward" | "prophecy" | "limbo" | "creak"
  | "claim" | "chaos" | "ruin" | "refused" | "turn" | "win" | "loss" | "die" | "page" | "seal" | "pay";

/** A sound, in the voice of a suit, and louder with each of its kind (doors). */
export interface Heard {
  name: Sound;
  suit?: number;
  count?: number;
}

interface Happening {
  kind: string;
  [detail: string]: unknown;
}

const SUITS = [["red", "f"], ["blue", "w"], ["green", "a"], ["brown", "e"]];
const ROW = /^(row|R\d\.)/;

/** The voice of a card: by its colour, or by its element. */
export function suitOf(card: unknown): number {
  const name = typeof card === "string" ? card : "";
  const found = SUITS.findIndex(([colour, element]) => name.includes(colour ?? "") || (/^[A-Z]+\d/.test(name) && name.endsWith(element ?? "")));
  return Math.max(0, found);
}

/** The one sound for what has just happened; the weightiest wins, so that nothing rattles. */
export function soundOf(facts: readonly Happening[], outcome: string | null, mine: boolean): Heard | null {
  if (outcome === "won") return { name: "win" };
  if (outcome === "lost") return { name: "loss" };
  const moved = facts.filter((fact) => fact.kind === "moved");
  const way = (from: RegExp, to: RegExp) => moved.find((fact) => from.test(String(fact["from"])) && to.test(String(fact["to"])));
  if (moved.some(({ card, to }) => card === "nightmare" && to === "resolving")) return { name: "nightmare" };
  const door = way(/./, /^doors$/);
  if (door) return { name: "door", suit: suitOf(door["card"]), count: moved.filter(({ to }) => to === "doors").length };
  if (facts.some((fact) => fact.kind === "city" && fact["what"] === "claimed")) return { name: "claim" };
  if (way(/deck/, /pending/)) return { name: "chaos" };
  if (mine) return { name: "turn" };
  if (way(/^limbo$/, /^pile$/)) return { name: "limbo" };
  if (facts.some(({ kind }) => kind === "run")) return { name: "run" };
  if (way(/^(pile|deck)$/, /^looked$/)) return { name: "prophecy" };
  if (way(/^resolving$/, /./)) return { name: "ward" };
  if (way(/^R\d/, /^discard$/) && way(/^pending$/, /^discard$/)) return { name: "ruin" };
  const played = way(/^hand$/, ROW);
  if (played) return { name: "play", suit: suitOf(played["card"]) };
  if (way(/^hand$/, /^discard$/)) return { name: "discard" };
  if (facts.some(({ kind }) => kind === "shuffled")) return { name: "shuffle" };
  return moved.length > 0 ? { name: "draw" } : null;
}
