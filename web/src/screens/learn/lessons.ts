/**
 * The tutorials as data: a fixed deal or a table that was written down, and steps that wait for something to happen at a
 * real table. A game's own is always at hand; the short ones of its modules are fetched when somebody wants to learn.
 */

import type { Fact } from "@/api/types";
import { keep, kept } from "@/lib/storage";
import { keepLesson, keptLesson, type Progress } from "./kept";
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
  /** Its texts are `web-learn-<game>-<id>`, those of a module `web-learn-<game>-<module>-<id>`. */
  id: string;
  until: Until;
  /** The answers of the tutorial's own line, in order; any other answer is as welcome. */
  expect?: string[];
  /** Zones of the table that the step speaks of. */
  show?: string[];
}

/** What begins a lesson: a deal, or the record of a table at which it begins. */
type Beginning = { spec: string } | { record: string };

export type Lesson = Beginning & {
  game: string;
  /** The module it teaches; none: the game itself. */
  module?: string;
  steps: Step[];
};

export const LESSONS: readonly Lesson[] = [onirim, urbion];

export function lessonFor(game: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.game === game);
}

const MODULES = import.meta.glob<Record<string, { record: string; steps: Step[] }>>("./modules/*.json", { import: "default" });

/** The lessons of a game's modules, in the order of the modules. */
export async function moduleLessons(game: string): Promise<Lesson[]> {
  const found = await MODULES[`./modules/${game}.json`]?.();
  return Object.entries(found ?? {}).map(([module, lesson]) => ({ game, module, ...lesson }));
}

/** Any lesson, of a game or of one of its modules. */
export async function lessonOn(game: string, module?: string): Promise<Lesson | undefined> {
  return module === undefined ? lessonFor(game) : (await moduleLessons(game)).find((lesson) => lesson.module === module);
}

/** What the texts of a step begin with. */
export function nameOf(lesson: Lesson, step: Step): `web-learn-${string}` {
  return `web-learn-${[lesson.game, lesson.module, step.id].filter(Boolean).join("-")}`;
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

const lastKey = (game: string, module?: string) => `reverie.lesson.${[game, module].filter(Boolean).join(".")}`;

/** The table where this lesson was begun last. */
export function lastLesson(game: string, module?: string): string | null {
  return kept<string>(lastKey(game, module));
}

export function beginLesson({ game, module }: Lesson, table: string): void {
  keep(lastKey(game, module), table);
  keepLesson(table, { game, ...(module !== undefined && { module }), progress: START, left: false });
}

/** Whether somebody has come to the last step of a lesson. */
export function isLearnt({ game, module, steps }: Lesson): boolean {
  const table = lastLesson(game, module);
  return table !== null && (keptLesson(table)?.progress.step ?? 0) >= steps.length - 1;
}
