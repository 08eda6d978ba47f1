/** The forms of zones that every game of Onirim has: pile, heap, cards, hand, row, doors. */

import type { DescribedZone, Form } from "@/table/described";
import type { Placed } from "@/table/placed";
import type { Mark, Spot, Zone } from "@/table/scene";
import type { Words } from "@/i18n/words";
import { BACK, COLOURS, colourOf, counted, doorColour, kindOf, openDoor } from "./cards";
import type { Hand, OnirimView, Row } from "./view";

/** Lays things into zones: gives each its name, its picture and what can be done with it. */
export class Layer {
  constructor(
    readonly view: OnirimView,
    readonly words: Words,
    readonly placed: Placed,
    /** The kind of the open question. */
    readonly asked = "",
  ) {}

  text(id: string, details: Record<string, string | number> = {}): string {
    return this.words.text(id, details);
  }

  /** The full name of a card; towers say what their edges show. */
  name(token: string): string {
    const card = this.words.card(token);
    return kindOf(token) === "tower" ? this.text("onirim-board-tower", { card, token: token.replaceAll(".", "_") }) : card;
  }

  colour(name: string): string {
    return this.text("onirim-colour", { colour: name });
  }

  /** Cards in a sentence, equal ones counted. */
  told(tokens: readonly string[]): string {
    const one = ([token, count]: [string, number]) => {
      const name = this.words.card(token);
      return count > 1 ? this.text("onirim-board-count", { count, name }) : name;
    };
    return counted(tokens).map(one).join(", ");
  }

  /** Something that lies openly at this place of a zone. */
  thing(zone: string, index: number, token: string, more: Partial<Spot> = {}): Spot {
    return {
      key: `${zone}.${index}`,
      token,
      face: token,
      label: more.label ?? this.name(token),
      actions: this.placed.at(`${zone}/${token}`, `${zone}/${index}`),
      about: this.about(token),
      ...more,
    };
  }

  /** What is written on it, or what it is for. */
  about(token: string): string {
    const kind = token.startsWith("x.") ? "crossroads" : kindOf(token);
    const id = kind === "den" ? `onirim-denizen-${token.slice(4)}` : `onirim-about-${kind}`;
    return this.words.has(id) ? this.text(id) : "";
  }

  cards(zone: string, tokens: readonly string[], more: (token: string, index: number) => Partial<Spot> = () => ({})): Spot[] {
    return tokens.map((token, index) => this.thing(zone, index, token, more(token, index)));
  }

  back(zone: string, index: number, face = BACK): Spot {
    const label = this.text("onirim-board-back");
    return { key: `${zone}.${index}`, token: null, face, label, actions: [] };
  }

  /** A place where nothing lies. */
  vacant(zone: string, index: number, caption: string, label = caption): Spot {
    return { key: `${zone}.${index}`, token: null, face: null, label, caption, actions: [] };
  }

  /** The heading of a zone: by whose it is, where there are two players or nobody plays. */
  heading({ id, whose }: DescribedZone): string {
    const { seat, partner } = this.view;
    const name = (base: string) => [`onirim-board-${base}`, `onirim-zone-${base}`].find((text) => this.words.has(text));
    const base = id.replace("partner-", "");
    const theirs = { number: (whose === "partner" ? (partner?.seat ?? 0) : (seat ?? 0)) + 1 };
    const plain = `onirim-board-${base}`;
    const named = partner !== undefined || !this.words.has(plain);
    if (whose === "partner" || (whose === "own" && seat === null && named)) return this.text(`${plain}-of`, theirs);
    return this.text((whose === "own" && named ? name(`your-${base}`) : undefined) ?? name(base) ?? base);
  }
}

