/** What somebody has chosen for this browser: kept in its storage, never sent anywhere. */

import type { Language } from "@/api/types";

export interface Chosen {
  lang: Language;
  theme: "paper" | "clear";
  motion: "off" | "fast" | "calm";
  sound: boolean;
  volume: number;
  /** Whether single letters are keys of the table; some dictate, or press keys by accident. */
  letters: boolean;
  /** Whether H may be asked for at all (some want to be kept from it). */
  hints: boolean;
  /** Whether the chance of winning is shown. */
  chance: boolean;
  /** Whether a quiet night is heard behind the sounds. */
  ambience: boolean;
  /** A found door is taken by itself, or it is asked for. */
  doors: "auto" | "ask";
  /** Where usually nothing happens, the game goes on by itself, or asks each time. */
  windows: "auto" | "ask";
}

const KEY = "reverie.settings";
const ALLOWED = { lang: ["en", "de"], theme: ["paper", "clear"], motion: ["off", "fast", "calm"], doors: ["auto", "ask"], windows: ["auto", "ask"] } as const;

/** The language of the browser, if it is one of ours. */
export function browserLanguage(languages: readonly string[]): Language {
  for (const name of languages) {
    const short = name.slice(0, 2).toLowerCase();
    if (short === "de" || short === "en") return short;
  }
  return "en";
}

/** Settings from what was stored; whatever is not understood is as if it had not been stored. */
export function readSettings(stored: string | null, languages: readonly string[]): Chosen {
  const chosen: Chosen = {
    lang: browserLanguage(languages), theme: "paper", motion: "calm", sound: false, volume: 0.5, letters: true,
    hints: true, chance: false, ambience: false, doors: "auto", windows: "ask",
  };
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (parsed && typeof parsed === "object") found = parsed as Record<string, unknown>;
  } catch {
    return chosen;
  }
  const { lang, theme, motion, volume, doors, windows } = found;
  if (ALLOWED.lang.some((it) => it === lang)) chosen.lang = lang as Chosen["lang"];
  if (ALLOWED.theme.some((it) => it === theme)) chosen.theme = theme as Chosen["theme"];
  if (ALLOWED.motion.some((it) => it === motion)) chosen.motion = motion as Chosen["motion"];
  if (ALLOWED.doors.some((it) => it === doors)) chosen.doors = doors as Chosen["doors"];
  if (ALLOWED.windows.some((it) => it === windows)) chosen.windows = windows as Chosen["windows"];
  if (typeof volume === "number" && volume >= 0 && volume <= 1) chosen.volume = volume;
  for (const name of ["sound", "letters", "hints", "chance", "ambience"] as const) {
    const value = found[name];
    if (typeof value === "boolean") chosen[name] = value;
  }
  return chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off: settings last as long as the page
  }
}

/** The settings; reactive. Change them with `choose`. */
export const settings: Chosen = $state(readSettings(stored(), navigator.languages));

/** Change settings, and keep them. */
export function choose(changes: Partial<Chosen>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // not kept, but in force
  }
}
