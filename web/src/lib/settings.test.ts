import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
});

describe("settings", () => {
  it("begin with the language of the browser, sound off", async () => {
    const { readSettings } = await import("./settings.svelte");
    expect(readSettings(null, ["fr", "de-AT"])).toMatchObject({ lang: "de", sound: false, theme: "paper", motion: "calm" });
    expect(readSettings(null, ["fr"]).lang).toBe("en");
  });

  it("take what was stored, and nothing that cannot be", async () => {
    const { readSettings } = await import("./settings.svelte");
    const stored = JSON.stringify({ lang: "xx", theme: "clear", motion: "off", volume: 7, sound: "yes", chance: true, other: 1 });
    const read = readSettings(stored, ["en"]);
    expect(read).toMatchObject({ lang: "en", theme: "clear", motion: "off", volume: 0.5, sound: false, chance: true });
    expect("other" in read).toBe(false);
    for (const broken of ["{", "null", "3", '"x"', "[]"]) expect(readSettings(broken, ["en"]).lang).toBe("en");
  });
});
