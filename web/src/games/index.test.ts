import { describe, expect, it } from "vitest";
import { GAMES } from ".";

describe("the games of the browser", () => {
  it("are the folders beside this file, each with the words named after it", () => {
    expect(GAMES.onirim?.areas.sort()).toEqual(["onirim", "onirim-board"]);
    expect(GAMES.etherfields?.areas.sort()).toEqual(["etherfields", "etherfields-board"]);
    expect(GAMES.urbion?.areas.sort()).toEqual(["urbion", "urbion-board", "urbion-refusals"]);
  });

  it("offer a table when they are asked for it", async () => {
    for (const game of Object.values(GAMES)) expect((await game.load()).scene).toBeTypeOf("function");
  }, 60_000); // every board is compiled for it, on a machine that may be busy
});
