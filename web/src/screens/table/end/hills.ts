/** A game as a ridge of hills: what was found stands on it, what came to take it lies below. Read off the events alone. */

import type { Fact, View } from "@/api/types";

/** Something that stands on the ridge, or a blow below it. */
export interface Mark {
  turn: number;
  /** So much was found when it happened. */
  level: number;
  face: string;
  good: boolean;
}

export interface Hills {
  turns: number;
  most: number;
  marks: Mark[];
  /** Blows that were met. */
  blows: number;
}

const FOUND = new Set(["doors", "partner-doors"]);
const BLOWS = new Set(["nightmare", "X5", "Y4"]);

export function hillsOf(facts: readonly Fact[]): Hills {
  const marks: Mark[] = [];
  let [turn, level, most, blows] = [1, 0, 1, 0];
  for (const fact of facts) {
    const { kind, card, from, to, what, city } = fact as Fact & Record<string, unknown>;
    if (kind === "turn") turn = Number(fact["turn"] ?? turn + 1) || turn + 1;
    const door = kind === "moved" && typeof card === "string" && card.startsWith("door.");
    if ((door && FOUND.has(String(to))) || (kind === "city" && what === "claimed")) {
      most = Math.max(most, ++level);
      marks.push({ turn, level, face: door ? `${String(card)}.open` : String(city), good: true });
    } else if (door && FOUND.has(String(from))) level = Math.max(0, level - 1);
    else if (kind === "moved" && BLOWS.has(String(card)) && (from === "pile" || from === "deck") && to !== "discard") {
      blows += 1;
      marks.push({ turn, level, face: String(card), good: false });
    }
  }
  return { turns: Math.max(turn, 1), most, marks, blows };
}

/** A place on the ridge where one can stop: a turn, how high it stood then, and how to find the table as it was. */
export interface Stop {
  x: number;
  y: number;
  turn: number;
  /** After so many answers; null: ask for the moment of `event`. */
  answers: number | null;
  event: number;
}

export interface Ridge {
  path: string;
  at: (mark: Mark) => [number, number];
  stops: Stop[];
}

/** The first event of every turn, in order. */
export function turnsOf(facts: readonly Fact[]): { turn: number; event: number }[] {
  const found = [{ turn: 1, event: 0 }];
  for (const fact of facts) {
    if (fact.kind !== "turn") continue;
    const last = found.at(-1) as { turn: number; event: number };
    const turn = Number((fact as Fact & Record<string, unknown>)["turn"] ?? last.turn + 1) || last.turn + 1;
    if (turn > last.turn) found.push({ turn, event: fact.number });
  }
  return found;
}

/** The stop that lies nearest to a place on the ridge. */
export function nearest(stops: readonly Stop[], x: number): number {
  let best = 0;
  stops.forEach((stop, i) => {
    if (Math.abs(stop.x - x) < Math.abs((stops[best] as Stop).x - x)) best = i;
  });
  return best;
}

/** What decided a game, read off its finds: the name of a sentence and its details; null if nothing stands out. */
export function decided(hills: Hills, won: boolean, missing: number): { what: "close" | "late" | "taken" | "sweep" | "steady"; details: Record<string, number> } | null {
  const finds = hills.marks.filter((mark) => mark.good);
  const turns = finds.map((mark) => mark.turn);
  const gaps = turns.map((turn, i) => turn - (i ? (turns[i - 1] ?? 0) : 0));
  const taken = finds.length - (finds.at(-1)?.level ?? 0);
  if (!won) {
    const last = hills.turns - (turns.at(-1) ?? 0);
    if (missing === 1) return { what: "close", details: {} };
    if (taken > 0) return { what: "taken", details: { count: taken } };
    return last >= 5 ? { what: "late", details: { turns: last } } : null;
  }
  if (taken > 0) return { what: "taken", details: { count: taken } };
  const [third] = turns.slice(-3);
  if (third !== undefined && turns.length > 4 && (turns.at(-1) ?? 0) - third <= 4) return { what: "sweep", details: { turn: third } };
  const longest = Math.max(...gaps);
  return turns.length > 4 && longest <= 7 ? { what: "steady", details: { turns: longest } } : null;
}

