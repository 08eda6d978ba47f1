/** What a Dream of the hand is spent on at every turn: a disc each, in this order. */

import type { Offer } from "@/api/types";

export const SPENT = ["swap", "census", "pass"] as const;

export const isSpent = ({ verb }: Offer) => (SPENT as readonly string[]).includes(verb);
