/** What happened in a game of Urbion, in sentences, as src/reverie/cli/table/urbion_story.py tells them. */

import type { Fact } from "@/api/types";
import type { Words } from "@/i18n/words";
import telling from "@words/telling-urbion.json";
import { markAll, named } from "./marks";
import { byRank, moveName } from "./moves";
import { answerCounts, type Line, type Who } from "./story";
import { cardRank, dreamName, onSide, partsOf } from "./urbion-cards";

/** Something to tell: a kind of movement with its cards, or a fact that is complete. */
interface Sentence {
  name: string;
  seat: number;
  row: string;
  other: string;
  cards: (string | null)[];
  fact: string | null;
  from: number;
  answers: number;
}

/** A fact of a card that moves. */
interface Move {
  card: string | null;
  from: string;
  to: string;
  seat: number;
}

/** Sentences for one turn; cards that move alike, with nothing else in between, are told of together. */
export function tellUrbion(facts: readonly Fact[], words: Words, who: Who, players: number): Line[] {
  const told: Sentence[] = [];
  const counts = answerCounts(facts);
  let stretch = 0;
  for (const [i, fact] of facts.entries()) {
    const place = { from: fact.number, answers: counts[i] ?? 0 };
    if (fact.kind === "moved") {
      const move = { ...movement(fact as unknown as Move), fact: null, ...place };
      if (!move.name) continue; // told later
      const alike = told.slice(stretch).find((one) => isAlike(one, move));
      if (alike && move.name !== "turned-up") alike.cards.push(...move.cards);
      else told.push(move);
      if (move.name === "turned-up") stretch = told.length;
    } else {
      const text = factOf(fact, words, who, players);
      if (text !== null) told.push({ name: fact.kind, seat: 0, row: "", other: "", cards: [], fact: text, ...place });
      // Dreams that leave a row together take their Postcards with them.
      if (text !== null && fact.kind !== "postcard") stretch = told.length;
    }
  }
  return told.map((sentence) => say(sentence, words, who));
}

function isAlike(one: Sentence, other: Sentence): boolean {
  return one.name === other.name && one.seat === other.seat && one.row === other.row && one.other === other.other;
}

/** One sentence; cards that this seat may not see are counted. */
function say(sentence: Sentence, words: Words, who: Who): Line {
  const marked = named(sentence.fact ?? sentenceOf(sentence, words, who), (dream) => dreamName(words, dream));
  return {
    text: marked.text,
    cards: marked.marked.map((dream) => partsOf(dream)[0]),
    from: sentence.from,
    answers: sentence.answers,
    turn: 0,
    kind: sentence.name,
  };
}

function sentenceOf(sentence: Sentence, words: Words, who: Who): string {
  const known = sentence.cards.filter((card) => card !== null);
  if (sentence.name === "on-top") known.reverse(); // the lowest is put down first
  else if (!telling.in_order.includes(sentence.name)) known.sort(byRank(cardRank));
  const hidden = sentence.cards.length - known.length;
  const parts = known.length ? [markAll(known)] : [];
  if (hidden) parts.push(words.text("urbion-cards", { count: hidden }));
  return words.text(`urbion-event-${sentence.name}`, {
    who: who(sentence.seat),
    card: parts.join(", "),
    row: sentence.row,
    other: sentence.other,
  });
}

/** A sentence for what is not a moving card. */
function factOf(fact: Fact, words: Words, whoIs: Who, players: number): string | null {
  const data = fact as Record<string, unknown>;
  const said = (name: string) => String(data[name] ?? "");
  const who = whoIs(fact.seat ?? 0);
  switch (fact.kind) {
    case "answered":
      return data["forced"] ? null : toldAnswer(said("action"), words, who);
    case "turn":
      return players > 1 ? words.text("urbion-event-turn-of", { turn: said("turn"), who }) : null;
    case "city":
      return words.text(`urbion-event-city-${said("what")}`, { city: words.city(said("city")), row: said("row") });
    case "postcard":
      return words.text(`urbion-event-postcard-${said("what")}`, {
        postcard: words.card(said("postcard")),
        row: rowOf(said("at")),
      });
    case "void": {
      const figure = said("figure");
      const name = `urbion-event-void-${figure}`;
      const known = words.has(name) ? name : "urbion-event-void-row";
      return words.text(known, { row: figure, stack: Number(data["stack"]) });
    }
    case "shuffled":
      return words.text("urbion-event-shuffled", { pile: Number(data["pile"]) });
    case "rebuilt":
      return words.text("urbion-event-rebuilt", { row: said("a"), other: said("b") });
    case "polarity":
      return words.text("urbion-event-polarity", { who, side: said("polarity") });
    case "book":
      return words.text("urbion-event-book", { book: words.card(said("book")) });
    case "wise":
      return words.text("urbion-event-wise", { left: Number(data["left"]) });
    case "ended":
      return words.text(`urbion-event-${said("status")}`);
    default:
      return null;
  }
}

/** An answer that nothing else tells of: what a card is discarded for, what is left undone. */
function toldAnswer(action: string, words: Words, who: string): string | null {
  if (action === "bonus 0") return words.text("urbion-event-used-bonus-0");
  const [verb, ...rest] = action.split(" ") as [string, ...string[]];
  const argument = rest.join(" ");
  const use = (verb === "again" ? argument : verb).replace(/-two$/, "");
  return telling.uses.includes(use) ? words.text(`urbion-event-used-${use}`, { who, row: argument }) : null;
}

/** A card that moves, as the beginning of a sentence; no name if there is nothing to tell. */
function movement(move: Move): Omit<Sentence, "fact" | "from" | "answers"> {
  const left = isPlace(move.from) ? rowOf(move.from) : "";
  const right = isPlace(move.to) ? rowOf(move.to) : "";
  let name = moveName(telling, left ? "row" : move.from, right ? "row" : move.to, "discarded");
  if (name === "moved" && left === right) name = "flipped";
  const side = sideOf(right ? move.to : move.from);
  const shown = move.card !== null && name !== "flipped" ? onSide(move.card, side) : move.card;
  return { name, seat: move.seat ?? 0, row: right || left, other: name === "moved" ? left : "", cards: [shown] };
}

/** Whether a zone is a side of a row: `R1.sognae`. */
function isPlace(zone: string): boolean {
  return zone.includes(".");
}

function rowOf(place: string): string {
  return place.split(".", 1)[0] ?? "";
}

function sideOf(place: string): string {
  return place.split(".")[1] ?? "";
}
