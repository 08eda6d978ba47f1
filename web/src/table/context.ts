/** What every part of a table may know and do; given by the screen, used by the components and the games' boards. */

import { getContext, setContext } from "svelte";
import type { Fact, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Place } from "./focus";
import type { Ordering } from "./ordering";
import type { Size } from "./placing";
import type { GameTable, Scene, Spot, Zone } from "./scene";

/** A small menu: several answers to choose from, shown beside what they belong to. */
export interface Menu {
  title: string;
  offers: Offer[];
  /** Beside which thing, or which zone; null: at the buttons. */
  key: string | null;
  zone: string | null;
  /** The card can be read, the pile looked through, from the same menu. */
  read: Spot | null;
  look: Zone | null;
}

/** Answers that stand together. */
export interface Grouped {
  heading: string | null;
  offers: Offer[];
}

export interface TableContext {
  readonly scene: Scene;
  readonly selected: Spot | null;
  readonly words: Words;
  readonly game: GameTable;
  readonly observation: Observation;
  /** Everything that this seat was told so far. */
  readonly facts: readonly Fact[];
  /** The moment that is looked at; null: now. */
  readonly moment: Moment | null;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** False while looking back: nothing can be done. */
  readonly live: boolean;
  /** The room for the table, and how much of it something else takes at the right (the tutorial). */
  readonly window: Size;
  readonly beside: number;
  /** The last turns in words, the newest last. */
  readonly journal: readonly { turn: number; text: string }[];
  /** Shown softly after H. */
  readonly hinted: Offer | null;
  select(spot: Spot | null): void;
  /** Do the obvious: one action: do it (asks if it has a warning); several: open the small menu at the spot. */
  activate(spot: Spot, zone: string): void;
  act(offer: Offer): void;
  /** Answers in words to one question after the other, with one message: all of them, or none. */
  actAll(answers: readonly string[]): void;
  /** What would be asked after each answer, as the game describes it; null: nothing is known. */
  ahead(): Promise<{ seq: number } | null>;
  /** Gestures of those who sit here, the newest last; those that point at something have a spot. */
  readonly gestures: readonly { seat: number; emote: string; spot?: string | undefined; at: number }[];
  /** Show everybody something on the table, or propose an answer. */
  point(emote: "look" | "propose" | "yes" | "no", spot: string): void;
  /** What was taken back is asked again, whatever is answered by itself otherwise. */
  readonly takenBack: boolean;
  /** A board that lets answers be drafted says here how a draft is put away; false: there is none. */
  putAway: (() => boolean) | null;
  /** Dragged or clicked into a zone: the action that leads there; without one the server is asked why not. */
  drop(spot: Spot, from: string, to: string): void;

  /** Where the keys are. */
  readonly focused: Place | null;
  /** Whether somebody walks with the keys (and not with a pointer). */
  readonly keys: boolean;
  /** The answers by which what is selected or dragged would go into this zone. */
  targets(zone: string): Offer[];
  /** What is being dragged, and over which zone. */
  readonly dragged: string | null;
  readonly over: string | null;
  /** An answer in few words. */
  label(offer: Offer): string;
  /** In fewer words still, where the card is clear. */
  brief(offer: Offer): string;
  /** Answers under the headings of the game; those without one first. */
  grouped(offers: Offer[]): Grouped[];
  /** The thing that has the tab stop of a zone. */
  stop(zone: Zone): string | null;
  /** A tap or click on a spot. */
  tap(spot: Spot, zone: Zone, pointer: boolean): void;
  read(spot: Spot): void;
  look(zone: Zone): void;

  /** Cards that somebody may put in order, as they lie; whole: the order can be settled on. */
  readonly fan: Ordering | null;
  arrange(key: string, index: number): void;
  settle(): void;
  /** What the other one is called, where two play. */
  readonly partner: string | null;
  /** The question is answered by itself, as somebody wished in the settings: nothing has to be shown of it. */
  readonly habitual: boolean;
  /** What is picked for an answer that is a set of things, and that answer, if it is one. */
  readonly picked: ReadonlySet<string>;
  readonly set: Offer | null;
}

const NAME = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(NAME, context);
}

export function useTable(): TableContext {
  const context = getContext<TableContext | undefined>(NAME);
  if (!context) throw new Error("this component belongs inside a table");
  return context;
}
