/**
 * Which games have a table here: every folder with an index.ts that offers a `table`. It is loaded when a table of that
 * game is opened.
 */

import { areasOf } from "@/i18n/library";
import type { GameTable } from "@/table/scene";

export interface Playable {
  /** The files of words it needs. */
  areas: string[];
  load(): Promise<GameTable>;
}

const FOLDERS = import.meta.glob<GameTable>("./*/index.ts", { import: "table" });

export const GAMES: Record<string, Playable> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, load]) => {
    const name = path.split("/")[1] ?? "";
    return [name, { areas: areasOf(name), load }];
  }),
);
