/** Questions that are answered in a dialog: what is shown above, and the answers in their order, closed ones in place. */

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

/** The dialog of a question; null if it is answered on the table. */
export function choiceOf(decision: Decision, offers: readonly Offer[], layer: Layer): Choice | null {
  return dialogOf(TABLE, decision, offers, layer.view, {
    title: onirim.question(decision, layer.words),
    way: wayOf,
    option: (offer, style) => {
      const face = faceOf(offer, layer.view);
      // The question says what is done with the card; its name is enough.
      const plain = style === "cards" && face !== null && face === argument(offer);
      return { label: plain ? layer.words.card(face) : optionLabel(offer, layer), face };
    },
    shut: (closed: Closed) => {
      const name = `onirim-closed-${closed.way}`;
      return layer.words.has(name) ? layer.text(name) : closed.reason;
    },
    about: (tokens) => layer.cards("about", tokens),
  });
}

/** An answer in words; where a dreamcatcher is emptied, with what it holds. */
function optionLabel(offer: Offer, layer: Layer): string {
  const words = onirim.label(offer, layer.words, layer.view);
  const held = offer.verb === "empty" ? layer.view.catchers?.[Number(offer.catcher)] : undefined;
  if (!held) return words;
  const cards = held.length ? layer.told(held) : layer.text("onirim-board-empty");
  return layer.text("onirim-board-holding", { answer: words, cards });
}
