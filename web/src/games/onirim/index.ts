/** Onirim's table: loaded when a table of Onirim is opened. */

import type { Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import { labelOnirim } from "@/tell/onirim-answers";
import { tellOnirim } from "@/tell/onirim-story";
import { objectOf } from "@/tell/offers";
import { kindOf } from "@/tell/onirim-cards";
import { carried } from "@/table/described";
import type { GameTable } from "@/table/scene";
import Board from "./Board.svelte";
import { TABLE } from "./described";
import { scene } from "./scene";
import type { OnirimView } from "./view";

export const table: GameTable & { brief: GameTable["label"] } = {
  scene,
  label: (offer, words, observation) => labelOnirim(offer, words, observation.view ?? {}),
  brief,
  wish: (spot, from, to) => carried(TABLE, spot, from, to),
  teller: { game: "onirim", tell: tellOnirim },
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
  return found ? words.text(found) : labelOnirim(offer, words, view ?? {});
}
