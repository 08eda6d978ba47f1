/** An observation of Onirim as things in places. It knows no rule: what can be done is what the engine offers. */

import type { Decision, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Scene, Spot, Zone } from "@/table/scene";
import { question } from "@/tell/answers";
import { NAMING } from "@/tell/onirim-answers";
import { COLOURS, colourOf, doorColour, kindOf } from "./cards";
import { choiceOf } from "./choices";
import { pieceZones } from "./pieces";
import { Placed, placesOf } from "./places";
import type { OnirimView } from "./view";
import { doorsOfOne, doorZone, handSpots, heapZone, Layer, pileZone, rowZone, runNote } from "./zones";

const EMPTY: Scene = { zones: {}, order: [], buttons: [], choice: null, prompt: "", summary: "", unseen: [] };
// The keys walk from what is held to what lies further away; zones that are not named come after these.
const ORDER = ["looked", "draft", "hand", "shared", "stored", "resolving", "row", "towers-left", "towers", "towers-right", "doors", "goals"];
const LAST = ["partner-doors", "partner-row", "partner-hand", "pile", "limbo", "discard", "removed", "unused"];
// What belongs to a figure is a button, too: it is part of the turn.
const ALSO_BUTTONS = ["anticipate", "face"];
// The obvious first; whatever is not named stands between.
const FIRST = ["ward", "open", "rally", "play", "build-left", "build-right"];
const LATER = ["discard", "store", "use", "cast"];

export function scene(observation: Observation, words: Words, moment?: Moment): Scene {
  const view = (moment?.view ?? observation.view) as OnirimView | null;
  if (!view) return EMPTY;
  const decision = moment ? moment.decision : observation.decision;
  const offers = moment ? [] : [...observation.actions].sort((a, b) => obviousness(a) - obviousness(b));
  const layer = new Layer(view, words, new Placed(offers));
  const zones: Record<string, Zone> = {};
  for (const zone of [...tableZones(layer, decision), ...pieceZones(layer)]) zones[zone.id] = zone;
  const choice = decision ? choiceOf(decision, offers, layer) : null;
  return {
    zones,
    order: keyOrder(Object.keys(zones)),
    buttons: choice ? [] : buttons(offers, zones),
    choice,
    prompt: prompt(layer, decision, offers),
    summary: summary(layer),
    unseen: unseen(layer),
  };
}

function obviousness(offer: Offer): number {
  const early = FIRST.indexOf(offer.verb);
  const late = LATER.indexOf(offer.verb);
  const place = early >= 0 ? early : FIRST.length + 1 + late;
  return place * 2 + (offer.with === undefined ? 0 : 1);
}

/** Answers that are given at no thing of the table. */
function buttons(offers: readonly Offer[], zones: Record<string, Zone>): Offer[] {
  const placed = new Set(Object.values(zones).flatMap((zone) => zone.spots.flatMap((spot) => spot.actions)));
  return offers.filter((offer) => ALSO_BUTTONS.includes(offer.verb) || !placed.has(offer) || placesOf(offer).length === 0);
}

function keyOrder(ids: string[]): string[] {
  const between = ids.filter((id) => !ORDER.includes(id) && !LAST.includes(id));
  return [...ORDER, ...between, ...LAST].filter((id) => ids.includes(id));
}

// ---- zones ----------------------------------------------------------------------------------------------------

function tableZones(layer: Layer, decision: Decision | null): Zone[] {
  const { view } = layer;
  const name = (id: string) => layer.text(`onirim-zone-${id}`);
  const seat = view.seat ?? 0;
  const one = { number: seat + 1 };
  const watching = view.seat === null;
  const handName = watching ? layer.text("onirim-board-hand-of", one) : layer.text("onirim-board-your-hand");
  const rowName = watching && view.partner ? layer.text("onirim-board-row-of", one) : layer.text("onirim-board-row");
  return [
    pileZone(layer),
    heapZone(layer, "limbo", name("limbo"), view.limbo),
    heapZone(layer, "discard", name("discard"), view.discard),
    doors(layer, one),
    { ...rowZone(layer, "row", rowName, view.row), note: runNote(layer, view.row) },
    { id: "hand", label: handName, layout: "hand", spots: handSpots(layer, "hand", view.hand) },
    ...openCards(layer, decision),
    ...(view.partner ? team(layer, view.partner) : []),
  ];
}

