import { describe, expect, it } from "vitest";
import { BINDINGS, meaningOf } from "./keys";
import { shown } from "./keysigns";

function press(name: string) {
  const parts = name.split("+");
  const has = (part: string) => parts.slice(0, -1).includes(part);
  return meaningOf({
    key: parts.at(-1) ?? "",
    ctrlKey: has("Ctrl"),
    shiftKey: has("Shift"),
    altKey: has("Alt"),
    metaKey: has("Meta"),
  });
}

describe("meaningOf", () => {
  it("knows the table of the guide", () => {
    const guide = {
      Enter: "enter", d: "discard", p: "special", i: "read", b: "summary", z: "undo", y: "redo", h: "hint", l: "log",
      r: "replay", w: "still", "?": "help", Escape: "cancel", ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last",
      "Ctrl+ArrowRight": "zone-next", "Ctrl+ArrowLeft": "zone-previous", "Ctrl+z": "undo", "Ctrl+Shift+Z": "redo",
      "Shift+ArrowLeft": "move-previous", "Shift+ArrowRight": "move-next", s: "settle", v: "zoom",
    };
    for (const [key, command] of Object.entries(guide)) expect([key, press(key)?.command]).toEqual([key, command]);
  });

  it("counts the cards of the hand", () => {
    expect(press("7")).toEqual({ command: "pick", number: 7 });
    expect(press("0")).toBeNull();
  });

  it("does not care about capitals, nor which key types the question mark", () => {
    expect(press("Shift+D")?.command).toBe("discard");
    expect(press("Shift+?")?.command).toBe("help");
  });

  it("leaves the browser its own keys", () => {
    for (const key of ["Ctrl+d", "Ctrl+r", "Ctrl+l", "Alt+ArrowLeft", "Alt+d", "Ctrl+p", "Tab", "F5", "Meta+r"]) {
      expect([key, press(key)]).toEqual([key, null]);
    }
  });

  it("takes the command key of a Mac for Ctrl", () => {
    expect(press("Meta+z")?.command).toBe("undo");
  });
});

describe("BINDINGS", () => {
  it("give each key one meaning", () => {
    const keys = BINDINGS.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("can be shown", () => {
    const find = (command: string) => BINDINGS.find((binding) => binding.command === command)!;
    const german = (key: string) => (key === "Ctrl" ? "Strg" : key);
    expect(shown(find("zone-next"), german)).toEqual([["Strg", "→"], ["Strg", "↑"]]);
    expect(shown(find("pick"), german)).toEqual([["1–9"]]);
  });
});
