/** The pictures of what answers are about. */

import type { Offer } from "@/api/types";
import { BACK, openDoor } from "./cards";
import { argument } from "@/tell/offers";
import type { OnirimView } from "./view";

const WAYS: Record<string, string> = {
  mill: BACK,
  punishment: "spell.powerful_punishment",
  mirror: "den.mirror",
  protector: "incubus.protector",
  pathfinder: "incubus.pathfinder",
};

/** The picture of what an answer is about; null if there is none. */
export function faceOf(offer: Offer, view: OnirimView): string | null {
  const about = argument(offer);
  if (offer.verb === "seek") return BACK;
  if (offer.verb === "face" || offer.verb === "anticipate") return view.incubus ? `incubus.${view.incubus.mode}` : null;
  if (!about || about === "none" || about === "rest" || offer.colour !== undefined) return null;
  if (offer.slot !== undefined) return view.stored?.[Number(about)] ?? null;
  if (offer.way !== undefined) return WAYS[about] ?? null;
  if (offer.premonition !== undefined) return `premonition.${about}`;
  if (offer.spell !== undefined) return `spell.${about}`;
  if (offer.denizen !== undefined) return `den.${about}`;
  if (offer.position !== undefined) return goalFace(view.goals?.[Number(about)]?.door);
  if (offer.catcher !== undefined) return `catcher.${Number(about) + 1}`;
  if (offer.verb === "ward" || offer.verb === "return") return offer.door === undefined ? about : openDoor(about);
  return about;
}

/** The order card of a door. */
export function goalFace(door: string | undefined): string | null {
  return door ? door.replace(/^door\./, "goal.") : null;
}
