/** Onirim's table: loaded when a table of Onirim is opened. */

import type { Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import { onirim } from "@/tell/onirim";
import { objectOf } from "@/tell/offers";
import { kindOf } from "./cards";
import { carried } from "@/table/described";
import type { GameTable } from "@/table/scene";
import Board from "./Board.svelte";
import { cues } from "./cues";
import { TABLE } from "./described";
import { habit } from "./habits";
import { scene } from "./scene";
import type { OnirimView } from "./view";

export const table: GameTable & { brief: GameTable["label"] } = {
  scene,
  label: (offer, words, observation) => onirim.label(offer, words, observation.view ?? {}),
  brief,
  wish: (spot, from, to) => carried(TABLE, spot, from, to),
  teller: onirim,
  cues,
  habit,
  deals: "pile",
  room: true,
  Board,
};

/** An answer where it is clear which card is meant: "Play", "Discard: prophecy". */
function brief(offer: Offer, words: Words, observation: Observation): string {
  const view = observation.view as OnirimView | null;
  const [, about] = objectOf(offer);
  const card = offer.slot === undefined ? about : (view?.stored?.[Number(about)] ?? "");
  const first = offer.verb === "build-left" && view?.towers?.row.length === 0;
  const name = `onirim-board-brief-${first ? "build-first" : offer.verb}`;
  const found = [`${name}-${offer.with}`, `${name}-kind-${kindOf(card)}`, name].find((id) => words.has(id));
  return found ? words.text(found) : onirim.label(offer, words, view ?? {});
}
