import type { WebId } from "@made/ids";

/**
 * The names of the shell's own texts are checked when the program is made: a name that begins with `web-` must be one
 * of web*.ftl, and one that is put together (`web-mode-${mode}`) must fit at least one of them. Other names are built
 * from what the engine says and are looked up.
 */
export type Known<Id extends string> = Id extends `web-${string}`
  ? IsPattern<Id> extends true
    ? [Extract<WebId, Id>] extends [never]
      ? never
      : Id
    : WebId
  : Id;

/** `web-${string}` is a pattern, `web-home` is not. */
type IsPattern<Id extends string> = Record<never, never> extends Record<Id, 1> ? true : false;
