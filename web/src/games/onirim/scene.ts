/** An observation of Onirim as things in places. It knows no rule: what can be done is what the engine offers. */

import type { Decision, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import { inOrder, keyOrder, zonesOf } from "@/table/described";
import { Placed } from "@/table/placed";
import type { Scene } from "@/table/scene";
import { onirim } from "@/tell/onirim";
import { COLOURS, colourOf, doorColour, kindOf } from "./cards";
import { choiceOf } from "./choices";
import { TABLE } from "./described";
import { PIECES } from "./pieces";
import type { OnirimView } from "./view";
import { doorCount, FORMS, Layer, runNote } from "./zones";

const EMPTY: Scene = { zones: {}, order: [], buttons: [], choice: null, prompt: "", summary: "", unseen: [] };

export function scene(observation: Observation, words: Words, moment?: Moment): Scene {
  const view = (moment?.view ?? observation.view) as OnirimView | null;
  if (!view) return EMPTY;
  const decision = moment ? moment.decision : observation.decision;
  const offers = moment ? [] : inOrder(TABLE, observation.actions);
  const layer = new Layer(view, words, new Placed(offers), decision?.kind ?? "");
  const zones = Object.fromEntries(zonesOf(TABLE, view, { ...FORMS, ...PIECES }, layer).map((zone) => [zone.id, zone]));
  const choice = decision ? choiceOf(decision, offers, layer) : null;
  return {
    zones,
    order: keyOrder(TABLE, Object.keys(zones)),
    buttons: choice ? [] : layer.placed.buttons(Object.values(zones)),
    choice,
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
    return [onirim.question(decision, layer.words), ...(decision.kind === "turn" ? [follow(layer, offers)] : [])].join(" ");
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
