/** Urbion at the table. */

import { urbion } from "@/tell/urbion";
import type { GameTable } from "@/table/scene";
import Board from "./Board.svelte";
import { cues } from "./cues";
import { brief, group } from "./menus";
import { near, wish } from "./places";
import { sceneOf } from "./scene";

export const table: GameTable = {
  scene: sceneOf,
  label: (offer, words, observation) => urbion.label(offer, words, observation.view ?? {}),
  brief,
  group,
  near,
  wish,
  teller: urbion,
  cues,
  deals: "deck",
  room: true,
  Board,
};
