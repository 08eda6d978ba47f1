import { expect, test } from "vitest";
import { Refused } from "@/api/http";
import { errorOf, pathOfLink } from "./starting";

const TABLE = "kp19wyz71hk7ss0fdj6m";
const TOKEN = "gnTL54k7RL2iAORT9QIhkuhrrBi-5nndKh55VcLY9c4";

test("links are found wherever they stand in what was pasted", () => {
  expect(pathOfLink(`https://example.org/t/${TABLE}#${TOKEN}`)).toBe(`/t/${TABLE}#${TOKEN}`);
  expect(pathOfLink(`  Come and play: http://127.0.0.1:8765/t/${TABLE}#${TOKEN}\n`)).toBe(`/t/${TABLE}#${TOKEN}`);
  expect(pathOfLink(`/t/${TABLE}`)).toBe(`/t/${TABLE}`);
  for (const text of ["", "hello", "https://example.org/t/short#x", `javascript:alert(1)`]) expect(pathOfLink(text)).toBeNull();
});

test("every trouble has a code", () => {
  expect(errorOf(new Refused({ code: "too_many", message: "slow" }, 429)).code).toBe("too_many");
  expect(errorOf(new TypeError("x")).code).toBe("trouble");
});
