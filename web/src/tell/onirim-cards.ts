/** What a token of Onirim says about its card. */

export const SUITS = ["red", "blue", "green", "brown"];
const LOCATIONS = ["sun", "moon", "key", "glyph", "tower", "deadend"];

/** `sun` for `red.sun` and `x.sun`, `door` for `door.red`, `nightmare` for itself. */
export function kindOf(token: string): string {
  const [first, ...rest] = token.split(".") as [string, ...string[]];
  return SUITS.includes(first) || first === "x" ? rest.join(".") : first;
}

/** The colour of a card, if it has one. */
export function colourOf(token: string): string | null {
  return token.split(".").find((part) => SUITS.includes(part)) ?? null;
}

/** An order for telling: locations, doors, dreams; by colour. */
export function cardRank(token: string): [number, number, string] {
  const colour = colourOf(token);
  return [LOCATIONS.includes(kindOf(token)) ? 0 : 1, colour ? SUITS.indexOf(colour) : SUITS.length, token];
}
