/** Where the map lies: tiles, fields and walls as rectangles, from their names and the room there is. Pure. */

import type { EtherView } from "./view";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Wall extends Rect {
  name: string;
  kind: "wall" | "damaged";
}

export interface MapLayout {
  width: number;
  height: number;
  /** The side of a tile. */
  side: number;
  /** With where its name stands: on its upper edge, where no wall lies, else below it. */
  tiles: ({ id: string; slot: string; name: { x: number; y: number } } & Rect)[];
  /** Slots beside known tiles of which nothing is known: mist. */
  mist: Rect[];
  fields: Record<string, Rect>;
  walls: Wall[];
}

export interface Room {
  width: number;
  height: number;
  /** Sides of a tile, at least and at most. */
  least: number;
  most: number;
}

const ROWS = "ABC";
const COLUMNS = 4;
const GAP = 8; // between tiles
const MARGIN = 12;
const THICK = 12; // walls

/** Row and column of a slot, from 0: "B3" is (1, 2). */
function slotAt(slot: string): [number, number] {
  return [ROWS.indexOf(slot[0] ?? "A"), Number(slot[1]) - 1];
}

export function layout(map: Pick<EtherView["map"], "fields" | "walls" | "damaged">, room: Room): MapLayout {
  const slots = new Map<string, string>();
  for (const [name, { tile }] of Object.entries(map.fields)) slots.set(name.slice(0, 2), tile);
  const places = [...slots.keys()].map(slotAt);
  if (!places.length) return { width: room.width, height: room.height, side: room.least, tiles: [], mist: [], fields: {}, walls: [] };
  const top = Math.min(...places.map(([row]) => row));
  const bottom = Math.max(...places.map(([row]) => row));
  const left = Math.min(...places.map(([, column]) => column));
  const right = Math.max(...places.map(([, column]) => column));
  const across = right - left + 1;
  const down = bottom - top + 1;
  const fitting = Math.min((room.width - 2 * MARGIN - GAP * (across - 1)) / across, (room.height - 2 * MARGIN - GAP * (down - 1)) / down);
  const side = Math.round(Math.max(room.least, Math.min(room.most, fitting)));
  const step = side + GAP;
  const used = { w: across * step - GAP, h: down * step - GAP };
  const width = Math.max(room.width, used.w + 2 * MARGIN);
  const height = Math.max(room.height, used.h + 2 * MARGIN);
  const x0 = Math.round((width - used.w) / 2);
  const y0 = Math.round((height - used.h) / 2);
  const at = (row: number, column: number): Rect => ({ x: x0 + (column - left) * step, y: y0 + (row - top) * step, w: side, h: side });
  const half = side / 2;
  const fields: Record<string, Rect> = {};
  for (const name of Object.keys(map.fields)) {
    const [row, column] = slotAt(name);
    const tile = at(row, column);
    fields[name] = { x: tile.x + (name.endsWith("e") ? half : 0), y: tile.y + (name[3] === "s" ? half : 0), w: half, h: half };
  }
  const mist: Rect[] = [];
  for (let row = 0; row < ROWS.length; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const beside = places.some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1);
      const inside = row >= top && row <= bottom && column >= left && column <= right;
      if (beside && inside && !places.some(([r, c]) => r === row && c === column)) mist.push(at(row, column));
    }
  }
  const walls = [...map.walls.flatMap((name) => wallOf(name, "wall", fields)), ...map.damaged.flatMap((name) => wallOf(name, "damaged", fields))];
  const tiles = [...slots].map(([slot, id]) => {
    const tile = at(...slotAt(slot));
    return { id, slot, name: nameOn(tile, walls), ...tile };
  });
  return { width, height, side, tiles, mist, fields, walls };
}

/** Where the name of a tile stands, from its corner. */
function nameOn({ x, y, w }: Rect, walls: readonly Wall[]): { x: number; y: number } {
  const walled = (from: number) => walls.some((wall) => wall.w > wall.h && Math.abs(wall.y + wall.h / 2 - y) <= GAP + 1 && wall.x < from + w / 2 && wall.x + wall.w > from);
  if (!walled(x)) return { x: 14, y: -11 };
  return walled(x + w / 2) ? { x: 14, y: THICK / 2 + 2 } : { x: w / 2 + 8, y: -11 };
}

/** A wall between two fields ("B2.nw-B2.sw") or on the rim ("B2.ne-east"). */
function wallOf(name: string, kind: Wall["kind"], fields: Record<string, Rect>): Wall[] {
  const [first = "", second = ""] = name.split("-");
  const one = fields[first];
  if (!one) return [];
  const other = fields[second];
  let side = second;
  if (other) {
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "east" : "west") : dy > 0 ? "south" : "north";
  }
  const inset = one.w * 0.08;
  const bar = THICK / 2;
  // Between two tiles the wall lies in the gap.
  const between = other ? (side === "east" || side === "west" ? Math.abs(other.x - one.x) - one.w : Math.abs(other.y - one.y) - one.h) / 2 : 0;
  switch (side) {
    case "north":
      return [{ name, kind, x: one.x + inset, y: one.y - between - bar, w: one.w - 2 * inset, h: THICK }];
    case "south":
      return [{ name, kind, x: one.x + inset, y: one.y + one.h + between - bar, w: one.w - 2 * inset, h: THICK }];
    case "west":
      return [{ name, kind, x: one.x - between - bar, y: one.y + inset, w: THICK, h: one.h - 2 * inset }];
    case "east":
      return [{ name, kind, x: one.x + one.w + between - bar, y: one.y + inset, w: THICK, h: one.h - 2 * inset }];
    default:
      return [];
  }
}

/** Where figures stand on a field: side by side in its lower half. */
export function standing(field: Rect, place: number, count: number): { x: number; y: number; size: number } {
  const size = Math.min(field.w * 0.46, (field.w * 0.98) / Math.max(1.9, count * 0.72));
  const room = field.w - size;
  const x = count === 1 ? field.x + room * 0.16 : field.x + (room * place) / (count - 1);
  return { x, y: field.y + field.h * 0.9 - size * 1.36, size };
}
