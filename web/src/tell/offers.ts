import type { Offer } from "@/api/types";

// Everything an answer has besides its noun, which is called by what it is: "card", "door", "row", …
const COMMON = new Set(["id", "words", "verb", "from", "at", "with", "target", "named", "warning", "preview"]);

/** What an answer is about: `["card", "red.sun"]`, or two empty words. */
export function objectOf(offer: Offer): [noun: string, argument: string] {
  for (const [noun, argument] of Object.entries(offer)) {
    if (!COMMON.has(noun) && typeof argument === "string") return [noun, argument];
  }
  return ["", ""];
}

/** What an answer names, whatever its noun. */
export function argument(offer: Offer): string {
  return objectOf(offer)[1];
}
