import { describe, expect, it } from "vitest";
import { isolated } from "./names";

const sources = import.meta.glob("../**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

describe("names of others", () => {
  it("end with their own direction", () => {
    expect(isolated("Anna")).toBe("\u2068Anna\u2069");
    expect(isolated("\u202eannA\u2069\u2066")).toBe("\u2068annA\u2069"); // else they would end too early, or never
  });

  it("stand in an element of their own wherever they are shown", () => {
    const shown = Object.values(sources).flatMap((text) => text.match(/.*\b(person|it)\.name \?\?.*/g) ?? []);
    expect(shown).toHaveLength(2);
    for (const line of shown) expect(line).toMatch(/<bdi>\{.*\}<\/bdi>/);
  });
});
