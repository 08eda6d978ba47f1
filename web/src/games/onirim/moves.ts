/** Where answers carry their cards, and what is meant when a card is carried where no answer goes. */

import type { Offer } from "@/api/types";
import type { Spot } from "@/table/scene";

const TARGETS: Record<string, string> = {
  play: "row",
  "build-left": "towers-left",
  "build-right": "towers-right",
  discard: "discard",
  drop: "discard",
  cyclo: "discard",
  lose: "discard",
  draft: "hand",
  "swap-for": "hand",
  swap: "shared",
  store: "rallied",
  put: "pile",
  "put-first": "pile",
  "put-under": "pile",
  keep: "pile",
  incant: "doors",
  take: "doors",
  limbo: "limbo",
  return: "limbo",
  open: "resolving",
  ward: "resolving",
  rally: "resolving",
};

/** The zone into which an answer moves its card. */
export function target(offer: Offer): string | null {
  return TARGETS[offer.verb] ?? null;
}

// The verb that is meant by carrying a card of one's own to a zone.
const WISHES: Record<string, string> = {
  row: "play",
  discard: "discard",
  towers: "build-left",
  "towers-left": "build-left",
  "towers-right": "build-right",
  rallied: "store",
  stored: "store",
};

/** An answer in words that the server will refuse, and say why. */
export function wish(spot: Spot, from: string, to: string): string | null {
  if (spot.token === null) return null;
  const card = { hand: spot.token, shared: `shared ${spot.token}`, stored: `stored ${spot.group ?? 0}` }[from];
  const verb = WISHES[to];
  if (card && verb) return `${verb} ${card}`;
  if (from === "hand" && to === "shared") return `swap ${spot.token}`;
  if (from === "shared" && to === "hand") return `swap-for ${spot.token}`;
  if (from === "draft" && to === "hand") return `draft ${spot.token}`;
  if (from === "looked" && to === "pile") return `put ${spot.token}`;
  if (from === "looked" && to === "discard") return `drop ${spot.token}`;
  return null;
}
