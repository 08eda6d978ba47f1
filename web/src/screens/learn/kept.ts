/** Where a tutorial is going on, kept in this browser; the tutorials themselves are in lessons.ts. */

import { keep, kept } from "@/lib/storage";

/** How far somebody is in a tutorial. */
export interface Progress {
  step: number;
  /** What had happened when the step began: events with a smaller number do not count for it. */
  from: number;
}

export interface Kept {
  game: string;
  /** The module that is taught; none: the game itself. */
  module?: string;
  progress: Progress;
  /** Left: the table goes on without the tutorial, which can be taken up again. */
  left: boolean;
}

const key = (table: string) => `reverie.learn.${table}`;

export function keptLesson(table: string): Kept | null {
  const found = kept<Partial<Kept>>(key(table));
  if (!found || typeof found.game !== "string" || !found.progress) return null;
  const { step, from } = found.progress;
  if (!Number.isInteger(step) || !Number.isInteger(from) || step < 0 || from < 0) return null;
  const module = typeof found.module === "string" ? { module: found.module } : {};
  return { game: found.game, ...module, progress: { step, from }, left: found.left === true };
}

/** The tutorial that belongs to a table; null: it is a table like any other. */
export interface TableLesson extends Kept {
  table: string;
}

export function lessonOf(table: string): TableLesson | null {
  const found = keptLesson(table);
  return found && { table, ...found };
}

export function keepLesson(table: string, lesson: Kept): void {
  keep(key(table), lesson);
}
