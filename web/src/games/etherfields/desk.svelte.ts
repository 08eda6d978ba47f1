/**
 * What a person has before them beyond what the server says: which character acts, which cards are meant to pay, what has
 * been answered ahead. The server says what follows an answer as far as this seat can know (`ahead`); so a command with
 * its choices and its payment, or a whole walk, is drafted here and goes with one message. Nothing of a draft has
 * happened: putting it away costs nothing.
 */

import type { Offer } from "@/api/types";
import { keep, kept as remembered } from "@/lib/storage";
import type { TableContext } from "@/table/context";
import { argument } from "@/tell/offers";
import { Names } from "./names";
import { joining, POINTING, proposals, type Proposal } from "./together";
import { placed, type Placed, type Spot } from "./spots";
import type { Ahead, EtherView, Payment, Step, Walk } from "./view";
import { declining, isWindow, leave, wishesFrom, type Asking, type Declined, type Wishes } from "./windows";

const COUNTERS = ["shop", "shop-what", "buy", "save-buy"];
const KEPT = "etherfields-auto";
const STEPS = 64; // that one click may lead to
/** Cards are picked first, and go with one message. */
const PICKED = ["discard-first", "hand-limit"];

/** A card or item that is meant to pay: a card by its place in the hand. */
export interface Meant {
  kind: "card" | "item";
  thing: string;
  place: number;
  color: string;
}

/** Answers that were given here and not sent yet, and the question that follows them. */
interface Draft {
  given: string[];
  /** The character that began it. */
  from: string | undefined;
  step: Step;
}

type Course = (offers: readonly Offer[], kind: string) => Offer | null;

export class Desk {
  /** Which character somebody has chosen to act with. */
  chosen = $state<string | null>(null);
  meant = $state.raw<Meant[]>([]);
  /** Cards that are to be discarded, by their places in the hand. */
  picked = $state.raw<number[]>([]);
  /** The field whose card is open. */
  opened = $state<string | null>(null);
  wishes = $state.raw<Wishes>(wishesFrom(remembered<unknown>(KEPT)));
  draft = $state.raw<Draft | null>(null);
  private known = $state.raw<Ahead | null>(null);
  private looked = -1;
  private proposed = "";
  private declined: Declined | null = null;
  /** What was sent together: if it cannot all be done, it is given one by one as far as it is offered. */
  private together: { seq: number; answers: readonly string[] } | null = null;
  private course = $state.raw<Course | null>(null);
  private left = 0;

  constructor(private readonly table: TableContext) {}

  readonly view: EtherView = $derived.by(() => (this.table.moment?.view ?? this.table.observation.view) as EtherView);
  readonly names: Names = $derived.by(() => new Names(this.draft ? { ...this.view, asked: this.draft.step.asked } : this.view, this.table.words));
  readonly decision = $derived.by(() => (this.table.moment ? this.table.moment.decision : this.table.observation.decision));
  readonly ahead: Ahead | null = $derived.by(() => (this.table.live && this.known?.seq === this.table.observation.seq ? this.known : null));
  readonly kind: string = $derived.by(() => this.draft?.step.kind ?? this.decision?.kind ?? "");
  readonly about: Record<string, unknown> = $derived.by(() => this.draft?.step.about ?? this.decision?.about ?? {});
  readonly offers: readonly Offer[] = $derived.by(() => (this.table.live ? (this.draft?.step.actions ?? this.table.observation.actions) : []));
  readonly payment: Payment | null = $derived.by(() => (this.kind === "pay" ? (this.draft ? (this.draft.step.payment ?? null) : this.view.payment) : null));
  /** Where one can walk to now. */
  readonly walks: readonly Walk[] = $derived.by(() => (this.draft ? (this.draft.step.walks ?? []) : (this.ahead?.walks ?? [])).filter(({ character }) => character === this.active));
  /** Whose question it is, if it is one character's. */
  readonly asked: string | null = $derived.by(() => {
    const { about, view } = this;
    const who = this.payment?.character ?? about["character"] ?? about["roller"] ?? this.draft?.from;
    if (typeof who === "string" && view.characters.some(({ id }) => id === who)) return who;
    const seats = this.decision?.seats ?? [];
    return seats.length === 1 && !this.alone ? (view.characters[seats[0] ?? 0]?.id ?? null) : null;
  });
  /** One person plays several characters. */
  readonly alone: boolean = $derived.by(() => this.view.rules.includes("/solo"));
  /** The character of whoever looks; the first one where one person plays several. */
  readonly own: string = $derived.by(() => this.view.characters[this.view.seat ?? 0]?.id ?? "");
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
  readonly picking: boolean = $derived.by(() => PICKED.includes(this.kind) && this.offers.length > 0);
  /** What fills the table instead of the map: a step of an awakening, a counter. */
  readonly screen: "waking" | "counter" | null = $derived.by(() => {
    const { view, kind, offers } = this;
    if (!offers.length && !this.underway) return null;
    if (view.waking && view.waking.at !== "enter") return "waking";
    return view.counter && COUNTERS.includes(kind) ? "counter" : null;
  });
  /** Nothing is answered by itself any more before somebody answers. */
  readonly settled: boolean = $derived.by(() => !this.underway && !this.table.busy && (!this.table.observation.actions.length || (this.ahead !== null && (this.ahead.same === null || this.table.takenBack))));
  /** Several answers are on their way, one by one. */
  readonly underway: boolean = $derived.by(() => this.course !== null);

