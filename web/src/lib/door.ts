/**
 * In by a link, once. The page says a key of its own with it, which becomes the cookie: so the same can be said again
 * when the answer was lost, or the page was closed before it came. Until then link and key are kept here, no longer.
 */

import { post, Refused } from "@/api/http";
import type { Entered } from "@/api/types";
import { forget, keep, kept } from "./storage";

interface Knock {
  token?: string;
  key: string;
}

const place = (table: string) => `reverie.door.${table}`;

/** A key: 256 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether somebody has knocked in this browser, and was not answered. */
export function hasKnocked(table: string): boolean {
  return kept<Knock>(place(table)) !== null;
}

/** Enter by a link's secret; without one, by what was not answered yet, or else by the cookie (from before keys). */
export async function enter(table: string, token = ""): Promise<Entered> {
  const before = kept<Knock>(place(table));
  const knock = before && (!token || before.token === token) ? before : { ...(token ? { token } : {}), key: newKey() };
  keep(place(table), knock);
  try {
    const entered = await post<Entered>(`/api/tables/${table}/enter`, knock);
    forget(place(table));
    return entered;
  } catch (error) {
    if (error instanceof Refused && error.status >= 400 && error.status < 429) forget(place(table));
    throw error;
  }
}
