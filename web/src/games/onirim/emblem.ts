import type { Emblem } from "../emblems";
import type { OnirimView } from "./view";

export const emblem: Emblem = {
  fan: ["red.moon", "door.blue.open", "nightmare"],
  modules: {
    book: { face: "goal.red", at: "62% 50%", size: "170%" },
    glyphs: { face: "blue.glyph", at: "50% 36%", size: "210%" },
    dreamcatchers: { face: "catcher.1", at: "50% 42%", size: "160%" },
    towers: { face: "tower.red.4", at: "50% 45%", size: "150%" },
    premonitions: { face: "happy", at: "50% 40%", size: "190%" },
    crossroads: { face: "x.sun", at: "50% 50%", size: "200%" },
    oniverse: { face: "door.oniverse", at: "50% 60%", size: "150%" },
    incubus: { face: "incubus.protector", at: "50% 50%", size: "110%" },
  },
  counts: (seen) => {
    const { doors, partner, goal, pile } = seen as OnirimView;
    const all = Object.values(goal).reduce((sum, one) => sum + one, 0);
    return { found: doors.length + (partner?.doors.length ?? 0), all, left: pile.size };
  },
};
