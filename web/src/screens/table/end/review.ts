/** A finished game looked back at, as the server tells it, slice by slice. */

import { get } from "@/api/http";
import type { Offer } from "@/api/types";

export interface Point {
  answers: number;
  turn: number;
  chance: number;
}

export interface Costly {
  answers: number;
  turn: number;
  given: Offer;
  better: Offer;
  cost: number;
  why: string | null;
}

export interface Looked {
  share: number;
  start: number;
  luck: number;
  cost: number;
  end: number | null;
  curve: Point[];
  costly: Costly[];
}

const PAUSE = 120; // milliseconds between two slices: others want the server, too
const AGAIN = 2000; // where there was no place

/** Ask until all is known, or nobody wants to know any more; `told` hears what is known so far. */
export async function lookBack(table: string, told: (looked: Looked) => void, wanted: () => boolean): Promise<void> {
  let patience = 5;
  while (wanted()) {
    let pause = PAUSE;
    try {
      const looked = await get<Looked>(`/api/tables/${table}/review`);
      if (!wanted()) return;
      told(looked);
      if (looked.share >= 1) return;
    } catch (error) {
      const busy = (error as { error?: { code?: string } }).error?.code === "busy";
      if (!busy || --patience < 0) return; // a game that nobody can look back at, or a day that is not over
      pause = AGAIN;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