  at(spot: Spot): Offer[] {
    return this.now.filter(({ spots }) => spots.includes(spot)).map(({ offer }) => offer);
  }

  label(offer: Offer): string {
    const said = this.names.label(offer, this.kind, this.about);
    return said.charAt(0).toLocaleUpperCase(this.table.words.language) + said.slice(1);
  }

  // ---- pointing ------------------------------------------------------------------------------------------------------

  private moment = $state(0);
  private readonly since = new Map<number, number>();
  /** What others point at just now. */
  readonly pings: readonly { who: string; spot: string }[] = $derived.by(() => {
    const fresh = this.table.gestures.filter(({ emote, spot, at }) => spot && emote === "look" && this.moment - at < POINTING);
    return fresh.map(({ seat, spot = "" }) => ({ who: this.view.characters[seat]?.id ?? "", spot }));
  });
  /** What is proposed and was neither done nor put away here. */
  readonly proposals: readonly Proposal[] = $derived.by(() =>
    proposals(this.table.gestures, this.table.facts, this.view, this.moment, this.since).filter(({ who, words }) => !this.dismissed.has(`${who} ${words}`)),
  );
  private dismissed = $state.raw<ReadonlySet<string>>(new Set());

  /** Somebody has gestured, or time has passed. */
  hear(now: number): void {
    const last = this.table.facts.at(-1)?.number ?? -1;
    for (const { at } of this.table.gestures) if (!this.since.has(at)) this.since.set(at, last);
    this.moment = now;
  }

  point(spot: Spot): void {
    if (!this.alone) this.table.point("look", spot);
  }

  suggest(words: string): void {
    if (this.alone) return;
    this.dismissed = new Set();
    this.table.point("propose", `action:${words}`);
  }

  /** The own answer by which one joins in a proposal: it is given, or drafted with the payment from the own hand. */
  joins({ words, who }: Proposal): Offer | null {
    return joining(words, who, this.own, this.table.live ? this.table.observation.actions : []);
  }

  join(proposal: Proposal): void {
    const offer = this.joins(proposal);
    this.reply(proposal, "yes");
    if (!offer) return;
    this.draft = null;
    if (offer.from) this.chosen = offer.from;
    this.act(offer);
  }

  reply({ words, who, seat }: Proposal, how: "yes" | "no"): void {
    if (seat !== this.view.seat) this.table.point(how, `action:${words}`);
    if (how === "no" || seat === this.view.seat) this.dismissed = new Set([...this.dismissed, `${who} ${words}`]);
  }

  /** What is proposed, in words. */
  inWords(words: string): string {
    const offer = this.table.observation.actions.find((one) => one.words === words);
    return offer ? this.names.label(offer, "command") : this.spoken(words);
  }

  /** What somebody points at, in words. */
  pointed({ who, spot }: { who: string; spot: string }): string {
    const { names, view } = this;
    const [kind = "", what = ""] = [spot.slice(0, spot.indexOf(":")), spot.slice(spot.indexOf(":") + 1)];
    const figure = kind === "figure" ? view.figures.find(({ number }) => String(number) === what) : undefined;
    const said = kind === "field" ? names.field(what) : figure ? names.figure(`${figure.of}.${figure.number}`) : names.thing(what);
    return names.say("etherfields-board-points", { character: names.person(who), what: said });
  }

  /** An answer of somebody else: as far as its words name something that lies here. */
  private spoken(words: string): string {
    const [verb = "", who = "", ...rest] = words.split(" ");
    const offer = { id: 0, words, verb, from: who, ability: rest.join(" ") } as unknown as Offer;
    return this.names.has(`etherfields-do-${verb}`) ? this.names.label(offer, "command") : words;
  }

  // ---- numbers -------------------------------------------------------------------------------------------------------

  private numbers: { round: string; of: Map<string, number> } = { round: "", of: new Map() };

