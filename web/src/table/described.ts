/**
 * A table as its game describes it (src/reverie/games/<game>/table.json, which the other tables read, too): which zones
 * there are and how they lie, which answers come first, which questions are asked in a dialog.
 */

import type { Closed, Decision, Offer, View } from "@/api/types";
import type { Choice, Layout, Option, Scene, Spot, Zone } from "./scene";

export interface DescribedZone {
  id: string;
  /** What it is made of: "heap", "cards", "hand", …; each game has some of its own. */
  form: string;
  /** Where the view has it, if not under its own name: "partner.hand". */
  of?: string;
  module?: string;
  whose?: "own" | "partner" | "both";
  /** How its things lie, if not as its form usually does. */
  layout?: Layout;
  /** The token of its things, "*" standing for what the view says ("den.*"). */
  token?: string;
  /** "place": its things are called by their places. */
  by?: "place";
  /** What is seen while nothing lies in it; not given: nothing at all. */
  empty?: "shown" | "roomy" | "vacant";
}

interface Dialog {
  /** Side by side only where every answer is just a card. */
  style?: Choice["style"];
  /** The ways to answer in their order; what is not named comes last. */
  ways?: string[];
}

export interface Description {
  zones: DescribedZone[];
  /** The parts of the board, and which zones lie there in which order. */
  trays: Record<string, string[]>;
  /** Where the keys begin, and where they end; zones that are not named come between. */
  keys: { first: string[]; last: string[] };
  /** The obvious answers first; whatever is not named stands between. */
  answers: { first: string[]; last: string[] };
  /** What is meant when a card is carried where no answer goes: what cards are called, verbs by zone, and whole answers. */
  carrying?: { cards: Record<string, string>; verbs: Record<string, string>; ways: Record<string, string> };
  dialogs: Record<string, Dialog>;
}

/** Something inside a view by its path. */
export function inside(view: View, path: string): unknown {
  return path.split(".").reduce((found: unknown, name) => (found as Record<string, unknown> | null | undefined)?.[name], view);
}

/** What a form makes of a zone and of what the view says of it; a game has whatever it needs at hand for that. */
export type Form<AtHand> = (atHand: AtHand, zone: DescribedZone, content: never) => Zone[];

/** Every zone that this game has, in the form that it lies in; a form that is not known here is not shown. */
export function zonesOf<AtHand>({ zones }: Description, view: View, forms: Record<string, Form<AtHand>>, atHand: AtHand): Zone[] {
  return zones.flatMap((zone) => {
    const content = inside(view, zone.of ?? zone.id) ?? null;
    const empty = content === null || (zone.empty === undefined && Array.isArray(content) && content.length === 0);
    return empty ? [] : (forms[zone.form]?.(atHand, zone, content as never) ?? []);
  });
}

export function keyOrder({ keys }: Description, ids: string[]): string[] {
  const between = ids.filter((id) => !keys.first.includes(id) && !keys.last.includes(id));
  return [...keys.first, ...between, ...keys.last].filter((id) => ids.includes(id));
}

/** The zones of a part of the board; the part called "pieces" also has those that nobody gave a place. */
export function trayOf({ trays }: Description, scene: Scene, name: string): Zone[] {
  const placed = Object.values(trays).flat();
  const others = name === "pieces" ? Object.keys(scene.zones).filter((id) => !placed.includes(id)) : [];
  return [...(trays[name] ?? []), ...others].flatMap((id) => scene.zones[id] ?? []);
}

/** Answers in the order in which a menu names them; with help after without. */
export function inOrder({ answers: { first, last } }: Description, offers: readonly Offer[]): Offer[] {
  const rank = ({ verb, with: helped }: Offer) => {
    const place = first.includes(verb) ? first.indexOf(verb) : first.length + 1 + last.indexOf(verb);
    return place * 2 + (helped === undefined ? 0 : 1);
  };
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** The words of "this card to that zone", which the server will refuse, and say why; null if it cannot be said. */
export function carried({ carrying }: Description, spot: Spot, from: string, to: string): string | null {
  if (spot.token === null || !carrying) return null;
  const name = carrying.cards[from] === undefined ? spot.token : carrying.cards[from].replace("*", String(spot.group ?? spot.token));
  const verb = carrying.cards[from] === undefined ? undefined : carrying.verbs[to];
  if (verb !== undefined) return `${verb} ${name}`;
  return carrying.ways[`${from} ${to}`]?.replace("*", spot.token) ?? null;
}

/** What a dialog needs to know of a game. */
export interface Asking {
  title: string;
  /** Which of a question's ways an answer is. */
  way(offer: Offer): string;
  option(offer: Offer, style: Choice["style"]): Omit<Option, "offer" | "closed">;
  shut(closed: Closed): string;
}

/** The dialog of a question with its answers in order, closed ones in place; null if it is answered on the table. */
export function dialogOf({ dialogs }: Description, decision: Decision, offers: readonly Offer[], asking: Asking): Choice | null {
  const dialog = dialogs[decision.kind];
  if (!dialog || offers.length === 0) return null;
  const { style = "lines", ways = [] } = dialog;
  const rank = (way: string) => (ways.includes(way) ? ways.indexOf(way) : ways.length);
  const lines: { rank: number; option: Option }[] = [
    ...offers.map((offer) => ({
      rank: rank(asking.way(offer)),
      option: { ...asking.option(offer, style), offer, closed: null, way: asking.way(offer) },
    })),
    ...(decision.closed ?? []).map((closed) => ({
      rank: rank(closed.way),
      option: { label: asking.shut(closed), face: null, offer: null, closed, way: closed.way },
    })),
  ];
  const options = lines.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
  return { title: asking.title, options, style, ways };
}

/** A question as it is told on the table: answers that belong to no thing are buttons, as ever. */
export function onTable(choice: Choice | null): Choice | null {
  if (!choice) return null;
  const options = choice.options.filter(({ offer }) => offer === null || offer.places?.some((place) => place !== "button"));
  return options.some(({ offer }) => offer !== null) ? { ...choice, options } : null;
}
