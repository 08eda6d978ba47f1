import { describe, expect, it } from "vitest";
import type { Offer } from "@/api/types";
import type { EtherView } from "./view";
import { asking, declining, leave, wishesFrom } from "./windows";

const offer = (words: string): Offer => ({ id: 1, words, verb: words.split(" ")[0] ?? "" }) as Offer;
const view = (round: number, suffering = 0): EtherView => ({ encounter: { id: "room", round }, characters: [{ suffering }] }) as unknown as EtherView;
const window = [offer("go-on"), offer("play gambler sparrow")];

describe("windows", () => {
  it("ask about an interrupt once, and again in another round, after harm, or with more to use", () => {
    const before = declining(window, view(2));
    expect(leave("interrupt", window, view(2), {}, null)).toBeNull();
    expect(leave("interrupt", window, view(2), {}, before)?.words).toBe("go-on");
    expect(leave("interrupt", window, view(3), {}, before)).toBeNull();
    expect(leave("interrupt", window, view(2, 1), {}, before)).toBeNull();
    expect(leave("interrupt", [...window, offer("use gambler fly")], view(2), {}, before)).toBeNull();
    expect(leave("interrupt", window.slice(0, 1), view(2), {}, before)?.words).toBe("go-on");
  });

  it("ask as often as somebody wishes; other questions are always asked", () => {
    const before = declining(window, view(2));
    expect(leave("interrupt", window, view(2), { interrupt: "always" }, before)).toBeNull();
    expect(leave("interrupt", window, view(9), { interrupt: "never" }, null)?.words).toBe("go-on");
    expect(leave("reroll", [offer("accept"), offer("play x")], view(2), {}, before)).toBeNull();
    expect(leave("target", [offer("accept"), offer("target x")], view(2), { target: "never" }, before)).toBeNull();
  });

  it("are kept, in the old form as well", () => {
    expect(wishesFrom(["reroll"])).toEqual({ reroll: "never" });
    expect(wishesFrom({ reroll: "new", prevent: "sometimes" })).toEqual({ reroll: "new" });
    expect(asking("interrupt", wishesFrom(null))).toBe("new");
  });
});
