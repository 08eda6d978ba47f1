/** The tutorials as data: a fixed deal, and steps that wait for something to happen at a real table. */

import type { Fact } from "@/api/types";
import { keep, kept } from "@/lib/storage";
import { keepLesson, type Progress } from "./kept";
import onirim from "./onirim.json";
import urbion from "./urbion.json";

/** What ends a step. */
export interface Until {
  /** Only reading: a click, or going on with the game. */
  read?: boolean;
  /** An answer whose words begin like this. */
  answered?: string;
  /** An event of this kind, with these details. */
  event?: string;
  with?: Record<string, string>;
  /** A question of this kind is asked. */
  decision?: string;
}

export interface Step {
  /** Its texts are `web-learn-<game>-<id>`. */
  id: string;
  until: Until;
  /** The answers of the tutorial's own line, in order; any other answer is as welcome. */
  expect?: string[];
  /** Zones of the table that the step speaks of. */
  show?: string[];
}

export interface Lesson {
  game: string;
  spec: string;
  steps: Step[];
}

export const LESSONS: readonly Lesson[] = [onirim, urbion];

export function lessonFor(game: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.game === game);
}

/** The beginning. */
export const START: Progress = { step: 0, from: 0 };

/** Steps that what has happened has already met are passed, one after the other. */
export function advance(progress: Progress, steps: readonly Step[], facts: readonly Fact[], decision: string | null): Progress {
  let { step } = progress;
  let from = Math.min(progress.from, facts.length); // something may have been taken back
  for (;;) {
    const until = steps[step]?.until;
    if (!until || step === steps.length - 1) return { step, from };
    if (until.read) {
      // Whoever just plays has read enough; that answer belongs to the next step.
      const answered = facts.findIndex((fact, i) => i >= from && fact.kind === "answered" && fact["forced"] !== true);
      if (answered < 0) return { step, from };
      from = answered;
    } else if (until.decision !== undefined) {
      if (decision === until.decision) from = facts.length;
      else {
        const met = facts.findIndex((fact, i) => i >= from && fact.kind === "answered" && fact["question"] === until.decision);
        if (met < 0) return { step, from };
        from = met; // asked and answered already: the answer belongs to the next step
      }
    } else {
      const met = facts.findIndex((fact, i) => i >= from && meets(until, fact));
      if (met < 0) return { step, from };
      from = met + 1;
    }
    step += 1;
  }
}

function meets(until: Until, fact: Fact): boolean {
  if (until.answered !== undefined) {
    return fact.kind === "answered" && String(fact["action"]).startsWith(until.answered);
  }
  return fact.kind === until.event && Object.entries(until.with ?? {}).every(([name, value]) => fact[name] === value);
}

/** Whether somebody went another way in this step: gave an answer that is not of the tutorial's own line. */
export function strayed(progress: Progress, step: Step | undefined, facts: readonly Fact[]): boolean {
  const { expect } = step ?? {};
  if (!expect?.length) return false;
  return facts.some((fact, i) => i >= progress.from && fact.kind === "answered" && fact["forced"] !== true && !expect.includes(String(fact["action"])));
}

/** On to the next step, whatever has happened. */
export function skip(progress: Progress, steps: readonly Step[], facts: readonly Fact[]): Progress {
  return { step: Math.min(progress.step + 1, steps.length - 1), from: facts.length };
}

/** The table where this game's tutorial was begun last. */
export function lastLesson(game: string): string | null {
  return kept<string>(`reverie.lesson.${game}`);
}

export function beginLesson(game: string, table: string): void {
  keep(`reverie.lesson.${game}`, table);
  keepLesson(table, { game, progress: START, left: false });
}
