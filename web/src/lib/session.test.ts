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

// ---- two at the same moment ------------------------------------------------------------------------------------------

function asked(socket: Quiet, seq: number, actions: object[], kind = "command"): void {
  const observation = { status: "playing", seats: [{ seat: 0, sat: true }], decision: { kind, about: {}, seats: [0, 1] }, actions, rematch: { offered: [], table: null } };
  socket.says({ type: "update", seq, accepted: [], observation, events: { after: -1, from: 0, list: [] } });
}

for (const isShownFirst of [false, true]) it(`says again what one's own character was to do, hearing of the refusal ${isShownFirst ? "after" : "before"} it is shown the table`, () => {
  const { answers, session } = late([{ id: 9, words: "pass gambler", verb: "pass", from: "gambler" }], "command", "gambler", isShownFirst);
  expect(answers.map(({ action, seq }) => [action, seq])).toEqual([[9, 4], [9, 5]]);
  expect(new Set(answers.map(({ action_id }) => action_id)).size).toBe(2);
  expect(session.refusal).toBeNull();
});

function late(after: object[], kind = "command", from = "gambler", isShownFirst = false) {
  const sent: { type: string; action_id: string; action?: unknown; seq?: number }[] = [];
  const { session, socket } = at("playing", null);
  socket.send = (text?: string) => void sent.push(JSON.parse(text ?? "{}"));
  asked(socket, 4, [{ id: 9, words: "pass gambler", verb: "pass", from }]);
  session.act(9);
  if (isShownFirst) asked(socket, 5, after, kind);
  socket.says({ type: "refused", action_id: sent.at(-1)?.action_id, seq: 5, error: { code: "stale", message: "…" } });
  if (!isShownFirst) asked(socket, 5, after, kind);
  return { session, answers: sent.filter(({ type }) => type === "act") };
}

it("says nothing again that is not offered any more, was asked otherwise, or is the whole team's", () => {
  const offer = { id: 9, words: "pass gambler", verb: "pass", from: "gambler" };
  expect(late([{ ...offer, id: 8, words: "move gambler" }]).answers).toHaveLength(1);
  expect(late([offer], "interrupt").answers).toHaveLength(1);
  const team = late([{ ...offer, from: "" }], "command", "");
  expect(team.answers).toHaveLength(1);
  expect(team.session.refusal?.code).toBe("stale");
});
