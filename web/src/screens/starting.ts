/** Making tables and coming to them. The links of a new table are told once: this browser keeps them to show them. */

import { del, get, post, Refused } from "@/api/http";
import type { ErrorData, SeatLink, TableCreated, WinnableDeal } from "@/api/types";
import { enter } from "@/lib/door";
import { keep, kept } from "@/lib/storage";

export interface Links {
  /** By seat; what the maker hands on. */
  seats: { seat: number; link: string }[];
  watch: string | null;
  /** The table was made here: the cookie for new links is here, too. */
  maker: boolean;
  /** Seats that the computer is to play. */
  computer?: number[];
}

const key = (table: string) => `reverie.links.${table}`;

/** Make a table and take its first seat; the address to go to. */
export async function makeTable(spec: string, daily = false): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>("/api/tables", { spec, daily }));
}

/** Begin one's attempt at today's dream of a game; the address to go to. */
export async function beginDaily(game: string): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>("/api/daily", { game }));
}

/** A table that begins with a puzzle; the address to go to. */
export async function beginPuzzle(puzzle: string): Promise<{ table: string; path: string }> {
  const made = await take(await post<TableCreated>(`/api/puzzles/${puzzle}/table`));
  return { ...made, path: `${made.path}?puzzle=${puzzle}` };
}

/** A table that goes on where a record ends. */
export async function bringRecord(record: string): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>("/api/records", { record }));
}

/** A table at which a campaign goes on with another number of people. */
export async function sitWithOthers(table: string, mode: string): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>(`/api/tables/${table}/sitting`, { mode }));
}

async function take(made: TableCreated): Promise<{ table: string; path: string }> {
  const mine = made.links.find((it) => it.seat === 0);
  const links: Links = {
    seats: made.links.flatMap(({ seat, link }) => (seat !== null && seat !== 0 ? [{ seat, link }] : [])),
    watch: made.links.find((it) => it.seat === null)?.link ?? null,
    maker: true,
  };
  keep(key(made.table), links);
  if (mine) await enter(made.table, mine.token);
  return { table: made.table, path: `/t/${made.table}` };
}

/** These rules with a deal that can be won; refused where nobody has looked. */
export async function winnableSpec(rules: string): Promise<string> {
  const { spec, number } = await get<WinnableDeal>(`/api/winnable?spec=${encodeURIComponent(rules)}`);
  return `${spec}/seed=${number}`;
}

/** A line of play as a table of its own, to be looked at from after so many answers on; it is not among one's tables. */
export async function showRecord(record: string, answers: number): Promise<string> {
  const made = await bringRecord(record);
  await del(`/api/guest/tables/${made.table}`);
  return `${made.path}?replay=${answers}`;
}

/** The links of a table that was made in this browser. */
export function linksOf(table: string): Links | null {
  const found = kept<Partial<Links>>(key(table));
  if (!found || !Array.isArray(found.seats)) return null;
  return { seats: found.seats, watch: found.watch ?? null, maker: found.maker ?? false, computer: found.computer ?? [] };
}

/** A new link for a seat that was lost, from whoever made the table. */
export async function renew(table: string, seat: number): Promise<string> {
  const { link } = await post<SeatLink>(`/api/tables/${table}/renew`, { seat });
  const known = linksOf(table);
  if (known) keep(key(table), { ...known, seats: [...known.seats.filter((it) => it.seat !== seat), { seat, link }] });
  return link;
}

/** The computer takes an empty seat. It stays as long as somebody is there, and whoever comes back asks for it again. */
export async function invite(table: string, seat: number): Promise<void> {
  await post(`/api/tables/${table}/partner`, { seat });
  const known = linksOf(table);
  if (known && !known.computer?.includes(seat)) keep(key(table), { ...known, computer: [...(known.computer ?? []), seat] });
}

/** Whoever made a table has made its rematch, too, and plays it with the same partner. */
export function carryOver(table: string, following: string): void {
  const known = linksOf(table);
  if (known?.maker) keep(key(following), { seats: [], watch: null, maker: true, computer: known.computer ?? [] } satisfies Links);
}

const LINK = /\/t\/([a-z0-9]{20})(?:#([A-Za-z0-9_-]{43}))?/;

/** The address within this app that a pasted link means; null if it is none. */
export function pathOfLink(text: string): string | null {
  const found = LINK.exec(text.trim());
  if (!found) return null;
  return `/t/${found[1]}${found[2] ? `#${found[2]}` : ""}`;
}

/** What went wrong, in whatever way it did. */
export function errorOf(problem: unknown): ErrorData {
  if (problem instanceof Refused) return problem.error;
  return { code: "trouble", message: "" };
}
