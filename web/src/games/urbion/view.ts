/** What the engine shows of a table of Urbion (src/reverie/games/urbion/view.py), as types. */

import type { View } from "@/api/types";

export type Side = "sognae" | "incubi";
export type RowName = "R1" | "R2" | "R3" | "R4";
export type Counts = Record<string, number>;

/** A Dream beside a City, with the Postcard on it and its quarter turns. */
export interface PlacedDream {
  card: string;
  postcard: string | null;
  quarters: number;
}

export interface Row {
  /** null: the row is vacant. */
  city: string | null;
  sognae: PlacedDream[];
  incubi: PlacedDream[];
  sum: number;
  balanced: boolean;
  stronger: Side | null;
  /** Whether the Void is here. */
  void: boolean;
}

export interface Hand {
  size: number;
  /** null: they are not for this seat's eyes. */
  cards: string[] | null;
  /** Those cards of a partner's hand that this seat knows anyway. */
  known?: string[];
}

export interface Deck {
  size: number;
  /** From the top down; null for a card in between that is not known. */
  known_top: (string | null)[];
}

export interface Looked {
  size: number;
  cards: string[] | null;
  /** How many of them have their new place; they come first. */
  placed: number | null;
}

export interface Postcards {
  deck: number;
  known_top: (string | null)[];
  unseen: Counts;
  inhabitants: { kept: Counts; lost: Counts; sum: number };
  wise: number;
}

/** Where the figure of the Void is. */
export type Figure = RowName | "stack_up" | "stack_flat" | "gone";

export interface UrbionView extends View {
  goal: { cities: number; claimed: number };
  rows: Row[];
  hand: Hand;
  polarity: Side | null;
  deck: Deck;
  city_deck: Deck;
  /** Oldest first. */
  discard: string[];
  box: string[];
  success: string[];
  drawn: string[];
  /** The next one to be resolved is the last. */
  pending: string[];
  aside: string[];
  looked: Looked;
  unseen: Counts;
  unseen_cities: Counts;
  partner?: { seat: number; hand: Hand; polarity: Side | null };
  postcards?: Postcards;
  books?: { in_play: string[]; unseen: Counts };
  void?: { stack: number; figure: Figure };
}

/** What a question of Urbion is about; which of these are there depends on the question. */
export interface About {
  card?: string;
  cards?: string[];
  row?: RowName;
  slot?: string;
  side?: Side;
  use?: string;
  most?: number;
}

export const ROWS = ["R1", "R2", "R3", "R4"] as const;

/** The sides from left to right: the two editions print them the other way round (URB-BASE-02). */
export function sidesOf(view: UrbionView): readonly [Side, Side] {
  return view.rules.split("/")[1] === "first" ? ["incubi", "sognae"] : ["sognae", "incubi"];
}
