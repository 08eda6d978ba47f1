/**
 * A scene: everything that lies on a table, as plain data. A game turns an observation into a scene
 * (games/<game>/scene.ts); the components of this folder show any scene and know no game.
 */

import type { Component } from "svelte";
import type { Closed, Fact, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Teller } from "@/tell/story";
import type { Cue } from "./cues";

/** A card, city, token, or an empty place for one. */
export interface Spot {
  /** Same thing, same key, from scene to scene and across zones: what moves is animated by it. Given by the tracker. */
  key: string;
  /** What it is, for the tracker ("red.sun"); null: something face down, or an empty place. */
  token: string | null;
  /** The name of its picture, or null for an empty place. */
  face: string | null;
  /** Its full name in words ("Red sun, playable, 2 of 5" is put together by the component from label and state). */
  label: string;
  /** What stands on an empty place. */
  caption?: string;
  /** What an empty place waits for: its picture, in the dark. */
  ghost?: string;
  /** What can be done with it now; the most obvious first. Empty: it only lies there. */
  actions: Offer[];
  /** Spots of one group belong together (a run of the labyrinth). */
  group?: number;
  /** Small things on it: a postcard, a number, a seal. */
  marks?: Mark[];
  /** What is written on it, or what it does, for whoever reads the card (key I). */
  about?: string;
  /** It is picked for a set: its name there, and what it is (things of one kind are as good as each other). */
  pick?: { name: string; kind: string };
  /** Drawn dimmed although it lies openly (covered goals, completed runs). */
  faint?: boolean;
}

/** Something small that lies on a spot or stands beside a zone. */
export interface Mark {
  face?: string;
  text?: string;
  label: string;
  tone?: "gold" | "good" | "bad" | "quiet";
}

/** How the spots of a zone lie. */
export type Layout =
  | "pile" // the top one, and how many
  | "hand" // large, side by side
  | "row" // overlapping, growing to the right, groups underlined
  | "slots" // small, side by side, with empty places
  | "strips" // half-height cards, stacked
  | "tokens"; // discs and figures

export interface Zone {
  /** "hand", "row", "pile", "R1.sognae": where a card can be dropped, and what the keys walk through. */
  id: string;
  /** Its heading in words. */
  label: string;
  layout: Layout;
  spots: Spot[];
  /** How many cards there are where not each is a spot (piles). */
  count?: number;
  /** A line under the heading ("3 of 8", "balanced"). */
  note?: string;
  marks?: Mark[];
  /** Everything in it, for a look at the whole pile (the discard): token and how many. */
  contents?: [string, number][];
  /** Groups with their marks: a gold line for a finished run, and what it is called. */
  groups?: { id: number; done: boolean; label: string }[];
}

/** One line of a choice: an answer, or one that is closed. */
export interface Option {
  label: string;
  face: string | null;
  /** Several small faces in a line (the Dreams that leave in a Census). */
  faces?: string[];
  offer: Offer | null;
  closed: Closed | null;
  /** Which of the question's ways it is. */
  way?: string;
}

/** A question that is answered in a dialog rather than on the table. */
export interface Choice {
  title: string;
  options: Option[];
  /** Options as cards side by side, or as lines. */
  style: "cards" | "lines";
  /** The ways in their order, and whether they are counted. */
  ways?: string[];
  numbered?: boolean;
}

export interface Scene {
  zones: Record<string, Zone>;
  /** The order in which the keys walk from zone to zone. */
  order: string[];
  /** Answers that belong to no card: shown as buttons; the first is the primary one. */
  buttons: Offer[];
  /** Answers that are sets of things on the table: somebody picks them, and when they are one of these, it can be given. */
  sets?: { offer: Offer; names: string[] }[];
  /** A question whose answers lie on the table, each told at its thing; null: the table is enough. */
  asking?: Choice | null;
  /** The line above the hand: what is asked, or what is needed next. */
  prompt: string;
  /** The table in two or three sentences, for whoever does not see it (key B). */
  summary: string;
  /** "What may still come", in the game's own order: groups of token and how many. */
  unseen: { label: string; cards: [string, number][] }[];
}

/** Which questions somebody wants to be asked: about doors that were found, and where usually nothing happens. */
export interface Habits {
  doors: "auto" | "ask";
  windows: "auto" | "ask";
}

/** What a game brings to the table; loaded when a table of that game is opened. */
export interface GameTable {
  /** An observation in words and places. `moment` replaces view and decision when looking back. */
  scene(observation: Observation, words: Words, moment?: Moment): Scene;
  /** An answer in few words, for a button or a menu. */
  label(offer: Offer, words: Words, observation: Observation): string;
  /** The same where it is clear which card is meant ("Swap", "Row 2"). */
  brief?(offer: Offer, words: Words, observation: Observation): string;
  /** The heading under which such buttons stand together ("Discard it for"); null: none, they come first. */
  group?(offer: Offer, words: Words): string | null;
  /** Zones that are meant as well where nothing leads into the one itself. */
  near?(zone: string): string[];
  /** Illegal wishes can be asked for: the words of the answer "this spot to that zone", so that the server says why not. */
  wish(spot: Spot, from: string, to: string): string | null;
  /** The board has the whole window, and shows the question and its answers itself. */
  whole?: boolean;
  /** How many answers undo takes back at once, where one action takes several; without it one. */
  lastAction?(facts: readonly Fact[], answers: number): number;
  /** What of the news deserves a scene of its own. */
  cues?(facts: readonly Fact[]): Cue[];
  /** The answer that somebody wishes to be given by itself; null: they are asked. */
  habit?(observation: Observation, chosen: Habits): Offer | null;
  /** The pile out of which the first hand is dealt. */
  deals?: string;
  /** Tells the log. */
  teller: Teller;
  /** Where one is in the game, for the line above the table: instead of the deal and the turn. */
  whereabouts?(observation: Observation, words: Words): { place: string; when: string } | null;
  /** Its board fills the window: the room, and in it everything at its place. */
  room?: boolean;
  /** Zones in their places. */
  Board: Component<{ scene: Scene }>;
}
