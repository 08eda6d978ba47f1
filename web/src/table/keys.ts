/** The keys of the table, as data: what is pressed, what it means, and what the dialog of the keys shows. */

export type Command =
  | "enter"
  | "discard"
  | "special"
  | "read"
  | "summary"
  | "undo"
  | "redo"
  | "hint"
  | "log"
  | "replay"
  | "still"
  | "help"
  | "cancel"
  | "previous"
  | "next"
  | "first"
  | "last"
  | "zone-previous"
  | "zone-next"
  | "move-previous"
  | "move-next"
  | "settle"
  | "zoom"
  | "pick";

export interface Binding {
  command: Command;
  /** As written on the keys; a name is `KeyboardEvent.key`, letters in capitals. */
  keys: readonly string[];
  group: "card" | "walk" | "game";
}

export const BINDINGS: readonly Binding[] = [
  { command: "enter", keys: ["Enter"], group: "card" },
  { command: "discard", keys: ["D"], group: "card" },
  { command: "special", keys: ["P"], group: "card" },
  { command: "read", keys: ["I"], group: "card" },
  { command: "zoom", keys: ["V"], group: "card" },
  // Cards that are fanned out are put in order, and the order is settled on.
  { command: "move-previous", keys: ["Shift+ArrowLeft"], group: "card" },
  { command: "move-next", keys: ["Shift+ArrowRight"], group: "card" },
  { command: "settle", keys: ["S"], group: "card" },
  { command: "pick", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], group: "walk" },
  { command: "previous", keys: ["ArrowLeft", "ArrowUp"], group: "walk" },
  { command: "next", keys: ["ArrowRight", "ArrowDown"], group: "walk" },
  { command: "first", keys: ["Home"], group: "walk" },
  { command: "last", keys: ["End"], group: "walk" },
  // The hand lies at the bottom, and what lies above it comes next.
  { command: "zone-previous", keys: ["Ctrl+ArrowLeft", "Ctrl+ArrowDown"], group: "walk" },
  { command: "zone-next", keys: ["Ctrl+ArrowRight", "Ctrl+ArrowUp"], group: "walk" },
  { command: "undo", keys: ["Z", "Ctrl+Z"], group: "game" },
  { command: "redo", keys: ["Y", "Ctrl+Shift+Z", "Ctrl+Y"], group: "game" },
  { command: "hint", keys: ["H"], group: "game" },
  { command: "summary", keys: ["B"], group: "game" },
  { command: "log", keys: ["L"], group: "game" },
  { command: "replay", keys: ["R"], group: "game" },
  { command: "still", keys: ["W"], group: "game" },
  { command: "help", keys: ["?"], group: "game" },
  { command: "cancel", keys: ["Escape"], group: "game" },
];

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface Meant {
  command: Command;
  /** Which card of the hand, from 1. */
  number: number;
}

const COMMANDS = new Map(BINDINGS.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

/** What a key means, or null. The command key of a Mac is as good as Ctrl. */
export function meaningOf(press: KeyPress): Meant | null {
  if (press.altKey) return null;
  const letter = press.key.length === 1 && press.key !== press.key.toUpperCase();
  const name = letter ? press.key.toUpperCase() : press.key;
  const control = press.ctrlKey || press.metaKey ? "Ctrl+" : "";
  // Shift matters with Ctrl and with arrows: elsewhere it is needed to type "?", or somebody has capitals switched on.
  const shift = press.shiftKey && (control || name.startsWith("Arrow")) ? "Shift+" : "";
  const command = COMMANDS.get(control + shift + name);
  return command ? { command, number: command === "pick" ? Number(name) : 0 } : null;
}
