import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enter, hasKnocked, newKey } from "./door";

const TABLE = "kp19wyz71hk7ss0fdj6m";
const TOKEN = "gnTL54k7RL2iAORT9QIhkuhrrBi-5nndKh55VcLY9c4";
let said: { token?: string; key: string }[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  said = [];
  vi.stubGlobal("fetch", (_: string, request: { body: string }) => {
    said.push(JSON.parse(request.body) as { key: string });
    const answer = answers.shift() ?? new Error("nobody answers");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const entered = () => Response.json({ table: TABLE, seat: 1, token: null });
const refused = (status: number) => Response.json({ error: { code: "link_used", message: "used" } }, { status });

test("a key is 256 random bits", () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newKey()).not.toBe(newKey());
});

test("whoever was not answered says the same again, also when the page was closed", async () => {
  answers = [new Error("offline"), Response.json({ error: { code: "restarting", message: "" } }, { status: 503 }), entered()];
  await expect(enter(TABLE, TOKEN)).rejects.toThrow();
  expect(hasKnocked(TABLE)).toBe(true);
  await expect(enter(TABLE)).rejects.toThrow();
  expect((await enter(TABLE)).seat).toBe(1);
  expect(said.map((it) => it.token)).toEqual([TOKEN, TOKEN, TOKEN]);
  expect(new Set(said.map((it) => it.key)).size).toBe(1);
  expect(hasKnocked(TABLE)).toBe(false);
});

test("a refusal is final, and another link is another knock", async () => {
  answers = [refused(403), new Error("offline"), entered()];
  await expect(enter(TABLE, TOKEN)).rejects.toThrow();
  expect(hasKnocked(TABLE)).toBe(false);
  await expect(enter(TABLE, TOKEN)).rejects.toThrow();
  await enter(TABLE, TOKEN.replace("g", "h"));
  expect(new Set(said.map((it) => it.key)).size).toBe(3);
});
