/** Questions and answers in words: the same ones as in the terminal (src/reverie/cli/table). */

import type { Decision, Offer, View } from "@/api/types";
import type { Details, Words } from "@/i18n/words";
import { markAll, named } from "./marks";
import { labelOnirim } from "./onirim-answers";
import { labelUrbion } from "./urbion-answers";
import { dreamName, onSide } from "./urbion-cards";

/** An answer in few words ("play: red sun"); the view tells what a number in it stands for. */
export function label(game: string, offer: Offer, words: Words, view: Partial<View> | null): string {
  const table = view ?? {};
  return game === "onirim" ? labelOnirim(offer, words, table) : labelUrbion(offer, words, table);
}

const CARD_DETAILS = ["card", "cards", "door"]; // what a question is about and is called by its name

/** What is asked, in the language of these words (the server asked in the language of its time). */
export function question(game: string, decision: Pick<Decision, "kind" | "about">, words: Words): string {
  const details: Details = {};
  const side = game === "urbion" ? (String(decision.about["slot"] ?? "").split(".")[1] ?? "") : "";
  for (const [name, value] of Object.entries(decision.about)) {
    if (CARD_DETAILS.includes(name)) {
      const cards = (Array.isArray(value) ? value : [value]).map((card) => onSide(String(card), side));
      details[name] = markAll(cards);
    } else if (typeof value === "string" || typeof value === "number") details[name] = value;
  }
  return named(words.text(`${game}-ask-${decision.kind}`, details), (card) => dreamName(words, card)).text;
}