const forms = {
  pile: (layer: Layer, zone: DescribedZone) => [pileZone(layer, zone)],
  heap: (layer: Layer, zone: DescribedZone, cards: string[]) => [heapZone(layer, zone, cards)],
  row: (layer: Layer, zone: DescribedZone, row: Row) => [rowZone(layer, zone, row)],
  doors: (layer: Layer, zone: DescribedZone, doors: string[]) => [doorZone(layer, zone, doors)],
  hand: (layer: Layer, zone: DescribedZone, hand: Hand) => [open(layer, zone, handSpots(layer, zone.id, hand))],
  cards: (layer: Layer, zone: DescribedZone, cards: string[]) => {
    const group = (_: string, i: number) => (zone.by === "place" ? { group: i } : {});
    const spots = layer.cards(zone.id, cards.map((card) => named(zone, card)), group);
    return [open(layer, zone, spots)];
  },
  count: (layer: Layer, zone: DescribedZone, number: number) => {
    const token = zone.token ?? zone.id;
    const own = `onirim-board-one-of-${zone.id}`; // where another thing lends its picture
    const label = layer.text(layer.words.has(own) ? own : `onirim-board-${token}`);
    return [open(layer, zone, Array.from({ length: number }, (_, i) => layer.thing(zone.id, i, token, { label })))];
  },
};
export const FORMS: Record<string, Form<Layer>> = forms;

/** Things side by side; where there are none, a place that says so. */
function open(layer: Layer, zone: DescribedZone, spots: Spot[]): Zone {
  const none = zone.empty === "vacant" ? [layer.vacant(zone.id, 0, layer.text("onirim-board-none"))] : [];
  return { id: zone.id, label: layer.heading(zone), layout: zone.layout ?? "slots", spots: spots.length ? spots : none };
}

/** The token of a thing: as the view says it, or by the pattern of its zone. */
function named({ token = "*" }: DescribedZone, card: string): string {
  return token.replace("*", card);
}

/** The cards of a hand, or their backs; of a partner's hand those that are known. */
function handSpots(layer: Layer, zone: string, hand: Hand): Spot[] {
  const open = hand.cards ?? hand.known ?? [];
  const backs = Array.from({ length: Math.max(0, hand.size - open.length) }, (_, i) => layer.back(zone, open.length + i));
  return [...layer.cards(zone, open), ...backs];
}

/** The draw pile: its back, or the card on top if it is known, and the other known places beside it. */
function pileZone(layer: Layer, zone: DescribedZone): Zone {
  const { size, known_top: top, known_bottom: bottom } = layer.view.pile;
  const marks = [...knownMarks(layer, top, "top"), ...knownMarks(layer, bottom, "bottom")];
  const first = top[0];
  const actions = layer.placed.at("pile/top");
  const card = first ? layer.thing("pile", 0, first, { actions }) : { ...layer.back("pile", 0), actions };
  const spots = size ? [card] : [layer.vacant("pile", 0, layer.text("onirim-board-empty"))];
  return { id: zone.id, label: layer.heading(zone), layout: "pile", spots, count: size, marks };
}

function knownMarks(layer: Layer, cards: (string | null)[], end: "top" | "bottom"): Mark[] {
  return cards.flatMap((token, i) => {
    if (token === null) return [];
    const number = i + 1;
    return [{
      face: token,
      text: layer.text(`onirim-board-${end}-mark`, { number }),
      label: layer.text(`onirim-board-${end}`, { number, card: layer.words.card(token) }),
      tone: "quiet" as const,
    }];
  });
}

/** An open heap: the card that came last, how many there are, and all of them to be looked through. */
function heapZone(layer: Layer, zone: DescribedZone, content: readonly string[]): Zone {
  const { id } = zone;
  const cards = content.map((card) => named(zone, card));
  const last = cards.at(-1);
  const spots = last ? [layer.thing(id, cards.length - 1, last)] : [layer.vacant(id, 0, layer.text("onirim-board-empty"))];
  return { id, label: layer.heading(zone), layout: "pile", spots, count: cards.length, contents: counted(cards) };
}

/** Doors that lie in front of somebody, an empty place for each that is missing, and how many there are together. */
function doorZone(layer: Layer, zone: DescribedZone, found: readonly string[]): Zone {
  const { id, whose } = zone;
  const { goal, partner } = layer.view;
  const wanted = partner ? doorsOfOne(goal) : goal;
  const left = [...found];
  const spots: Spot[] = [];
  const kinds = [...new Set([...Object.keys(wanted), ...found])].sort((a, b) => doorRank(a) - doorRank(b));
  for (const door of kinds) {
    const there = left.filter((token) => token === door).length;
    const card = layer.words.card(door);
    for (let i = 0; i < Math.max(there, wanted[door] ?? 0); i++) {
      const index = spots.length;
      const lies = layer.thing(id, index, door, {
        face: openDoor(door), label: layer.text("onirim-board-door", { card }), group: kinds.indexOf(door),
      });
      const missing = layer.text("onirim-board-door-missing", { card });
      const colour = doorColour(door);
      const caption = colour === "oniverse" ? layer.text("onirim-face-oniverse") : layer.colour(colour); // it has to fit
      spots.push(i < there ? lies : { ...layer.vacant(id, index, caption, missing), group: kinds.indexOf(door), ghost: door });
    }
  }
  const note = layer.text(partner ? "onirim-board-found-both" : "onirim-board-found", doorCount(layer.view));
  return { id, label: layer.heading(zone), layout: "slots", spots, ...(whose !== "partner" && { note }) };
}