/** The ridge as a path in a box: smooth from mark to mark, higher with everything found. */
export function ridge(hills: Hills, width: number, height: number, turns: readonly { turn: number; event: number }[] = []): Ridge {
  const x = (turn: number) => 40 + ((width - 120) * turn) / hills.turns;
  const y = (level: number) => height - 30 - ((height - 110) * level) / Math.max(hills.most, 1);
  const points: [number, number][] = [[-120, height - 20]];
  let level = 0;
  for (const mark of hills.marks) {
    if (mark.good) level = mark.level;
    else level = Math.max(0, Math.min(level, mark.level) - 0.35);
    const last = points.at(-1) as [number, number];
    const here: [number, number] = [Math.max(x(mark.turn), last[0] + 6), y(level)];
    points.push(here);
  }
  points.push([width + 20, (points.at(-1) as [number, number])[1] + 14]);
  const path = smooth(points);
  const index = new Map(hills.marks.map((mark, i) => [mark, points[i + 1] as [number, number]]));
  const high = (turn: number) => index.get(hills.marks.findLast((mark) => mark.turn <= turn) as Mark)?.[1] ?? y(0);
  const stops = turns.map(({ turn, event }) => ({ x: x(turn), y: high(turn), turn, event, answers: null }));
  return { path, at: (mark) => index.get(mark) ?? [0, 0], stops };
}

/** The same ridge where the chances are known: as high as the game stood then, and at the end won or lost. */
export function ridgeOfChances(curve: readonly { answers: number; turn: number; chance: number }[], end: number, width: number, height: number): Ridge {
  const x = (at: number) => 40 + ((width - 120) * at) / Math.max(1, curve.length);
  // A night that was never in danger still climbs: the ground lies a little below the darkest moment.
  const floor = Math.max(0, Math.min(end, ...curve.map(({ chance }) => chance)) - 0.2);
  const y = (chance: number) => height - 30 - ((height - 110) * (chance - floor)) / (1 - floor);
  const points = [...curve.map(({ chance }, at): [number, number] => [x(at), y(chance)]), [x(curve.length), y(end)] as [number, number]];
  const first = points[0] as [number, number];
  const last = points.at(-1) as [number, number];
  const path = smooth([[-120, first[1] + 24], ...points, [width + 20, last[1] + 14]]);
  /** What happened in a turn stands where the next one begins. */
  const at = (mark: Mark): [number, number] => {
    const next = curve.findIndex(({ turn }) => turn > mark.turn);
    return points[next < 0 ? curve.length : next] ?? last;
  };
  const stops = curve.map(({ answers, turn, chance }, i) => ({ x: x(i), y: y(chance), turn, answers, event: 0 }));
  return { path, at, stops };
}

function smooth(points: readonly [number, number][]): string {
  return points
    .map(([px, py], i) => {
      if (!i) return `M${px.toFixed(0)} ${py.toFixed(0)}`;
      const [lx, ly] = points[i - 1] as [number, number];
      const middle = (lx + px) / 2;
      return `C${middle.toFixed(0)} ${ly.toFixed(0)} ${middle.toFixed(0)} ${py.toFixed(0)} ${px.toFixed(0)} ${py.toFixed(0)}`;
    })
    .join("");
}

/** How much was found, and of how much; what is left to draw. */
export function countsOf(view: View | null): { found: number; all: number; left: number } {
  const seen = view as (View & Record<string, never>) | null;
  if (!seen) return { found: 0, all: 0, left: 0 };
  const { doors, partner, goal, pile, deck } = seen as unknown as {
    doors?: string[]; partner?: { doors?: string[] }; goal?: Record<string, number>; pile?: { size: number }; deck?: { size: number };
  };
  if (doors) return { found: doors.length + (partner?.doors?.length ?? 0), all: Object.values(goal ?? {}).reduce((sum, one) => sum + one, 0), left: pile?.size ?? 0 };
  return { found: goal?.claimed ?? 0, all: goal?.cities ?? 0, left: deck?.size ?? 0 };
}
