/**
 * The dreamworld as a street: which districts are neighbours, where each house stands, where the stones of its paths lie,
 * where the paper card with the choices hangs. From the size of the table and from what was found, nothing else. Pure.
 */

import { clamp, type Box, type Size } from "@/table/placing";
import type { EtherView, Thing } from "./view";

/** A district as it was found. */
export interface District {
  id: string;
  thing: Thing;
}

export interface House extends Box {
  id: string;
  /** Its icons as the pack names them; the first says what it looks like. */
  kind: string;
  /** Where it stands: the middle of its door. */
  foot: Point;
  /** Its name, below it. */
  name: Box;
  /** The disc with what it is. */
  sign: Point;
  /** It stands farther back. */
  far: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A path of stones: from a house to another one, or to the signpost of another district. */
export interface Way {
  from: string;
  to: string;
  kind: string;
  stones: Point[];
  /** The arrow on it, with its direction in degrees. */
  arrow: Point & { turn: number };
  /** Where its price is written, if it has one and there is room. */
  plate: Point | null;
}

/** Leads to a place in another district. */
export interface Post extends Box {
  to: string;
  /** The district it lies in. */
  district: string;
  side: "left" | "right";
}

export interface Scene {
  houses: House[];
  ways: Way[];
  posts: Post[];
}

/** The parts of the screen. */
export interface StreetSizes {
  /** The card stands beside the street; else below it. */
  beside: boolean;
  /** Where houses may stand. */
  stage: Box;
  card: Box;
  foot: Box;
  /** How high the horizon stands. */
  horizon: number;
  /** Half of a stone. */
  grain: number;
}

const postHeight = (stage: number) => Math.round(clamp(50, 0.11 * stage, 74));
const FIGURE = 0.83; // a house is 200 by 240
export const SIGN = 44;
const PLATE: Size = { width: 214, height: 30 };

export function streetIn({ width, height }: Size): StreetSizes {
  const beside = width >= 1000 || width > height * 1.25;
  const margin = Math.round(clamp(12, 0.033 * width, 56));
  const small = width < 620;
  const foot = width < 1100 && height > 500 ? 122 : 84;
  const head = small ? 58 : beside && height < 500 ? 64 : 104;
  if (beside) {
    const card = Math.round(clamp(290, 0.27 * width, 460));
    const low = height - foot - 10;
    return {
      beside,
      stage: { x: margin, y: head, width: width - 3 * margin - card, height: low - head },
      card: { x: width - margin - card, y: Math.min(head + 10, 120), width: card, height: low - Math.min(head + 10, 120) - postHeight(low - head) - 20 },
      foot: { x: margin, y: height - foot, width: width - 2 * margin, height: foot },
      horizon: Math.round(0.46 * height),
      grain: 6.5,
    };
  }
  const card = Math.round(clamp(190, (small ? 0.31 : 0.25) * height, 430));
  const low = height - foot - card;
  return {
    beside,
    stage: { x: margin, y: head, width: width - 2 * margin, height: low - head - 8 },
    card: { x: margin, y: low, width: width - 2 * margin, height: card },
    foot: { x: margin, y: height - foot, width: width - 2 * margin, height: foot },
    horizon: Math.round(head + 0.42 * (low - head)),
    grain: clamp(width / 90, 4, 6.5),
  };
}

/** The districts that were found as neighbours from left to right, as they lie on the table: by column, then by row. */
export function panorama(view: Pick<EtherView, "things" | "campaign">): District[] {
  const found = Object.keys(view.campaign?.districts ?? {}).flatMap((id) => {
    const thing = view.things[`dreamworld_tile:${id}`];
    return thing?.locations ? [{ id, thing }] : [];
  });
  const order = ({ thing }: District) => `${thing.slot?.slice(1) ?? ""} ${thing.slot?.slice(0, 1) ?? ""}`;
  return found.toSorted((a, b) => order(a).localeCompare(order(b)));
}

/** Where everything of a district stands; `posts` are the places of other districts that its paths lead to. */
export function sceneOf(districts: readonly District[], at: number, size: Size): Scene {
  const here = districts[at];
  if (!here) return { houses: [], ways: [], posts: [] };
  const sizes = streetIn(size);
  const { stage } = sizes;
  const places = Object.entries(here.thing.locations ?? {});
  const own = new Set(places.map(([id]) => id));
  const arrows = distinct(districts.flatMap(({ thing }) => thing.arrows ?? []).filter(([from]) => own.has(from)));
  const posts = postsOf(districts, at, arrows.map(([, to]) => to).filter((to) => !own.has(to)), size);
  // Room for a signpost is kept from the beginning, so that no house moves when a neighbour is found.
  const kept = [...posts, ...(["left", "right"] as const).filter((side) => !posts.some((post) => post.side === side)).map((side) => corner(side, 0, size))];
  const houses = housesOf(places.map(([id, { icons }]) => [id, icons[0] ?? "blank"]), kept, stage);
  const busy = [...houses.map(({ name }) => name), ...houses.map(body), ...(stage.width > 600 ? houses.map(disc) : []), ...posts];
  const ways = arrows.flatMap(([from, to, kind]) => {
    const a = houses.find(({ id }) => id === from);
    const b = houses.find(({ id }) => id === to) ?? posts.find((one) => one.to === to);
    return a && b ? [wayOf(from, to, kind, a, b, sizes, busy)] : [];
  });
  return { houses, ways, posts };
}

const distinct = (arrows: [string, string, string][]) => arrows.filter((one, i) => arrows.findIndex((other) => other.join() === one.join()) === i);

/** What of a house no stone may lie on: its walls, not its roof. */
const body = ({ foot, width, height }: House): Box => ({ x: foot.x - width * 0.36, y: foot.y - height * 0.5, width: width * 0.72, height: height * 0.5 + 4 });

const disc = ({ sign }: House): Box => ({ x: sign.x - SIGN / 2, y: sign.y - SIGN / 2, width: SIGN, height: SIGN });

/** Signposts stand in the corners of the street, where no house is: on the side on which the other district lies. */
function postsOf(districts: readonly District[], at: number, targets: readonly string[], size: Size): Post[] {
  const counts = { left: 0, right: 0 };
  return [...new Set(targets)].flatMap((to) => {
    const where = districts.findIndex(({ thing }) => thing.locations?.[to]);
    if (where < 0) return [];
    const side = where < at ? ("left" as const) : ("right" as const);
    return [{ to, district: districts[where]?.id ?? "", side, ...corner(side, counts[side]++, size) }];
  });
}

/** The n-th place for a signpost on a side. Beside the street the corner below the card is free as well. */
function corner(side: "left" | "right", n: number, size: Size): Box {
  const { stage, beside, card } = streetIn(size);
  const width = Math.round(clamp(84, 0.15 * stage.width, 140));
  const height = postHeight(stage.height);
  const below = beside && side === "right";
  const x = side === "left" ? stage.x : below ? card.x + card.width - width - n * (width + 12) : stage.x + stage.width - width;
  return { x, y: stage.y + stage.height - height - (below ? 0 : n * (height + 12)), width, height };
}

/**
 * Houses stand around the street as around a square: from the left over the back to the right and in front again, in the
 * order of the pack. They are as large as they can be without one covering another, its name or a signpost.
 */
function housesOf(places: readonly [id: string, kind: string][], posts: readonly Box[], stage: Box): House[] {
  const n = places.length;
  const largest = Math.min(stage.height * 0.46, stage.width * (n > 1 ? 0.26 : 0.4), 300);
  let houses: House[] = [];
  for (let high = largest; high >= LEAST; high *= 0.96) {
    for (const turn of TURNS) {
      houses = places.map(([id, kind], i) => houseAt(id, kind, turn + (2 * Math.PI * i) / n, n, high, stage));
      if (!collides(houses, posts, stage)) return houses;
    }
  }
  return houses;
}

const LEAST = 30;
/** By how much the row may be turned, so that it fits. */
const TURNS = Array.from({ length: 21 }, (_, i) => -0.3 + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 0.08);
const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8;

function houseAt(id: string, kind: string, turn: number, n: number, high: number, stage: Box): House {
  const alone = n === 1;
  const across = alone ? 0.5 : 0.5 - 0.5 * squared(Math.cos(turn)) * (n === 2 ? 0.7 : 1);
  const deep = alone ? 0.6 : 0.5 - 0.5 * squared(Math.sin(turn));
  const far = 1 - deep;
  const height = Math.round(high * (1 - 0.14 * far));
  const width = Math.round(height * FIGURE);
  const named = Math.round(clamp(n > 5 ? 84 : 104, high * 0.9, 190));
  const below = high >= 110 ? 44 : n > 5 ? 18 : 34;
  const inset = Math.max(width, named) / 2;
  const x = stage.x + inset + across * (stage.width - 2 * inset);
  const back = stage.y + height + SIGN * 0.3;
  const y = back + deep * (stage.y + stage.height - below - 4 - back);
  return {
    id, kind, far, width, height,
    x: Math.round(x - width / 2), y: Math.round(y - height * 0.89),
    foot: { x: Math.round(x), y: Math.round(y) },
    name: { x: Math.round(x - named / 2), y: Math.round(y + 5), width: named, height: below },
    sign: { x: Math.round(x - width * 0.37), y: Math.round(y - height * 0.76) },
  };
}

export const meets = (a: Box, b: Box, room = 0) => a.x < b.x + b.width + room && b.x < a.x + a.width + room && a.y < b.y + b.height + room && b.y < a.y + a.height + room;

function collides(houses: readonly House[], posts: readonly Box[], stage: Box): boolean {
  const walls = houses.map(({ foot, width, height }) => ({ x: foot.x - width * 0.44, y: foot.y - height * 0.8, width: width * 0.88, height: height * 0.8 }));
  const names = houses.map(({ name }) => name);
  if (walls.some((wall) => wall.y < stage.y - 4)) return true;
  return houses.some((_, i) => {
    const [wall, name] = [walls[i] as Box, names[i] as Box];
    if (posts.some((post) => meets(wall, post, 6) || meets(name, post, 4))) return true;
    return houses.some((__, j) => j !== i && (meets(wall, walls[j] as Box, 6) || meets(wall, names[j] as Box, 8) || (j > i && meets(name, names[j] as Box, 4))));
  });
}

/** Stones lie on a curve that keeps away from the middle; a shortcut goes straight, in small ones. */
function wayOf(from: string, to: string, kind: string, a: House, b: House | Post, { stage, grain }: StreetSizes, busy: readonly Box[]): Way {
  const short = kind === "shortcut";
  const start = { x: a.foot.x, y: a.foot.y + 10 };
  const end = "foot" in b ? { x: b.foot.x, y: b.foot.y + 10 } : { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.66 };
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const long = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const away = { x: half.x - middle.x, y: half.y - middle.y };
  const off = Math.hypot(away.x, away.y) || 1;
  const bend = (short ? -0.1 : 0.16) * long;
  const control = { x: half.x + (away.x / off) * bend, y: Math.min(half.y + (away.y / off) * bend * 0.8, stage.y + stage.height - 8) };
  const at = (t: number): Point => ({ x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * control.x + t * t * end.x, y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * control.y + t * t * end.y });
  const gap = (short ? 2.2 : 3.5) * grain;
  const steps = Math.max(4, Math.round(long / gap));
  const free = (p: Point) => !busy.some((box) => p.x > box.x - 6 && p.x < box.x + box.width + 6 && p.y > box.y - 6 && p.y < box.y + box.height + 6);
  const all = Array.from({ length: steps - 1 }, (_, i) => (i + 1) / steps);
  const open = all.filter((t) => free(at(t)));
  const t = open[Math.floor(open.length * 0.55)] ?? 0.5;
  const [p, q] = [at(t), at(Math.min(1, t + 0.03))];
  const turn = Math.round((Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI);
  const round = (one: Point) => ({ x: Math.round(one.x), y: Math.round(one.y) });
  const plates = open.map((one) => ({ x: at(one).x, y: at(one).y + 26 })).filter(({ x, y }) => !busy.some((box) => meets(box, { x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE })));
  const plate = short ? plates[Math.floor(plates.length / 2)] : undefined;
  return { from, to, kind, stones: open.map((one) => round(at(one))), arrow: { ...round(p), turn }, plate: plate ? round(plate) : null };
}

/** Where the team stands: in front of the house, beside its door. */
export function standingAt({ foot, height }: House, people: number): { x: number; y: number; size: number; step: number } {
  const size = Math.round(clamp(30, height * 0.34, 62));
  const step = Math.round(size * (people > 3 ? 0.48 : 0.62));
  return { x: Math.round(foot.x + height * 0.06), y: Math.round(foot.y + 8), size, step };
}
