/** A table that is full goes on at another one; a game that is over has a rematch, to which nobody is taken. */

import { expect, it } from "vitest";
import type { Socket, World } from "@/api/line";
import { TableSession } from "./session.svelte";

class Quiet implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(): void {}
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function at(status: string, table: string | null) {
  const socket = new Quiet();
  const world: World = { open: () => socket, why: () => Promise.resolve(null), after: () => () => undefined, random: () => 0.5 };
  const session = new TableSession("here", "en", world);
  socket.onopen?.();
  const observation = { status, seats: [{ seat: 0, sat: true }], actions: [], rematch: { offered: [], table } };
  socket.says({ type: "update", seq: 3, accepted: [], observation, events: { after: -1, from: 0, list: [] } });
  return { session, socket };
}

it("is played here until the server says otherwise", () => {
  const { session, socket } = at("playing", null);
  expect(session.further).toBeNull();
  socket.says({ type: "rematch", table: "there" });
  expect(session.further).toBe("there");
});

it("goes on elsewhere also for whoever comes late", () => {
  expect(at("playing", "there").session.further).toBe("there");
});

it("takes nobody away from a game that is over", () => {
  const { session } = at("over", "there");
  expect([session.following, session.further]).toEqual(["there", null]);
});