/** How many doors are found, in a team by both, and how many there are. */
export function doorCount(view: OnirimView): { found: number; all: number } {
  const all = Object.values(view.goal).reduce((sum, count) => sum + count, 0);
  return { found: view.doors.length + (view.partner?.doors.length ?? 0), all };
}

function doorRank(door: string): number {
  const place = COLOURS.indexOf(doorColour(door));
  return place < 0 ? COLOURS.length : place;
}

/** In team play: one place of each colour for each of the two, as the view's goal names the colours. */
function doorsOfOne(goal: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(goal).filter((door) => colourOf(door)).map((door) => [door, 1]));
}

/** A labyrinth row: what is past lies dimmed over gold lines, the running run is a group of its own. */
function rowZone(layer: Layer, zone: DescribedZone, row: Row): Zone {
  const { id, whose } = zone;
  const groups: NonNullable<Zone["groups"]> = [];
  const open = row.cards.length - row.run.length;
  const spans = [...pastSpans(row), { from: row.completed, to: open, done: false, label: "" }].flatMap((span) => byColour(row, span));
  const { length } = row.run;
  const running = length ? layer.text("onirim-board-run-short", { length, colour: alternatives(layer, row.run.colours) }) : "";
  spans.push({ from: open, to: row.cards.length, done: false, label: running });
  const groupOf = new Map<number, number>();
  for (const span of spans.filter(({ from, to }) => from < to)) {
    const groupId = groups.length;
    for (let i = span.from; i < span.to; i++) groupOf.set(i, groupId);
    const past = layer.text(span.done ? "onirim-board-run-done" : "onirim-board-row-past");
    groups.push({ id: groupId, done: span.done, label: span.to <= row.completed ? past : span.label });
  }
  const spots = layer.cards(id, row.cards, (_, i) => ({ group: groupOf.get(i) ?? 0 }));
  const note = whose === "own" && { note: runNote(layer, row) };
  return { id, label: layer.heading(zone), layout: "row", spots, groups, ...note };
}

interface Span {
  from: number;
  to: number;
  done: boolean;
  label: string;
}

/** The completed part: its runs where the view names them, otherwise all of it as one. */
function pastSpans(row: Row): Span[] {
  if (!row.runs) return [{ from: 0, to: row.completed, done: true, label: "" }];
  const spans: Span[] = [];
  let from = 0;
  for (const [start, end] of row.runs) {
    spans.push({ from, to: start, done: false, label: "" }, { from: start, to: end, done: true, label: "" });
    from = end;
  }
  return [...spans, { from, to: row.completed, done: false, label: "" }];
}

/** A broken run ends where another colour begins: cards of two colours do not belong together. */
function byColour(row: Row, span: Span): Span[] {
  if (span.done) return [span];
  const parts: Span[] = [];
  let colour: string | null = null;
  for (let i = span.from; i < span.to; i++) {
    const own = colourOf(row.cards[i] ?? "");
    const part = parts.at(-1);
    if (part && (own === null || colour === null || own === colour)) part.to = i + 1;
    else parts.push({ ...span, from: i, to: i + 1 });
    colour = own ?? (part?.to === i + 1 ? colour : null);
  }
  return parts;
}

/** "red", or "red or blue" where a crossroads leaves it open; "any colour" for all of them. */
export function alternatives(layer: Layer, colours: readonly string[]): string {
  if (colours.length === COLOURS.length) return layer.colour("any");
  return colours
    .map((name) => layer.colour(name))
    .reduce((one, other) => (one ? layer.text("onirim-board-or", { one, other }) : other), "");
}

/** What the running run needs next. */
export function runNote(layer: Layer, row: Row): string {
  return layer.text("onirim-board-run", { length: row.run.length, colour: alternatives(layer, row.run.colours) });
}
