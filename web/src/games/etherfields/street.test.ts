import { describe, expect, it } from "vitest";
import { meets, panorama, sceneOf, streetIn, type District } from "./street";
import type { EtherView, Thing } from "./view";

const KINDS = ["awakening", "fate", "gate", "shop", "blank", "script", "effect", "gate"];
const district = (id: string, n: number, slot: string, more: [string, string, string][] = []): District => {
  const names = Array.from({ length: n }, (_, i) => `${id}_${i}`);
  const locations = Object.fromEntries(names.map((name, i) => [name, { name: { en: name }, icons: [KINDS[i % KINDS.length] as string] }]));
  const arrows = names.map((name, i): [string, string, string] => [name, names[(i + 1) % n] as string, "path"]);
  const cuts: [string, string, string][] = n > 3 ? [[names[3] as string, names[1] as string, "shortcut"]] : [];
  return { id, thing: { name: { en: id }, slot, locations, arrows: [...arrows, ...cuts, ...more] } as Thing };
};
const SIZES: [number, number][] = [[1440, 842], [1920, 1022], [1280, 662], [820, 1122], [1180, 762], [390, 786], [360, 600], [844, 330]];
const leastOf = (size: [number, number], n: number) => (size[0] < 600 ? (n > 5 ? 28 : 44) : n > 6 ? 66 : 84);
const at = ([width, height]: [number, number]) => ({ width, height });

describe("the street of a district", () => {
  it("uses the window: stage, card and foot fill it and do not cover each other", () => {
    for (const size of SIZES) {
      const { stage, card, foot } = streetIn(at(size));
      expect(meets(stage, card)).toBe(false);
      expect(meets(stage, foot)).toBe(false);
      expect(meets(card, foot)).toBe(false);
      for (const box of [stage, card, foot]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size[0]);
        expect(box.y + box.height).toBeLessThanOrEqual(size[1]);
        expect(Math.min(box.width, box.height)).toBeGreaterThan(70);
      }
    }
  });

  it("lets no house cover another, a name or a signpost, with one to eight houses, on a phone one to six", () => {
    for (const size of SIZES.filter(([, height]) => height > 610)) {
      for (let n = 1; n <= (size[0] < 600 ? 6 : 8); n++) {
        const far = district("far", 2, "A1");
        const near = district("near", 2, "B3");
        const here = district("here", n, "B2", [["here_0", "far_0", "path"], ["here_0", "near_1", "path"]]);
        const { houses, posts } = sceneOf([far, here, near], 1, at(size));
        expect(houses).toHaveLength(n);
        expect(posts.map(({ side }) => side)).toEqual(["left", "right"]);
        const { stage } = streetIn(at(size));
        const names = houses.map(({ name }) => name);
        for (const [i, one] of houses.entries()) {
          expect(one.height, `${size}, ${n} houses`).toBeGreaterThan(leastOf(size, n));
          expect(one.name.x).toBeGreaterThanOrEqual(stage.x - 1);
          expect(one.name.x + one.name.width).toBeLessThanOrEqual(stage.x + stage.width + 1);
          expect(one.name.y + one.name.height).toBeLessThanOrEqual(stage.y + stage.height + 1);
          for (const post of posts) expect(meets(one.name, post), `${size}, ${n}: name ${i} and post ${post.to}`).toBe(false);
          for (const [j, name] of names.entries()) if (j !== i) expect(meets(one.name, name), `${size}, ${n}: names ${i} and ${j}`).toBe(false);
        }
      }
    }
  });

  it("lays stones from house to house and none on a name", () => {
    for (const size of SIZES.filter(([, height]) => height > 610)) {
      const here = district("here", 5, "B2");
      const { houses, ways } = sceneOf([here], 0, at(size));
      expect(ways).toHaveLength(6);
      for (const way of ways) {
        if (size[0] > 600) expect(way.stones.length, `${size} ${way.from} ${way.to}`).toBeGreaterThan(0);
        for (const { x, y } of way.stones) for (const { name } of houses) expect(x > name.x && x < name.x + name.width && y > name.y && y < name.y + name.height).toBe(false);
      }
      const way = ways[0];
      const [a, b] = [houses[0], houses[1]];
      expect(Math.sign(Math.cos(((way?.arrow.turn ?? 0) * Math.PI) / 180))).toBe(Math.sign((b?.foot.x ?? 0) - (a?.foot.x ?? 0)));
    }
  });

  it("shows a path to another district only where that was found", () => {
    const here = district("here", 3, "B2", [["here_1", "hidden_0", "path"]]);
    const { posts, ways } = sceneOf([here], 0, { width: 1440, height: 842 });
    expect(posts).toEqual([]);
    expect(ways.every(({ to }) => !to.startsWith("hidden"))).toBe(true);
  });

  it("has districts as neighbours by where they lie, whichever was found first", () => {
    const [one, two, three] = [district("one", 2, "B2"), district("two", 2, "A2"), district("three", 2, "B3")];
    const view = (order: District[]) => ({ things: Object.fromEntries(order.map(({ id, thing }) => [`dreamworld_tile:${id}`, thing])), campaign: { districts: Object.fromEntries(order.map(({ id }) => [id, {}])) } }) as unknown as EtherView;
    expect(panorama(view([one, two, three])).map(({ id }) => id)).toEqual(["two", "one", "three"]);
    expect(panorama(view([three, one, two])).map(({ id }) => id)).toEqual(["two", "one", "three"]);
    expect(panorama({ things: {} })).toEqual([]);
  });

  it("is the same every time", () => {
    const here = district("here", 5, "B2");
    expect(sceneOf([here], 0, { width: 1440, height: 842 })).toEqual(sceneOf([here], 0, { width: 1440, height: 842 }));
  });
});
