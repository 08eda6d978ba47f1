/** The room: sheets of cut paper around a lamp, like every face. Its cut edge tells the mood: puffs by night, teeth in dread. */

import type { Size } from "./placing";

export type Mood = "night" | "dread" | "dawn";

interface Paper {
  /** The light in the middle, from inside out. */
  ground: [string, string, string];
  sheets: string[];
  edge: "puff" | "tooth";
  lamp: string | null;
}

export const PAPER: Record<Mood, Paper> = {
  night: {
    ground: ["#403c86", "#2a2b6c", "#1a1c50"],
    sheets: ["#1f2159", "#191b4b", "#13153c", "#0e102e", "#090a1f"],
    edge: "puff",
    lamp: "#ffc98a",
  },
  dread: {
    ground: ["#5a1454", "#2f0c3a", "#1b0828"],
    sheets: ["#260a31", "#1f082a", "#180622", "#120419", "#0c0311"],
    edge: "tooth",
    lamp: null,
  },
  dawn: {
    ground: ["#fff3d4", "#ffd795", "#f0a46a"],
    sheets: ["#dd8660", "#b46a5e", "#82495a", "#4d2f4a", "#2a1d3a"],
    edge: "puff",
    lamp: null,
  },
};

/** Numbers that look like chance and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export interface Star {
  x: number;
  y: number;
  size: number;
  light: number;
}

export interface Room {
  /** The outline of each sheet, the farthest first, with its colour. */
  sheets: { path: string; fill: string }[];
  stars: Star[];
}

const SQUARE = 3.6; // the holes are rounder than a rectangle and squarer than an ellipse

/** The room for a window and a mood. */
export function room({ width, height }: Size, mood: Mood): Room {
  const tall = height > width;
  const { sheets, edge } = PAPER[mood];
  const [from, to] = tall ? [[0.4, 0.4], [0.56, 0.53]] : [edge === "tooth" ? [0.4, 0.4] : [0.415, 0.43], [0.53, 0.58]];
  const cut = (tall ? 46 : 84) * (edge === "tooth" ? 0.83 : 1) * Math.max(1, Math.min(width, height) / 1000);
  const between = (i: number, at: number) => (from?.[at] ?? 0) + ((to?.[at] ?? 0) - (from?.[at] ?? 0)) * (i / (sheets.length - 1));
  const random = chance(7);
  return {
    sheets: sheets.map((fill, i) => ({
      fill,
      path: hole({ width, height }, width * between(i, 0), height * between(i, 1), edge, 11 + i * 7, cut * (0.85 + 0.1 * i)),
    })),
    stars:
      edge === "tooth"
        ? []
        : Array.from({ length: 60 }, () => ({
            x: Math.round(random() * width),
            y: Math.round(random() * height),
            size: 0.5 + random() * 1.1,
            light: 0.12 + random() * 0.4,
          })),
  };
}

/** A sheet as large as the window with a hole of half axes a and b, cut in steps of about `size`. */
function hole({ width, height }: Size, a: number, b: number, edge: Paper["edge"], seed: number, size: number): string {
  const random = chance(seed);
  const [cx, cy] = [width / 2, height * 0.46];
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARE);
  const at = (angle: number): [number, number] => [cx + a * power(Math.cos(angle)), cy + b * power(Math.sin(angle))];
  const points = [at(0)];
  let want = size * (0.7 + random() * 0.6);
  for (let angle = 0.004; angle < Math.PI * 2; angle += 0.004) {
    const [last, next] = [points.at(-1) as [number, number], at(angle)];
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) < want) continue;
    points.push(next);
    want = size * (0.7 + random() * 0.6);
  }
  const told = (x: number, y: number) => `${x.toFixed(0)},${y.toFixed(0)}`;
  const cuts = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as [number, number];
    if (edge === "puff") {
      const length = Math.hypot(nextX - x, nextY - y);
      return `A${(length * 0.62).toFixed(0)},${(length * 0.58).toFixed(0)} 0 0 0 ${told(nextX, nextY)}`;
    }
    const [middleX, middleY, deep] = [(x + nextX) / 2, (y + nextY) / 2, 0.05 + random() * 0.07];
    return `L${told(middleX + (cx - middleX) * deep, middleY + (cy - middleY) * deep)}L${told(nextX, nextY)}`;
  });
  const [first] = points as [[number, number]];
  return `M-60-60H${width + 60}V${height + 60}H-60ZM${told(...first)}${cuts.join("")}Z`;
}

/** A band of paper from one point to another that tapers: an arm that reaches for something. */
export function arm(from: readonly [number, number], to: readonly [number, number], bend: readonly [number, number], wide: number): string {
  const steps = 22;
  const middle = [(from[0] + to[0]) / 2 + bend[0], (from[1] + to[1]) / 2 + bend[1]] as const;
  const [one, other]: [string[], string[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const point = [0, 1].map((k) => u * u * (from[k] ?? 0) + 2 * u * t * (middle[k] ?? 0) + t * t * (to[k] ?? 0)) as [number, number];
    const way = [0, 1].map((k) => 2 * u * ((middle[k] ?? 0) - (from[k] ?? 0)) + 2 * t * ((to[k] ?? 0) - (middle[k] ?? 0))) as [number, number];
    const length = Math.hypot(...way) || 1;
    const half = wide * u ** 0.8 + 1.6 + Math.sin(t * 19) * wide * 0.07 * u;
    const [dx, dy] = [(way[1] / length) * half, (way[0] / length) * half];
    one.push(`${(point[0] - dx).toFixed(1)},${(point[1] + dy).toFixed(1)}`);
    other.unshift(`${(point[0] + dx).toFixed(1)},${(point[1] - dy).toFixed(1)}`);
  }
  return `M${[...one, ...other].join("L")}Z`;
}
