/** Asking the server over HTTP. */

import { settings } from "@/lib/settings.svelte";
import type { ErrorData } from "./types";

/** The server said no, or could not be reached (code "offline"). */
export class Refused extends Error {
  constructor(
    readonly error: ErrorData,
    readonly status: number,
  ) {
    super(error.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refused({ code: "offline", message: "" }, 0);
  }
  if (response.status === 204) return undefined as T;
  const found: unknown = await response.json().catch(() => null);
  if (response.ok && found !== null) return found as T;
  const error = (found as { error?: ErrorData } | null)?.error;
  throw new Refused(error ?? { code: "offline", message: "" }, response.status);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body ?? {});
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const del = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
