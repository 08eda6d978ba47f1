/**
 * How Urbion's Dreams are called: put together from their tokens, as src/reverie/words/names.py does it.
 * `S2w` is a kind, a number and an element; `M2-3e` has different numbers on its two halves.
 */

export const KINDS = {
  S: "sogna",
  I: "incubus",
  WS: "wizard",
  WI: "wizard",
  M: "meta",
  N: "concord",
  X: "chaos",
  Y: "chromatic",
} as const;
export const ELEMENTS = { e: "earth", w: "water", f: "fire", a: "air" } as const;

export type Letters = keyof typeof KINDS;
export type Side = "sognae" | "incubi";

const TOKEN = /^(WS|WI|[SIMNXY])([1-9])(?:-([1-9]))?([ewfa]?)$/;

/** A Dream as its token names it. */
export interface Dream {
  letters: Letters;
  /** sogna, incubus, wizard, meta, concord, chaos, chromatic */
  kind: (typeof KINDS)[Letters];
  plus: string;
  minus: string;
  /** "" if it has none, or all of them. */
  element: string;
  /** Whether it may lie on either side. */
  bothSides: boolean;
}

/** A Dream by its token; null if it is no such token. */
export function readDream(token: string): Dream | null {
  const found = TOKEN.exec(token);
  if (!found) return null;
  const letters = found[1] as Letters;
  const plus = found[2] as string;
  return {
    letters,
    kind: KINDS[letters],
    plus,
    minus: found[3] ?? plus,
    element: ELEMENTS[found[4] as keyof typeof ELEMENTS] ?? "",
    bothSides: !isPositive(letters) && !isNegative(letters),
  };
}

/** Its number with the sign of the side where it lies; with both signs if that is open. */
export function influence(dream: Dream, side = ""): string {
  if (isPositive(dream.letters) || side === "sognae") return `+${dream.plus}`;
  if (isNegative(dream.letters) || side === "incubi") return `−${dream.minus}`;
  return dream.plus === dream.minus ? `±${dream.plus}` : `+${dream.plus}/−${dream.minus}`;
}

function isPositive(letters: Letters): boolean {
  return letters === "S" || letters === "WS";
}

function isNegative(letters: Letters): boolean {
  return letters === "I" || letters === "WI";
}
