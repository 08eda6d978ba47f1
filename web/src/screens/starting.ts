/** Making tables and coming to them. The links of a new table are told once: this browser keeps them to show them. */

import { post, Refused } from "@/api/http";
import type { ErrorData, TableCreated } from "@/api/types";
import { keep, kept } from "@/lib/storage";

export interface Links {
  /** By seat; what the maker hands on. */
  seats: { seat: number; link: string }[];
  watch: string | null;
}

const key = (table: string) => `reverie.links.${table}`;

/** Make a table and take its first seat; the address to go to. */
export async function makeTable(spec: string, daily = false): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>("/api/tables", { spec, daily }));
}

/** A table that goes on where a record ends. */
export async function bringRecord(record: string): Promise<{ table: string; path: string }> {
  return take(await post<TableCreated>("/api/records", { record }));
}

async function take(made: TableCreated): Promise<{ table: string; path: string }> {
  const mine = made.links.find((it) => it.seat === 0);
  const links: Links = {
    seats: made.links.flatMap(({ seat, link }) => (seat !== null && seat !== 0 ? [{ seat, link }] : [])),
    watch: made.links.find((it) => it.seat === null)?.link ?? null,
  };
  keep(key(made.table), links);
  if (mine) await post(`/api/tables/${made.table}/enter`, { token: mine.token });
  return { table: made.table, path: `/t/${made.table}` };
}

/** The links of a table that was made in this browser. */
export function linksOf(table: string): Links | null {
  const found = kept<Partial<Links>>(key(table));
  return found && Array.isArray(found.seats) ? { seats: found.seats, watch: found.watch ?? null } : null;
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
