/** Decks, piles and what the modules lay beside the rows. */

import type { Words } from "@/i18n/words";
import type { DescribedZone, Form } from "@/table/described";
import type { Placed } from "@/table/placed";
import type { Mark, Spot, Zone } from "@/table/scene";
import {
  BACK,
  CITY_BACK,
  POLARITY,
  POSTCARD_BACK,
  VOID_CARD,
  VOID_FIGURE,
  VOID_FIGURE_FLAT,
  WISE_CHAOS,
  backSpot,
  badge,
  cityName,
  dreamSpot,
  signed,
} from "./names";
import { inCardOrder } from "./order";
import { inMenuOrder } from "./places";
import { rowZones } from "./rows";
import { ROWS } from "./sides";
import type { About, Counts, Deck, Hand, Postcards, Row, Side, UrbionView } from "./view";

const KNOWN_SHOWN = 4; // known cards on top of a deck that are named; the others are in its dialog

type Namer = (token: string) => string;

/** What is at hand where zones are made. */
export interface Lying {
  view: UrbionView;
  about: About;
  placed: Placed;
  words: Words;
}

const forms = {
  deck: ({ words }: Lying, { id }: DescribedZone, content: Deck) => {
    const label = words.text(`urbion-zone-${id}`);
    const short = (token: string) => badge(token, words);
    return id === "cities"
      ? [deck(id, label, content, CITY_BACK, (token) => cityName(token, words), words)]
      : [deck(id, label, content, BACK, (token) => words.card(token), words, short)];
  },
  pile: ({ words }: Lying, { id }: DescribedZone, tokens: string[]) => [pile(id, tokens, words)],
  success: ({ view, words }: Lying) => [success(view, words)],
  hand: ({ view, placed, words }: Lying) => [handZone(view, placed, words)],
  partner: ({ words }: Lying, _: DescribedZone, partner: NonNullable<UrbionView["partner"]>) => [partnerZone(partner, words)],
  cards: ({ words }: Lying, { id }: DescribedZone, tokens: string[]) =>
    waiting(id, tokens.map((token) => dreamSpot(token, words)), words),
  // The one that is dealt with now comes first.
  pending: ({ placed, words }: Lying, { id }: DescribedZone, tokens: string[]) => {
    const spots = tokens.toReversed().map((token, i) => dreamSpot(token, words, i ? [] : placed.at("pending/now")));
    return waiting(id, spots, words);
  },
  looked: ({ view, placed, words }: Lying, { id }: DescribedZone) =>
    waiting(id, lookedSpots(view, placed, words), words, words.text("urbion-board-looked")),
  rows: ({ view, about, placed, words }: Lying, _: DescribedZone, rows: Row[]) =>
    rows.flatMap((row, i) => rowZones(row, ROWS[i] ?? "R1", view, about, placed, words)),
  books: ({ words, placed }: Lying, _: DescribedZone, { in_play }: NonNullable<UrbionView["books"]>) => [books(in_play, placed, words)],
  postcards: ({ words }: Lying, _: DescribedZone, content: Postcards) => [postcards(content, words)],
  inhabitants: ({ words }: Lying, _: DescribedZone, content: Postcards) => [inhabitants(content, words)],
  wise: ({ words }: Lying, _: DescribedZone, content: Postcards) => [wise(content, words)],
  void: ({ words }: Lying, _: DescribedZone, content: NonNullable<UrbionView["void"]>) => [theVoid(content, words)],
};
export const FORMS: Record<string, Form<Lying>> = forms;

// ---- decks and piles -----------------------------------------------------------------------------------------------

