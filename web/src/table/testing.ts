/** Small scenes for the tests of this folder. */

import type { Offer } from "@/api/types";
import type { Layout, Scene, Spot, Zone } from "./scene";

export function offer(id: number, verb = "play", more: Partial<Offer> = {}): Offer {
  return { id, verb, words: `${verb} ${id}`, ...more };
}

/** A card lying openly; "?" is one face down, "-" an empty place. */
export function spot(token: string, actions: Offer[] = []): Spot {
  const open = token !== "?" && token !== "-";
  return { key: "", token: open ? token : null, face: token === "-" ? null : open ? token : "back", label: token, actions };
}

export function zone(id: string, layout: Layout, spots: (string | Spot)[], more: Partial<Zone> = {}): Zone {
  return { id, label: id, layout, spots: spots.map((item) => (typeof item === "string" ? spot(item) : item)), ...more };
}

export function scene(...zones: Zone[]): Scene {
  return {
    zones: Object.fromEntries(zones.map((item) => [item.id, item])),
    order: zones.map((item) => item.id),
    buttons: [],
    prompt: "",
    summary: "",
    unseen: [],
  };
}
