/** Modules are trays in two wings beside the table: pictures with one caption, no frame. */

import { around, card, grid, RATIO, type Area, type Box } from "./placing";

export interface Tray {
  id: string;
  count: number;
  form: "card" | "strip" | "token" | "hoop" | "heap";
}

const CAPTION = 20;
const HOOPS = 4; // dreamcatchers hang side by side

/** A wing: its zones one below the other, each with its caption above, all smaller where they would not fit. */
export function tray(zones: Record<string, Area>, trays: readonly Tray[], box: Box): void {
  for (let scale = 1; ; scale -= 0.06) {
    let y = box.y + CAPTION;
    let hanging = 0;
    const laid = trays.map(({ id, count, form }) => {
      const ratio = form === "strip" ? 0.7 : form === "token" ? 1 : RATIO;
      if (form === "hoop") {
        const wide = ((box.width - 12) / HOOPS) * Math.max(scale, 0.8);
        const x = box.x + hanging++ * ((box.width - 12) / HOOPS + 4);
        // What a dreamcatcher holds hangs behind it.
        const spots = Array.from({ length: count }, (_, i) =>
          i ? card(x + wide * 0.14, y + wide * 0.5 + Math.min(i, 5) * 7, wide * 0.72, { z: 1, turn: i * 3 - 4 }) : card(x, y, wide, { z: 4 }),
        );
        if (hanging === HOOPS) y += wide * RATIO + 34;
        return [id, { box: around(spots), spots }] as const;
      }
      const full = form === "strip" ? (box.width - 8) / 2 : form === "heap" ? 46 : (box.width - 16) / 3;
      const spots = grid(Math.max(1, count), { ...box, y, height: Infinity }, full * scale, 8, ratio);
      const whole = around(spots);
      y = whole.y + whole.height + CAPTION + 10;
      return [id, { box: whole, spots: spots.slice(0, count) }] as const;
    });
    if (y - CAPTION - 10 <= box.y + box.height || scale < 0.4) {
      for (const [id, area] of laid) zones[id] = area;
      return;
    }
  }
}