  /** Commands that come for the first time get the next numbers of their character; those that go leave theirs free. */
  number(offers: readonly Offer[]): void {
    const { encounter } = this.view;
    const round = `${encounter.id} ${encounter.round}`;
    if (this.numbers.round !== round) this.numbers = { round, of: new Map() };
    const { of } = this.numbers;
    const own = (one: string) => one.startsWith(`${this.active} `);
    for (const { words } of offers) {
      const key = `${this.active} ${words}`;
      if (!of.has(key)) of.set(key, Math.max(0, ...[...of].filter(([one]) => own(one)).map(([, n]) => n)) + 1);
    }
  }

  numberOf(offer: Offer): number {
    return this.numbers.of.get(`${this.active} ${offer.words}`) ?? Infinity;
  }

  /** Who is waited for. */
  readonly awaited: string[] = $derived.by(() => {
    const seats = this.table.observation.seats.length;
    return this.alone ? [] : this.view.characters.filter((_, place) => this.decision?.seats.includes(place % seats)).map(({ id }) => id);
  });

  choose(id: string): void {
    this.chosen = id;
    this.opened = null;
    if (this.draft && this.decision?.kind === "command") this.draft = null;
  }

  /** Give an answer: it is drafted where it is known what follows, and sent with all that was drafted where it is not. */
  act(offer: Offer): void {
    if (this.table.busy) return;
    const { draft } = this;
    if (draft && (offer.verb === "cancel" || offer.verb === "give-up")) {
      this.putAway();
      return;
    }
    if (isWindow(this.kind)) this.declined = declining(this.offers, this.view);
    const step = (draft?.step.follows ?? this.ahead?.follows)?.[offer.id];
    if (step) this.drafted([...(draft?.given ?? []), offer.words], step, offer.from);
    else this.send([...(draft?.given ?? []), offer.words]);
  }

  /** Put away what was drafted; false: there was nothing. */
  putAway(): boolean {
    const had = this.draft !== null;
    this.draft = null;
    this.opened = null;
    this.propose();
    return had;
  }

  /** Answers in words, with one message. */
  send(answers: readonly string[]): void {
    const { table } = this;
    this.draft = null;
    this.opened = null;
    this.course = null;
    if (answers.length > 1) {
      this.together = { seq: table.observation.seq, answers };
      table.actAll(answers);
      return;
    }
    const only = table.observation.actions.find(({ words }) => words === answers[0]);
    if (only) table.act(only);
  }

  /** Steps that follow one click: each is the answer that the course finds among those offered. */
  start(course: Course, limit = STEPS): void {
    this.course = course;
    this.left = limit;
    this.go();
  }

  /** The server has said something new. */
  go(): void {
    const { table } = this;
    if (!table.live || table.busy) return;
    const { seq } = table.observation;
    if (this.together?.seq === seq) {
      const answers = [...this.together.answers]; // not all of it could be done
      this.course = (offers) => {
        const next = answers.shift();
        return offers.find(({ words }) => words === next) ?? null;
      };
      this.left = STEPS;
    }
    this.together = null;
    if (this.draft && this.looked !== seq) this.draft = null;
    this.propose();
    void this.look();
    if (this.course) {
      const next = this.left-- > 0 ? this.course(this.offers, this.kind) : null;
      if (next) {
        table.act(next);
        return;
      }
      this.course = null;
    }
    if (this.draft || table.takenBack) return;
    const { actions, decision } = table.observation;
    const left = leave(decision?.kind ?? "", actions, this.view, this.wishes, this.declined);
    const same = this.ahead?.same === undefined ? undefined : actions.find(({ id }) => id === this.ahead?.same);
    if (left ?? same) table.act((left ?? same) as Offer);
  }

  ask(kind: string, how: Asking): void {
    this.wishes = { ...this.wishes, [kind]: how };
    keep(KEPT, this.wishes);
    if (how === "never") this.go();
  }

  /** Everybody of mine passes. */
  passAll(): void {
    this.send(this.table.observation.actions.filter(({ verb }) => verb === "pass").map(({ words }) => words));
  }

  private drafted(given: string[], step: Step, from?: string): void {
    this.draft = { given, step, from: this.draft?.from ?? from };
    this.opened = null;
    this.propose();
  }

  /** The table was left: nothing of what is still on its way is looked at. */
  leave(): void {
    this.isGone = true;
  }
  private isGone = false;

  /** What would follow each answer, as soon as the question is there. */
  private async look(): Promise<void> {
    const { table } = this;
    const { seq, actions } = table.observation;
    if (this.looked === seq || !actions.length) return;
    this.looked = seq;
    const found = (await table.ahead()) as Ahead | null;
    if (this.isGone || !found || found.seq !== table.observation.seq) return;
    this.known = { ...found, follows: found.follows ?? {}, walks: found.walks ?? [], same: found.same ?? null };
    this.go();
  }

  // ---- walking -------------------------------------------------------------------------------------------------------

  /** The ways to a field, the one for cards before the one for hours. */
  waysTo(field: string): Walk[] {
    return this.walks.filter(({ to }) => to === field);
  }