/** A deck lies face down, but what is known of it is told. */
function deck(id: string, label: string, deck: Deck, back: string, name: Namer, words: Words, short = name): Zone {
  const top = deck.known_top[0] ?? null;
  const spot: Spot =
    deck.size === 0
      ? emptyPile(words)
      : top === null
        ? backSpot(back, words.text("urbion-board-face-down"))
        : { key: "", token: top, face: top, label: name(top), actions: [] };
  const zone: Zone = { id, label, layout: "pile", spots: [spot], count: deck.size };
  const known = deck.known_top.filter((token) => token !== null);
  if (known.length) {
    const shown = deck.known_top.slice(0, KNOWN_SHOWN).map((token) => (token === null ? "?" : short(token)));
    const cards = shown.join(", ") + (deck.known_top.length > KNOWN_SHOWN ? " …" : "");
    zone.note = words.text("urbion-board-known", { cards });
    zone.contents = known.map((token) => [token, 1]);
  }
  return zone;
}

function emptyPile(words: Words): Spot {
  const label = words.text("urbion-board-nothing");
  return { key: "", token: null, face: null, caption: label, label, actions: [] };
}

/** An open pile, the last card on top. */
function pile(id: string, tokens: string[], words: Words): Zone {
  const top = tokens.at(-1);
  const spot = top === undefined ? emptyPile(words) : { key: "", token: top, face: top, label: words.card(top), actions: [] };
  const contents = inCardOrder(counted(tokens));
  return { id, label: words.text(`urbion-zone-${id}`), layout: "pile", spots: [spot], count: tokens.length, contents };
}

/** The claimed Cities, with how many there are to claim. */
function success(view: UrbionView, words: Words): Zone {
  const { claimed, cities } = view.goal;
  const top = view.success.at(-1);
  const spot = top === undefined ? emptyPile(words) : citySpot(top, words);
  return {
    id: "success",
    label: words.text("urbion-board-success", { claimed, all: cities }),
    layout: "pile",
    spots: [spot],
    count: view.success.length,
    contents: counted(view.success),
  };
}

function citySpot(token: string, words: Words): Spot {
  return { key: "", token, face: token, label: cityName(token, words), actions: [] };
}

function counted(tokens: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts];
}

// ---- hands ---------------------------------------------------------------------------------------------------------

function handZone(view: UrbionView, placed: Placed, words: Words): Zone {
  const spots = handSpots(view.hand, words, placed);
  // A spectator looks over the shoulder of the first player.
  const label = view.seat === null && view.partner ? words.text("urbion-player", { number: 1 }) : words.text("urbion-zone-hand");
  return { id: "hand", label, layout: "hand", spots, marks: polarity(view.polarity, words) };
}

function partnerZone(partner: NonNullable<UrbionView["partner"]>, words: Words): Zone {
  return {
    id: "partner",
    label: words.text("urbion-player", { number: partner.seat + 1 }),
    layout: "slots",
    spots: handSpots(partner.hand, words),
    marks: polarity(partner.polarity, words),
  };
}

/** The cards that are seen, then the backs of the others. */
function handSpots(hand: Hand, words: Words, placed?: Placed): Spot[] {
  const seen = hand.cards ?? hand.known ?? [];
  const backs = Array.from({ length: hand.size - seen.length }, () => backSpot(BACK, words.text("urbion-board-face-down")));
  return [...seen.map((token) => dreamSpot(token, words, inMenuOrder(placed?.at(`hand/${token}`) ?? []))), ...backs];
}

function polarity(side: Side | null, words: Words): Mark[] {
  if (side === null) return [];
  const name = words.text(`urbion-side-${side}`);
  return [{ face: POLARITY[side], text: name, label: words.text("urbion-board-polarity", { side: name }), tone: "gold" }];
}

// ---- cards that wait -----------------------------------------------------------------------------------------------

/** Cards that lie open to be dealt with. */
function waiting(id: string, spots: Spot[], words: Words, note?: string): Zone[] {
  return spots.length ? [{ id, label: words.text(`urbion-zone-${id}`), layout: "slots", spots, ...(note && { note }) }] : [];
}

