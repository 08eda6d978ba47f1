import type { View } from "@/api/types";
import type { Emblem } from "../emblems";

interface Seen {
  goal: { cities: number; claimed: number };
  deck: { size: number };
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
  counts: (seen) => {
    const { goal, deck } = read(seen);
    return { found: goal.claimed, all: goal.cities, left: deck.size };
  },
};
