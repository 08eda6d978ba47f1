/** A month of daily dreams as a calendar, weeks from Monday; days are those of universal time. */

import type { DailyAttempt } from "@/api/types";

export type Night = "won" | "lost" | "left" | "open" | "today" | "none" | "later";

export interface Day {
  day: string;
  number: number;
  state: Night;
  /** Which colour a won night has: that of the game it was won in first. */
  tint: number;
}

const BEST: Night[] = ["won", "open", "lost", "left"];

/** The days of a month (`2026-11`), after so many empty places of its first week. */
export function monthOf(month: string, today: string, nights: readonly DailyAttempt[]): { empty: number; days: Day[] } {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const empty = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = Array.from({ length: count }, (_, i) => {
    const day = `${month}-${String(i + 1).padStart(2, "0")}`;
    const mine = nights.filter((night) => night.day === day);
    const state = BEST.find((it) => mine.some((night) => night.state === it));
    const won = mine.filter((night) => night.state === "won");
    const tint = won.length > 1 ? 3 : won[0]?.game === "urbion" ? 1 : i % 2 ? 2 : 0;
    return { day, number: i + 1, tint, state: state ?? (day === today ? "today" : day > today ? "later" : "none") };
  });
  return { empty, days };
}

/** A month so many months away. */
export function monthAfter(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
