/**
 * What is said about Urbion's Dreams. Inside a sentence a Dream is marked with where it lies and the Postcard on it:
 * `S2w@sognae{doves}`.
 */

import { ELEMENTS, KINDS, readDream } from "@/i18n/names";
import type { Words } from "@/i18n/words";

/** A placed Dream of a view. */
export interface LyingDream {
  card: string;
  postcard: string | null;
  quarters: number;
}

const MARKED = /^([^@{]+)(?:@(\w+))?(?:\{(\w+)\})?$/;
const ELEMENT_ORDER: string[] = Object.values(ELEMENTS);
const KIND_ORDER = Object.keys(KINDS);

/** Token, side and Postcard of a Dream in a sentence. */
export function partsOf(marked: string): [token: string, side: string, postcard: string] {
  const found = MARKED.exec(marked);
  return found ? [found[1] as string, found[2] ?? "", found[3] ?? ""] : [marked, "", ""];
}

/** A Dream by its full name, with the Postcard on it; an Hourglass with its quarter turns. */
export function dreamName(words: Words, marked: string): string {
  const [token, side, postcard] = partsOf(marked);
  const name = words.card(token, side);
  if (!postcard) return name;
  const [, kind, turns] = /^(.*?)(\d*)$/.exec(postcard) as unknown as [string, string, string];
  const title = turns ? `${words.card(kind)} ${turns}` : words.card(kind);
  return words.text("urbion-with-postcard", { card: name, postcard: title });
}

/** A Dream as it lies on a side. */
export function onSide(token: string, side: string): string {
  return side ? `${token}@${side}` : token;
}

/** A placed Dream of a view: where it lies, and the Postcard on it with the turns of an Hourglass. */
export function asItLies(dream: LyingDream, side: string): string {
  const turns = dream.postcard === "hourglass" ? String(dream.quarters) : "";
  return onSide(dream.card, side) + (dream.postcard ? `{${dream.postcard}${turns}}` : "");
}

/** An order for telling: by element, those without one last; then Sognae, Incubi, Wizards, Metas. */
export function cardRank(marked: string): [number, number, string] {
  const dream = readDream(partsOf(marked)[0]);
  const element = dream?.element ? ELEMENT_ORDER.indexOf(dream.element) : ELEMENT_ORDER.length;
  return [element, dream ? KIND_ORDER.indexOf(dream.letters) : KIND_ORDER.length, marked];
}
