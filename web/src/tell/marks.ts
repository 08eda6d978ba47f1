/**
 * Cards inside sentences. A card is put into a text as a mark, because the text decides where it stands; afterwards the
 * marks become names, and we know which cards the sentence speaks of.
 */

import { CLOSE, mark, OPEN } from "@/i18n/description";

const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, "g");

/** Several cards, equal neighbours counted. */
export function markAll(tokens: readonly string[]): string {
  const parts: [string, number][] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (last?.[0] === token) last[1] += 1;
    else parts.push([token, 1]);
  }
  return parts.map(([token, count]) => (count === 1 ? mark(token) : `${count} × ${mark(token)}`)).join(", ");
}

/** A sentence with its cards by their names, and what was marked in it. */
export function named(sentence: string, name: (marked: string) => string): { text: string; marked: string[] } {
  const marked: string[] = [];
  const text = sentence.replace(MARKED, (_, token: string) => {
    marked.push(token);
    return name(token);
  });
  return { text, marked };
}
