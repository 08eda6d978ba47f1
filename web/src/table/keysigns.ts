/** The keys of the table as people read them. */

import type { Binding } from "./keys";

/** Keys as they are written: arrows as arrows, the rest in words of the language where it has its own. */
export const SIGNS: Readonly<Record<string, string>> = {
  Enter: "⏎",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** The keys of a command for people: "Ctrl+ArrowLeft" is Ctrl + ←; digits are shown as a range. */
export function shown({ command, keys }: Binding, name: (key: string) => string): string[][] {
  const all = command === "pick" ? [`${keys[0]}–${keys.at(-1)}`] : keys;
  return all.map((key) => key.split("+").map((part) => SIGNS[part] ?? name(part)));
}
