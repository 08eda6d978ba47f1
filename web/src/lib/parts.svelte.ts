/**
 * Parts of the page that its first view does not need: each is fetched when it is wanted for the first time, or as
 * soon as somebody touches the page.
 *
 * A part that does not come (the line is gone, or the server has a newer table than the page that is open) is told to
 * `troubles`, and whoever shows them offers to load the page again: what is at a table is kept by the server.
 */

import type { Component } from "svelte";

type Props = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- of any component

class Troubles {
  /** Whether a part was wanted and has not come. */
  missing = $state(false);
}

export const troubles = new Troubles();

export class Part<P extends Props> {
  component = $state.raw<Component<P> | null>(null);
  private coming: Promise<void> | null = null;
  /** Somebody waits for it, also where it was already on its way quietly. */
  private wanted = false;

  constructor(private readonly load: () => Promise<{ default: Component<P> }>) {}

  /** Have it; `quietly`: somebody may want it soon. */
  async fetch(quietly = false): Promise<void> {
    if (this.component) return;
    this.wanted ||= !quietly;
    await (this.coming ??= this.load().then(
      (module) => {
        this.component = module.default;
      },
      () => {
        this.coming = null; // to be tried again
        troubles.missing ||= this.wanted;
        this.wanted = false;
      },
    ));
  }
}

export function part<P extends Props>(load: () => Promise<{ default: Component<P> }>): Part<P> {
  return new Part(load);
}

/** As soon as somebody touches the page, or moves above it; returns how to stop waiting. */
export function onceTouched(start: () => void): () => void {
  const stopping = new AbortController();
  const begin = () => {
    stopping.abort();
    start();
  };
  for (const kind of ["pointerdown", "pointermove", "keydown"]) window.addEventListener(kind, begin, { signal: stopping.signal });
  return () => stopping.abort();
}

/** After the first touch of the page, when there is time, all of these are fetched; returns how to stop. */
export function fetchSoon(parts: Part<any>[]): () => void { // eslint-disable-line @typescript-eslint/no-explicit-any
  return onceTouched(() => {
    const next = () => {
      void parts.shift()?.fetch(true);
      if (parts.length) setTimeout(next, 100);
    };
    setTimeout(next, 500);
  });
}