/** Cards being looked at: those with a place first, numbered from the top. */
function lookedSpots(view: UrbionView, placed: Placed, words: Words): Spot[] {
  const { cards, size, placed: ordered } = view.looked;
  if (cards === null) return Array.from({ length: size }, () => backSpot(BACK, words.text("urbion-board-face-down")));
  return cards.map((token, i) => {
    if (i >= (ordered ?? 0)) return dreamSpot(token, words, placed.at(`looked/${token}`));
    const mark: Mark = { text: String(i + 1), label: words.text("urbion-board-placed", { number: i + 1 }), tone: "gold" };
    return { ...dreamSpot(token, words), marks: [mark], faint: true };
  });
}

// ---- modules -------------------------------------------------------------------------------------------------------

function books(tokens: string[], placed: Placed, words: Words): Zone {
  const spots = tokens.map((token): Spot => {
    return { key: "", token, face: token, label: words.card(token), actions: placed.at(`books/${token}`), about: words.text(`urbion-${token}-line`) };
  });
  const none = spots.length ? {} : { note: words.text("urbion-no-book") };
  return { id: "books", label: words.text("urbion-zone-books"), layout: "slots", spots, ...none };
}

function postcards(postcards: Postcards, words: Words): Zone {
  const label = words.text("urbion-board-postcards");
  const known = { size: postcards.deck, known_top: postcards.known_top };
  return deck("postcards", label, known, POSTCARD_BACK, (token) => words.card(token), words);
}

/** The settled Postcards and what they are worth together; whoever reads them is told each. */
function inhabitants({ inhabitants }: Postcards, words: Words): Zone {
  const { kept, lost } = inhabitants;
  const lines = [...settled(kept, "kept", words), ...settled(lost, "lost", words)];
  const top = Object.keys(kept).at(-1) ?? Object.keys(lost).at(-1);
  const sum = signed(inhabitants.sum);
  const label = words.text("urbion-board-inhabitants");
  const count = (counts: Counts) => Object.values(counts).reduce((all, number) => all + number, 0);
  const note = words.text("urbion-board-settled", { kept: count(kept), lost: count(lost) });
  const spot: Spot =
    top === undefined ? emptyPile(words) : { key: "", token: null, face: top, label: note, actions: [], about: lines.join(" ") };
  spot.marks = [
    { text: sum, label: words.text("urbion-summary-inhabitants", { sum }), tone: inhabitants.sum < 0 ? "bad" : "good" },
  ];
  return { id: "inhabitants", label, layout: "pile", spots: [spot] };
}

function settled(counts: Counts, how: "kept" | "lost", words: Words): string[] {
  return Object.entries(counts).map(([token, count]) => {
    return words.text(`urbion-board-${how}`, { postcard: words.card(token), count });
  });
}

function wise({ wise }: Postcards, words: Words): Zone {
  const label = words.text("urbion-board-wise");
  const about = words.text("urbion-info-wise");
  const spot: Spot = wise ? { key: "", token: null, face: WISE_CHAOS, label, actions: [], about } : emptyPile(words);
  return { id: "wise", label, layout: "pile", spots: [spot], count: wise };
}

/** The stack of the Void, and where its figure is. */
function theVoid({ stack, figure }: NonNullable<UrbionView["void"]>, words: Words): Zone {
  const name = `urbion-figure-${figure}`;
  const place = words.has(name) ? words.text(name) : words.text("urbion-board-figure-row", { row: figure.slice(1) });
  const here = figure === "stack_up" || figure === "stack_flat";
  const label = words.text("urbion-board-void", { place });
  const spot: Spot = stack
    ? { key: "", token: null, face: VOID_CARD, label, actions: [], about: words.text("urbion-info-void") }
    : emptyPile(words);
  const standing = figure === "stack_up" ? VOID_FIGURE : VOID_FIGURE_FLAT;
  if (here) spot.marks = [{ face: standing, label: place, tone: "bad" }];
  return { id: "void", label, layout: "pile", spots: [spot], count: stack };
}
