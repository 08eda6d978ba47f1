/**
 * A line to a table: connected, reconnected, never in doubt about what was acknowledged.
 *
 * Everything that goes into the log carries an id of its own. If the line breaks before the answer, the same message is
 * sent again on the next line, and the server says whether it had arrived: nothing is done twice, nothing is lost.
 * (docs/server.md, "Lost connections")
 */

import type { ClientMessage, ErrorData, Fact, Language, Observation, ServerMessage } from "./types";

export type Logged = Extract<ClientMessage, { action_id: string }>;
export type Update = Extract<ServerMessage, { type: "update" }>;
export type Welcome = Extract<ServerMessage, { type: "welcome" }>;
export type LineState = "connecting" | "open" | "waiting" | "lost";

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the line needs from the world outside; tests bring their own. */
export interface World {
  open(): Socket;
  /** Why the line cannot be had: a refusal that is final, or null if it is worth trying again. */
  why(): Promise<ErrorData | null>;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

/** Who listens. */
export interface Listener {
  state(state: LineState, refusal: ErrorData | null): void;
  welcome(message: Welcome): void;
  update(observation: Observation, facts: Fact[]): void;
  refused(error: ErrorData, message: Logged | undefined): void;
  other(message: ServerMessage): void;
  /** Whether answers are on their way. */
  waiting(count: number): void;
}

const PATIENCE = [500, 5000] as const; // milliseconds before a lost line is tried again, at random in between
const PING = 25_000; // a browser cannot see a dead line by itself
const DEAD = 12_000; // no word for so long after a ping: the line is dead

export class Line {
  lang: Language;
  seq = -1;
  private complete = -1; // the entry up to which all events are there
  private facts: Fact[] = [];
  private pending = new Map<string, Logged>();
  private socket: Socket | null = null;
  private stopTimer: () => void = () => {};
  private over = false;
  private tries = 0;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
    lang: Language,
  ) {
    this.lang = lang;
    this.connect();
  }

  /** Something for the log: sent until the server has it, or refuses it. */
  send(message: Logged): void {
    this.pending.set(message.action_id, message);
    this.listener.waiting(this.pending.size);
    this.say(message);
  }

  /** Something that is not kept; gone if there is no line. */
  say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Try at once, rather than when the time has come (the browser is online again, the page is shown again). */
  hurry(): void {
    if (!this.over && this.socket === null) this.connect();
    else this.say({ type: "ping" });
  }

  /** Put the line down for a moment: `hurry` takes it up again. */
  rest(): void {
    this.stopTimer();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (!this.over) this.listener.state("waiting", null);
  }

  close(): void {
    this.over = true;
    this.stopTimer();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    this.stopTimer();
    this.listener.state(this.tries++ ? "waiting" : "connecting", null);
    const socket = this.world.open();
    let stood = false;
    socket.onopen = () => {
      stood = true;
      this.socket = socket;
      const after = this.complete >= 0 ? { after: this.complete } : {};
      this.say({ type: "hello", protocol: 1, lang: this.lang, ...after } as ClientMessage);
      for (const message of this.pending.values()) this.say(message);
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.over || this.socket !== socket) return;
      this.listen();
      this.take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.over || (stood && this.socket !== socket)) return;
      this.socket = null;
      this.stopTimer();
      this.listener.state("waiting", null);
      // A restart is over in a moment; a handshake that failed may have been a refusal, which browsers do not show.
      if (stood && event.code !== 1008) this.later();
      else void this.ask();
    };
  }

  /** A ping when it has been quiet for a while; without an answer the line is dead, whatever the browser believes. */
  private listen(): void {
    this.stopTimer();
    this.stopTimer = this.world.after(PING, () => {
      this.say({ type: "ping" });
      this.stopTimer = this.world.after(DEAD, () => {
        const socket = this.socket;
        this.socket = null;
        socket?.close();
        this.listener.state("waiting", null);
        this.later();
      });
    });
  }

  private later(): void {
    this.stopTimer();
    const [least, most] = PATIENCE;
    this.stopTimer = this.world.after(least + this.world.random() * (most - least), () => this.connect());
  }

  private async ask(): Promise<void> {
    const refusal = await this.world.why();
    if (this.over) return;
    if (refusal === null) {
      this.later();
      return;
    }
    this.over = true;
    this.pending.clear();
    this.listener.waiting(0);
    this.listener.state("lost", refusal);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.tries = 1;
        this.listener.state("open", null);
        this.listener.welcome(message);
        return;
      case "update":
        this.update(message);
        return;
      case "accepted":
        this.settle(message.action_id);
        return;
      case "refused": {
        const refused = this.pending.get(message.action_id);
        this.settle(message.action_id);
        this.listener.refused(message.error, refused);
        return;
      }
      case "error":
      case "closing":
        if (message.error.code !== "restarting") this.listener.refused(message.error, undefined);
        return;
      case "presence":
      case "emote":
      case "rematch":
      case "world":
      case "pong":
        this.listener.other(message);
        return;
      default:
        message satisfies never;
    }
  }

  private update(message: Update): void {
    const { after, from, list } = message.events;
    this.seq = message.seq;
    if (after <= this.complete) {
      // A new array each time: who shows the facts notices by that.
      this.facts = [...this.facts.slice(0, from), ...(list as unknown as Fact[])];
      this.complete = message.seq;
    } else {
      this.say({ type: "resume", after: Math.max(this.complete, 0) }); // we were slow, and some were left out
    }
    this.listener.update(message.observation as unknown as Observation, this.facts);
    for (const id of message.accepted) this.settle(id);
  }

  private settle(id: string): void {
    if (this.pending.delete(id)) this.listener.waiting(this.pending.size);
  }
}

/** An id that was never used before. */
export function newActionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The seat's own part of the deal: 128 random bits. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
