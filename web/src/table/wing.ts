/** Modules are trays in two wings beside the table: pictures with one caption, no frame. */

import { around, card, grid, RATIO, type Area, type Box } from "./placing";

export interface Tray {
  id: string;
  count: number;
  form: "card" | "strip" | "token" | "hoop" | "heap";
}

const CAPTION = 20;
const HOOPS = 4; // dreamcatchers hang side by side

const SMALLEST = 0.4;
const CAPTIONED = 116; // a tray beside another leaves its caption so much room

/** A wing: its zones one below the other, each with its caption above, all smaller where they would not fit; where even
 * that is too much, small ones stand side by side. */
export function tray(zones: Record<string, Area>, trays: readonly Tray[], box: Box): void {
  const fits = ({ bottom }: Hung) => bottom <= box.y + box.height;
  let found = hang(trays, box, 1, false);
  for (let scale = 1; !fits(found) && scale >= SMALLEST; scale -= 0.06) found = hang(trays, box, scale, false);
  if (!fits(found)) for (let scale = 1; scale >= SMALLEST; scale -= 0.06) if (fits((found = hang(trays, box, scale, true)))) break;
  for (const [id, area] of found.laid) zones[id] = area;
}

interface Hung {
  laid: (readonly [string, Area])[];
  bottom: number;
}

function hang(trays: readonly Tray[], box: Box, scale: number, beside: boolean): Hung {
  let [x, y, bottom] = [box.x, box.y + CAPTION, box.y];
  let hanging = 0;
  const laid = trays.map(({ id, count, form }, number) => {
    const ratio = form === "strip" ? 0.7 : form === "token" ? 1 : RATIO;
    if (form === "hoop") {
      const wide = ((box.width - 12) / HOOPS) * Math.max(scale, 0.8);
      const at = box.x + (hanging++ % HOOPS) * ((box.width - 12) / HOOPS + 4);
      // What a dreamcatcher holds hangs behind it.
      const spots = Array.from({ length: count }, (_, i) =>
        i ? card(at + wide * 0.14, y + wide * 0.5 + Math.min(i, 5) * 7, wide * 0.72, { z: 1, turn: i * 3 - 4 }) : card(at, y, wide, { z: 4 }),
      );
      // Hoops hang side by side; whatever comes next lies below them.
      bottom = Math.max(bottom, around(spots).y + around(spots).height);
      if (hanging % HOOPS === 0 || trays[number + 1]?.form !== "hoop") [y, hanging] = [y + wide * RATIO + 34 + CAPTION, 0];
      return [id, { box: around(spots), spots }] as const;
    }
    const full = form === "strip" ? (box.width - 8) / 2 : form === "heap" ? 46 : (box.width - 16) / 3;
    const needed = Math.max(CAPTIONED, Math.max(1, count) * (full * scale + 8));
    if (x > box.x && (!beside || x + needed > box.x + box.width)) [x, y] = [box.x, bottom + CAPTION + 10];
    const spots = grid(Math.max(1, count), { x, y, width: box.x + box.width - x, height: Infinity }, full * scale, 8, ratio);
    const whole = around(spots);
    bottom = Math.max(bottom, whole.y + whole.height);
    x += needed;
    return [id, { box: whole, spots: spots.slice(0, count) }] as const;
  });
  return { laid, bottom };
}
