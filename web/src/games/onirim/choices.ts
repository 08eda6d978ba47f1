/** Questions whose answers are told at their things: in their order, closed ones in place. */

import type { Closed, Decision, Offer } from "@/api/types";
import { dialogOf } from "@/table/described";
import type { Choice } from "@/table/scene";
import { argument } from "@/tell/offers";
import { onirim } from "@/tell/onirim";
import { TABLE } from "./described";
import { faceOf } from "./faces";
import type { Layer } from "./zones";

/** Which of a question's ways an answer is. */
function wayOf(offer: Offer): string {
  if (offer.verb === "ward") return String(offer.way ?? (offer.door === undefined ? "key" : "door"));
  if (offer.with === "chromatic_chaos") return "chaos";
  if (offer.verb === "take" && offer.from?.startsWith("catcher-")) return "captured";
  return offer.verb;
}

/** The answers of a question in words; null if the things themselves say enough. */
export function choiceOf(decision: Decision, offers: readonly Offer[], layer: Layer): Choice | null {
  const asked = dialogOf(TABLE, decision, offers, {
    title: questionOf(decision, layer),
    way: wayOf,
    option: (offer, style) => {
      const face = faceOf(offer, layer.view);
      // The question says what is done with the card; its name is enough.
      const plain = style === "cards" && face !== null && face === argument(offer);
      return { label: plain ? capital(layer.words.card(face)) : optionLabel(offer, layer), face };
    },
    shut: (closed: Closed) => {
      const name = [`onirim-table-closed-${closed.way}`, `onirim-closed-${closed.way}`].find((id) => layer.words.has(id));
      return name ? capital(layer.text(name)) : closed.reason;
    },
  });
  return asked && { ...asked, numbered: decision.kind === "nightmare" || decision.kind === "ward" };
}

/** A question as it is asked at this table. */
export function questionOf(decision: Decision, layer: Layer): string {
  const name = `onirim-table-ask-${decision.kind}`;
  return layer.words.has(name) ? layer.text(name) : onirim.question(decision, layer.words);
}

/** Whatever stands alone begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An answer as its thing says it: what is given, not how it is written down. */
function labelOf(offer: Offer, layer: Layer): string {
  const way = offer.verb === "ward" ? `-${wayOf(offer)}` : "";
  const plain = offer.from === undefined && offer.with === undefined;
  const name = `onirim-table-do-${offer.verb}${way}`;
  if (!plain || !layer.words.has(name)) return capital(onirim.label(offer, layer.words, layer.view));
  const about = argument(offer);
  return capital(layer.text(name, { card: about && !offer.way ? layer.words.card(about) : "" }));
}

/** An answer in words; where a dreamcatcher is emptied, with what it holds. */
function optionLabel(offer: Offer, layer: Layer): string {
  const words = labelOf(offer, layer);
  const held = offer.verb === "empty" ? layer.view.catchers?.[Number(offer.catcher)] : undefined;
  if (!held) return words;
  const cards = held.length ? layer.told(held) : layer.text("onirim-board-empty");
  return layer.text("onirim-board-holding", { answer: words, cards });
}
