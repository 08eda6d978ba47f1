import { describe, expect, it } from "vitest";
import { boardIn, RISE, stepOf } from "./board";
import { layout } from "./layout";
import type { Field } from "./view";

const HEAD = 58;
const SIZES = { desk: [[1440, 900], [1100, 700], [1920, 1080], [2560, 1440]], tablet: [[820, 1180], [1024, 768]], phone: [[390, 844], [360, 740]] } as const;
const fields = (slots: string[]): Record<string, Field> => Object.fromEntries(slots.flatMap((slot) => ["nw", "ne", "sw", "se"].map((one) => [`${slot}.${one}`, { tile: slot, ways: [] }])));

describe("the parts of an encounter", () => {
  for (const [hold, sizes] of Object.entries(SIZES)) {
    for (const [width, height] of sizes) {
      it(`fills ${width} by ${height} as a ${hold}, and leaves the map the largest part`, () => {
        const found = boardIn({ width, height });
        expect(found.hold).toBe(hold);
        const map = { width: width - 2 * found.margin - found.team - found.page - (found.team ? 2 * found.gap : 0), height: height - HEAD - found.track - found.hand - (hold === "phone" ? found.ask + 150 : found.team ? 0 : 100) };
        expect(map.width).toBeGreaterThan(width * (found.team ? 0.36 : 0.9));
        expect(map.height).toBeGreaterThan(height * (hold === "phone" ? 0.2 : 0.22));
        expect(found.card * 1.4 + RISE).toBeLessThanOrEqual(found.hand + 1);
      });
    }
  }

  it("is 47 % of a phone for a payment and its cards", () => {
    const { hand, ask } = boardIn({ width: 390, height: 844 });
    expect((hand + ask) / 844).toBeGreaterThan(0.45);
    expect((hand + ask) / 844).toBeLessThan(0.48);
  });

  it("shows three tiles of a dream at 200 to 330 pixels each on a desk", () => {
    const found = boardIn({ width: 1440, height: 900 });
    const room = { width: 1440 - 2 * found.margin - found.team - found.page - 2 * found.gap, height: 900 - HEAD - found.track - found.hand, least: 200, most: 330 };
    const { side, width, height } = layout({ fields: fields(["A1", "A2", "B2"]), walls: [], damaged: [] }, room);
    expect(side).toBeGreaterThan(200);
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
  });

});

describe("a hand", () => {
  it("lies side by side, and over each other where there is no room", () => {
    expect(stepOf(5, 150, 1000)).toBe(160);
    expect(stepOf(1, 150, 100)).toBe(150);
    for (const cards of [2, 5, 9, 14]) expect(150 + (cards - 1) * stepOf(cards, 150, 370)).toBeLessThanOrEqual(370);
  });
});
