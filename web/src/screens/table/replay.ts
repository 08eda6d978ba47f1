/** Looking back: which moment is shown, and how it moves on by itself. */

/** How long each step is shown while playing, in milliseconds. */
export const PACE = { calm: 1200, fast: 600, off: 900 } as const;

/** A moment within the game: never before the deal, never after now. */
export function within(answers: number, all: number): number {
  return Math.max(0, Math.min(Math.round(answers), all));
}

/** Where something happened that somebody would look for. */
export interface Mark {
  at: number;
  kind: "good" | "bad";
}

interface Happening {
  number: number;
  kind: string;
  [detail: string]: unknown;
}

/** The moments of doors and Cities, and of nightmares and Chaos: facts count events, a replay counts answers. */
export function marksOf(facts: readonly Happening[], events: readonly number[]): Mark[] {
  const found = new Map<number, Mark["kind"]>();
  for (const fact of facts) {
    const kind = weightOf(fact);
    const after = kind ? events.findIndex((happened) => happened > fact.number) : -1;
    if (kind && after >= 0) found.set(after, kind);
  }
  return [...found].map(([at, kind]) => ({ at, kind }));
}

function weightOf({ kind, card, to, from, what }: Happening): Mark["kind"] | null {
  if (kind === "city") return what === "claimed" ? "good" : null;
  if (kind !== "moved") return null;
  if (to === "doors") return "good";
  return (card === "nightmare" && to === "resolving") || (to === "pending" && from === "deck") ? "bad" : null;
}
