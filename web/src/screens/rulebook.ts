/** The rules of a game as a book: chapters and rules in their order, found by words. */

import type { Language } from "@/api/types";
import { LIBRARY } from "@/i18n/library";
import type { Words } from "@/i18n/words";

export interface Rule {
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** The chapters of a rules file: its headings, and which rules stand under them. */
export function outline(file: string): { title: string; ids: string[] }[] {
  const chapters: { title: string; ids: string[] }[] = [];
  for (const line of file.split("\n")) {
    const heading = /^## (?:[^:]*\d[^:]*: )?(.+)$/.exec(line);
    if (heading?.[1]) chapters.push({ title: heading[1], ids: [] });
    const rule = /^([A-Z]+(?:-[A-Z0-9]+)+) =/.exec(line);
    if (rule?.[1]) chapters.at(-1)?.ids.push(rule[1]);
  }
  return chapters.filter((chapter) => chapter.ids.length > 0);
}

/** A game's rules in a language; the words must have the area `<game>-rules`. */
export async function rulebook(game: string, words: Words): Promise<Chapter[]> {
  const url = LIBRARY.get(`${words.language satisfies Language}/${game}-rules`);
  if (!url) return [];
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return outline(await answer.text()).map(({ title, ids }) => ({
    title,
    rules: ids.map((id) => ({ id, title: words.text(`${id}@title`), text: words.text(id) })),
  }));
}

/** What the ids of a chapter have in common: "BASE" of ONI-BASE-05. */
const partOf = (chapter: Chapter): string => chapter.rules[0]?.id.split("-")[1] ?? "";

/** As one reads them: first how the game goes, then what is behind it (general rules, numbers), then the rest. */
export function inReadingOrder(chapters: Chapter[]): Chapter[] {
  const rank = (chapter: Chapter) => (partOf(chapter) === "BASE" ? 0 : ["GEN", "FREE", "DATA"].includes(partOf(chapter)) ? 1 : 2);
  return [...chapters].sort((one, other) => rank(one) - rank(other));
}

/** The chapters that count for a set-up: those of modules that are not in play are left out, and those of a team. */
export function inPlay(chapters: Chapter[], spec: string, modules: readonly string[]): Chapter[] {
  const [, , mode = "", ...rest] = spec.split("/");
  const chosen = rest.find((part) => !part.includes("="))?.split("+") ?? [];
  // A chapter begins with the first letters of its module: ONI-DREAM is about the dreamcatchers.
  const about = (chapter: Chapter) => modules.filter((name) => name.startsWith(partOf(chapter).toLowerCase()));
  return chapters.filter((chapter) => {
    if (partOf(chapter) === "TEAM") return mode === "team";
    const its = about(chapter);
    return its.length === 0 || its.some((name) => chosen.includes(name));
  });
}

/** The rules in which every word of the search occurs, in their chapters. */
export function search(chapters: Chapter[], wish: string): Chapter[] {
  const parts = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return chapters;
  const fits = ({ id, title, text }: Rule) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return parts.every((part) => all.includes(part));
  };
  return chapters.map(({ title, rules }) => ({ title, rules: rules.filter(fits) })).filter((chapter) => chapter.rules.length > 0);
}
