/** The four rows: a City in the middle, Dreams on both sides, and how the balance stands. */

import type { Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Mark, Spot, Zone } from "@/table/scene";
import type { Answers } from "./answers";
import { VOID_FIGURE, cityName, placedSpot, rowNumber, signed } from "./names";
import { sidesOf, type About, type Row, type RowName, type Side, type UrbionView } from "./view";

/** How a row stands, for the beam that is drawn below it. */
export interface Beam {
  row: RowName;
  /** The sides from left to right. */
  sides: readonly [Side, Side];
  /** "empty": no Dream; "vacant": no City. */
  state: "balanced" | Side | "empty" | "vacant";
  sum: number;
  /** What stands on the beam: "−2", "0". */
  text: string;
  /** The same in words. */
  label: string;
  void: boolean;
  /** Whether the question is about this row. */
  asked: boolean;
}

export function beamOf(row: Row, name: RowName, view: UrbionView, about: About, words: Words): Beam {
  const empty = row.sognae.length + row.incubi.length === 0;
  const state = row.city === null && empty ? "vacant" : empty ? "empty" : row.balanced ? "balanced" : (row.stronger ?? "empty");
  const sum = signed(row.sum);
  return {
    row: name,
    sides: sidesOf(view),
    state,
    sum: row.sum,
    text: state === "vacant" || state === "empty" ? "" : sum,
    label: words.text(`urbion-board-beam-${state}`, { row: rowNumber(name), city: cityName(row.city, words), sum }),
    void: row.void,
    asked: about.row === name,
  };
}

/** The three zones of a row, from left to right. */
export function rowZones(row: Row, name: RowName, view: UrbionView, about: About, answers: Answers, words: Words): Zone[] {
  const [left, right] = sidesOf(view);
  const city = cityZone(row, name, about, answers, words);
  return [sideZone(row, name, left, about, answers, words), city, sideZone(row, name, right, about, answers, words)];
}

function sideZone(row: Row, name: RowName, side: Side, about: About, answers: Answers, words: Words): Zone {
  const id = `${name}.${side}`;
  const spots = row[side].map((dream, i): Spot => {
    const slot = `${id}.${i + 1}`;
    const spot = placedSpot(dream, side, words, answers.dreams.get(slot) ?? []);
    return about.slot === slot ? { ...spot, marks: [chosen(words), ...(spot.marks ?? [])] } : spot;
  });
  const coming = answers.sides.get(id);
  if (coming) spots.push(emptyPlace(name, side, row.city, coming, words));
  const details = { row: rowNumber(name), city: cityName(row.city, words), side: words.text(`urbion-side-${side}`) };
  return { id, label: words.text("urbion-board-side", details), layout: "slots", spots };
}

/** Where a card that comes may lie: a place to tap. */
function emptyPlace(name: RowName, side: Side, city: string | null, actions: Offer[], words: Words): Spot {
  const details = { row: rowNumber(name), city: cityName(city, words), side: words.text(`urbion-side-${side}`) };
  return {
    key: "",
    token: null,
    face: null,
    caption: words.text("urbion-board-here"),
    label: words.text("urbion-board-lay", details),
    actions,
  };
}

function cityZone(row: Row, name: RowName, about: About, answers: Answers, words: Words): Zone {
  const actions = answers.cities.get(name) ?? [];
  const city = cityName(row.city, words);
  const marks: Mark[] = [];
  if (row.void) marks.push({ face: VOID_FIGURE, label: words.text("urbion-void-here"), tone: "bad" });
  if (about.row === name) marks.push(chosen(words));
  const spot: Spot =
    row.city === null
      ? { key: "", token: null, face: null, caption: city, label: city, actions }
      : { key: "", token: row.city, face: row.city, label: city, about: words.text("urbion-about-city"), actions, ...(marks.length && { marks }) };
  return { id: `${name}.city`, label: words.text("urbion-board-row", { row: rowNumber(name) }), layout: "slots", spots: [spot] };
}

/** The first half of an answer in two steps. */
function chosen(words: Words): Mark {
  return { text: "⇄", label: words.text("urbion-board-chosen"), tone: "gold" };
}

