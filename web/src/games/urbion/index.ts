/** Urbion at the table. */

import { labelUrbion } from "@/tell/urbion-answers";
import { tellUrbion } from "@/tell/urbion-story";
import type { GameTable } from "@/table/scene";
import Board from "./Board.svelte";
import { brief, group } from "./menus";
import { near, wish } from "./places";
import { sceneOf } from "./scene";

export const table: GameTable = {
  scene: sceneOf,
  label: (offer, words, observation) => labelUrbion(offer, words, observation.view ?? {}),
  brief,
  group,
  near,
  wish,
  teller: { game: "urbion", tell: tellUrbion },
  Board,
};
