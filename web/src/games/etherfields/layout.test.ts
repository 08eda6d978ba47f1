import { describe, expect, it } from "vitest";
import { layout, standing, type Rect } from "./layout";
import type { Field } from "./view";

const QUADRANTS = ["nw", "ne", "sw", "se"];
function fieldsOf(slots: Record<string, string>): Record<string, Field> {
  return Object.fromEntries(Object.entries(slots).flatMap(([slot, tile]) => QUADRANTS.map((one) => [`${slot}.${one}`, { tile, ways: [] }])));
}
const ROOM = { width: 540, height: 520, least: 150, most: 330 };
const inside = (one: Rect, width: number, height: number) => one.x >= 0 && one.y >= 0 && one.x + one.w <= width + 0.01 && one.y + one.h <= height + 0.01;
const meet = (a: Rect, b: Rect) => a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe("the map", () => {
  const map = { fields: fieldsOf({ B2: "room", B3: "landing", C3: "hall" }), walls: ["B2.nw-B2.sw", "B2.ne-B3.nw", "C3.nw-north"], damaged: ["B3.nw-B3.ne"] };
  const found = layout(map, ROOM);

  it("fits the room, and no tile covers another", () => {
    for (const tile of found.tiles) expect(inside(tile, ROOM.width, ROOM.height)).toBe(true);
    for (const [i, one] of found.tiles.entries()) for (const other of found.tiles.slice(i + 1)) expect(meet(one, other)).toBe(false);
    expect(found.side).toBeGreaterThan(200);
  });

  it("has four fields in every tile", () => {
    const room = found.tiles.find(({ id }) => id === "room") as Rect;
    for (const one of QUADRANTS) {
      const field = found.fields[`B2.${one}`] as Rect;
      expect(field.x >= room.x && field.y >= room.y && field.x + field.w <= room.x + room.w && field.y + field.h <= room.y + room.h).toBe(true);
    }
    expect((found.fields["B2.ne"] as Rect).x).toBeGreaterThan((found.fields["B2.nw"] as Rect).x);
    expect((found.fields["B2.sw"] as Rect).y).toBeGreaterThan((found.fields["B2.nw"] as Rect).y);
  });

  it("puts walls on edges, in the gap where they lie between tiles", () => {
    const [across, between, rim] = found.walls.slice(0, 3) as unknown as [Rect, Rect, Rect];
    const [nw, ne] = [found.fields["B2.nw"] as Rect, found.fields["B2.ne"] as Rect];
    expect(across.y + across.h / 2).toBeCloseTo(nw.y + nw.h);
    expect(across.w).toBeGreaterThan(across.h);
    expect(between.x + between.w / 2).toBeCloseTo(ne.x + ne.w + 4);
    expect(rim.y + rim.h / 2).toBeCloseTo((found.fields["C3.nw"] as Rect).y);
    expect(found.walls.map(({ kind }) => kind)).toEqual(["wall", "wall", "wall", "damaged"]);
  });

  it("writes the name of a tile where no wall covers it", () => {
    const names = (walls: string[]) => {
      const laid = layout({ ...map, walls }, ROOM);
      const bars = laid.walls.filter(({ w, h }) => w > h);
      for (const tile of laid.tiles) {
        const name = { x: tile.x + tile.name.x, y: tile.y + tile.name.y, w: 70, h: 20 };
        for (const wall of bars) expect(meet(name, wall), `${tile.slot} under ${wall.name}`).toBe(false);
      }
      return laid.tiles.map(({ name }) => name);
    };
    const [free, left, both] = [names([]), names(["C3.nw-north"]), names(["C3.nw-north", "C3.ne-B3.se"])] as const;
    expect(free[2]).toEqual({ x: 14, y: -11 });
    expect(left[2]?.x).toBeGreaterThan(100);
    expect(both[2]?.y).toBeGreaterThan(0);
  });

  it("shows mist where a slot among the tiles is unknown, and nothing more", () => {
    expect(found.mist).toHaveLength(1);
    expect(layout({ fields: fieldsOf({ B2: "room" }), walls: [], damaged: [] }, ROOM).mist).toEqual([]);
  });

  it("grows beyond a small room instead of becoming unreadable", () => {
    const small = layout(map, { width: 390, height: 300, least: 170, most: 330 });
    expect(small.side).toBe(170);
    expect(small.height).toBeGreaterThan(300);
  });
});

describe("figures", () => {
  it("stand side by side inside their field", () => {
    const field = { x: 100, y: 50, w: 120, h: 120 };
    for (const count of [1, 2, 3, 5]) {
      for (let place = 0; place < count; place++) {
        const { x, y, size } = standing(field, place, count);
        expect(inside({ x: x - field.x, y: y - field.y, w: size, h: size * 1.36 }, field.w, field.h)).toBe(true);
      }
    }
  });
});
