/**
 * A question that is answered on the table: every answer has a tag at its thing, a pile unrolls as a ribbon of cards, and
 * whatever asks reaches for what it wants. Where tags lie is arithmetic on boxes: no answer is covered by its question.
 */

import { around, isFlat, meet, type Area, type Box, type Size } from "./placing";
import type { Choice, Option, Scene } from "./scene";

/** What stands at a thing: an answer, several of a kind, or one that is closed. */
export interface Tag {
  label: string;
  note: string;
  /** The answer that it gives; null: one of the things it points at is clicked, or it is closed. */
  option: Option | null;
  closed: boolean;
  /** I, II, III, …: which of the ways it is. */
  numeral: string;
  box: Box;
  /** The things themselves. */
  things: Box[];
  /** How it would lie then, in small pictures. */
  faces: string[];
  /** It takes all of a hand: where a brace goes around it. */
  brace: Box | null;
}

export interface Asking {
  tags: Tag[];
  ribbon: Option[];
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const LETTER = 7.2; // about so wide is one
const NARROW = 600;
const MIDDLE = 1000; // an upright tablet: two tags and what asks stand side by side
const HIGH = 52;
const LOW = 34;
const BRACE = 20;
const EDGE = 26; // of a card under a tag: a finger needs 24 of it, or finds it by what is left below (WCAG 2.5.8)
const FACE = { width: 30, height: 48 };

/** What lies in the dark behind a question may be covered. */
const BEHIND = new Set(["row", "partner-row", "goals", "limbo", "success", "cities"]);

interface Anchor {
  zone: string;
  /** Boxes of the things; of the zone itself where there are none. */
  boxes: Box[];
  own: boolean;
}

/** The thing at which an answer lies, what asks left aside. */
function anchorOf(option: Option, scene: Scene, zones: Readonly<Record<string, Area>>, asker: string): Anchor | null {
  const id = option.offer?.id;
  const found: Anchor[] = [];
  for (const [name, zone] of Object.entries(scene.zones)) {
    const area = zones[name];
    if (!area || name === asker) continue;
    const boxes = zone.spots.flatMap((spot, i) => {
      const place = area.spots[zone.layout === "pile" ? 0 : i];
      return place && spot.actions.some((offer) => offer.id === id) ? [place] : [];
    });
    if (boxes.length) found.push({ zone: name, boxes, own: true });
  }
  // An empty place where it would lie says more than the thing beside it.
  const best = found.find(({ zone }) => scene.zones[zone]?.spots.some((spot) => spot.face === null && spot.actions.some((offer) => offer.id === id)));
  if (best ?? found[0]) return best ?? (found[0] as Anchor);
  const [place] = (option.offer?.places ?? option.closed?.action?.places?.slice(1) ?? [option.closed ? closedAt(option) : ""]).map((it) => it.split("/")[0] ?? "");
  const area = place ? zones[place] : undefined;
  return place && area ? { zone: place, boxes: [area.box], own: false } : null;
}

/** Where a way that is closed would be. */
const CLOSED: Record<string, string> = { key: "hand", open: "hand", punishment: "spells", mirror: "rallied", door: "doors", mill: "pile", chaos: "rallied" };

export function closedAt(option: Option): string {
  return CLOSED[option.closed?.way ?? ""] ?? "";
}

/** So many lines and letters need about so much room. */
function sizeOf(label: string, note: string, most: number): Size {
  const width = Math.min(most, Math.max(label.length * (LETTER + 1.2), note.length * LETTER) + 30);
  const lines = Math.ceil((label.length * (LETTER + 1.2) + 30) / (width + 1)) + (note ? Math.ceil((note.length * LETTER + 30) / (width + 1)) : 0);
  return { width, height: Math.max(note ? HIGH : LOW, 14 + lines * 19) };
}

export function askingOf(
  choice: Choice,
  scene: Scene,
  zones: Readonly<Record<string, Area>>,
  size: Size,
  asker: string,
  /** The name of several answers of a way ("One of your doors"). */
  several: (way: string) => string,
  /** Where the question itself stands. */
  sentence: Box | null = null,
): Asking {
  const small = size.width < NARROW || isFlat(size);
  const ribbon = choice.style === "cards" ? choice.options.filter(({ offer, face }) => offer !== null && face !== null) : [];
  const groups = new Map<string, { anchor: Anchor; options: Option[] }>();
  for (const option of choice.options) {
    if (ribbon.includes(option)) continue;
    if (option.closed && small) continue; // no room to say what cannot be done
    // What lies at nothing stands below what asks, or in the middle.
    const other = zones[asker]?.box ?? sentence ?? { x: size.width / 2, y: size.height * 0.6, width: 1, height: 1 };
    const anchor = anchorOf(option, scene, zones, asker) ?? { zone: asker, boxes: [other], own: false };
    // Answers of one way that lie at things of one zone are told together; everything else has its own words.
    const together = anchor.own && option.way !== undefined && !option.closed;
    const name = together ? `${anchor.zone} ${option.way}` : `${groups.size}`;
    const group = groups.get(name);
    if (group) {
      group.options.push(option);
      group.anchor.boxes.push(...anchor.boxes);
    } else groups.set(name, { anchor: { ...anchor, boxes: [...anchor.boxes] }, options: [option] });
  }
  const asking = zones[asker]?.box;
  // Nothing is covered that asks, that is asked for, or that somebody would look at.
  const things = [...groups.values()].flatMap(({ anchor }) => (anchor.own ? anchor.boxes : []));
  const all = Object.entries(zones).flatMap(([id, { spots }]) => (id === asker ? [] : spots));
  const others = Object.entries(zones).flatMap(([id, { spots }]) => (id === asker || BEHIND.has(id) ? [] : spots));
  const taken: Box[] = [...[asking, sentence].flatMap((box) => box ?? []), ...things];
  const extra = choice.numbered ? 44 : 0; // the numeral beside it
  const tags = [...groups.values()].map(({ anchor, options }): Tag => {
    const [first] = options as [Option];
    const one = options.length === 1;
    const notes = new Set(options.map((option) => option.offer?.preview ?? ""));
    const label = one ? first.label : several(first.way ?? "") || first.label;
    const note = first.closed ? first.closed.reason : notes.size === 1 ? ([...notes][0] ?? "") : "";
    const { width, height } = sizeOf(label, note, size.width < NARROW ? size.width * 0.47 - extra : small ? 190 - extra : size.width < MIDDLE ? 258 - extra : 280);
    const faces = one ? (first.faces ?? []) : [];
    const shown = faces.length ? { width: Math.max(width, faces.length * (FACE.width + 4) + 26), height: height + FACE.height } : { width, height };
    const whole = !anchor.own && anchor.zone === "hand" && first.closed === null ? (anchor.boxes[0] ?? null) : null;
    const brace = whole && { x: whole.x + whole.width + 5, y: whole.y + 6, width: BRACE, height: whole.height - 12 };
    if (brace) taken.push(brace);
    const box = eased(placeTag(anchor, { width: shown.width + extra, height: shown.height }, size, taken, others), size, taken, all);
    taken.push(box);
    const numeral = choice.numbered ? (ROMAN[(choice.ways?.indexOf(first.way ?? "") ?? -1) + 1] ?? "") : "";
    return { label, note, option: one ? first : null, closed: first.closed !== null, numeral, box, things: brace ? [{ ...brace, height: 4 }] : anchor.own ? anchor.boxes : [], faces, brace };
  });
  return { tags, ribbon };
}

const NEAR = 10; // px from one try to the next

/** Beside its thing: below what lies above the middle, above what lies below it; else as near to that as nothing else lies. */
function placeTag({ zone, boxes }: Anchor, { width, height }: Size, size: Size, taken: readonly Box[], beside: readonly Box[]): Box {
  const thing = around(boxes);
  const low = thing.y + thing.height / 2 > size.height * 0.6;
  let x = thing.x + thing.width / 2 - width / 2;
  let y = low ? thing.y - height - 8 : thing.y + thing.height + 10;
  const whole = thing.width > size.width * 0.3 && low;
  if (zone === "pile") [x, y] = size.width < 600 ? [thing.x + thing.width + 4, thing.y + 4] : [thing.x, thing.y + thing.height + 4];
  // The whole hand: beside it where there is room, else at its end.
  else if (whole && thing.x + thing.width + 46 + width < size.width) [x, y] = [thing.x + thing.width + 46, thing.y + thing.height * 0.4];
  else if (whole) x = thing.x + thing.width - width;
  const within = (atX: number, atY: number): Box => ({
    x: Math.max(6, Math.min(atX, size.width - width - 6)),
    y: Math.max(60, Math.min(atY, size.height - height - 4)),
    width,
    height,
  });
  // Where there is no room for all, a tag lies over what is no answer rather than over one.
  let kept = [...taken, ...beside];
  const free = (box: Box) => !kept.some((other) => meet(other, box));
  const first = within(x, y);
  if (free(first)) return first;
  // The nearest first: whatever is farther than the best so far is not tried at all.
  const apart = (most: number) => Array.from({ length: 2 * Math.ceil(most / NEAR) + 1 }, (_, i) => (i % 2 ? -1 : 1) * Math.ceil(i / 2) * NEAR);
  const search = (columns: readonly number[]): Box | null => {
    let [best, nearest]: [Box | null, number] = [null, Infinity];
    const near = columns.toSorted((one, other) => Math.abs(one - x) - Math.abs(other - x));
    for (const dy of apart(size.height)) {
      if (Math.abs(dy) * 0.8 >= nearest) break;
      for (const column of near) {
        const away = Math.hypot(column - x, dy * 0.8);
        if (away >= nearest) break;
        const box = within(column, y + dy);
        if (free(box)) [best, nearest] = [box, away];
      }
    }
    return best;
  };
  // A phone has room for two side by side, if none stands in the middle.
  const anywhere = () => (size.width < NARROW ? search([0, size.width]) : null) ?? search(apart(size.width).map((dx) => x + dx));
  const found = anywhere();
  if (found) return found;
  kept = [...taken];
  return anywhere() ?? first;
}

/** A tag that crosses a thing near its upper edge leaves slivers on both sides of it: it moves a little, up or down. */
function eased(box: Box, size: Size, taken: readonly Box[], things: readonly Box[]): Box {
  const under = (thing: Box) => thing.x >= box.x && thing.x + thing.width <= box.x + box.width;
  const slivers = (y: number) => things.some((thing) => under(thing) && y > thing.y && y < thing.y + EDGE);
  for (let by = 0; by <= EDGE; by += 2)
    for (const y of [box.y - by, box.y + by]) {
      const moved = { ...box, y };
      const fits = y >= 60 && y + box.height <= size.height - 4;
      if (!slivers(y) && (by === 0 || (fits && !taken.some((other) => meet(other, moved))))) return moved;
    }
  return box;
}
