/** What a seat sees of Etherfields, as the engine says it (src/reverie/games/etherfields/seats/view.py, things.py). */

import type { Offer, View } from "@/api/types";

/** A text of the content, by language. */
export type Text = Record<string, string>;
/** One component of a price: kind, what, how much ("intent", "wrath", "3"). */
export type Part = [kind: string, what: string, n: string];
/** Alternatives, each of several components; an empty one is free. */
export type Price = Part[][];

export interface Thing {
  name: Text;
  text?: Text;
  goal?: Text;
  hints?: Text;
  intents?: Record<string, number>;
  price?: number;
  lay?: Price;
  suit?: string;
  steps?: string[];
  movement?: number;
  abilities?: string[];
  /** Of a district of the dreamworld. */
  locations?: Record<string, { name: Text; icons: string[] }>;
  arrows?: [from: string, to: string, kind: string][];
  /** Where a district lies: "B2". */
  slot?: string;
}

export interface Ability {
  of: string;
  kind: string;
  /** By way, what stands under "or" last. */
  price: Price[];
  /** What it is called in answers. */
  words: string[];
  name?: Text;
  text?: Text;
  group?: boolean;
  keyword?: string;
  once?: string;
}

export interface Person {
  id: string;
  hand: string[];
  /** How many those are, also where they are not shown. */
  in_hand: number;
  hand_limit: number;
  deck: number;
  discard: string[];
  sealed: string[];
  progress: { card: string; face_up: boolean }[];
  progress_limit: number;
  weaknesses: string[];
  ether: number;
  suffering: number;
  suffering_limit: number;
  glowstones: number;
  spirits: number;
  mask: string | null;
  masks: string[];
  passed: boolean;
}

export interface Figure {
  number: number;
  kind: string;
  of: string;
  field: string | null;
  large: boolean;
  states: string[];
  /** Of a creature: the fields that one roll could bring it to, and how many steps that is at most. */
  reach?: string[];
  walks?: number;
}

export interface CreatureTile {
  id: string;
  mutations: string[];
  markers: Record<string, number>;
  poisoned: boolean;
}

export interface Field {
  tile: string;
  blocked?: boolean;
  terrain?: string[];
  tags?: string[];
  suit?: string;
  actions?: string[];
  socket?: { id: string; filled: boolean };
  markers?: Record<string, number>;
  ways: string[];
}

export interface Payment {
  character: string;
  for: string;
  needs: Record<string, number>;
  got: Record<string, number>;
  many: boolean;
  worth: Record<string, Record<string, number>>;
  proposal: [kind: string, thing: string, color: string][];
  /** What the die would decide: its faces, how often each is there, what it adds (null: all is lost); empty: no boost. */
  luck: [face: string, times: number, adds: number | null][];
}

/** A way to a field, with all answers that lead there (src/reverie/games/etherfields/seats/ahead.py). */
export interface Walk {
  character: string;
  to: string;
  by: "move" | "exert" | "";
  path: string[];
  /** Cunning or hours. */
  price: number;
  cards: [kind: string, thing: string, color: string][];
  answers: Offer[];
}

/** A question that is asked ahead of the server. */
export interface Step {
  kind: string;
  about: Record<string, unknown>;
  asked: EtherView["asked"];
  actions: Offer[];
  follows: Record<string, Step>;
  payment?: Payment | null;
  /** The question after what is proposed was paid. */
  paid?: Step | null;
  walks?: Walk[];
}

export interface Ahead {
  seq: number;
  follows: Record<string, Step>;
  walks: Walk[];
  /** The answer to give where it does not matter which. */
  same: number | null;
}

export interface Campaign {
  stage: string;
  sitting: number;
  deaths: number;
  location: string | null;
  district: string | null;
  districts: Record<string, Record<string, string[]>>;
  /** `seals`: how many cards each seals who takes a shortcut. */
  ways: { to: string; kind: string; seals?: number }[];
  gates: Record<string, { status: string; keys: number; district: string | null }>;
  season: string;
  shopping_cards: number;
  slumbers: number;
  absent: string[];
  tries: Record<string, number>;
  stashes: Record<string, Record<string, number>>;
  [more: string]: unknown;
}

/** The deck that is being built (seats/between.py): designs with how many there are of each. */
export interface Packing {
  character: string;
  owned: Record<string, number>;
  /** As it was built last. */
  before: Record<string, number>;
  /** What has been answered already. */
  settled: Record<string, number>;
  least: number;
  most: number;
  weaknesses: Record<string, number>;
}

/** What is for sale, and to whom. */
export interface Counter {
  place: "shop" | "saving" | "market";
  character?: string;
  ether?: number;
  item_price?: number;
  /** Whether an item can be bought. */
  item?: boolean;
  shown?: { card: string; price: number }[];
  bought?: number;
}

/** Where an awakening, or the set-up of a sitting, stands. */
export interface Waking {
  at: string;
  steps: string[];
  /** Who sits already, in the order of the seats. */
  chosen: string[];
}

export interface EtherView extends View {
  encounter: { kind: string; id: string; round: number; phase: string; step: string };
  turn_card: { id: string; suit: string; steps: string[]; blocked: string[] } | null;
  turns_left: number;
  turn_discard: string[];
  team: { hours: number; keys: number; items: string[]; store: number; wisdoms: string[]; clues: string[] };
  characters: Person[];
  figures: Figure[];
  creatures: CreatureTile[];
  revealed: string[];
  secrets: { back: string; letter: string; id?: string }[];
  group_actions: Record<string, string[]>;
  map: { fields: Record<string, Field>; tiles: Record<string, Record<string, number>>; walls: string[]; damaged: string[] };
  on_cards: Record<string, Record<string, number>>;
  payment: Payment | null;
  /** What each character votes for, in words. */
  votes: Record<string, string>;
  asked: { short?: string[]; text?: Text; options?: Record<string, Text>; figure?: string; harm?: { what: string; character: string; n: number; source: string } };
  unseen: { decks: Record<string, Record<string, number>>; turn_cards: string[] };
  things: Record<string, Thing>;
  abilities: Record<string, Ability>;
  read: number[];
  journal: string[];
  campaign?: Campaign;
  packing?: Packing;
  counter?: Counter;
  waking?: Waking;
}

export const COLORS = ["wrath", "cunning", "perception"] as const;