/** Doors of this seat, with the places of those that are missing; in a team, of both, and how many there are together. */
function doors(layer: Layer, one: { number: number }): Zone {
  const { view } = layer;
  const [found, all] = doorCount(view);
  if (!view.partner) {
    const zone = doorZone(layer, "doors", layer.text("onirim-board-doors"), view.doors, view.goal);
    return { ...zone, note: layer.text("onirim-board-found", { found, all }) };
  }
  const label = layer.text(view.seat === null ? "onirim-board-doors-of" : "onirim-board-your-doors", one);
  const zone = doorZone(layer, "doors", label, view.doors, doorsOfOne(view.goal));
  return { ...zone, note: layer.text("onirim-board-found-both", { found, all }) };
}

function doorCount(view: OnirimView): [found: number, all: number] {
  const all = Object.values(view.goal).reduce((sum, count) => sum + count, 0);
  return [view.doors.length + (view.partner?.doors.length ?? 0), all];
}

function team(layer: Layer, partner: NonNullable<OnirimView["partner"]>): Zone[] {
  const { view } = layer;
  const other = { number: partner.seat + 1 };
  return [
    { id: "shared", label: layer.text("onirim-zone-shared"), layout: "hand", spots: layer.cards("shared", view.shared ?? []) },
    doorZone(layer, "partner-doors", layer.text("onirim-board-doors-of", other), partner.doors, doorsOfOne(view.goal)),
    rowZone(layer, "partner-row", layer.text("onirim-board-row-of", other), partner.row),
    {
      id: "partner-hand",
      label: layer.text("onirim-board-hand-of", other),
      layout: "slots",
      spots: handSpots(layer, "partner-hand", partner.hand),
    },
  ];
}

const UNDER = ["incant-order", "harpoon", "paradox-order"];
const DOWN = ["prophecy-order", "tower-order", "spies", "happy-seven"];

/** Cards drawn, looked at, turned over, or to choose from: only while there are any. */
function openCards(layer: Layer, decision: Decision | null): Zone[] {
  const { view } = layer;
  const zones: Zone[] = [];
  if (view.resolving.length) {
    zones.push({ id: "resolving", label: layer.text("onirim-zone-resolving"), layout: "slots", spots: layer.cards("resolving", view.resolving) });
  }
  if (view.draft?.length) {
    zones.push({ id: "draft", label: layer.text("onirim-zone-draft"), layout: "hand", spots: layer.cards("draft", view.draft) });
  }
  if (view.looked.size) {
    const kind = decision?.kind ?? "";
    const name = view.looked.revealed ? "revealed" : kind.startsWith("prophecy") ? "prophecy" : "looked";
    const zone: Zone = { id: "looked", label: layer.text(`onirim-zone-${name}`), layout: "hand", spots: lookedSpots(layer) };
    if (UNDER.includes(kind)) zone.note = layer.text("onirim-board-order-under");
    if (DOWN.includes(kind)) zone.note = layer.text("onirim-board-order");
    zones.push(zone);
  }
  return zones;
}

/** Those that have their new place are numbered; the others can be taken next. */
function lookedSpots(layer: Layer): Spot[] {
  const { cards, size, placed } = layer.view.looked;
  if (cards === null) return Array.from({ length: size }, (_, i) => layer.back("looked", i));
  return layer.cards("looked", cards, (_, i) => {
    if (i >= (placed ?? 0)) return {};
    const text = layer.text("onirim-board-place", { number: i + 1 });
    return { actions: [], faint: true, marks: [{ text, label: text, tone: "gold" }] };
  });
}

