/** Names that somebody else chose, in the middle of our sentences. */

/** Marks of direction: a name with one of them could turn round what stands behind it. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name whose direction ends with it; where it stands in an element of its own, `<bdi>` does the same. */
export function isolated(name: string): string {
  return `\u2068${name.replace(DIRECTIONS, "")}\u2069`;
}
