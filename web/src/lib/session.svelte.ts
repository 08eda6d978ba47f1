/** A table as this browser knows it: what the server says, made reactive, and what one can do. */

import { get, post, Refused } from "@/api/http";
import { Line, newActionId, newNonce, type LineState, type Logged, type Socket, type World } from "@/api/line";
import type { Emote, ErrorData, Fact, Language, Moment, Observation, Offer, ServerMessage } from "@/api/types";

type Presence = Extract<ServerMessage, { type: "presence" }>;
export interface Gesture {
  seat: number;
  emote: string;
  /** At what somebody points. */
  spot?: string | undefined;
  at: number;
}

/** So many are remembered: with five people, what was proposed and what everybody said to it. */
const GESTURES = 19;
/** So often an answer is said again that came too late. */
const MOST = 3;

interface Sent {
  message: Logged;
  /** What was asked. */
  asked: string;
  words: string;
  tries: number;
}

const FINAL = new Set([400, 401, 403, 404, 422]); // statuses after which trying again is of no use

/** What the computer player would answer; where answers can be weighed, how sure that is, and why. */
interface Hint {
  seq: number;
  action: number;
  chance: number | null;
  /** By how much that may be off. */
  margin: number | null;
  why: string | null;
  deeper: boolean;
}

export type Advice = Hint & { offer: Offer };

export class TableSession {
  seat = $state<number | null>(null);
  spec = $state("");
  players = $state(1);
  deal = $state("");
  /** The number of an open deal. */
  number = $state<number | null>(null);
  commitment = $state<string | null>(null);
  observation = $state.raw<Observation | null>(null);
  facts = $state.raw<Fact[]>([]);
  presence = $state.raw<Presence | null>(null);
  line = $state<LineState>("connecting");
  /** Why the line is lost for good. */
  ended = $state.raw<ErrorData | null>(null);
  /** The last refusal, to be shown until something else happens. */
  refusal = $state.raw<ErrorData | null>(null);
  busy = $state(false);
  gestures = $state.raw<Gesture[]>([]);
  following = $state<string | null>(null);
  private readonly wire: Line;
  private readonly moments = new Map<string, Promise<Moment>>();
  private index: { seq: number; events: number[] } | null = null;
  private sitting = false;
  /** The last answer of one's own character, and the same while it was refused because somebody else was quicker. */
  private last: Sent | null = null;
  private unheard: Sent | null = null;
  private readonly hurry = () => {
    if (document.visibilityState === "visible") this.wire.hurry();
  };

