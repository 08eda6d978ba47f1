/** Etherfields' table: loaded when a table of Etherfields is opened. */

import type { Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { GameTable, Scene } from "@/table/scene";
import Board from "./Board.svelte";
import { Names } from "./names";
import { lastAction, teller } from "./story";
import type { EtherView } from "./view";

export const table: GameTable = {
  scene,
  label: (offer: Offer, words: Words, observation: Observation) => {
    const names = new Names(observation.view as EtherView, words);
    const said = names.label(offer, observation.decision?.kind ?? "", observation.decision?.about ?? {});
    return offer.from ? `${names.person(offer.from)}: ${said}` : said;
  },
  wish: () => null,
  whole: true,
  whereabouts,
  lastAction,
  teller,
  Board,
};

/** The board reads the view itself; a scene has what the frame around it says: the question, and the table in words. */
function scene(observation: Observation, words: Words, moment?: Moment): Scene {
  const view = (moment?.view ?? observation.view) as EtherView | null;
  const decision = moment ? moment.decision : observation.decision;
  const empty: Scene = { zones: {}, order: [], buttons: [], prompt: "", summary: "", unseen: [] };
  if (!view) return empty;
  const names = new Names(view, words);
  const prompt = decision ? names.question(decision.kind, decision.seats, decision.about) : "";
  return { ...empty, prompt, summary: summary(names, view) };
}

/** The dream, slumber or street one is in, and which round it is. */
function whereabouts(observation: Observation, words: Words): { place: string; when: string } | null {
  const view = observation.view as EtherView | null;
  if (!view) return null;
  const names = new Names(view, words);
  const { id, kind, round } = view.encounter;
  const place = kind === "dreamworld" ? (view.campaign?.location ? names.location(view.campaign.location) : "") : names.thing(`${kind === "slumber" ? "slumber" : "gate"}:${id}`);
  return place ? { place, when: round ? names.say("etherfields-board-round", { round, left: Math.max(0, view.turns_left - 1) }) : "" } : null;
}

/** Who stands where, how everybody is, what lies ahead. */
function summary(names: Names, view: EtherView): string {
  const people = view.characters.map((who) => {
    const field = view.figures.find((one) => one.kind === "character" && one.of === who.id)?.field;
    const where = field ? names.field(field) : "";
    return names.say("etherfields-board-says-person", { character: names.person(who.id), where, suffering: who.suffering, cards: who.hand.length });
  });
  const creatures = view.figures.filter((one) => one.kind !== "character" && one.field).map((one) => names.say("etherfields-board-says-figure", { figure: names.figure(`${one.of}.${one.number}`), where: names.field(one.field ?? "") }));
  const round = view.encounter.round ? names.say("etherfields-board-round", { round: view.encounter.round, left: Math.max(0, view.turns_left - 1) }) : "";
  return [round, ...people, ...creatures].filter(Boolean).join(" ");
}