// ---- sentences ------------------------------------------------------------------------------------------------

/** What is asked of this seat, whom it is asked of, or how the game ended. */
function prompt(layer: Layer, decision: Decision | null, offers: readonly Offer[]): string {
  const { view } = layer;
  if (view.outcome) return layer.text(`onirim-reason-${view.outcome.reason}`);
  if (!decision) return "";
  if (offers.length || (view.seat !== null && decision.seats.includes(view.seat))) {
    return [question(NAMING, decision, layer.words), ...(decision.kind === "turn" ? [follow(layer, offers)] : [])].join(" ");
  }
  if (!view.partner) return layer.text("onirim-board-nobody-asked");
  return layer.text("onirim-board-other-asked", { number: (decision.seats[0] ?? 0) + 1 });
}

/** Which symbols can come next in the row, of those in the hand: the engine's offers say so. */
function follow(layer: Layer, offers: readonly Offer[]): string {
  const kinds = new Set(offers.flatMap(({ verb, card }) => (verb === "play" && card ? [kindOf(String(card))] : [])));
  const or = (one: string, other: string) => layer.text("onirim-board-or", { one, other });
  const symbols = [...kinds].map((kind) => layer.text("onirim-board-symbol", { kind }));
  return symbols.length ? layer.text("onirim-board-follow", { symbols: symbols.reduce(or) }) : layer.text("onirim-board-follow-none");
}

function summary(layer: Layer): string {
  const { view } = layer;
  const [found, all] = doorCount(view);
  const here = [...view.doors, ...(view.partner?.doors ?? [])];
  const missing = Object.entries(view.goal).flatMap(([door, count]) => {
    const left = count - here.filter((token) => token === door).length;
    const name = layer.colour(doorColour(door));
    return left > 1 ? [layer.text("onirim-board-count", { count: left, name })] : left === 1 ? [name] : [];
  });
  const last = view.row.cards.at(-1);
  const goal = view.goals?.[view.next_goal ?? -1];
  const sizes = { pile: view.pile.size, limbo: view.limbo.length, discard: view.discard.length };
  return [
    missing.length
      ? layer.text("onirim-board-says-doors", { found, all, missing: missing.join(", ") })
      : layer.text("onirim-board-says-all-doors", { all }),
    goal ? layer.text("onirim-board-says-goal", { goal: layer.colour(doorColour(goal.door)) }) : "",
    last
      ? layer.text("onirim-board-says-row", { card: layer.words.card(last), run: runNote(layer, view.row) })
      : layer.text("onirim-board-says-row-empty"),
    layer.text("onirim-board-says-pile", sizes),
    view.hand.cards?.length ? layer.text("onirim-board-says-hand", { cards: layer.told(view.hand.cards) }) : "",
  ]
    .filter((sentence) => sentence)
    .join(" ");
}

/** Cards that this seat cannot see, by colour, then doors, then the rest. */
function unseen(layer: Layer): Scene["unseen"] {
  const groups = [
    ...COLOURS.map((colour) => ({
      label: layer.colour(colour),
      wanted: (token: string) => colourOf(token) === colour && kindOf(token) !== "door",
    })),
    { label: layer.text("onirim-board-unseen-crossroads"), wanted: (token: string) => token.startsWith("x.") || token === "deadend" },
    { label: layer.text("onirim-board-unseen-doors"), wanted: (token: string) => kindOf(token) === "door" },
    { label: layer.text("onirim-board-unseen-dreams"), wanted: (token: string) => ["nightmare", "lost", "happy"].includes(token) },
    { label: layer.text("onirim-board-unseen-denizens"), wanted: (token: string) => kindOf(token) === "den" },
  ];
  const cards = Object.entries(layer.view.unseen);
  return groups
    .map(({ label, wanted }) => ({ label, cards: cards.filter(([token]) => wanted(token)) }))
    .filter((group) => group.cards.length);
}
