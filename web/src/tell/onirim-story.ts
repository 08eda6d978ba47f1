/** What happened in a game of Onirim, in sentences, as src/reverie/cli/table/onirim_story.py tells them. */

import type { Fact } from "@/api/types";
import type { Words } from "@/i18n/words";
import telling from "@words/telling-onirim.json";
import { markAll, named } from "./marks";
import { byRank, moveName } from "./moves";
import { premonitionOf } from "./onirim-answers";
import { cardRank } from "./onirim-cards";
import { answerCounts, type Line, type Who } from "./story";

/** Something to tell: a kind of movement with its cards, or a fact that is complete. */
interface Sentence {
  name: string;
  seat: number;
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

const TOLD_ANSWERS: Record<string, string> = telling.answers;

/** Sentences for one turn; cards that move alike within one stretch are told of together. */
export function tellOnirim(facts: readonly Fact[], words: Words, who: Who, players: number): Line[] {
  const told: Sentence[] = [];
  const counts = answerCounts(facts);
  let stretch = 0;
  let asked = ""; // the last question
  let first = ""; // the card that a paradox puts on top
  let acting = 0; // whose turn or answer was last: some events do not say whose they are
  for (const [i, fact] of facts.entries()) {
    const place = { from: fact.number, answers: counts[i] ?? 0 };
    const last = told.at(-1);
    if (fact.kind === "moved") {
      const move = fact as unknown as Move;
      const name = moveOf(move, asked, first);
      if (name === "one-on-top") first = "";
      const near = [...told.slice(stretch), ...told.slice(-1)];
      const alike = near.find((one) => one.name === name && one.seat === move.seat);
      if (name === "limbo" && move.from === "resolving" && justRevealed(last, move.card)) last.name = "to-limbo";
      else if (alike && name !== "revealed") alike.cards.push(move.card);
      else told.push({ name, seat: move.seat, cards: [move.card], fact: null, ...place });
      if (name === "revealed") stretch = told.length;
    } else if (fact.kind === "shuffled" && last?.name === "returned") {
      last.name = "returned-shuffled";
      stretch = told.length;
    } else {
      acting = fact.seat ?? acting;
      if (fact.kind === "answered") {
        asked = String(fact["question"]);
        const [verb, card] = splitOnce(String(fact["action"]));
        if (verb === "put-first") first = card;
      }
      const text = factOf(fact, words, who(acting), players);
      if (text) told.push({ name: fact.kind, seat: 0, cards: [], fact: text, ...place });
      stretch = told.length;
    }
  }
  return told.map((sentence) => say(sentence, words, who));
}

/** One sentence; cards that this seat may not see are counted. */
function say(sentence: Sentence, words: Words, who: Who): Line {
  const { text, marked } = named(sentence.fact ?? movement(sentence, words, who), (token) => words.card(token));
  return { text, cards: marked, from: sentence.from, answers: sentence.answers, turn: 0, kind: sentence.name };
}

function movement(sentence: Sentence, words: Words, who: Who): string {
  const known = sentence.cards.filter((card) => card !== null);
  if (sentence.name === "on-top") known.reverse(); // the lowest is put down first
  else if (!telling.in_order.includes(sentence.name)) known.sort(byRank(cardRank));
  const hidden = sentence.cards.length - known.length;
  const parts = known.length ? [markAll(known)] : [];
  if (hidden) parts.push(words.text("onirim-cards", { count: hidden }));
  const single = sentence.name === "on-top" && known.length === 1 && !hidden;
  const name = single ? "one-on-top" : sentence.name;
  return words.text(`onirim-event-${name}`, { who: who(sentence.seat), card: parts.join(", ") });
}

/** A sentence for what is not a moving card. */
function factOf(fact: Fact, words: Words, who: string, players: number): string | null {
  const data = fact as Record<string, unknown>;
  const position = (name: string) => String(Number(data[name]) + 1);
  switch (fact.kind) {
    case "answered":
      return toldAnswer(String(data["action"]), words, who);
    case "turn":
      return players > 1 ? words.text("onirim-event-turn-of", { turn: String(data["turn"]), who }) : null;
    case "shuffled":
      return words.text("onirim-event-shuffled", { pile: Number(data["pile"]) });
    case "run":
    case "searched":
      return words.text(`onirim-event-${fact.kind}`, { who });
    case "ended":
      return words.text(`onirim-event-${String(data["status"])}`);
    case "goal":
      return words.text(`onirim-event-${data["covered"] ? "covered" : "uncovered"}`, { number: position("position") });
    case "goals-exchanged":
      return words.text("onirim-event-goals-exchanged", { number: position("a"), other: position("b") });
    case "catcher":
      return words.text(`onirim-event-catcher-${String(data["what"])}`, { number: position("catcher") });
    case "handbook":
      return words.text("onirim-event-handbook", { left: String(data["left"]) });
    case "premonition":
      return words.text(
        `onirim-event-premonition-${String(data["what"])}`,
        premonitionOf(words, String(data["premonition"])),
      );
    case "figure":
      return words.text("onirim-event-figure-box");
    default:
      return null;
  }
}

/** An answer that nothing else tells of: a refusal to search, a flight, a spell. */
function toldAnswer(action: string, words: Words, who: string): string | null {
  const [verb, argument] = splitOnce(action);
  if (verb === "cast" || action === "ward punishment") {
    const spell = verb === "cast" ? argument : "powerful_punishment";
    return words.text("onirim-event-cast", { who, spell: words.text(`onirim-spell-${spell}`) });
  }
  const name = TOLD_ANSWERS[action];
  return name === undefined ? null : words.text(`onirim-event-${name}`, { who });
}

/** The name of a movement; what was asked last decides whether cards go on top of the pile or under it. */
function moveOf(move: Move, asked: string, first: string): string {
  const fromLooked = move.from === "looked";
  if (move.to === "pile" && fromLooked && move.card === null) return "returned"; // where to is the other player's secret
  if (move.to === "pile" && (fromLooked || move.from === "revealed") && telling.under.includes(asked)) {
    const onTop = fromLooked && telling.paradox.includes(asked) && move.card === first;
    return onTop ? "one-on-top" : "under";
  }
  return moveName(telling, move.from, move.to, "returned");
}

/** Whether the last thing told is that this card was turned over. */
function justRevealed(last: Sentence | undefined, card: string | null): last is Sentence {
  return last?.name === "revealed" && last.cards.length === 1 && last.cards[0] === card;
}

function splitOnce(action: string): [string, string] {
  const space = action.indexOf(" ");
  return space < 0 ? [action, ""] : [action.slice(0, space), action.slice(space + 1)];
}
