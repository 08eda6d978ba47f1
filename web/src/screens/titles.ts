/** How set-ups are called: by their game, their modules and who plays. */

import type { Words } from "@/i18n/words";

export interface Title {
  game: string;
  name: string;
  /** "Glyphs, Towers · two players"; without words of the game, how many modules there are. */
  line: string;
}

/** A set-up in words, from its text. The words of the game may still be on their way. */
export function titleOf(spec: string, words: Words): Title {
  const [game = "", edition = "", mode = "", ...rest] = spec.split("/");
  const modules = rest.find((part) => !part.includes("="))?.split("+") ?? [];
  const named = modules.map((name) => `${game}-module-${name}`);
  let what = words.text("web-base");
  if (modules.length > 0) {
    const known = named.every((name) => words.has(name)) && modules.length <= 3;
    what = known ? named.map((name) => words.text(name)).join(", ") : words.text("web-modules", { count: modules.length });
  }
  // What is played, where a game has more than one evening to offer: "encounter=campaign".
  const encounter = `web-encounter-${rest.find((part) => part.startsWith("encounter="))?.slice(10).split("_")[0]}`;
  if (words.has(encounter)) what = words.text(encounter);
  const parts = [what];
  if (mode === "team") parts.push(words.text("web-mode-team"));
  if (edition === "first" && words.has(`${game}-edition-first`)) parts.push(words.text(`${game}-edition-first`));
  return { game, name: gameName(game, words), line: parts.join(" · ") };
}

export function gameName(game: string, words: Words): string {
  return words.has(`web-game-${game}`) ? words.text(`web-game-${game}`) : game;
}

/** What the server said, or that it said nothing. */
export function sentenceOf(error: { code: string; message: string }, words: Words): string {
  if (error.code === "offline") return words.text("web-offline");
  return error.message || words.text("web-trouble");
}
