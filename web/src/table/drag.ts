/**
 * Dragging, as a small machine without a page: where a press becomes a drag, a tap, or belongs to the browser because
 * somebody wants to scroll.
 *
 *   mouse, pen   a drag begins after a few pixels
 *   finger       a drag begins when the card has been held for a moment; whoever moves at once scrolls.
 *                Where nothing can scroll, it begins after a few pixels, too.
 */

import type { Offer } from "@/api/types";
import type { Spot } from "./scene";

export const THRESHOLD = 6;
/** A finger is never quite still. */
export const TOUCH_THRESHOLD = 10;
export const HOLD_MS = 170;

export interface Press {
  pointer: number;
  x: number;
  y: number;
  time: number;
  touch: boolean;
  /** Whether the page or the zone under the finger could scroll. */
  scrolls: boolean;
}

export type Phase = "idle" | "pressed" | "dragging";
/** What has just happened: a drag began, went on, was dropped; the press was a tap; it was given up. */
export type Turn = "start" | "move" | "drop" | "tap" | "give-up" | null;

export class Drag {
  phase: Phase = "idle";
  /** How far the pointer has come. */
  dx = 0;
  dy = 0;
  private from: Press | null = null;

  press(press: Press): void {
    this.from = press;
    this.phase = "pressed";
    this.dx = this.dy = 0;
  }

  move(pointer: number, x: number, y: number): Turn {
    const from = this.from;
    if (!from || pointer !== from.pointer) return null;
    this.dx = x - from.x;
    this.dy = y - from.y;
    if (this.phase === "dragging") return "move";
    const far = Math.hypot(this.dx, this.dy);
    if (far < (from.touch ? TOUCH_THRESHOLD : THRESHOLD)) return null;
    if (from.touch && from.scrolls) return this.stop("give-up");
    this.phase = "dragging";
    return "start";
  }

  /** Time has passed without a move. */
  wait(time: number): Turn {
    if (this.phase !== "pressed" || !this.from?.touch || time - this.from.time < HOLD_MS) return null;
    this.phase = "dragging";
    return "start";
  }

  release(pointer: number): Turn {
    if (pointer !== this.from?.pointer) return null;
    if (this.phase !== "dragging") return this.stop("tap");
    // Held, but not moved: that was a tap with a slow finger.
    return this.stop(Math.hypot(this.dx, this.dy) < THRESHOLD ? "tap" : "drop");
  }

  cancel(): Turn {
    return this.from ? this.stop("give-up") : null;
  }

  private stop(turn: Turn): Turn {
    this.from = null;
    this.phase = "idle";
    return turn;
  }
}

/** The zones into which a spot can go now, and the answers that would do it. */
export function targetsOf(spot: Spot): Map<string, Offer[]> {
  const zones = new Map<string, Offer[]>();
  for (const offer of spot.actions) {
    if (offer.target !== undefined) zones.set(offer.target, [...(zones.get(offer.target) ?? []), offer]);
  }
  return zones;
}
