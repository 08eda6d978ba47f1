/** Onirim's cards by their tokens: what they are, in which order they are told, and their pictures. */

import { reading } from "@/i18n/description";

export const COLOURS = ["red", "blue", "green", "brown"];
export const BACK = "onirim.back";
// Places with their symbols first, then what cannot be played, then what is not held in a hand.
const KINDS = ["sun", "moon", "key", "glyph", "tower", "deadend", "door", "nightmare", "lost", "happy", "den"];

/** `sun` for `red.sun` and `x.sun`, `door` for `door.red`, `nightmare` for itself. */
export function kindOf(token: string): string {
  return reading("onirim", "kind", token) ?? "";
}

/** The colour of a card, if it has one. */
export function colourOf(token: string): string | null {
  return reading("onirim", "colour", token);
}

/** What a door is called in short: its colour, or the Oniverse. */
export function doorColour(token: string): string {
  return token.slice(token.lastIndexOf(".") + 1);
}

/** A door that lies open in front of somebody. */
export function openDoor(token: string): string {
  return `${token}.open`;
}

/** Where a card stands when cards are told: places by colour, crossroads, dead ends, doors, dreams. */
export function rank(token: string): number {
  const kind = KINDS.indexOf(kindOf(token));
  const colour = COLOURS.indexOf(colourOf(token) ?? "");
  const inRow = kind < KINDS.indexOf("deadend");
  const group = inRow ? (colour < 0 ? COLOURS.length : colour) : COLOURS.length + kind;
  return group * 100 + kind * 10 + colour;
}

/** How many there are of each, in the order of telling. */
export function counted(tokens: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
