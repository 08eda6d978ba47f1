/** Decks, piles and what the modules lay beside the rows. */

import type { Words } from "@/i18n/words";
import type { Mark, Spot, Zone } from "@/table/scene";
import type { Answers } from "./answers";
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
import type { Counts, Deck, Hand, Postcards, Side, UrbionView } from "./view";

const KNOWN_SHOWN = 4; // known cards on top of a deck that are named; the others are in its dialog

type Namer = (token: string) => string;

// ---- decks and piles -----------------------------------------------------------------------------------------------

export function deckZones(view: UrbionView, words: Words): Zone[] {
  const card = (token: string) => words.card(token);
  const city = (token: string) => words.city(token);
  const short = (token: string) => badge(token, words);
  const zones: Zone[] = [
    deck("deck", words.text("urbion-zone-deck"), view.deck, BACK, card, words, short),
    deck("cities", words.text("urbion-zone-cities"), view.city_deck, CITY_BACK, city, words),
    pile("discard", view.discard, card, words),
    success(view, words),
  ];
  if (view.box.length) zones.push(pile("box", view.box, card, words));
  return zones;
}

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
function pile(id: "discard" | "box", tokens: string[], name: Namer, words: Words): Zone {
  const top = tokens.at(-1);
  const spot = top === undefined ? emptyPile(words) : { key: "", token: top, face: top, label: name(top), actions: [] };
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

export function counted(tokens: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts];
}

// ---- hands ---------------------------------------------------------------------------------------------------------

export function handZone(view: UrbionView, answers: Answers, words: Words): Zone {
  const spots = handSpots(view.hand, words, answers);
  // A spectator looks over the shoulder of the first player.
  const label = view.seat === null && view.partner ? words.text("urbion-player", { number: 1 }) : words.text("urbion-zone-hand");
  return { id: "hand", label, layout: "hand", spots, marks: polarity(view.polarity, words) };
}

export function partnerZone(partner: NonNullable<UrbionView["partner"]>, words: Words): Zone {
  return {
    id: "partner",
    label: words.text("urbion-player", { number: partner.seat + 1 }),
    layout: "slots",
    spots: handSpots(partner.hand, words),
    marks: polarity(partner.polarity, words),
  };
}

/** The cards that are seen, then the backs of the others. */
function handSpots(hand: Hand, words: Words, answers?: Answers): Spot[] {
  const seen = hand.cards ?? hand.known ?? [];
  const backs = Array.from({ length: hand.size - seen.length }, () => backSpot(BACK, words.text("urbion-board-face-down")));
  return [...seen.map((token) => dreamSpot(token, words, answers?.hand.get(token))), ...backs];
}

function polarity(side: Side | null, words: Words): Mark[] {
  if (side === null) return [];
  const name = words.text(`urbion-side-${side}`);
  return [{ face: POLARITY[side], text: name, label: words.text("urbion-board-polarity", { side: name }), tone: "gold" }];
}

// ---- cards that wait -----------------------------------------------------------------------------------------------

/** Cards that lie open to be dealt with; the one that is dealt with now comes first. */
export function waitingZones(view: UrbionView, answers: Answers, words: Words): Zone[] {
  const zones: Zone[] = [];
  const add = (id: string, spots: Spot[], note?: string) => {
    if (spots.length) zones.push({ id, label: words.text(`urbion-zone-${id}`), layout: "slots", spots, ...(note && { note }) });
  };
  const pending = view.pending.toReversed();
  add("pending", pending.map((token, i) => dreamSpot(token, words, i ? [] : answers.pending)));
  add("drawn", view.drawn.map((token) => dreamSpot(token, words)));
  add("looked", lookedSpots(view, answers, words), words.text("urbion-board-looked"));
  add("aside", view.aside.map((token) => dreamSpot(token, words)));
  return zones;
}

/** Cards being looked at: those with a place first, numbered from the top. */
function lookedSpots(view: UrbionView, answers: Answers, words: Words): Spot[] {
  const { cards, size, placed } = view.looked;
  if (cards === null) return Array.from({ length: size }, () => backSpot(BACK, words.text("urbion-board-face-down")));
  return cards.map((token, i) => {
    if (i >= (placed ?? 0)) return dreamSpot(token, words, answers.looked.get(token));
    const mark: Mark = { text: String(i + 1), label: words.text("urbion-board-placed", { number: i + 1 }), tone: "gold" };
    return { ...dreamSpot(token, words), marks: [mark], faint: true };
  });
}

// ---- modules -------------------------------------------------------------------------------------------------------

/** Books, Postcards and the Void. */
export function moduleZones(view: UrbionView, words: Words): Zone[] {
  const zones: Zone[] = [];
  if (view.books) zones.push(books(view.books.in_play, words));
  if (view.postcards) zones.push(postcards(view.postcards, words), inhabitants(view.postcards, words), wise(view.postcards, words));
  if (view.void) zones.push(theVoid(view.void, words));
  return zones;
}

function books(tokens: string[], words: Words): Zone {
  const spots = tokens.map((token): Spot => {
    return { key: "", token, face: token, label: words.card(token), actions: [], about: words.text(`urbion-${token}-line`) };
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
