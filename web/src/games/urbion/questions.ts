/** Questions whose answers are told at their things, and the line above the hand. */

import type { Closed, Decision, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Choice, Option } from "@/table/scene";
import { urbion } from "@/tell/urbion";
import { TABLE } from "./described";
import { rowNumber } from "./names";
import { field } from "./places";
import { ROWS, sidesOf } from "./sides";
import type { About, RowName, Side, UrbionView } from "./view";

// Answers that change little stand last; the Polarity leaves the question open and comes at the very end.
const LAST = TABLE.answers.last;
const PAIR_SIDES: Record<string, readonly [Side, Side]> = {
  "both-sognae": ["sognae", "sognae"],
  "both-incubi": ["incubi", "incubi"],
  "sognae-incubi": ["sognae", "incubi"],
  "incubi-sognae": ["incubi", "sognae"],
};

/** The answers of a question in words, closed ones in their place; null: the things themselves say enough. */
export function choiceOf(view: UrbionView, decision: Decision, offers: readonly Offer[], words: Words): Choice | null {
  const closed = decision.closed ?? [];
  if (!offers.length || !(closed.length || decision.kind in TABLE.dialogs)) return null;
  const about = decision.about as About;
  const ways = [
    ...offers.map((offer) => ({ offer, way: null as Closed | null })),
    ...closed.map((way) => ({ offer: way.action, way: way as Closed | null })),
  ];
  const options = ways
    .map((entry, i) => ({ ...entry, rank: rankOf(entry.offer, decision.kind), i }))
    .sort((one, other) => one.rank - other.rank || one.i - other.i)
    .map(({ offer, way }): Option => {
      const faces = offer && !way ? facesOf(offer, view, about) : [];
      return {
        label: offer ? labelOf(offer, words, view) : closedLabel(way, words),
        face: null,
        ...(faces.length && { faces }),
        offer: way ? null : offer,
        closed: way,
        ...(offer && { way: offer.verb }),
      };
    });
  return { title: questionOf(decision, words), options, style: "lines" };
}

/** A question as it is asked at this table. */
function questionOf(decision: Decision, words: Words): string {
  const name = `urbion-table-ask-${decision.kind}`;
  return words.has(name) ? words.text(name) : urbion.question(decision, words);
}

/** An answer as its thing says it. */
function labelOf(offer: Offer, words: Words, view: UrbionView): string {
  const name = `urbion-table-do-${offer.verb}`;
  const text = words.has(name) ? words.text(name) : urbion.label(offer, words, view);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is closed by its name; if it has none, by the reason. */
function closedLabel(way: Closed | null, words: Words): string {
  const name = `urbion-closed-${way?.way}`;
  return words.has(name) ? words.text(name) : (way?.reason ?? "");
}

/** Ways of a kind stay together, row by row; the most Cities first; what changes nothing last. */
function rankOf(offer: Offer | null, kind: string): number {
  if (!offer) return 90;
  if (LAST.includes(offer.verb) || field(offer, "dreams") === "none") return 100 + LAST.indexOf(offer.verb);
  if (kind === "bonus") return 50 - Number(field(offer, "cities"));
  return (TABLE.dialogs[kind]?.ways ?? []).indexOf(offer.verb) * 10 + Number(rowNumber(field(offer, "row")) || 0);
}

/** Where two Dreams would lie, in pictures: beside their City. */
function facesOf(offer: Offer, view: UrbionView, about: About): string[] {
  const row = offer.verb === "sides" && view.rows[ROWS.indexOf(about.row as RowName)];
  const sides = PAIR_SIDES[field(offer, "sides")] ?? [];
  const cards = about.cards ?? [];
  return row ? inOrder(view, row.city, (side) => cards.filter((_, i) => sides[i] === side)) : [];
}

/** A row in pictures: one side, the City, the other side. */
function inOrder(view: UrbionView, city: string | null, dreams: (side: Side) => string[]): string[] {
  const [left, right] = sidesOf(view);
  return [...dreams(left), ...(city ? [city] : []), ...dreams(right)];
}

/** The line above the hand: the question, whose turn it is, or how the game ended. */
export function promptOf(view: UrbionView, decision: Decision | null, words: Words): string {
  if (view.outcome) return words.text(`urbion-reason-${view.outcome.reason}`);
  if (!decision) return "";
  if (view.seat !== null && decision.seats.includes(view.seat)) return questionOf(decision, words);
  return words.text("urbion-board-waiting", { player: (decision.seats[0] ?? 0) + 1 });
}
