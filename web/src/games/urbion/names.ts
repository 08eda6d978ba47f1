/** How the things of a table of Urbion are called, with what the words of the game give. */

import type { Words } from "@/i18n/words";
import { dream as read, influence } from "@/i18n/names";
import type { Mark, Spot } from "@/table/scene";
import type { Offer } from "@/api/types";
import FACES from "./faces.json";
import type { PlacedDream, Side } from "./view";

/** Pictures that are not called like the card they show; tests/web checks that they are drawn. */
export const BACK = FACES["dream back"];
export const CITY_BACK = FACES["city back"];
export const POSTCARD_BACK = FACES["postcard back"];
export const POLARITY = { sognae: FACES["polarity of the Sognae"], incubi: FACES["polarity of the Incubi"] };
export const VOID_CARD = FACES["Void card"];
export const VOID_FIGURE = FACES["Void figure"];
export const VOID_FIGURE_FLAT = FACES["Void figure lying"];
export const WISE_CHAOS = FACES["Wise Chaos"];

/** A number with its sign; nothing is just 0. */
export function signed(number: number): string {
  return number ? `${number < 0 ? "−" : "+"}${Math.abs(number)}` : "0";
}

/** A row by its number. */
export function rowNumber(row: string): string {
  return row.slice(1);
}

/** A City, or that there is none. */
export function cityName(city: string | null, words: Words): string {
  return city === null ? words.text("urbion-city-vacant") : (words.reader("urbion").named("city", city) ?? city);
}

/** A Dream in short: influence and element. */
export function badge(token: string, words: Words): string {
  const kind = read("kind", token);
  if (!kind) return words.card(token);
  const element = read("element", token) ?? (kind === "concord" ? "all" : kind);
  return `${influence(token)} ${words.text(`urbion-element-${element}`)}`;
}

/** What a Dream is beyond its name: what it can do, for the reader of cards. */
function aboutDream(token: string, words: Words): string {
  const kind = read("kind", token) ?? "";
  return words.has(`urbion-info-${kind}`) ? words.text(`urbion-info-${kind}`) : "";
}

/** A Dream that lies open somewhere beside the rows, or in a hand. */
export function dreamSpot(token: string, words: Words, actions: Offer[] = []): Spot {
  const about = aboutDream(token, words);
  return { key: "", token, face: token, label: words.card(token), actions, ...(about && { about }) };
}

/** A card that lies face down. */
export function backSpot(face: string, label: string): Spot {
  return { key: "", token: null, face, label, actions: [] };
}

/** A Dream beside a City: its name on that side, the Postcard on it, and its sign if the card itself has both. */
export function placedSpot(dream: PlacedDream, side: Side, words: Words, actions: Offer[]): Spot {
  const name = words.card(dream.card, side);
  const marks: Mark[] = dream.postcard ? [postcardMark(dream, words)] : [];
  if (read("both", dream.card)) {
    const text = influence(dream.card, side);
    marks.push({ text, label: words.text("urbion-board-counts", { influence: text }), tone: "quiet" });
  }
  const label = dream.postcard
    ? words.text("urbion-with-postcard", { card: name, postcard: postcardName(dream, words) })
    : name;
  const about = [aboutDream(dream.card, words), postcardLine(dream, words)].filter(Boolean).join(" ");
  return {
    key: "",
    token: dream.card,
    face: dream.card,
    label,
    actions,
    ...(marks.length && { marks }),
    ...(about && { about }),
  };
}

/** A Postcard on a Dream; an Hourglass with the quarters it has turned. */
function postcardMark(dream: PlacedDream, words: Words): Mark {
  const face = dream.postcard ?? "";
  const turned = dream.postcard === "hourglass" && { text: `${dream.quarters}/4` };
  return { face, label: postcardName(dream, words), tone: "gold", ...turned };
}

function postcardName(dream: PlacedDream, words: Words): string {
  const name = words.card(dream.postcard ?? "");
  if (dream.postcard !== "hourglass") return name;
  return words.text("urbion-board-quarters", { postcard: name, quarters: dream.quarters });
}

function postcardLine(dream: PlacedDream, words: Words): string {
  if (!dream.postcard) return "";
  const line = words.text(`urbion-${dream.postcard}-line`);
  return words.text("urbion-board-postcard", { postcard: words.card(dream.postcard), line });
}
