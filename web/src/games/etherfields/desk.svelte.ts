/**
 * What a person has before them beyond what the server says: which character acts, which cards are meant to pay, where
 * somebody walks. Answers of several steps (a payment, a walk) are sent one after the other.
 */

import type { Offer } from "@/api/types";
import { keep, kept as remembered } from "@/lib/storage";
import type { TableContext } from "@/table/context";
import { argument } from "@/tell/offers";
import { pathTo } from "./layout";
import { Names } from "./names";
import { placed, type Placed, type Spot } from "./spots";
import type { EtherView, Payment } from "./view";

const STEPS = 40; // that one click may lead to
/** Questions about something one might use in between: they can be left to themselves. */
export const WINDOWS = ["interrupt", "reroll", "prevent", "trigger"];
const LEAVING = ["go-on", "accept", "decline"];
const COUNTERS = ["shop", "shop-what", "buy", "save-buy"];
const KEPT = "etherfields-auto";

/** A card or item that is meant to pay: a card by its place in the hand. */
export interface Meant {
  kind: "card" | "item";
  thing: string;
  place: number;
  color: string;
}

type Course = (offers: readonly Offer[], kind: string) => Offer | null;

export class Desk {
  /** Which character somebody has chosen to act with. */
  chosen = $state<string | null>(null);
  meant = $state.raw<Meant[]>([]);
  /** The field whose card is open. */
  opened = $state<string | null>(null);
  automatic = $state.raw<readonly string[]>(kept());
  private course = $state.raw<Course | null>(null);
  private steps = 0;
  private limit = STEPS;
  private proposed = "";

  constructor(private readonly table: TableContext) {}

  readonly view: EtherView = $derived.by(() => (this.table.moment?.view ?? this.table.observation.view) as EtherView);
  readonly names: Names = $derived.by(() => new Names(this.view, this.table.words));
  readonly decision = $derived.by(() => (this.table.moment ? this.table.moment.decision : this.table.observation.decision));
  readonly kind: string = $derived.by(() => this.decision?.kind ?? "");
  readonly about: Record<string, unknown> = $derived.by(() => this.decision?.about ?? {});
  readonly offers: readonly Offer[] = $derived.by(() => (this.table.live ? this.table.observation.actions : []));
  readonly payment: Payment | null = $derived.by(() => (this.kind === "pay" ? this.view.payment : null));
  /** Whose question it is, if it is one character's. */
  readonly asked: string | null = $derived.by(() => {
    const { about, view } = this;
    const who = this.payment?.character ?? about["character"] ?? about["roller"];
    if (typeof who === "string" && view.characters.some(({ id }) => id === who)) return who;
    const seats = this.decision?.seats ?? [];
    return seats.length === 1 && !this.alone ? (view.characters[seats[0] ?? 0]?.id ?? null) : null;
  });
  /** One person plays several characters. */
  readonly alone: boolean = $derived.by(() => this.view.rules.includes("/solo"));
  /** The character whose hand lies open, and for whom commands are given. */
  readonly active: string = $derived.by(() => {
    const { view, offers } = this;
    if (this.asked) return this.asked;
    const able = (id: string | null | undefined) => id && (this.kind !== "command" || offers.some((offer) => offer.from === id));
    const people = view.characters.map(({ id }) => id);
    const own = !this.alone && view.seat !== null ? people[view.seat] : undefined;
    return this.chosen && people.includes(this.chosen) ? this.chosen : (own ?? people.find(able) ?? people[0] ?? "");
  });
  readonly person = $derived.by(() => this.view.characters.find(({ id }) => id === this.active));
  readonly placed: Placed[] = $derived.by(() => placed(this.offers, this.names, this.asked ?? this.active));
  /** The answers that can be given here now: in the action step those of the active character, and what is nobody's. */
  readonly now: Placed[] = $derived.by(() => this.placed.filter(({ offer }) => !this.commanding || !offer.from || offer.from === this.active));
  readonly commanding: boolean = $derived.by(() => this.kind === "command" || this.kind === "turn");
  /** What fills the table instead of the map: a step of an awakening, a counter. */
  readonly screen: "waking" | "counter" | null = $derived.by(() => {
    const { view, kind, offers } = this;
    if (!offers.length && !this.walking) return null;
    if (view.waking && view.waking.at !== "enter") return "waking";
    return view.counter && COUNTERS.includes(kind) ? "counter" : null;
  });
  readonly walking: boolean = $derived.by(() => this.course !== null);

  at(spot: Spot): Offer[] {
    return this.now.filter(({ spots }) => spots.includes(spot)).map(({ offer }) => offer);
  }

  label(offer: Offer): string {
    const said = this.names.label(offer, this.kind, this.about);
    return said.charAt(0).toLocaleUpperCase(this.table.words.language) + said.slice(1);
  }

  choose(id: string): void {
    this.chosen = id;
    this.opened = null;
  }

  act(offer: Offer): void {
    this.course = null;
    this.opened = null;
    this.table.act(offer);
  }

