/** Looking back: which moment is shown, and how it moves on by itself. */

/** How long each step is shown while playing, in milliseconds. */
export const PACE = { calm: 1200, fast: 600, off: 900 } as const;

/** A moment within the game: never before the deal, never after now. */
export function within(answers: number, all: number): number {
  return Math.max(0, Math.min(Math.round(answers), all));
}
