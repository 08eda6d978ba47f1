/** The line loses nothing and doubles nothing, whatever happens to it (docs/server.md, "Lost connections"). */

import { describe, expect, it } from "vitest";
import { Line, newActionId, newNonce, type Listener, type Logged, type Socket, type World } from "./line";
import type { ErrorData, Fact, Observation } from "./types";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers = new Map<number, { at: number; then: () => void }>();
  refusal: ErrorData | null = null;
  private next = 0;
  private now = 0;
  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  why = () => Promise.resolve(this.refusal);
  after(milliseconds: number, then: () => void): () => void {
    const id = this.next++;
    this.timers.set(id, { at: this.now + milliseconds, then });
    return () => this.timers.delete(id);
  }
  random = () => 0.5;
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.now = due[1].at;
      this.timers.delete(due[0]);
      due[1].then();
    }
    this.now = until;
  }
  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

function setUp() {
  const world = new FakeWorld();
  const seen = { states: [] as string[], facts: [] as Fact[], refusals: [] as string[], waiting: 0, ended: null as ErrorData | null };
  const listener: Listener = {
    state: (state, refusal) => {
      seen.states.push(state);
      seen.ended = refusal ?? seen.ended;
    },
    welcome: () => {},
    update: (_: Observation, facts) => (seen.facts = facts),
    refused: (error) => seen.refusals.push(error.code),
    other: () => {},
    waiting: (count) => (seen.waiting = count),
  };
  const line = new Line(world, listener, "en");
  return { world, line, seen };
}

function open(world: FakeWorld): void {
  world.last.onopen?.();
  world.last.says({ type: "welcome", protocol: 1, table: "t", seat: 0, spec: "onirim/third/solo", rules: 2, players: 1, deal: "fair", commitment: null, created: 0, previous: null });
}

function update(seq: number, after: number, from: number, numbers: number[], accepted: string[] = []) {
  const list = numbers.map((number) => ({ number, kind: "turn" }));
  return { type: "update", seq, accepted, observation: { seq, actions: [] }, events: { after, from, list } };
}

const act = (id: string, seq = 0): Logged => ({ type: "act", action_id: id, seq, action: 1 });

describe("a line", () => {
  it("says hello first and keeps what is not acknowledged", () => {
    const { world, line, seen } = setUp();
    open(world);
    line.send(act("first-action"));
    expect(world.last.sent.map((message) => message["type"])).toEqual(["hello", "act"]);
    expect(seen.waiting).toBe(1);
    world.last.says(update(1, -1, 0, [0, 1], ["first-action"]));
    expect(seen.waiting).toBe(0);
    expect(seen.states).toEqual(["connecting", "open"]);
  });

  it("sends again, unchanged, what was on its way when the line broke, and asks for what it missed", () => {
    const { world, line, seen } = setUp();
    open(world);
    world.last.says(update(3, -1, 0, [0, 1]));
    line.send(act("second-action", 3));
    world.last.onclose?.({ code: 1006 });
    expect(seen.states.at(-1)).toBe("waiting");
    world.pass(5000);
    expect(world.sockets).toHaveLength(2);
    open(world);
    expect(world.last.sent).toEqual([{ type: "hello", protocol: 1, lang: "en", after: 3 }, act("second-action", 3)]);
    world.last.says({ type: "accepted", action_id: "second-action", seq: 4 });
    expect(seen.waiting).toBe(0);
  });

  it("drops events that are void and never applies a piece of a story", () => {
    const { world, seen } = setUp();
    open(world);
    world.last.says(update(1, -1, 0, [0, 1, 2]));
    world.last.says(update(2, 1, 1, [1, 2, 3, 4])); // taken back to event 1, then on
    expect(seen.facts.map((fact) => fact.number)).toEqual([0, 1, 2, 3, 4]);
    world.last.says(update(6, 4, 9, [9, 10])); // for who knows entry 4: we know entry 2
    expect(seen.facts).toHaveLength(5);
    expect(world.last.sent.at(-1)).toEqual({ type: "resume", after: 2 });
    world.last.says(update(6, 2, 5, [5, 6]));
    expect(seen.facts).toHaveLength(7);
  });

  it("stops when the seat is lost, and says why", async () => {
    const { world, line, seen } = setUp();
    open(world);
    line.send(act("third-action"));
    world.refusal = { code: "no_seat", message: "…" };
    world.last.onclose?.({ code: 1008 });
    await Promise.resolve();
    await Promise.resolve();
    expect(seen.states.at(-1)).toBe("lost");
    expect(seen.ended?.code).toBe("no_seat");
    expect(seen.waiting).toBe(0);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it("tries again after a handshake that failed for no final reason", async () => {
    const { world } = setUp();
    world.last.onclose?.({ code: 1006 });
    await Promise.resolve();
    await Promise.resolve();
    world.pass(5000);
    expect(world.sockets).toHaveLength(2);
  });

  it("notices a line that is dead although the browser does not", () => {
    const { world } = setUp();
    open(world);
    world.pass(25_000);
    expect(world.last.sent.at(-1)).toEqual({ type: "ping" });
    world.pass(12_000);
    expect(world.sockets[0]?.closed).toBe(true);
    world.pass(5000);
    expect(world.sockets).toHaveLength(2);
  });

  it("does not take a late word from a line that was given up", () => {
    const { world, seen } = setUp();
    open(world);
    world.pass(40_000);
    world.sockets[0]?.says(update(9, -1, 0, [0]));
    expect(seen.facts).toEqual([]);
  });

  it("tells of refusals, and forgets what was refused", () => {
    const { world, line, seen } = setUp();
    open(world);
    line.send(act("fourth-action"));
    world.last.says({ type: "refused", action_id: "fourth-action", seq: 1, error: { code: "stale", message: "…" } });
    expect(seen.refusals).toEqual(["stale"]);
    expect(seen.waiting).toBe(0);
  });

  it("makes ids and nonces as the server wants them, never twice", () => {
    expect(newActionId()).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(Array.from({ length: 100 }, newActionId)).size).toBe(100);
  });
});