  /** Steps that follow one click: each is the answer that the course finds among those offered. */
  start(course: Course, limit = STEPS): void {
    this.course = course;
    this.steps = 0;
    this.limit = limit;
    this.go();
  }

  /** The server has said something new. */
  go(): void {
    const { table } = this;
    if (!table.live || table.busy) return;
    this.propose();
    if (this.course) {
      const next = ++this.steps > this.limit ? null : this.course(this.offers, this.kind);
      if (next) table.act(next);
      else this.course = null;
      if (next) return;
    }
    if (this.automatic.includes(this.kind) && WINDOWS.includes(this.kind)) {
      const leave = this.offers.find(({ verb }) => LEAVING.includes(verb));
      if (leave) table.act(leave);
    }
  }

  setAutomatic(kind: string, on: boolean): void {
    this.automatic = on ? [...this.automatic, kind] : this.automatic.filter((one) => one !== kind);
    keep(KEPT, this.automatic);
    if (on) this.go();
  }

  // ---- walking -------------------------------------------------------------------------------------------------------

  /** Walk to a field, over those that lie between. */
  walk(to: string): void {
    const whose = this.active;
    this.start((offers, kind) => {
      if (kind !== "step" && kind !== "turn" && kind !== "command") return null;
      const here = this.view.figures.find((one) => one.kind === "character" && one.of === whose)?.field;
      if (!here || here === to) return null;
      const next = pathTo(this.view.map, here, to)[0];
      return offers.find((offer) => offer.verb === "step" && argument(offer) === next) ?? null;
    });
  }

  passAll(): void {
    this.start((offers, kind) => (kind === "command" ? (offers.find(({ verb }) => verb === "pass") ?? null) : null));
  }

  // ---- paying --------------------------------------------------------------------------------------------------------

  /** When a payment opens, the cards of the engine's proposal are meant. */
  private propose(): void {
    const { payment, person } = this;
    if (!payment || !person) {
      this.proposed = "";
      if (this.meant.length) this.meant = [];
      return;
    }
    const key = JSON.stringify([payment.character, payment.for, payment.got, person.hand]);
    if (key === this.proposed) return;
    this.proposed = key;
    const taken = new Set<number>();
    this.meant = payment.proposal.flatMap(([kind, thing, color]): Meant[] => {
      if (kind === "item") return [{ kind: "item", thing, place: -1, color }];
      const place = person.hand.findIndex((card, i) => card === thing && !taken.has(i));
      taken.add(place);
      return place < 0 ? [] : [{ kind: "card", thing, place, color }];
    });
  }

  isMeant(thing: string, place: number): boolean {
    return this.meant.some((one) => one.thing === thing && one.place === place);
  }

  /** Tapped: it is to pay, or no longer. */
  mean(kind: Meant["kind"], thing: string, place: number): void {
    if (this.isMeant(thing, place)) {
      this.meant = this.meant.filter((one) => !(one.thing === thing && one.place === place));
      return;
    }
    const worth = this.payment?.worth[thing];
    if (!worth) return;
    const colors = Object.keys(worth);
    const color = colors.find((one) => this.missing(one) > 0) ?? colors[0];
    if (color) this.meant = [...this.meant, { kind, thing, place, color }];
  }

  /** What the meant cards bring of a colour, with what has come in already. */
  sum(color: string): number {
    const { payment } = this;
    if (!payment) return 0;
    return this.meant.reduce((n, one) => n + (one.color === color ? (payment.worth[one.thing]?.[color] ?? 0) : 0), payment.got[color] ?? 0);
  }

  missing(color: string): number {
    return (this.payment?.needs[color] ?? 0) - this.sum(color);
  }

  get covered(): boolean {
    return Object.keys(this.payment?.needs ?? {}).every((color) => this.missing(color) <= 0);
  }

  /** Pay with what is meant, and then confirm, or roll. */
  pay(last: "confirm" | "boost"): void {
    const left = [...this.meant];
    const open = JSON.stringify([this.payment?.character, this.payment?.for]);
    let done = false;
    this.start((offers, kind) => {
      if (kind !== "pay" || done || JSON.stringify([this.payment?.character, this.payment?.for]) !== open) return null;
      const next = left.shift();
      if (next) {
        const found = offers.find((offer) => offer.verb === "pay" && argument(offer) === next.thing && offer.with === next.color);
        if (found) return found;
      }
      done = true;
      return offers.find(({ verb }) => verb === last) ?? null;
    });
  }
}

/** The answers to a question in an order for the list: what is on the page, then the rest as the engine has it. */
export function listed(desk: Desk): Offer[] {
  const offers = desk.now.map(({ offer }) => offer);
  if (!desk.commanding) return offers;
  const rank = (offer: Offer) => (["use", "play", "lay", "fill", "take-stone", "sign"].includes(offer.verb) ? 0 : offer.verb === "pass" || offer.verb === "end-turn" ? 2 : 1);
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

function kept(): readonly string[] {
  const found = remembered<unknown>(KEPT);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}
