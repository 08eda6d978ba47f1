/** Questions in words: the same ones as in the terminal (src/reverie/cli/table). */

import type { Decision } from "@/api/types";
import type { Details, Words } from "@/i18n/words";
import { markAll, named } from "./marks";

const CARD_DETAILS = ["card", "cards", "door"]; // what a question is about and is called by its name

/** How a game names the cards of its questions. */
export interface Naming {
  game: string;
  /** A card as it is marked in the sentence. */
  marked(card: string, decision: Pick<Decision, "about">): string;
  name(words: Words, marked: string): string;
}

/** What is asked, in the language of these words (the server asked in the language of its time). */
export function question(naming: Naming, decision: Pick<Decision, "kind" | "about">, words: Words): string {
  const details: Details = {};
  for (const [name, value] of Object.entries(decision.about)) {
    if (CARD_DETAILS.includes(name)) {
      const cards = (Array.isArray(value) ? value : [value]).map((card) => naming.marked(String(card), decision));
      details[name] = markAll(cards);
    } else if (typeof value === "string" || typeof value === "number") details[name] = value;
  }
  return named(words.text(`${naming.game}-ask-${decision.kind}`, details), (card) => naming.name(words, card)).text;
}
