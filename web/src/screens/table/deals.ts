/** Where the cards of a table come from, in words. */

import type { Words } from "@/i18n/words";

/** "Deal 48,213", "Fair deal", "Dream of 16 November 2026". */
export function dealOf(deal: string, number: number | null, words: Words): string {
  const [kind, day] = deal.split(":", 2) as [string, string?];
  if (kind === "number" && number !== null) return words.text("web-play-deal-number", { number: words.number(number) });
  if (kind === "daily" && day) {
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
    return words.text("web-play-deal-daily", { day: date });
  }
  if (kind === "number") return words.text("web-play-deal-shown"); // a fair deal that was laid open, played once more
  return words.text(kind === "imported" ? "web-play-deal-imported" : "web-play-deal-fair");
}

/** A spec with the number of an open deal: whoever plays it has the same cards. */
export function specOf(rules: string, number: number | null): string {
  return number === null ? rules : `${rules}/seed=${number}`;
}

/** The spec in a record of a finished game, with its seed; null: the seed is not told (yet). */
export function specIn(record: string): string | null {
  const spec = /^game: (.*)$/m.exec(record)?.[1]?.trim() ?? "";
  return spec.includes("/seed=") ? spec : null;
}
