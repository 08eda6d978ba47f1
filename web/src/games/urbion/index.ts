/** Urbion at the table. */

import { label } from "@/tell/answers";
import type { GameTable } from "@/table/scene";
import Board from "./Board.svelte";
import { brief, group } from "./menus";
import { target, wish } from "./places";
import { sceneOf } from "./scene";

export const table: GameTable = {
  scene: sceneOf,
  target,
  label: (offer, words, observation) => label("urbion", offer, words, observation.view),
  brief,
  group,
  wish,
  Board,
};
