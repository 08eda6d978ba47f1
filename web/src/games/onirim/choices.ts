/** Questions that are answered in a dialog: what is shown above, and the answers in their order, closed ones in place. */

import type { Closed, Decision, Offer } from "@/api/types";
import { question } from "@/tell/answers";
import { labelOnirim, NAMING } from "@/tell/onirim-answers";
import type { Choice, Option, Spot } from "@/table/scene";
import { faceOf } from "./faces";
import { argument } from "./places";
import type { Layer } from "./zones";

interface Dialog {
  /** Side by side only where every answer is just a card. */
  style: Choice["style"];
  /** The ways to answer in their order; free actions and what is not named come last. */
  ways: string[];
  /** Cards the question is about. */
  about?: (layer: Layer, decision: Decision) => Spot[];
}

const drawn = (layer: Layer): Spot[] => layer.cards("about", layer.view.resolving);
const named = (layer: Layer, decision: Decision): Spot[] =>
  typeof decision.about.card === "string" ? [layer.thing("about", 0, decision.about.card)] : [];
const WARDS = ["key", "door", "mill", "hand", "punishment", "mirror", "protector", "pathfinder"];

const DIALOGS: Record<string, Dialog> = {
  search: { style: "lines", ways: ["take", "chaos", "captured", "search", "decline"] },
  door: { style: "lines", ways: ["open", "chaos", "limbo"], about: drawn },
  nightmare: { style: "lines", ways: WARDS, about: drawn },
  ward: { style: "lines", ways: WARDS },
  rally: { style: "lines", ways: ["rally", "send-away"], about: drawn },
  happy: { style: "lines", ways: ["seven", "seek", "banish", "captured"], about: drawn },
  "happy-search": { style: "cards", ways: ["fetch", "search"], about: drawn },
  "catcher-take": { style: "lines", ways: ["captured", "chaos", "leave"] },
  empty: { style: "lines", ways: ["empty"] },
  "tower-look": { style: "lines", ways: ["look", "skip"] },
  "tower-loss": { style: "cards", ways: ["lose", "false-alarm"], about: (layer) => layer.cards("about", layer.view.towers?.row ?? []) },
  "prem-order": { style: "lines", ways: ["resolve"] },
  "prem-door": { style: "lines", ways: ["return"] },
  "prem-keys": { style: "cards", ways: ["discard-key"] },
  hammer: { style: "lines", ways: ["hammer"], about: (layer) => layer.cards("about", layer.view.row.cards.slice(-3)) },
  pay: { style: "cards", ways: ["pay"] },
  "cyclo-fetch": { style: "cards", ways: ["cyclo-fetch"], about: named },
};

/** Which of a question's ways an answer is. */
export function wayOf(offer: Offer): string {
  if (offer.verb === "ward") return String(offer.way ?? (offer.door === undefined ? "key" : "door"));
  if (offer.with === "chromatic_chaos") return "chaos";
  if (offer.verb === "take" && offer.from?.startsWith("catcher-")) return "captured";
  return offer.verb;
}

/** The dialog of a question; null if it is answered on the table. */
export function choiceOf(decision: Decision, offers: readonly Offer[], layer: Layer): Choice | null {
  const dialog = DIALOGS[decision.kind];
  if (!dialog || offers.length === 0) return null;
  const rank = (way: string) => (dialog.ways.includes(way) ? dialog.ways.indexOf(way) : dialog.ways.length);
  const lines = [
    ...offers.map((offer) => ({ rank: rank(wayOf(offer)), option: open(offer, layer, dialog.style) })),
    ...(decision.closed ?? []).map((closed) => ({ rank: rank(closed.way), option: shut(closed, layer) })),
  ];
  const options = lines.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
  return { title: question(NAMING, decision, layer.words), about: dialog.about?.(layer, decision) ?? [], options, style: dialog.style };
}

function open(offer: Offer, layer: Layer, style: Choice["style"]): Option {
  const face = faceOf(offer, layer.view);
  // The question says what is done with the card; its name is enough.
  const plain = style === "cards" && face !== null && face === argument(offer);
  return { label: plain ? layer.words.card(face) : optionLabel(offer, layer), face, offer, closed: null };
}

function shut(closed: Closed, layer: Layer): Option {
  const name = `onirim-closed-${closed.way}`;
  return { label: layer.words.has(name) ? layer.text(name) : closed.reason, face: null, offer: null, closed };
}

/** An answer in words; where a dreamcatcher is emptied, with what it holds. */
function optionLabel(offer: Offer, layer: Layer): string {
  const words = labelOnirim(offer, layer.words, layer.view);
  const held = offer.verb === "empty" ? layer.view.catchers?.[Number(offer.catcher)] : undefined;
  if (!held) return words;
  const cards = held.length ? layer.told(held) : layer.text("onirim-board-empty");
  return layer.text("onirim-board-holding", { answer: words, cards });
}
