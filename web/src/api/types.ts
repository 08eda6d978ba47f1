/** What the server says and is told, by name. The shapes come from the server's own description (`python scripts/web.py types`). */

import type { components } from "@made/openapi";

type Schemas = components["schemas"];

export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];
export type ErrorData = Schemas["ErrorData"];
export type TableCreated = Schemas["TableCreated"];
export type Entered = Schemas["Entered"];
export type SeatLink = Schemas["SeatLink"];
export type Summary = Schemas["Summary"];
export type MyTable = Schemas["MyTable"];
export type RuleSetStatistics = Schemas["RuleSetStatistics"];
export type Progress = Schemas["Progress"];
export type GameProgress = Schemas["GameProgress"];
export type Medallion = Schemas["MedallionDocument"];
export type Goal = Schemas["GoalDocument"];
export type MyGame = Schemas["MyGame"];
export type Daily = Schemas["Daily"];
export type DailyAttempt = Schemas["DailyAttempt"];
export type Puzzles = Schemas["Puzzles"];
export type PuzzleEntry = Schemas["PuzzleEntry"];
export type Puzzle = Schemas["PuzzleDocument"];
export type PuzzleReason = Omit<Schemas["PuzzleReason"], "solution" | "chances"> & { solution: Offer; chances: { action: Offer; won: number }[] };
export type Winnable = Schemas["Winnable"];
export type WinnableDeal = Schemas["WinnableDeal"];
export type Emote = Schemas["SayEmote"]["emote"];
export type Language = "en" | "de";

/** One answer that the engine offers. Its noun ("card", "door", "row", …) is a further field named by the engine. */
export interface Offer {
  id: number;
  words: string;
  verb: string;
  from?: string;
  at?: string;
  with?: string;
  /** Where it lies on the table: things ("hand/red.sun", "R1.sognae/0", "pile/top") or whole zones; first what it takes. */
  places?: string[];
  /** The zone to which it leads, if it moves something. */
  target?: string;
  /** A sentence to confirm before answering, in the player's language. */
  warning?: string;
  /** What it costs, as a sentence in the player's language ("lose 5 cards, 26 remain"). */
  preview?: string;
  /** The same called by the card instead of its place ("play stored red.key"), where that is unambiguous. */
  named?: string;
  /** The cards that lie in the places which the action names. */
  cards?: string[];
  [noun: string]: string | number | string[] | undefined;
}

/** A way to answer that exists for this question but not now, with the reason as a sentence. */
export interface Closed {
  /** The closed answer itself, where the way is a single one (never to be sent). */
  action: Offer | null;
  /** Which way it is: a name of the game's words (`<game>-closed-<way>`). */
  way: string;
  reason: string;
  rule: string | null;
}

/** What is asked. */
export interface Decision {
  kind: string;
  point: string;
  seats: number[];
  about: Record<string, unknown>;
  prompt: string;
  closed?: Closed[];
}

/** What a seat may see; the games describe their own (games/<game>/view.ts). */
export interface View {
  game: string;
  rules: string;
  seat: number | null;
  active: number | null;
  status: string;
  outcome: { status: "won" | "lost"; reason: string; rule: string } | null;
  turn: number;
  [zone: string]: unknown;
}

/** The whole table as this seat may know it. */
export type Observation = Omit<Schemas["Observation"], "view" | "decision" | "actions"> & {
  view: View | null;
  decision: Decision | null;
  actions: Offer[];
};

/** One fact of the story; `number` counts this seat's own events. */
export interface Fact {
  number: number;
  kind: string;
  seat?: number | null;
  [detail: string]: unknown;
}

/** The table after so many answers, as this seat saw it then. */
export interface Moment {
  answers: number;
  view: View;
  decision: Decision | null;
  /** How many of this seat's events had happened. */
  events: number;
}
