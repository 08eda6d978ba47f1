import { describe, expect, it } from "vitest";
import { Drag, HOLD_MS, targetsOf } from "./drag";
import { offer, spot } from "./testing";

const press = (drag: Drag, touch: boolean, scrolls = true) =>
  drag.press({ pointer: 1, x: 100, y: 100, time: 1000, touch, scrolls });

describe("Drag", () => {
  it("is a tap without a movement, also with a shaking mouse", () => {
    const drag = new Drag();
    press(drag, false);
    expect(drag.move(1, 103, 102)).toBeNull();
    expect(drag.release(1)).toBe("tap");
    expect(drag.phase).toBe("idle");
  });

  it("starts after a few pixels with a mouse, and is dropped", () => {
    const drag = new Drag();
    press(drag, false);
    expect([drag.move(1, 107, 100), drag.move(1, 150, 40)]).toEqual(["start", "move"]);
    expect([drag.dx, drag.dy]).toEqual([50, -60]);
    expect(drag.release(1)).toBe("drop");
  });

  it("leaves a quick finger to the browser, which scrolls", () => {
    const drag = new Drag();
    press(drag, true);
    expect(drag.move(1, 100, 70)).toBe("give-up");
    expect([drag.move(1, 100, 20), drag.release(1)]).toEqual([null, null]);
  });

  it("takes the card after a finger has rested on it", () => {
    const drag = new Drag();
    press(drag, true);
    expect(drag.wait(1000 + HOLD_MS - 1)).toBeNull();
    expect(drag.wait(1000 + HOLD_MS)).toBe("start");
    expect([drag.move(1, 100, 40), drag.release(1)]).toEqual(["move", "drop"]);
  });

  it("is still a tap when a slow finger has not moved", () => {
    const drag = new Drag();
    press(drag, true);
    drag.wait(2000);
    expect(drag.release(1)).toBe("tap");
  });

  it("takes a quick finger seriously where nothing scrolls", () => {
    const drag = new Drag();
    press(drag, true, false);
    expect(drag.move(1, 100, 70)).toBe("start");
  });

  it("does not care about other fingers", () => {
    const drag = new Drag();
    press(drag, false);
    expect([drag.move(2, 300, 300), drag.release(2)]).toEqual([null, null]);
    expect(drag.phase).toBe("pressed");
  });

  it("is given up when the browser takes the pointer away", () => {
    const drag = new Drag();
    expect(drag.cancel()).toBeNull();
    press(drag, false);
    drag.move(1, 200, 200);
    expect([drag.cancel(), drag.phase]).toEqual(["give-up", "idle"]);
  });
});

describe("targetsOf", () => {
  it("collects the answers by the zone into which they lead", () => {
    const left = offer(2, "build-left", { target: "towers" });
    const right = offer(3, "build-right", { target: "towers" });
    const targets = targetsOf(spot("a", [offer(1, "play", { target: "row" }), left, right, offer(4, "ask")]));
    expect([...targets].map(([zone, found]) => [zone, found.map(({ id }) => id)])).toEqual([
      ["row", [1]],
      ["towers", [2, 3]],
    ]);
  });
});