  walk(way: Walk): void {
    this.send([...(this.draft?.given ?? []), ...way.answers.map(({ words }) => words)]);
  }

  /** The way that is shown: to the field whose card is open. */
  readonly shown: Walk | null = $derived.by(() => (this.opened ? (this.waysTo(this.opened)[0] ?? null) : null));

  // ---- picking cards --------------------------------------------------------------------------------------------------

  pick(place: number): void {
    const most = this.kind === "hand-limit" ? Number(this.about["n"] ?? 1) : Infinity;
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else this.picked = [...this.picked, place].slice(-most);
  }

  get isPicked(): boolean {
    return this.kind !== "hand-limit" || this.picked.length === Number(this.about["n"] ?? 1);
  }

  /** Discard what is picked, and be done with it. */
  discard(): void {
    const hand = this.person?.hand ?? [];
    const cards = this.picked.flatMap((place) => this.offers.find((offer) => offer.verb === "discard" && argument(offer) === hand[place])?.words ?? []);
    const done = this.offers.find(({ verb }) => verb === "done")?.words;
    this.picked = [];
    this.send([...(this.draft?.given ?? []), ...cards, ...(done ? [done] : [])]);
  }

  // ---- paying --------------------------------------------------------------------------------------------------------

  /** When a payment opens, the cards of the engine's proposal are meant. */
  private propose(): void {
    const { payment, person } = this;
    if (!this.picking && this.picked.length) this.picked = [];
    if (!payment || !person) {
      this.proposed = "";
      if (this.meant.length) this.meant = [];
      return;
    }
    const key = JSON.stringify([payment.character, payment.for, payment.needs, payment.got, person.hand, this.draft?.given.length]);
    if (key === this.proposed) return;
    this.proposed = key;
    this.meant = this.laid(payment.proposal);
  }

  /** Things that pay, by their places in the hand. */
  private laid(things: readonly [kind: string, thing: string, color: string][]): Meant[] {
    const taken = new Set<number>();
    return things.flatMap(([kind, thing, color]): Meant[] => {
      if (kind === "item") return [{ kind: "item", thing, place: -1, color }];
      const place = (this.person?.hand ?? []).findIndex((card, i) => card === thing && !taken.has(i));
      taken.add(place);
      return place < 0 ? [] : [{ kind: "card", thing, place, color }];
    });
  }

  /** Whether a card is to pay, for what is asked or for the way that is shown. */
  isMeant(thing: string, place: number): boolean {
    const meant = this.payment ? this.meant : this.shown ? this.laid(this.shown.cards) : [];
    return meant.some((one) => one.thing === thing && one.place === place);
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

  /** Pay with what is meant, and then confirm, or roll: one message, with what was drafted before. */
  pay(last: "confirm" | "boost"): void {
    const { payment, draft, meant } = this;
    if (!payment || this.table.busy) return;
    const answers = this.paying(payment);
    const needs = Object.keys(payment.needs);
    const color = needs.find((one) => this.missing(one) > 0) ?? needs[0] ?? "";
    const given = [...(draft?.given ?? []), ...answers];
    const end = last === "boost" && needs.length > 1 ? `boost with ${color}` : last; // offered only once the cards are paid
    const proposed = JSON.stringify(meant.map(({ kind, thing, color: of }) => [kind, thing, of])) === JSON.stringify(payment.proposal);
    if (last === "confirm" && proposed && draft?.step.paid) this.drafted([...given, end], draft.step.paid);
    else this.send([...given, end]);
  }

  /** The answers that pay; what is no longer needed then is not given away. */
  private paying(payment: Payment): string[] {
    const got = { ...payment.got };
    return this.meant.flatMap(({ thing, color }) => {
      if (!payment.many && (got[color] ?? 0) >= (payment.needs[color] ?? 0)) return [];
      got[color] = (got[color] ?? 0) + (payment.worth[thing]?.[color] ?? 0);
      return this.offers.find((offer) => offer.verb === "pay" && argument(offer) === thing && offer.with === color)?.words ?? [];
    });
  }
}

/** The answers to a question in an order for the list: what is on the page, then the rest as the engine has it. */
export function listed(desk: Desk): Offer[] {
  const offers = desk.now.map(({ offer }) => offer);
  if (!desk.commanding) return offers;
  const last = (offer: Offer) => Number(offer.verb === "pass" || offer.verb === "end-turn");
  desk.number(offers.toSorted((a, b) => rank(a) - rank(b)));
  return offers.toSorted((a, b) => last(a) - last(b) || desk.numberOf(a) - desk.numberOf(b));
}

const rank = ({ verb }: Offer) => (["use", "play", "lay", "fill", "take-stone", "sign"].includes(verb) ? 0 : verb === "pass" || verb === "end-turn" ? 2 : 1);
