/** What a seat knows of a table of Onirim, exactly as the engine gives it (src/reverie/games/onirim/view.py). */

import type { View } from "@/api/types";

export interface Row {
  cards: string[];
  /** So many cards from the left belong to what is past. */
  completed: number;
  /** The run being built: 0, 1 or 2 cards, and the colours that would continue it. */
  run: { length: number; colours: string[] };
  /** Where the completed runs lie, from the left: first card, and the one after the last. */
  runs?: [number, number][];
}

export interface Hand {
  size: number;
  /** null: not for this seat to see. */
  cards: string[] | null;
  /** Of a partner's hand: those that are known anyway. */
  known?: string[];
}

export interface OnirimView extends View {
  /** How many doors of each kind win the game. */
  goal: Record<string, number>;
  pile: { size: number; known_top: (string | null)[]; known_bottom: (string | null)[] };
  hand: Hand;
  row: Row;
  doors: string[];
  discard: string[];
  limbo: string[];
  /** Cards that were drawn and wait for what happens to them. */
  resolving: string[];
  looked: { size: number; cards: string[] | null; placed: number | null; revealed: boolean };
  unseen: Record<string, number>;

  // two players
  partner?: { seat: number; hand: Hand; row: Row; doors: string[] };
  shared?: string[];
  draft?: string[];

  // the Book of Steps
  goals?: { door: string; covered: boolean }[];
  next_goal?: number | null;
  costs?: Record<string, number>;
  removed?: string[];
  // Dreamcatchers
  catchers?: string[][];
  handbooks?: number;
  // Towers
  towers?: { row: string[]; aligned: boolean };
  // Premonitions
  premonitions?: { up: string[]; down: number; used: string[] };
  // the Door to the Oniverse
  rallied?: string[];
  stored?: string[];
  unused?: { size: number; cards: string[] | null };
  // the Little Incubus
  incubus?: { mode: string; figure: boolean; card: string | null };
}
