/** What can be played, as the server describes it, and set-ups as texts that fit an address. No game is known here. */

import { get } from "@/api/http";
import { GAMES } from "@/games";

export interface Variant {
  name: string;
  /** The first is the one in use if nothing is said. */
  values: string[];
  /** The module or mode without which it changes nothing. */
  needs: string | null;
  editions: string[];
  /** How a value that cannot be listed is written. */
  written: string | null;
}

export interface Preset {
  name: string;
  edition: string;
  modules: string[];
  variants: Record<string, string>;
}

export interface GameInfo {
  game: string;
  editions: { name: string; modules: string[] }[];
  modes: { name: string; players: number; available: boolean }[];
  modules: { name: string; available: boolean }[];
  variants: Variant[];
  presets: Preset[];
  /** Whether it can be found out which deals can be won. */
  solver?: boolean;
}

/** A set-up in the making. */
export interface Setup {
  game: string;
  edition: string;
  mode: string;
  modules: string[];
  variants: Record<string, string>;
  deal: "fair" | "number" | "winnable" | "daily";
  number: string;
}

let asked: Promise<GameInfo[]> | null = null;

/** Every game that has a table here (a server may know more, for the terminal); asked for once. */
export function games(): Promise<GameInfo[]> {
  asked ??= get<{ games: GameInfo[] }>("/api/games").then(({ games }) => games.filter(({ game }) => game in GAMES));
  asked.catch(() => (asked = null));
  return asked;
}

/** A game as it comes out of the box. */
export function plain(info: GameInfo): Setup {
  return {
    game: info.game,
    edition: info.editions[0]?.name ?? "",
    mode: info.modes[0]?.name ?? "",
    modules: [],
    variants: {},
    deal: "fair",
    number: "",
  };
}

/** A preset, for as many players as before. */
export function withPreset(info: GameInfo, preset: Preset, mode?: string): Setup {
  const setup = plain(info);
  return { ...setup, edition: preset.edition, mode: mode ?? setup.mode, modules: preset.modules, variants: preset.variants };
}

/** The modules that an edition has, in their order. */
export function modulesOf(info: GameInfo, edition: string): string[] {
  const allowed = info.editions.find((it) => it.name === edition)?.modules ?? [];
  return info.modules.filter((it) => it.available && allowed.includes(it.name)).map((it) => it.name);
}

/** The variants that change something in this set-up, and can be chosen from a list. */
export function variantsOf(info: GameInfo, setup: Setup): Variant[] {
  return info.variants.filter((it) => it.values.length > 1 && isInEffect(it, setup));
}

function isInEffect(variant: Variant, setup: Setup): boolean {
  if (!variant.editions.includes(setup.edition)) return false;
  return variant.needs === null || variant.needs === setup.mode || setup.modules.includes(variant.needs);
}

/** The set-up in the form that the server reads and an address can hold: `onirim/third/solo/glyphs/seed=7`. */
export function specOf(info: GameInfo, setup: Setup): string {
  const modules = modulesOf(info, setup.edition).filter((name) => setup.modules.includes(name));
  const parts = [setup.game, setup.edition, setup.mode];
  if (modules.length > 0) parts.push(modules.join("+"));
  for (const variant of info.variants) {
    const value = setup.variants[variant.name];
    if (value !== undefined && value !== variant.values[0] && isInEffect(variant, { ...setup, modules })) {
      parts.push(`${variant.name}=${value}`);
    }
  }
  if (setup.deal === "number" && setup.number.trim()) parts.push(`seed=${setup.number.trim()}`);
  return parts.join("/");
}

/** The number of some deal: short enough to be told to somebody. */
export function anyNumber(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
}

/** A set-up from its text. What this game does not know is left out: the server has the last word anyway. */
export function readSpec(infos: GameInfo[], text: string): Setup | null {
  const [game, ...parts] = text.trim().replaceAll(" ", "+").split("/"); // a plus typed into an address is a space
  const info = infos.find((it) => it.game === game);
  if (!info) return null;
  const setup = plain(info);
  const variants: Record<string, string> = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    const [name, value] = [part.slice(0, equals), part.slice(equals + 1)];
    if (equals > 0 && name === "seed") {
      setup.deal = "number";
      setup.number = value;
    } else if (equals > 0) {
      if (info.variants.some((it) => it.name === name)) variants[name] = value;
    } else if (info.editions.some((it) => it.name === part)) setup.edition = part;
    else if (info.modes.some((it) => it.name === part)) setup.mode = part;
    else setup.modules = part.split("+").filter((module) => info.modules.some((it) => it.name === module));
  }
  setup.modules = setup.modules.filter((name) => modulesOf(info, setup.edition).includes(name));
  return { ...setup, variants };
}

/** The address under which a set-up opens again. */
export function setupPath(spec: string, daily: boolean): string {
  const written = encodeURIComponent(spec).replace(/%2F/g, "/").replace(/%3D/g, "=");
  return `/new?spec=${written}${daily ? "&daily=1" : ""}`;
}

/** Whether a set-up is this preset, whoever plays. */
export function isPreset(info: GameInfo, setup: Setup, preset: Preset): boolean {
  const bare: Setup = { ...setup, deal: "fair" };
  return specOf(info, bare) === specOf(info, withPreset(info, preset, setup.mode));
}