  constructor(
    readonly table: string,
    lang: Language,
    world: World = browserWorld(table),
    /** Whether we can play by such a spec: nobody sits down at a table that cannot be shown. */
    private readonly plays: (spec: string) => boolean = () => true,
  ) {
    this.wire = new Line(
      world,
      {
        state: (state, refusal) => {
          this.line = state;
          if (state === "lost") this.ended = refusal;
        },
        welcome: (message) => {
          this.seat = message.seat;
          this.spec = message.spec;
          this.players = message.players;
          this.deal = message.deal;
          this.number = message.number;
          this.commitment = message.commitment;
        },
        update: (observation, facts) => {
          this.observation = observation;
          this.facts = facts;
          this.following = observation.rematch.table;
          this.sit(observation);
          this.say(observation);
        },
        refused: (error, message) => {
          this.refusal = error;
          if (error.code !== "stale" || !message || message !== this.last?.message) return;
          this.unheard = this.last;
          if (this.observation && "seq" in message && this.wire.seq > message.seq) this.say(this.observation); // it was shown before
        },
        other: (message) => this.hear(message),
        waiting: (count) => (this.busy = count > 0),
      },
      lang,
    );
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
    }
  }

  /** Who is not there while the game goes on. */
  get away(): Presence["seats"] {
    const playing = this.players > 1 && this.observation?.status === "playing";
    return playing ? (this.presence?.seats ?? []).filter((it) => !it.online) : [];
  }

  /** Whether it is for this seat to answer. */
  get asked(): boolean {
    return (this.observation?.actions.length ?? 0) > 0;
  }

  /** The table at which this one goes on, because it is full; null while it is played here, or when it is over. */
  get further(): string | null {
    return this.observation?.status === "playing" ? this.following : null;
  }

  act(action: number | string): void {
    this.log({ type: "act", action });
  }

  /** Answers to one question after the other, with one message: all of them, or none. */
  actAll(actions: readonly string[]): void {
    this.log({ type: "act_all", actions: [...actions] });
  }

  undo(count = 1): void {
    this.log({ type: "undo", count });
  }

  redo(count = 1): void {
    this.log({ type: "redo", count });
  }

  answerUndo(agree: boolean): void {
    this.log({ type: "answer_undo", agree });
  }

  /** Give the game up; only alone. */
  concede(): void {
    this.log({ type: "concede" });
  }

  rematch(): void {
    this.log({ type: "rematch" });
  }

  emote(emote: Emote, spot?: string): void {
    this.wire.say({ type: "emote", emote, spot: spot ?? null });
  }

  speak(lang: Language): void {
    if (this.wire.lang === lang) return;
    this.wire.lang = lang;
    this.moments.clear();
    this.wire.say({ type: "lang", lang });
  }

  /** What the computer player would answer. */
  async hint(): Promise<Offer | null> {
    return (await this.advice(0))?.offer ?? null;
  }

  /** The same with its chance and why, looked at so deep; null: nothing is known, or not any more. */
  async advice(depth: number): Promise<Advice | null> {
    const seq = this.observation?.seq;
    try {
      const hint = await get<Hint>(`/api/tables/${this.table}/hint${depth ? `?depth=${depth}` : ""}`);
      const offer = hint.seq === seq && this.observation?.actions.find(({ id }) => id === hint.action);
      return offer ? { ...hint, offer } : null;
    } catch (error) {
      if (error instanceof Refused && !depth) this.refusal = error.error;
      return null;
    }
  }

  /** What would be asked after each answer, as far as this seat can know; null: nothing is known, or not any more. */
  async ahead(): Promise<{ seq: number } | null> {
    const seq = this.observation?.seq;
    try {
      const found = await get<{ seq: number }>(`/api/tables/${this.table}/ahead`);
      return found.seq === this.observation?.seq && found.seq === seq ? found : null;
    } catch {
      return null; // whoever is told nothing gives one answer after the other
    }
  }

  /** The table after so many answers, as this seat saw it. */
  moment(answers: number): Promise<Moment> {
    const key = `${this.observation?.seq}:${answers}`;
    let found = this.moments.get(key);
    if (!found) {
      found = get<Moment>(`/api/tables/${this.table}/moments/${answers}`);
      found.catch(() => this.moments.delete(key));
      this.moments.set(key, found);
    }
    return found;
  }

  /** How many events had happened after so many answers. */
  async eventsByAnswers(): Promise<readonly number[]> {
    if (this.index?.seq !== this.observation?.seq) {
      this.index = await get<{ seq: number; events: number[] }>(`/api/tables/${this.table}/moments`);
    }
    return this.index?.events ?? [];
  }

  /** After how many answers an event had happened: a seat is not told of every answer, so it cannot count them. */
  async answersAt(event: number): Promise<number> {
    const after = (await this.eventsByAnswers()).findIndex((events) => events > event);
    return after < 0 ? (this.observation?.answers ?? 0) : after;
  }

  /** Take the seat at the rematch; its address. */
  async follow(): Promise<string> {
    const { table } = await post<{ table: string }>(`/api/tables/${this.table}/follow`);
    return `/t/${table}`;
  }

  /** Do something during which the line may break, which is no reason to give up. */
  async resting(work: () => Promise<unknown>): Promise<void> {
    this.wire.rest();
    try {
      await work();
    } finally {
      this.wire.hurry();
    }
  }

  dismiss(): void {
    this.refusal = null;
  }

  close(): void {
    this.wire.close();
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** Whoever comes in by a seat's link sits down at once; the cards are dealt when everybody has. */
  private sit(observation: Observation): void {
    if (this.seat === null || observation.status !== "seating" || this.sitting || !this.plays(this.spec)) return;
    if (observation.seats[this.seat]?.sat) return;
    this.sitting = true;
    this.wire.send({ type: "sit", action_id: newActionId(), nonce: newNonce() });
  }

  private log(message: { type: "act"; action: number | string } | { type: "act_all"; actions: string[] } | { type: "undo" | "redo"; count: number } | { type: "answer_undo"; agree: boolean } | { type: "rematch" | "concede" }): void {
    this.refusal = null;
    const { type, ...rest } = message; // in this order: the server reads it fastest
    const sent = { type, action_id: newActionId(), seq: this.wire.seq, ...rest } as Logged;
    const first = message.type === "act" ? message.action : message.type === "act_all" ? message.actions[0] : undefined;
    const offer = this.observation?.actions.find(({ id, words }) => id === first || words === first);
    this.last = offer?.from ? { message: sent, asked: this.open(this.observation), words: offer.words, tries: 0 } : null;
    this.wire.send(sent);
  }

  /** Where several are asked at once somebody else may have been quicker. What one's own character was to do is said again
   *  if the very same is still asked and offered: that somebody else did something is no reason to lose it. */
  private say(observation: Observation): void {
    const { unheard } = this;
    this.unheard = null;
    if (!unheard || unheard.tries > MOST || unheard.asked !== this.open(observation)) return;
    if (!observation.actions.some(({ words }) => words === unheard.words)) return;
    this.refusal = null;
    const message = { ...unheard.message, action_id: newActionId(), seq: this.wire.seq } as Logged;
    this.last = { ...unheard, message, tries: unheard.tries + 1 };
    this.wire.send(message);
  }

  private open(observation: Observation | null): string {
    return JSON.stringify([observation?.decision?.kind, observation?.decision?.about]);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "presence") this.presence = message;
    else if (message.type === "rematch") this.following = message.table;
    else if (message.type === "emote") {
      this.gestures = [...this.gestures.slice(-GESTURES), { seat: message.seat, emote: message.emote, spot: message.spot, at: Date.now() }];
    }
  }
}

function browserWorld(table: string): World {
  const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/play`;
  return {
    open: () => new WebSocket(address) as unknown as Socket,
    why: async () => {
      try {
        await get(`/api/tables/${table}`);
        return null;
      } catch (error) {
        return error instanceof Refused && FINAL.has(error.status) ? error.error : null;
      }
    },
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
