import type { View } from "@/api/types";
import type { Emblem } from "../emblems";
import type { Row } from "./view";

interface Seen {
  rows: Record<string, Row> | Row[];
  goal: { cities: number; claimed: number };
  deck: { size: number };
  hand: { cards: string[] | null };
}

const read = (view: View) => view as unknown as Seen;

export const emblem: Emblem = {
  fan: ["S4a", "water+air", "I3e"],
  modules: {
    squares: { face: "square", at: "50% 50%", size: "150%" },
    chromatic: { face: "Y4", at: "50% 42%", size: "170%" },
    temples: { face: "temple:fire", at: "50% 45%", size: "150%" },
    gardens: { face: "garden", at: "50% 50%", size: "150%" },
    books: { face: "book_freedom", at: "50% 45%", size: "170%" },
    postcards: { face: "doves", at: "50% 45%", size: "170%" },
    void: { face: "void.figure", at: "50% 50%", size: "110%" },
  },
  window: (seen) => {
    const { rows, hand } = read(seen);
    const lines = Object.values(rows).filter((row): row is Row & { city: string } => row.city !== null);
    const shown = lines.slice(0, 2).map((row) => [
      ...row.sognae.slice(0, 2).map(({ card }) => ({ face: card })),
      { face: row.city },
      ...row.incubi.slice(0, 2).map(({ card }) => ({ face: card })),
    ]);
    return [...shown, (hand.cards ?? []).map((face) => ({ face }))];
  },
  counts: (seen) => {
    const { goal, deck } = read(seen);
    return { found: goal.claimed, all: goal.cities, left: deck.size };
  },
};
