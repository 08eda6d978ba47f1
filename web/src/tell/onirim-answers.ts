/** Onirim's answers in words, as src/reverie/cli/table/onirim_answers.py says them. */

import type { Offer, View } from "@/api/types";
import type { Details, Words } from "@/i18n/words";
import telling from "@words/telling-onirim.json";
import { mark, named } from "./marks";
import { objectOf } from "./offers";
import type { Naming } from "./answers";
import { kindOf } from "./onirim-cards";

/** What an answer may need to know of the table: its towers, stored cards, goals and costs. */
type Table = Partial<View>;

// A stored card is named by its place under the keepers; these nouns say what it is used as.
const USED_AS: Record<string, string> = telling.used_as;

/** What is done, with which card, from where, and what follows from it. */
export function labelOnirim(offer: Offer, words: Words, view: Table): string {
  const sentence = words.text(messageOf(offer, words, view), detailsOf(offer, words, view));
  const parts = [sentence, originOf(offer, words), offer.with ? words.text(`onirim-with-${offer.with}`) : ""];
  const whole = parts.filter(Boolean).join(" ").replaceAll(") (", ", ");
  return named(whole, (token) => words.card(token)).text;
}

/** A premonition's title, its trigger and what it does. */
export function premonitionOf(words: Words, name: string): Details {
  return {
    premonition: words.text(`onirim-premonition-${name}`),
    trigger: words.text(`onirim-premonition-${name}-trigger`),
    line: words.text(`onirim-premonition-${name}-line`),
  };
}

/** The name of the finest text there is for an answer. */
function messageOf(offer: Offer, words: Words, view: Table): string {
  const first = offer.verb === "build-left" && towersOf(view).length === 0;
  const verb = first ? "build-first" : offer.verb;
  const [ownNoun, argument] = objectOf(offer);
  const noun = ownNoun === "slot" ? (USED_AS[verb] ?? ownNoun) : ownNoun;
  const name = `onirim-do-${verb}`;
  const finest = [`${name}-${argument}`, `${name}-kind-${kindOf(cardOf(offer, view))}`, `${name}-${noun}`];
  return finest.find((found) => words.has(found)) ?? name;
}

/** The card an answer is about; one under a keeper is looked up. */
function cardOf(offer: Offer, view: Table): string {
  const [noun, argument] = objectOf(offer);
  return noun === "slot" ? (((view["stored"] ?? []) as string[])[Number(argument)] ?? "") : argument;
}

/** Everything an answer's text may name. */
function detailsOf(offer: Offer, words: Words, view: Table): Details {
  const [noun, argument] = objectOf(offer);
  const number = isNumber(argument) ? String(Number(argument) + 1) : "";
  const card = cardOf(offer, view);
  const details: Details = {
    card: card ? mark(card) : words.text("onirim-stored-card", { number }),
    number,
    goal: goalOf(argument, words, view),
  };
  if (noun === "premonition") Object.assign(details, premonitionOf(words, argument));
  if (noun === "spell" || argument === "punishment") {
    const spell = argument === "punishment" ? "powerful_punishment" : argument;
    details["cost"] = String(((view["costs"] ?? {}) as Record<string, number>)[spell] ?? "?");
    details["spell"] = words.text(`onirim-spell-${spell}`);
  }
  return details;
}

/** The colour of an order card by its place, or the colour that is named itself. */
function goalOf(argument: string, words: Words, view: Table): string {
  let door = argument;
  if (isNumber(argument)) {
    const goal = ((view["goals"] ?? []) as { door: string }[])[Number(argument)];
    if (!goal) return "?";
    door = goal.door;
  }
  return words.text("colour", { colour: door.slice(door.lastIndexOf(".") + 1) });
}

/** Where the card comes from, if not from the obvious place. */
function originOf(offer: Offer, words: Words): string {
  if (!offer.from) return "";
  const [kind, number] = offer.from.split("-", 2);
  return words.text(`onirim-from-${kind}`, { number: number ? String(Number(number) + 1) : "" });
}

/** The towers that stand; without a view, as if there were some. */
function towersOf(view: Table): string[] {
  return ((view["towers"] ?? { row: ["?"] }) as { row: string[] }).row;
}

function isNumber(argument: string): boolean {
  return /^\d+$/.test(argument);
}

/** The cards of Onirim's questions have names of their own. */
export const NAMING: Naming = { game: "onirim", marked: (card) => card, name: (words, card) => words.card(card) };
