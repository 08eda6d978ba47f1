/** An observation of Onirim as things in places. It knows no rule: what can be done is what the engine offers. */

import type { Decision, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import { inOrder, keyOrder, onTable, zonesOf } from "@/table/described";
import { Placed } from "@/table/placed";
import type { Choice, Scene } from "@/table/scene";
import { COLOURS, colourOf, doorColour, kindOf } from "./cards";
import { capital, choiceOf, questionOf } from "./choices";
import { TABLE } from "./described";
import { PIECES } from "./pieces";
import type { OnirimView } from "./view";
import { alternatives, doorCount, FORMS, Layer, runNote } from "./zones";

/** What the table of Onirim tells besides: what may still come of each colour, and how many nightmares. */
export interface OnirimScene extends Scene {
  asking: Choice | null;
  left: { colour: string; label: string; symbols: [string, number][] }[];
  nightmares: number;
  /** The row has no card yet. */
  beginning: boolean;
  /** The symbols that could follow, if something in the hand can. */
  next: string[];
}

const EMPTY: OnirimScene = { zones: {}, order: [], buttons: [], prompt: "", summary: "", unseen: [], asking: null, left: [], nightmares: 0, beginning: false, next: [] };

export function scene(observation: Observation, words: Words, moment?: Moment): OnirimScene {
  const view = (moment?.view ?? observation.view) as OnirimView | null;
  if (!view) return EMPTY;
  const decision = moment ? moment.decision : observation.decision;
  const offers = moment ? [] : inOrder(TABLE, observation.actions);
  const layer = new Layer(view, words, new Placed(offers), decision?.kind ?? "");
  const zones = Object.fromEntries(zonesOf(TABLE, view, { ...FORMS, ...PIECES }, layer).map((zone) => [zone.id, zone]));
  const asking = decision ? onTable(choiceOf(decision, offers, layer)) : null;
  const told = new Set(asking?.options.map(({ offer }) => offer));
  return {
    zones,
    order: keyOrder(TABLE, Object.keys(zones)),
    buttons: layer.placed.buttons(Object.values(zones)).filter((offer) => !told.has(offer)),
    asking,
    left: left(layer),
    nightmares: view.unseen.nightmare ?? 0,
    beginning: view.row.cards.length === 0,
    next: [...new Set(offers.flatMap(({ verb, card }) => (verb === "play" && card ? [kindOf(String(card))] : [])))],
    prompt: prompt(layer, decision, offers),
    summary: summary(layer),
    unseen: unseen(layer),
  };
}

// ---- sentences ------------------------------------------------------------------------------------------------

/** What is asked of this seat, whom it is asked of, or how the game ended. */
function prompt(layer: Layer, decision: Decision | null, offers: readonly Offer[]): string {
  const { view } = layer;
  if (view.outcome) return layer.text(`onirim-reason-${view.outcome.reason}`);
  if (!decision) return "";
  if (offers.length || (view.seat !== null && decision.seats.includes(view.seat))) {
    return decision.kind === "turn" ? follow(layer, offers) : questionOf(decision, layer);
  }
  if (!view.partner) return layer.text("onirim-board-nobody-asked");
  return layer.text("onirim-board-other-asked", { number: (decision.seats[0] ?? 0) + 1 });
}

/** What the run needs, and what of the hand carries it on: the engine's offers say so. */
function follow(layer: Layer, offers: readonly Offer[]): string {
  const { length, colours } = layer.view.row.run;
  const run = layer.text("onirim-table-run", { length, colour: capital(alternatives(layer, colours)) });
  if (!length) return run;
  const fits = (card: string) => colours.includes(colourOf(card) ?? "") || colourOf(card) === null;
  const kinds = new Set(offers.flatMap(({ verb, card }) => (verb === "play" && card && fits(String(card)) ? [kindOf(String(card))] : [])));
  const or = (one: string, other: string) => layer.text("onirim-board-or", { one, other });
  const symbols = [...kinds].map((kind) => layer.text("onirim-table-a-symbol", { kind }));
  const then = symbols.length ? layer.text("onirim-table-carry", { symbols: capital(symbols.reduce(or)) }) : layer.text("onirim-table-carry-none");
  return `${run} ${then}`;
}

const COUNTED = ["sun", "moon", "key", "glyph"];

/** Numbers where they matter: what may still come of a colour stands under its doors. */
function left(layer: Layer): OnirimScene["left"] {
  const { unseen, goal } = layer.view;
  return COLOURS.filter((colour) => `door.${colour}` in goal).map((colour) => {
    const symbols = COUNTED.flatMap((kind): [string, number][] => {
      const count = unseen[`${colour}.${kind}`];
      return count || kind !== "glyph" ? [[kind, count ?? 0]] : [];
    });
    const counts = symbols.map(([kind, count]) => layer.text("onirim-board-count", { count, name: layer.text("onirim-board-symbol", { kind }) }));
    return { colour, symbols, label: layer.text("onirim-board-left", { colour: layer.colour(colour), counts: counts.join(", ") }) };
  });
}

function summary(layer: Layer): string {
  const { view } = layer;
  const { found, all } = doorCount(view);
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

/** Cards that this seat cannot see: doors and nightmares, then by colour, then the rest. */
function unseen(layer: Layer): Scene["unseen"] {
  // What decides comes first: doors to be found, and what lurks.
  const groups = [
    { label: layer.text("onirim-board-unseen-doors"), wanted: (token: string) => kindOf(token) === "door" },
    { label: layer.text("onirim-board-unseen-dreams"), wanted: (token: string) => ["nightmare", "lost", "happy"].includes(token) },
    ...COLOURS.map((colour) => ({
      label: layer.colour(colour),
      wanted: (token: string) => colourOf(token) === colour && kindOf(token) !== "door",
    })),
    { label: layer.text("onirim-board-unseen-crossroads"), wanted: (token: string) => token.startsWith("x.") || token === "deadend" },
    { label: layer.text("onirim-board-unseen-denizens"), wanted: (token: string) => kindOf(token) === "den" },
  ];
  const cards = Object.entries(layer.view.unseen);
  return groups
    .map(({ label, wanted }) => ({ label, cards: cards.filter(([token]) => wanted(token)) }))
    .filter((group) => group.cards.length);
}
