/** Which games have a table here; each is loaded when a table of it is opened. */

import type { GameTable } from "@/table/scene";

export interface Playable {
  /** The files of words it needs. */
  areas: string[];
  load(): Promise<GameTable>;
}

export const GAMES: Record<string, Playable> = {
  onirim: { areas: ["onirim", "onirim-board"], load: async () => (await import("./onirim")).table },
  urbion: { areas: ["urbion", "urbion-refusals", "urbion-board"], load: async () => (await import("./urbion")).table },
};
