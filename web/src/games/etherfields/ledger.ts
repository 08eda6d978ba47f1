/** What a team looks back on: its nights as the facts tell them, with the pages that were read in each. Only what happened is here. */

import type { Fact } from "@/api/types";
import type { Names } from "./names";
import type { Text } from "./view";

export interface ReadPage {
  n: number;
  text: Text;
  number: number;
}

/** A dream, one or several slumbers, or the streets between them. */
export interface Night {
  kind: "dream" | "slumber" | "street" | "waking" | "sitting";
  /** What was played, by its names; several slumbers in a row are one night. */
  names: Text[];
  /** How it ended; "": it goes on. */
  result: string;
  rounds: number;
  sitting: number;
  pages: ReadPage[];
  /** The fact with which it began. */
  number: number;
}

export function nightsOf(facts: readonly Fact[]): Night[] {
  const nights: Night[] = [];
  let sitting = 1;
  let open: Night | null = null;
  const begin = (kind: Night["kind"], number: number, names: Text[] = []): Night => {
    const night: Night = { kind, names, result: "", rounds: 0, sitting, pages: [], number };
    nights.push(night);
    return night;
  };
  const named = (fact: Fact, key: string): Text => (fact["names"] as Record<string, Text> | undefined)?.[String(fact[key])] ?? {};
  for (const fact of facts) {
    const { kind, number } = fact;
    if (kind === "dream_entered") open = begin("dream", number, [named(fact, "gate")]);
    else if (kind === "slumber_drawn") {
      const last = nights.at(-1);
      if (last?.kind === "slumber" && last.sitting === sitting) {
        last.names.push(named(fact, "slumber"));
        last.result = "";
        open = last;
      } else open = begin("slumber", number, [named(fact, "slumber")]);
    } else if (kind === "round" && open) open.rounds = Number(fact["round"]);
    else if (kind === "died" && open) open.result = "death";
    else if (kind === "encounter_ended" && open) {
      open.result = open.result === "death" ? "death" : String(fact["result"] || (fact["rewarded"] ? "victory" : "over"));
      open = null;
    } else if (kind === "awakening") {
      open = null;
      begin("waking", number);
    } else if (kind === "sitting") {
      open = null;
      sitting = Number(fact["sitting"]);
      begin("sitting", number);
    } else if (kind === "script") {
      const text = (fact["names"] as Record<string, Text> | undefined)?.["text"];
      const last = nights.at(-1);
      const page = text && { n: Number(fact["n"]), text, number };
      if (page) (open ?? (last && last.kind !== "waking" && last.kind !== "sitting" ? last : begin("street", number))).pages.push(page);
    }
  }
  return nights;
}

/** Paragraphs of a page; pages of a text are read one after the other. */
export function paragraphs(text: string): string[] {
  return text.split(/[\n\f]+/).map((one) => one.trim()).filter(Boolean);
}

const ENDINGS = ["victory", "failure", "death", "aborted"];

/** What a night is called. */
export function titleOf(night: Night, names: Names): string {
  if (night.kind === "dream") return names.text(night.names[0]);
  if (night.kind === "sitting") return names.say("etherfields-board-night-sitting", { n: night.sitting });
  if (night.kind === "slumber") return names.say("etherfields-board-night-slumbers", { n: night.names.length });
  return names.say(`etherfields-board-night-${night.kind}`);
}

/** How it went. */
export function lineOf(night: Night, names: Names): string {
  if (night.kind !== "dream" && night.kind !== "slumber") return "";
  const what = night.kind === "slumber" ? `${night.names.map((one) => names.text(one)).join(", ")}. ` : "";
  const ended = ENDINGS.includes(night.result) ? night.result : night.result ? "over" : "now";
  return what + names.say(`etherfields-board-night-${ended}`, { n: night.rounds });
}
