/** The four rows: a City in the middle, Dreams on both sides, and how the balance stands. */

import type { Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Placed } from "@/table/placed";
import type { Mark, Spot, Zone } from "@/table/scene";
import { VOID_FIGURE, cityName, placedSpot, rowNumber, signed } from "./names";
import { sidesOf } from "./sides";
import type { About, PlacedDream, Row, RowName, Side, UrbionView } from "./view";

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
export function rowZones(row: Row, name: RowName, view: UrbionView, about: About, placed: Placed, words: Words): Zone[] {
  const [left, right] = sidesOf(view);
  const city = cityZone(row, name, about, placed, words);
  return [sideZone(row, name, left, about, placed, words), city, sideZone(row, name, right, about, placed, words)];
}

function sideZone(row: Row, name: RowName, side: Side, about: About, placed: Placed, words: Words): Zone {
  const id = `${name}.${side}`;
  const spots = row[side].map((dream, i): Spot => {
    const slot = `${id}.${i + 1}`;
    const asked = about.slot === slot;
    const places = [...twins(row[side], dream).map((place) => `${id}/${place}`), ...(asked ? ["asked"] : [])];
    const spot = placedSpot(dream, side, words, placed.at(...places));
    return asked ? { ...spot, marks: [chosen(words), ...(spot.marks ?? [])] } : spot;
  });
  const sides = [id, ...(row.stronger === side ? [`${name}.stronger`] : []), ...(about.slot?.includes(side) ? [`${name}.asked`] : [])];
  const coming = placed.at(...sides.map((one) => `${one}/new`));
  if (coming.length) spots.push(emptyPlace(name, side, row.city, coming, words));
  const details = { row: rowNumber(name), city: cityName(row.city, words), side: words.text(`urbion-side-${side}`) };
  return { id, label: words.text("urbion-board-side", details), layout: "slots", spots };
}

/** The places of a Dream and of its equals: of equals without a Postcard only the first one is named in answers. */
function twins(dreams: PlacedDream[], dream: PlacedDream): number[] {
  const same = (other: PlacedDream) => other === dream || (!other.postcard && !dream.postcard && other.card === dream.card);
  return dreams.flatMap((other, i) => (same(other) ? [i] : []));
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

function cityZone(row: Row, name: RowName, about: About, placed: Placed, words: Words): Zone {
  const actions = placed.at(`${name}.city/0`);
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

