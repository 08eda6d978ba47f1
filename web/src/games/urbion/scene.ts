/** A table of Urbion as a scene: an observation in words and places, nothing else. */

import type { Moment, Observation } from "@/api/types";
import type { Words } from "@/i18n/words";
import { keyOrder, onTable, zonesOf } from "@/table/described";
import { Placed } from "@/table/placed";
import type { Choice, Option, Scene } from "@/table/scene";
import { TABLE } from "./described";
import { signed } from "./names";
import { elementOf, inCardOrder } from "./order";
import { atTheirBooks, picking, setsOf } from "./picking";
import { FORMS } from "./piles";
import { choiceOf, promptOf } from "./questions";
import { beamOf, type Beam } from "./rows";
import { ROWS } from "./sides";
import type { About, UrbionView } from "./view";

export interface UrbionScene extends Scene {
  /** The rows from the top. */
  beams: Beam[];
  asking: Choice | null;
  claimed: string[];
  goal: { cities: number; claimed: number };
}

export function sceneOf(observation: Observation, words: Words, moment?: Moment): UrbionScene {
  const view = (moment?.view ?? observation.view) as UrbionView;
  const decision = moment ? moment.decision : observation.decision;
  const about = (decision?.about ?? {}) as About;
  const offers = moment ? [] : atTheirBooks(observation.actions, view);
  const placed = new Placed(offers);

  const sets = setsOf(decision, offers);
  const lying = zonesOf(TABLE, view, FORMS, { view, about, placed, words });
  const zones = sets ? lying.map((zone) => picking(zone, view, about)) : lying;
  // That a City is not level is seen; why there is no room is said. A set of Dreams is picked.
  const seen = ({ closed, offer }: Option) => closed?.action?.verb === "ruin" || (sets !== null && offer !== null);
  const asked = decision && choiceOf(view, decision, offers, words);
  const asking = onTable(asked && { ...asked, options: asked.options.filter((option) => !seen(option)) });
  const told = new Set(asking?.options.map(({ offer }) => offer));
  const inSets = new Set(sets?.map(({ offer }) => offer));
  return {
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    order: keyOrder(TABLE, zones.map(({ id }) => id).toSorted((one, other) => nearness(one) - nearness(other))),
    buttons: placed.buttons(zones).filter((offer) => !inSets.has(offer) && (!told.has(offer) || offer.places?.every((place) => place === "button"))),
    ...(sets && { sets }),
    asking,
    claimed: view.success,
    goal: view.goal,
    prompt: promptOf(view, decision, words),
    summary: summaryOf(view, words),
    unseen: unseenOf(view, words),
    beams: view.rows.map((row, i) => beamOf(row, ROWS[i] ?? "R1", view, about, words)),
  };
}

/** The keys walk up through the rows: the lowest is the nearest. */
function nearness(id: string): number {
  return /^R\d/.test(id) ? -Number(id[1]) : 0;
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

