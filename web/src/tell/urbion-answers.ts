/** Urbion's answers in words, as src/reverie/cli/table/urbion_answers.py says them. */

import type { Offer, View } from "@/api/types";
import { influence, readDream } from "@/i18n/names";
import type { Details, Words } from "@/i18n/words";
import telling from "@words/telling-urbion.json";
import { mark, named } from "./marks";
import { objectOf } from "./offers";
import type { Naming } from "./answers";
import { asItLies, dreamName, type LyingDream, onSide } from "./urbion-cards";

type Side = "sognae" | "incubi";

interface Row {
  city: string | null;
  sognae: LyingDream[];
  incubi: LyingDream[];
  stronger: Side | null;
}

/** What an answer may need to know of the table: its rows, and what is asked. */
type Table = Partial<View>;

const SIDE = /^(R[1-4])\.(sognae|incubi)(?:\.[1-9])?$/; // a side of a row, or a place on it
const PAIR_SIDES: Record<string, string[]> = telling.pair_sides; // where the two drawn Dreams go

/** What is done: places by the Dream that lies there, rows by their City. */
export function labelUrbion(offer: Offer, words: Words, view: Table): string {
  const details = detailsOf(offer, words, view);
  const sentence = words.text(messageOf(offer, words, details), details);
  return named(sentence, (dream) => dreamName(words, dream)).text;
}

/** The name of the finest text there is for an answer. */
function messageOf(offer: Offer, words: Words, details: Details): string {
  const name = `urbion-do-${offer.verb}`;
  const finest = [`${name}-${details["turned"] ? "sided" : "plain"}`];
  if (offer.verb !== "sides" || !details["cards"]) finest.unshift(`${name}-${objectOf(offer)[1]}`);
  return finest.find((found) => words.has(found)) ?? name;
}

/** Everything an answer's text may name. */
function detailsOf(offer: Offer, words: Words, view: Table): Details {
  const [noun, argument] = objectOf(offer);
  const place = offer.at ?? "";
  const found = SIDE.exec(argument) ?? SIDE.exec(place);
  const row = found?.[1] ?? (place || (noun === "row" ? argument : ""));
  const side = (found?.[2] ?? "") as Side | "";
  const cards = cardsOf(offer, words, view, row);
  const lies = rowOf(view, row);
  return {
    row,
    side,
    city: lies ? cityOf(words, lies.city) : "?",
    card: cards.length === 1 ? (cards[0] as string) : "",
    cards: cards.join(", "),
    turned: turnedOf(offer, view, lies, side),
  };
}

/** The Dreams an answer is about, marked; places that nobody shows are called by their number. */
function cardsOf(offer: Offer, words: Words, view: Table, row: string): string[] {
  const [noun, argument] = objectOf(offer);
  if (noun === "card") return [mark(onSide(argument, offer.at?.split(".")[1] ?? ""))];
  if (noun === "slot") {
    const [, side, number] = argument.split(".") as [string, Side, string];
    return [dreamAt(words, view, row, side, Number(number))];
  }
  if (noun === "dreams" && argument !== "none") {
    return argument.split("+").map((name) => {
      const side = name.startsWith("s") ? "sognae" : "incubi";
      return dreamAt(words, view, row, side, Number(name.slice(1)));
    });
  }
  if (noun === "sides") {
    const drawn = (about(view)["cards"] ?? []) as string[];
    const sides = PAIR_SIDES[argument] ?? [];
    return drawn.slice(0, sides.length).map((card, i) => mark(onSide(card, sides[i] ?? "")));
  }
  return [];
}

/** A Dream by its place: marked, or the number of the place if it is not to be seen. */
function dreamAt(words: Words, view: Table, row: string, side: Side, number: number): string {
  const dream = rowOf(view, row)?.[side][number - 1];
  return dream ? mark(asItLies(dream, side)) : words.text("urbion-slot", { number: String(number) });
}

/** The influence that a Dream will have, if the answer decides about its sign. */
function turnedOf(offer: Offer, view: Table, row: Row | null, side: Side | ""): string {
  if (offer.verb === "flip" && side) {
    const number = Number(objectOf(offer)[1].split(".")[2]);
    const dream = readDream(row?.[side][number - 1]?.card ?? "");
    return dream ? influence(dream, side === "sognae" ? "incubi" : "sognae") : "?";
  }
  const dream = readDream(String(about(view)["card"] ?? ""));
  if (dream && offer.verb === "place" && row?.stronger) return influence(dream, row.stronger);
  if (dream?.bothSides && offer.verb === "lay") return influence(dream, side);
  return "";
}

/** A City by its name, or that there is none. */
function cityOf(words: Words, token: string | null): string {
  return token === null ? words.text("urbion-city-vacant") : words.city(token);
}

/** A row of a view by its name. */
function rowOf(view: Table, row: string): Row | null {
  const rows = (view["rows"] ?? []) as Row[];
  return row ? (rows[Number(row.slice(1)) - 1] ?? null) : null;
}

/** What the open question is about. */
function about(view: Table): Record<string, unknown> {
  const asked = view["decision"] as { about?: Record<string, unknown> } | null | undefined;
  return asked?.about ?? {};
}

/** A Dream is called by the side on which it lies, or will. */
export const NAMING: Naming = {
  game: "urbion",
  marked: (card, { about }) => onSide(card, String(about["slot"] ?? "").split(".")[1] ?? ""),
  name: dreamName,
};
