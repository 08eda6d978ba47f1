/**
 * The labyrinth comes towards you: the last line of the row is the nearest and the largest, older lines lie behind it.
 * A gold thread runs under it: knotted at a completed run, dotted where the next card goes. It never scrolls: where even
 * the smallest size does not fit, the oldest completed runs fold into one card each.
 */

import { card, type Box, type Placing } from "@/table/placing";

/** Cards that belong together. */
export interface Run {
  cards: number;
  done: boolean;
}

/** So much of its width, what could go on with a run stands beside where the card would lie: there it is seen. */
const PEEPING = 0.36;

/** Where the thread runs under a run, from line to line. */
export interface Mark {
  from: number;
  to: number;
  y: number;
  done: boolean;
  /** It is still being built. */
  open: boolean;
  /** So many cards are folded into one here. */
  folded: number;
  /** Which run it is. */
  run: number;
}

export interface Labyrinth {
  spots: Placing[];
  /** Lines from the back to the front. */
  lines: Mark[][];
  /** Where what could go there next is seen. */
  next: Box;
  /** How wide the cards of the front line are. */
  width: number;
}

export interface Scale {
  most: number;
  least: number;
  /** A line behind another is so much smaller. */
  shrink: number;
}

const STEP = { done: 0.4, open: 0.66 };
const GAP = 0.24;
const APART = 0.26; // between lines, by the card of the line in front
const SLANT = 0.3; // degrees
const BELOW = 0.45; // of what is left over

interface Line {
  runs: { run: Run; index: number }[];
  width: number;
  used: number;
}

const step = (run: Run) => (run.done ? STEP.done : STEP.open);
const wide = (run: Run, width: number, folded: boolean) => width * (folded ? 1 : 1 + (run.cards - 1) * step(run));

/** The lines of the first size at which everything fits; null if there is none. */
function lay(runs: readonly Run[], folded: ReadonlySet<number>, box: Box, { most, least, shrink }: Scale): { lines: Line[]; left: number } | null {
  for (let width = most; width >= least; width -= 1) {
    const lines: Line[] = [];
    let [high, scale] = [0, 1];
    let index = runs.length - 1;
    while (index >= 0) {
      const size = width * scale;
      const line: Line = { runs: [], width: size, used: lines.length ? 0 : size * STEP.open };
      for (; index >= 0; index--) {
        const run = runs[index] as Run;
        const more = wide(run, size, folded.has(index)) + (line.runs.length ? size * GAP : 0);
        if (line.used + more > box.width) break;
        line.used += more;
        line.runs.unshift({ run, index });
      }
      if (!line.runs.length) break;
      high += size * 1.4 + (lines.length ? size * APART : 0);
      lines.push(line);
      scale *= shrink;
    }
    if (index < 0 && high <= box.height) return { lines, left: box.height - high };
  }
  return null;
}

/** Lines of runs; `open` is a run that somebody wants to see whole. */
export function labyrinth(runs: readonly Run[], box: Box, scale: Scale, open: number | null = null): Labyrinth {
  const folded = new Set<number>();
  let laid = lay(runs, folded, box, scale);
  for (let i = 0; !laid && i < runs.length - 1; i++) {
    if ((runs[i]?.cards ?? 0) < 2 || i === open) continue;
    folded.add(i); // completed runs are the oldest; what is still in the way after them folds as well
    laid = lay(runs, folded, box, scale);
  }
  // A game longer than any: smaller still, but never out of its box.
  for (let least = scale.least * 0.9; !laid && least > 12; least *= 0.9) laid = lay(runs, folded, box, { ...scale, most: least, least: least * 0.9 });
  laid ??= { lines: [], left: 0 };
  const { lines, left } = laid;
  const bottom = box.y + box.height - left * BELOW;
  const front = lines[0]?.width ?? scale.most;
  if (!lines.length) {
    const middle = { x: box.x + (box.width - front) / 2, y: box.y + (box.height - front * 1.4) * 0.55 };
    return { spots: [], lines: [], next: card(middle.x, middle.y, front), width: front };
  }
  const starts: number[] = [];
  runs.reduce((sum, run, i) => ((starts[i] = sum), sum + run.cards), 0);
  const spots: Placing[] = [];
  const marks: Mark[][] = [];
  let next: Box = card(0, 0, front);
  let y = bottom;
  lines.forEach(({ runs: inLine, width, used }, back) => {
    y -= width * 1.4;
    let x = box.x + (box.width - used) / 2;
    marks.unshift(
      inLine.map(({ run, index }) => {
        const from = x;
        const fold = folded.has(index);
        for (let i = 0; i < run.cards; i++) {
          const at = from + (fold ? 0 : i * step(run) * width);
          const number = (starts[index] ?? 0) + i;
          // Laid by a hand: no two lie quite alike, and each stays as it was laid.
          spots[number] = card(at, y, width, { z: 4 + i, far: back > 0, turn: (((number * 5) % 7) - 3) * SLANT });
        }
        x += wide(run, width, fold);
        const to = x;
        x += width * GAP;
        const growing = index === runs.length - 1 && !run.done;
        return { from, to, y: y + width * 1.4, done: run.done, open: growing, folded: fold ? run.cards : 0, run: index };
      }),
    );
    if (!back) {
      const last = marks[0]?.at(-1);
      next = card(last?.open ? last.to - width * (1 - STEP.open - PEEPING) : x, y, width);
    }
    y -= width * APART * scale.shrink;
  });
  return { spots, lines: marks, next, width: front };
}

/** The thread as paths: gold under what is done, fine under the rest, dots where it goes on. */
export function threadOf(lines: readonly Mark[][], size: number): { runs: { path: string; mark: Mark }[]; ties: string[] } {
  const runs: { path: string; mark: Mark }[] = [];
  const ties: string[] = [];
  const n = (value: number) => value.toFixed(1);
  lines.forEach((line, number) =>
    line.forEach((mark, i) => {
      const y = mark.y + 9 * size;
      runs.push({ mark, path: `M${n(mark.from + 4)} ${n(y)}Q${n((mark.from + mark.to) / 2)} ${n(y + 5 * size)} ${n(mark.to - 4)} ${n(y)}` });
      const after = line[i + 1];
      const below = lines[number + 1]?.[0];
      if (after) ties.push(`M${n(mark.to - 4)} ${n(y)}Q${n((mark.to + after.from) / 2)} ${n(y + 11 * size)} ${n(after.from + 4)} ${n(y)}`);
      else if (below) {
        const [k, end] = [size, mark.to];
        ties.push(
          `M${n(end - 4)} ${n(y)}C${n(end + 60 * k)} ${n(y + 4)} ${n(end + 50 * k)} ${n(y + 22 * k)} ${n(end - 30 * k)} ${n(y + 19 * k)}` +
            `L${n(below.from + 10)} ${n(y + 19 * k)}C${n(below.from - 46 * k)} ${n(y + 18 * k)} ${n(below.from - 46 * k)} ${n(below.y + 12 * k)} ${n(below.from + 4)} ${n(below.y + 9 * k)}`,
        );
      }
    }),
  );
  return { runs, ties };
}
