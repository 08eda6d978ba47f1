/** The forms of what modules and moments lay on the table: order cards, spells, dreamcatchers, towers, the figure. */

import type { DescribedZone, Form } from "@/table/described";
import type { Spot, Zone } from "@/table/scene";
import { doorColour } from "./cards";
import { goalFace } from "./faces";
import type { OnirimView } from "./view";
import type { Layer } from "./zones";

type Of<Name extends keyof OnirimView> = NonNullable<OnirimView[Name]>;

const UNDER = ["incant-order", "harpoon", "paradox-order"];
const DOWN = ["prophecy-order", "tower-order", "spies", "happy-seven"];

const forms = {
  goals(layer: Layer, { id, layout = "strips", ...zone }: DescribedZone, goals: Of<"goals">): Zone[] {
    const next = layer.view.next_goal;
    const spots = goals.map(({ door, covered }, i): Spot => {
      const state = covered ? "-covered" : i === next ? "-next" : "";
      const label = layer.text(`onirim-board-goal${state}`, { number: i + 1, goal: layer.colour(doorColour(door)) });
      const face = goalFace(door);
      const marks = i === next ? [{ text: layer.text("onirim-board-next"), label: "", tone: "gold" as const }] : [];
      return layer.thing(id, i, face ?? door, { face, label, faint: covered, marks });
    });
    return [{ id, label: layer.heading({ id, ...zone }), layout, spots }];
  },

  spells(layer: Layer, { id, layout = "strips", ...zone }: DescribedZone, costs: Of<"costs">): Zone[] {
    const spots = Object.entries(costs).map(([name, cost], i) =>
      layer.thing(id, i, `spell.${name}`, {
        label: layer.text("onirim-board-spell", { spell: layer.text(`onirim-spell-${name}`), cost }),
        about: layer.text(`onirim-spell-${name}-line`),
        marks: [{ text: String(cost), label: layer.text("onirim-board-cost", { count: cost }), tone: "quiet" }],
      }),
    );
    return [{ id, label: layer.heading({ id, ...zone }), layout, spots }];
  },

  /** Each dreamcatcher is a zone: the catcher itself, then what it holds. */
  catchers(layer: Layer, _: DescribedZone, catchers: Of<"catchers">): Zone[] {
    return catchers.map((held, i) => {
      const id = `catcher-${i}`;
      const number = i + 1;
      const label = layer.text("onirim-board-catcher-holds", { number, count: held.length });
      const frame = layer.thing(id, 0, `catcher.${number}`, { label, actions: layer.placed.at(`catchers/${i}`) });
      const cards = held.map((token, place) => layer.thing(id, place + 1, token));
      return { id, label: layer.text("onirim-board-catcher", { number }), layout: "slots", spots: [frame, ...cards] };
    });
  },

  /** The tower row between two places to build at; the first tower has only one. */
  towers(layer: Layer, zone: DescribedZone, towers: Of<"towers">): Zone[] {
    const end = (side: "left" | "right"): Zone => {
      const id = `towers-${side}`;
      const label = layer.text(`onirim-board-${id}`);
      return { id, label, layout: "slots", spots: [layer.vacant(id, 0, layer.text("onirim-board-build"), label)] };
    };
    const marks = towers.aligned ? [{ text: layer.text("onirim-aligned"), label: layer.text("onirim-aligned"), tone: "good" as const }] : [];
    const row: Zone = { id: zone.id, label: layer.heading(zone), layout: "slots", spots: layer.cards(zone.id, towers.row), marks };
    return towers.row.length ? [end("left"), row, end("right")] : [row, end("left")];
  },

  /** Face up, face down, gone. */
  premonitions(layer: Layer, zone: DescribedZone, { up, down, used }: Of<"premonitions">): Zone[] {
    const { id, layout = "strips" } = zone;
    const card = (name: string, index: number, message: string, faint: boolean) => {
      const premonition = layer.text(`onirim-premonition-${name}`);
      const trigger = layer.text(`onirim-premonition-${name}-trigger`);
      const label = layer.text(message, { premonition, trigger });
      return layer.thing(id, index, `premonition.${name}`, { label, about: layer.text(`onirim-premonition-${name}-line`), faint });
    };
    const spots = up.map((name, i) => card(name, i, "onirim-board-premonition", false));
    if (down) {
      const text = layer.text("onirim-face-down", { count: down });
      const marks = [{ text: String(down), label: text, tone: "quiet" as const }];
      spots.push({ ...layer.back(id, up.length, "premonition.back"), label: text, marks });
    }
    for (const name of used) spots.push(card(name, spots.length, "onirim-board-premonition-used", true));
    return [{ id, label: layer.heading(zone), layout, spots }];
  },

  /** The figure, and the card under it. */
  incubus(layer: Layer, zone: DescribedZone, { mode, figure, card }: Of<"incubus">): Zone[] {
    const { id, layout = "tokens" } = zone;
    const name = layer.text(`onirim-incubus-${mode}`);
    const label = figure ? name : layer.text("onirim-board-figure-gone", { name });
    const about = layer.text(`onirim-incubus-${mode}-line`);
    const actions = layer.placed.at("incubus/figure");
    const spots = [layer.thing(id, 0, `incubus.${mode}`, { label, about, faint: !figure, actions })];
    if (card) spots.push(layer.thing(id, 1, card));
    return [{ id, label: layer.heading(zone), layout, spots }];
  },

  /** Cards looked at or turned over: those that have their new place are numbered; the others can be taken next. */
  looked(layer: Layer, { id, layout = "hand" }: DescribedZone, { cards, size, placed, revealed }: Of<"looked">): Zone[] {
    if (!size) return [];
    const kind = layer.asked;
    const name = revealed ? "revealed" : kind.startsWith("prophecy") ? "prophecy" : "looked";
    const note = UNDER.includes(kind) ? "onirim-board-order-under" : DOWN.includes(kind) ? "onirim-board-order" : null;
    const backs = () => Array.from({ length: size }, (_, i) => layer.back(id, i));
    const spots = cards && layer.cards(id, cards, (_, i) => {
      if (i >= (placed ?? 0)) return {};
      const text = layer.text("onirim-board-place", { number: i + 1 });
      return { actions: [], faint: true, marks: [{ text, label: text, tone: "gold" }] };
    });
    return [{ id, label: layer.text(`onirim-zone-${name}`), layout, spots: spots ?? backs(), ...(note && { note: layer.text(note) }) }];
  },
};
export const PIECES: Record<string, Form<Layer>> = forms;
