import { expect, test } from "vitest";
import type { DailyAttempt } from "@/api/types";
import { monthAfter, monthOf } from "./month";

const night = (day: string, state: DailyAttempt["state"], game = "onirim"): DailyAttempt => ({ day, game, state, table: "t", turns: null });

test("a month begins on its weekday, and says of each day what came of it", () => {
  const { empty, days } = monthOf("2026-11", "2026-11-18", [
    night("2026-11-01", "won"),
    night("2026-11-02", "lost"),
    night("2026-11-02", "won", "urbion"),
    night("2026-11-03", "left"),
    night("2026-11-18", "open"),
  ]);
  expect(empty).toBe(6); // a Sunday
  expect(days).toHaveLength(30);
  expect(days.slice(0, 4).map((day) => day.state)).toEqual(["won", "won", "left", "none"]);
  expect(days[17]?.state).toBe("open");
  expect(days[18]?.state).toBe("later");
  expect(monthOf("2026-11", "2026-11-18", []).days[17]?.state).toBe("today");
});

test("months follow each other over the year", () => {
  expect([monthAfter("2026-01", -1), monthAfter("2026-12", 1), monthAfter("2026-11", 0)]).toEqual(["2025-12", "2027-01", "2026-11"]);
  expect(monthOf("2028-02", "2028-02-01", []).days).toHaveLength(29);
});
