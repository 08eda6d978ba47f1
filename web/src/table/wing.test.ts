import { expect, test } from "vitest";
import { meet, type Area } from "./placing";
import { tray, type Tray } from "./wing";

const WING = { x: 20, y: 100, width: 212, height: 400 };

function laid(trays: Tray[], box = WING): Record<string, Area> {
  const zones: Record<string, Area> = {};
  tray(zones, trays, box);
  return zones;
}

test.each([1, 2, 3, 4])("whatever comes after %s hoops lies below them", (hoops) => {
  const zones = laid([...Array.from({ length: hoops }, (_, i): Tray => ({ id: `hoop${i}`, count: 3, form: "hoop" })), { id: "cards", count: 3, form: "card" }]);
  for (let i = 0; i < hoops; i++) expect(meet(zones[`hoop${i}`]!.box, zones.cards!.box)).toBe(false);
});

test("small trays stand side by side where they do not fit below each other, and none covers another", () => {
  const trays: Tray[] = [1, 2, 3, 4, 5].map((number) => ({ id: `tray${number}`, count: 1, form: "card" }));
  const zones = laid(trays, { ...WING, width: 280, height: 270 });
  const boxes = Object.values(zones).map(({ box }) => box);
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(370);
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(meet(one, other)).toBe(false)));
  expect(new Set(boxes.map(({ x }) => x)).size).toBeGreaterThan(1);
});
