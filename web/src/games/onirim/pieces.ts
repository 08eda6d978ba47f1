/** What the modules lay on the table: order cards and spells, dreamcatchers, towers, premonitions, denizens, the figure. */

import type { Spot, Zone } from "@/table/scene";
import { doorColour } from "./cards";
import { goalFace } from "./faces";
import { heapZone, type Layer } from "./zones";

/** Every zone of the modules in play, in the order of the keys. */
export function pieceZones(layer: Layer): Zone[] {
  const { view } = layer;
  return [
    ...(view.goals ? bookZones(layer) : []),
    ...(view.catchers ? catcherZones(layer) : []),
    ...(view.towers ? towerZones(layer) : []),
    ...(view.premonitions ? [premonitionZone(layer)] : []),
    ...(view.rallied ? denizenZones(layer) : []),
    ...(view.incubus ? [figureZone(layer)] : []),
  ];
}

function bookZones(layer: Layer): Zone[] {
  const { goals = [], next_goal: next, costs = {}, removed = [] } = layer.view;
  const order = goals.map(({ door, covered }, i): Spot => {
    const state = covered ? "-covered" : i === next ? "-next" : "";
    const label = layer.text(`onirim-board-goal${state}`, { number: i + 1, goal: layer.colour(doorColour(door)) });
    const face = goalFace(door);
    const marks = i === next ? [{ text: layer.text("onirim-board-next"), label: "", tone: "gold" as const }] : [];
    return layer.thing("goals", i, face ?? door, { face, label, faint: covered, marks });
  });
  const spells = Object.entries(costs).map(([name, cost], i) =>
    layer.thing("spells", i, `spell.${name}`, {
      label: layer.text("onirim-board-spell", { spell: layer.text(`onirim-spell-${name}`), cost }),
      about: layer.text(`onirim-spell-${name}-line`),
      marks: [{ text: String(cost), label: layer.text("onirim-board-cost", { count: cost }), tone: "quiet" }],
    }),
  );
  return [
    { id: "goals", label: layer.text("onirim-board-goals"), layout: "strips", spots: order },
    { id: "spells", label: layer.text("onirim-board-spells"), layout: "strips", spots: spells },
    ...(removed.length ? [heapZone(layer, "removed", layer.text("onirim-zone-removed"), removed)] : []),
  ];
}

/** Each dreamcatcher is a zone: the catcher itself, then what it holds. */
function catcherZones(layer: Layer): Zone[] {
  const { catchers = [], handbooks = 0 } = layer.view;
  const zones = catchers.map((held, i): Zone => {
    const id = `catcher-${i}`;
    const number = i + 1;
    const label = layer.text("onirim-board-catcher-holds", { number, count: held.length });
    const frame = layer.thing(id, 0, `catcher.${number}`, { label });
    const cards = held.map((token, place) => layer.thing(id, place + 1, token));
    return {
      id,
      label: layer.text("onirim-board-catcher", { number }),
      layout: "slots",
      spots: [frame, ...cards],
    };
  });
  const books = Array.from({ length: handbooks }, (_, i) =>
    layer.thing("handbooks", i, "handbook", { label: layer.text("onirim-board-handbook") }),
  );
  const none = layer.vacant("handbooks", 0, layer.text("onirim-board-none"));
  return [...zones, { id: "handbooks", label: layer.text("onirim-board-handbooks"), layout: "tokens", spots: books.length ? books : [none] }];
}

/** The tower row between two places to build at; the first tower has only one. */
function towerZones(layer: Layer): Zone[] {
  const towers = layer.view.towers ?? { row: [], aligned: false };
  const end = (side: "left" | "right"): Zone => {
    const id = `towers-${side}`;
    const label = layer.text(`onirim-board-${id}`);
    return { id, label, layout: "slots", spots: [layer.vacant(id, 0, layer.text("onirim-board-build"), label)] };
  };
  const marks = towers.aligned ? [{ text: layer.text("onirim-aligned"), label: layer.text("onirim-aligned"), tone: "good" as const }] : [];
  const label = layer.text("onirim-board-towers");
  const row: Zone = { id: "towers", label, layout: "slots", spots: layer.cards("towers", towers.row), marks };
  return towers.row.length ? [end("left"), row, end("right")] : [row, end("left")];
}

/** Face up, face down, gone. */
function premonitionZone(layer: Layer): Zone {
  const { up, down, used } = layer.view.premonitions ?? { up: [], down: 0, used: [] };
  const id = "premonitions";
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
  return { id, label: layer.text("onirim-board-premonitions"), layout: "strips", spots };
}

function denizenZones(layer: Layer): Zone[] {
  const { rallied = [], stored = [], unused } = layer.view;
  const denizens = layer.cards("rallied", rallied.map((denizen) => `den.${denizen}`));
  const none = layer.vacant("rallied", 0, layer.text("onirim-board-none"));
  const box = (unused?.cards ?? []).map((denizen) => `den.${denizen}`);
  return [
    { id: "rallied", label: layer.text("onirim-zone-rallied"), layout: "slots", spots: denizens.length ? denizens : [none] },
    // A stored card is named by its place, so its place is its group.
    ...(stored.length
      ? [{ id: "stored", label: layer.text("onirim-board-stored"), layout: "slots" as const, spots: layer.cards("stored", stored, (_, i) => ({ group: i })) }]
      : []),
    ...(box.length ? [heapZone(layer, "unused", layer.text("onirim-board-unused"), box)] : []),
  ];
}

/** The figure, and the card under it. */
function figureZone(layer: Layer): Zone {
  const { mode, figure, card } = layer.view.incubus ?? { mode: "", figure: false, card: null };
  const name = layer.text(`onirim-incubus-${mode}`);
  const label = figure ? name : layer.text("onirim-board-figure-gone", { name });
  const about = layer.text(`onirim-incubus-${mode}-line`);
  const spots = [layer.thing("incubus", 0, `incubus.${mode}`, { label, about, faint: !figure })];
  if (card) spots.push(layer.thing("incubus", 1, card));
  return { id: "incubus", label: layer.text("onirim-zone-incubus"), layout: "tokens", spots };
}
