/**
 * Where things lie: boxes in pixels of the window. A game's layout (games/<game>/layout.ts) is one pure function from the
 * size of the window and from how many things there are to the place of each. Sizes come from the window, never from words.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** A thing in its place: turned by so many degrees around its middle, above those with a lower z. */
export interface Placing extends Box {
  turn?: number;
  z?: number;
  /** It lies behind: a little darker. */
  far?: boolean;
}

/** A zone: what can be aimed at, and its things. */
export interface Area {
  box: Box;
  spots: Placing[];
}

/** How a table is held: on a desk, an upright tablet, a phone; flat: a phone that lies on its side. */
export type Hold = "desk" | "tablet" | "phone" | "flat";

export const RATIO = 1.4; // height of a card by its width
const NARROW = 600;

export function holdOf({ width, height }: Size): Hold {
  if (width < NARROW) return "phone";
  return height > width * 1.05 ? "tablet" : "desk";
}

/** Below these heights a table would be unreadable: there the page is scrolled (a desk at 400 %, a phone on its side). */
const LEAST = { desk: 600, tablet: 760, phone: 640 };
const FLAT = { from: 330, to: 480 };

/** A window as low as a phone on its side. */
export function isFlat({ width, height }: Size): boolean {
  return width >= NARROW && width > height * 1.4 && height >= FLAT.from && height <= FLAT.to;
}

/** The table's own size in a window: as wide, and as high unless that is too low to play; `flat`: it can lie on its side. */
export function tableIn(window: Size, flat = false): Size {
  if (flat && isFlat(window)) return window;
  const width = Math.max(320, window.width);
  const low = { width, height: Math.max(window.height, width < NARROW ? LEAST.phone : LEAST.desk) };
  return { width, height: Math.max(low.height, holdOf(low) === "tablet" ? LEAST.tablet : 0) };
}

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function card(x: number, y: number, width: number, more: Partial<Placing> = {}): Placing {
  return { x, y, width, height: width * RATIO, ...more };
}

/** The smallest box around some. */
export function around(boxes: readonly Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether two boxes share more than an edge. */
export function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** A hand as a fan around `middle`: never wider than `room`, its lower edge at `bottom`, however many cards there are. */
export function fan(count: number, middle: number, bottom: number, width: number, room: number, gap: number, bend = 1.8, drop = 3): Placing[] {
  const step = count > 1 ? Math.min(width + gap, (room - width) / (count - 1)) : 0;
  const lowest = drop * ((count - 1) / 2) ** 2;
  return Array.from({ length: count }, (_, i) => {
    const k = i - (count - 1) / 2;
    return card(middle + k * step - width / 2, bottom - width * RATIO - lowest + k * k * drop, width, { turn: k * bend, z: 20 + i });
  });
}

/** Cards side by side in a box, in as many lines as they need; smaller where they would not fit. */
export function grid(count: number, box: Box, width: number, gap: number, ratio = RATIO, least = 30): Placing[] {
  let size = width;
  const columns = () => Math.max(1, Math.floor((box.width + gap) / (size + gap)));
  const high = () => Math.ceil(count / columns()) * (size * ratio + gap) - gap;
  while (size > least && high() > box.height) size -= 2;
  const across = columns();
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % across) * (size + gap),
    y: box.y + Math.floor(i / across) * (size * ratio + gap),
    width: size,
    height: size * ratio,
  }));
}

/** Cards in one line around `middle`, overlapping where there is no room. */
export function line(count: number, middle: number, y: number, width: number, room: number, gap: number): Placing[] {
  const step = count > 1 ? Math.min(width + gap, (room - width) / (count - 1)) : 0;
  const whole = width + step * (count - 1);
  return Array.from({ length: count }, (_, i) => card(middle - whole / 2 + i * step, y, width, { z: i }));
}
