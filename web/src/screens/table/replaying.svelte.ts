/** Looking back at a table: which moment is shown, how it moves on by itself, and what there is to be found. */

import type { Moment } from "@/api/types";
import type { TableSession } from "@/lib/session.svelte";
import { settings } from "@/lib/settings.svelte";
import type { Line } from "@/tell/story";
import { marksOf, PACE, within } from "./replay";

/** Made while a component is made: its effects end with it. */
export class Replaying {
  /** After how many answers; null: now. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** So many events had happened after each answer. */
  private events = $state.raw<readonly number[]>([]);

  constructor(
    private readonly session: TableSession,
    private readonly lines: () => readonly Line[],
    /** Somebody comes to see how it went, from after so many answers on. */
    from: number | null = null,
  ) {
    this.at = from;
    $effect(() => {
      if (this.at === null) {
        this.moment = null;
        this.playing = false;
        return;
      }
      const wanted = this.at;
      session.moment(wanted).then(
        (found) => {
          // In a piece of work of its own: the slider has moved already.
          setTimeout(() => {
            if (this.at === wanted) this.moment = found;
          });
        },
        () => (this.at = null),
      );
    });
    $effect(() => {
      if (!this.playing || this.at === null || this.moment?.answers !== this.at) return;
      const now = this.at;
      const timer = setTimeout(() => this.go(now + 1), PACE[settings.motion]);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.at === null) return;
      void session.observation?.seq;
      session.eventsByAnswers().then((found) => (this.events = found), () => undefined);
    });
  }

  /** Where doors, nightmares and Cities are to be found. */
  readonly marks = $derived.by(() => (this.at === null ? [] : marksOf(this.session.facts, this.events)));
  readonly caption = $derived.by(() => {
    const { moment } = this;
    if (moment === null) return "";
    const since = this.events[moment.answers - 1] ?? 0;
    const before = this.lines().filter((line) => line.from < moment.events);
    const told = before.filter((line) => line.from >= since);
    return (told.length ? told : before.slice(-1)).map((line) => line.text).join(" ");
  });

  private get last(): number {
    return this.session.observation?.answers ?? 0;
  }

  go(answers: number): void {
    if (answers >= this.last) {
      this.at = this.session.observation?.status === "over" ? this.last : null; // the end of a finished game is a moment like any other
      this.playing = false;
    } else this.at = within(answers, this.last);
  }

  /** Play, and from the end of a game again from its beginning. */
  play(): void {
    this.playing = !this.playing;
    if (this.playing && (this.at ?? 0) >= this.last) this.at = 0;
  }
}
