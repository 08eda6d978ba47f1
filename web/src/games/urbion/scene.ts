/** A table of Urbion as a scene: an observation in words and places, nothing else. */

import type { Moment, Observation } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Scene, Zone } from "@/table/scene";
import { answersOf } from "./answers";
import { signed } from "./names";
import { elementOf, inCardOrder } from "./order";
import { deckZones, handZone, moduleZones, partnerZone, waitingZones } from "./piles";
import { choiceOf, promptOf } from "./questions";
import { beamOf, rowZones, type Beam } from "./rows";
import { ROWS, type About, type UrbionView } from "./view";

export interface UrbionScene extends Scene {
  /** The rows from the top. */
  beams: Beam[];
}

export function sceneOf(observation: Observation, words: Words, moment?: Moment): UrbionScene {
  const view = (moment?.view ?? observation.view) as UrbionView;
  const decision = moment ? moment.decision : observation.decision;
  const about = (decision?.about ?? {}) as About;
  const offers = moment ? [] : observation.actions;
  const answers = answersOf(view, decision, offers);

  const zones = [
    ...waitingZones(view, answers, words),
    ...(view.partner ? [partnerZone(view.partner, words)] : []),
    ...view.rows.flatMap((row, i) => rowZones(row, ROWS[i] ?? "R1", view, about, answers, words)),
    handZone(view, answers, words),
    ...deckZones(view, words),
    ...moduleZones(view, words),
  ];
  const choice = decision && choiceOf(view, decision, offers, words);
  return {
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    order: keyOrder(zones),
    buttons: choice ? [] : answers.buttons, // the dialog has them
    choice,
    prompt: promptOf(view, decision, words),
    summary: summaryOf(view, words),
    unseen: unseenOf(view, words),
    beams: view.rows.map((row, i) => beamOf(row, ROWS[i] ?? "R1", view, about, words)),
  };
}

/** The keys begin at the hand and walk up through the rows; zones without a card are left out. */
function keyOrder(zones: Zone[]): string[] {
  const order = zones.map((zone) => zone.id);
  const row = (id: string) => (/^R\d/.test(id) ? 10 - Number(id[1]) : 0);
  const rows = order.filter(row).sort((one, other) => row(one) - row(other));
  const others = order.filter((id) => id !== "hand" && !row(id));
  const waiting = others.filter((id) => order.indexOf(id) < order.indexOf("hand"));
  return ["hand", ...waiting, ...rows, ...others.filter((id) => !waiting.includes(id))];
}

/** The table in a few sentences: what is claimed, how each row stands, what is left. */
function summaryOf(view: UrbionView, words: Words): string {
  const rows = view.rows.map((row, i) => {
    const beam = beamOf(row, ROWS[i] ?? "R1", view, {}, words);
    return row.void ? words.text("urbion-board-void-row", { beam: beam.label }) : beam.label;
  });
  const goal = words.text("urbion-summary-cities", { claimed: view.goal.claimed, all: view.goal.cities });
  const left = words.text("urbion-board-left", { dreams: view.deck.size, cities: view.city_deck.size });
  const settled = view.postcards && words.text("urbion-summary-inhabitants", { sum: signed(view.postcards.inhabitants.sum) });
  return [goal, ...rows, left, ...(settled ? [settled] : [])].join(" ");
}

/** What may still come: Dreams by element, then Cities, Books and Postcards. */
function unseenOf(view: UrbionView, words: Words): Scene["unseen"] {
  const groups = new Map<string, [string, number][]>();
  for (const entry of inCardOrder(Object.entries(view.unseen))) {
    const element = elementOf(entry[0]);
    groups.set(element, [...(groups.get(element) ?? []), entry]);
  }
  const unseen = [...groups].map(([element, cards]) => {
    return { label: words.text(element ? `urbion-board-of-${element}` : "urbion-board-of-none"), cards };
  });
  const rest: [string, Record<string, number> | undefined][] = [
    ["urbion-zone-cities", view.unseen_cities],
    ["urbion-zone-books", view.books?.unseen],
    ["urbion-board-postcards", view.postcards?.unseen],
  ];
  for (const [name, counts] of rest) {
    if (counts && Object.keys(counts).length) unseen.push({ label: words.text(name), cards: Object.entries(counts) });
  }
  return unseen;
}

