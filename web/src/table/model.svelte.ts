/** The state of a table beyond what the server says: what is selected, opened, asked, said. */

import type { Fact, Moment, Observation, Offer } from "@/api/types";
import type { Words } from "@/i18n/words";
import type { Grouped, Menu, TableContext } from "./context";
import { targetsOf } from "./drag";
import { restore, start, stopOf, walk, pick, type Place, type Step } from "./focus";
import type { Meant } from "./keys";
import type { Size } from "./placing";
import { bright, DISCARD, discards, groupBy, mainButton, obvious, specials } from "./rank";
import type { GameTable, Scene, Spot, Zone } from "./scene";
import { arranged, moveTo, ordering } from "./ordering";
import { setOf } from "./sets";
import { Tracker, zonesOf, type Tracked } from "./tracker";

/** What the screen knows; its members are read again and again, so they may be reactive getters. */
export interface Source {
  readonly game: GameTable;
  readonly observation: Observation;
  readonly words: Words;
  /** The moment that is looked at, or null: the table as it is now. */
  readonly moment: Moment | null;
  /** Whether somebody looks back, also while the moment is on its way: then nothing can be done. */
  readonly looking: boolean;
  readonly busy: boolean;
  /** Everything that this seat was told so far. */
  readonly facts?: readonly Fact[];
  readonly hinted: Offer | null;
  /** What those who play are called, seat by seat; null: nobody has said. */
  readonly names?: readonly (string | null | undefined)[];
  /** The answer that is given by itself. */
  readonly habit?: Offer | null;
  /** Give this answer. */
  act(offer: Offer): void;
  actAll?(answers: readonly string[]): void;
  ahead?(): Promise<{ seq: number } | null>;
  readonly takenBack?: boolean;
  readonly gestures?: TableContext["gestures"];
  point?(emote: "look" | "propose" | "yes" | "no", spot: string): void;
  /** Show what may still come. */
  still?(): void;
  /** Try an answer that was not offered, in words: the server says why not. */
  wish(words: string): void;
}

/** Something said once: read out, and shown where it is meant for the eyes, too. */
export interface Said {
  text: string;
  /** Refusals interrupt. */
  urgent: boolean;
  shown: boolean;
  number: number;
}

export class TableModel implements TableContext {
  putAway: (() => boolean) | null = null;
  menu = $state.raw<Menu | null>(null);
  /** The answer that is to be confirmed. */
  asked = $state.raw<Offer | null>(null);
  reading = $state.raw<Spot | null>(null);
  looking = $state.raw<Zone | null>(null);
  said = $state.raw<Said | null>(null);
  focused = $state.raw<Place | null>(null);
  dragging = $state.raw<Place | null>(null);
  over = $state.raw<string | null>(null);
  /** What was dropped and waits for the server, still where it was let go. */
  held = $state.raw<string | null>(null);
  /** An answer has just been given that moves this card into this zone. */
  sent = $state.raw<{ key: string; zone: string } | null>(null);
  /** Whether somebody walks with the keys (and not with a pointer). */
  keys = $state(false);
  /** The room for the table, and how much of it something else takes at the right. */
  window = $state.raw<Size>({ width: 1280, height: 800 });
  beside = $state(0);
  journal = $state.raw<readonly { turn: number; text: string }[]>([]);
  private chosen = $state.raw<Place | null>(null);
  /** Cards that are looked at, in the order that somebody has given them; and those of an order that was settled on. */
  private order = $state.raw<readonly string[]>([]);
  private settling = $state.raw<readonly string[]>([]);
  /** Things that are picked for an answer that is a set of them. */
  private picks = $state.raw<ReadonlySet<string>>(new Set());
  private visited = $state.raw<ReadonlyMap<string, string>>(new Map());
  private readonly tracker = new Tracker();
  private saidSoFar = 0;
  /** The card of the answer that is to be confirmed. */
  private moving: string | null = null;

  constructor(private readonly source: Source) {}

  readonly tracked: Tracked = $derived.by(() => {
    const { game, observation, words, moment } = this.source;
    return this.tracker.track(moment ? game.scene(observation, words, moment) : game.scene(observation, words));
  });
  readonly scene: Scene = $derived(arranged(this.tracked.scene, this.order));
  /** The cards that somebody may put in order now, by sight; null: there is no order to be found. */
  readonly fan = $derived(this.live ? ordering(this.scene) : null);
  /** What is picked, as far as it is still there to be picked; and the answer that it makes. */
  readonly picked: ReadonlySet<string> = $derived.by(() => {
    const there = zonesOf(this.scene).flatMap(({ spots }) => spots.filter(({ pick }) => pick !== undefined).map(({ key }) => key));
    return new Set(there.filter((key) => this.picks.has(key)));
  });
  readonly set: Offer | null = $derived(this.live ? setOf(this.scene, this.picked) : null);
  readonly selected: Spot | null = $derived.by(() => {
    const { chosen } = this;
    const spot = chosen && this.scene.zones[chosen.zone]?.spots.find(({ key }) => key === chosen.key);
    return spot && this.live && spot.actions.length ? spot : null;
  });
  /** What would go where: of what is dragged, else of what is selected. */
  private readonly ways: Map<string, Offer[]> = $derived.by(() => {
    const spot = this.dragging ? this.at(this.dragging) : this.selected;
    return spot && this.live ? targetsOf(spot) : new Map<string, Offer[]>();
  });

  get game(): GameTable {
    return this.source.game;
  }
  get observation(): Observation {
    return this.source.observation;
  }
  get facts(): readonly Fact[] {
    return this.source.facts ?? [];
  }
  get moment(): Moment | null {
    return this.source.moment;
  }
  get words(): Words {
    return this.source.words;
  }
  get busy(): boolean {
    return this.source.busy;
  }
  get hinted(): Offer | null {
    return this.source.hinted;
  }
  get partner(): string | null {
    const { seat } = this.source.observation.view ?? {};
    const names = this.source.names ?? [];
    return names.length === 2 && typeof seat === "number" ? (names[1 - seat]?.trim() || null) : null;
  }
  get habitual(): boolean {
    return Boolean(this.source.habit);
  }
  get live(): boolean {
    return !this.source.looking;
  }
  get dragged(): string | null {
    return this.dragging?.key ?? this.held;
  }
  /** The spot at which the keys are. */
  get current(): Spot | null {
    return this.focused && this.at(this.focused);
  }

  label(offer: Offer): string {
    return this.game.label(offer, this.words, this.observation);
  }

  brief(offer: Offer): string {
    return this.game.brief?.(offer, this.words, this.observation) ?? this.label(offer);
  }

  grouped(offers: Offer[]): Grouped[] {
    return groupBy(offers, (offer) => this.game.group?.(offer, this.words) ?? null);
  }

  targets(zone: string): Offer[] {
    return this.ways.get(zone) ?? [];
  }

  stop(zone: Zone): string | null {
    return stopOf(zone, this.visited.get(zone.id));
  }

  select(spot: Spot | null): void {
    this.chosen = spot && this.placeOf(spot);
  }

  act(offer: Offer): void {
    // Among equal cards the one goes that somebody has touched.
    const touched = [this.selected, this.current].find((spot) => spot?.actions.some(({ id }) => id === offer.id));
    this.proceed(offer, this.menu?.key ?? touched?.key ?? null);
  }

  actAll(answers: readonly string[]): void {
    if (!this.busy && this.live) this.source.actAll?.(answers);
  }

  ahead(): Promise<{ seq: number } | null> {
    return this.source.ahead?.() ?? Promise.resolve(null);
  }

  get gestures(): TableContext["gestures"] {
    return this.source.gestures ?? [];
  }

  point(emote: "look" | "propose" | "yes" | "no", spot: string): void {
    this.source.point?.(emote, spot);
  }

  get takenBack(): boolean {
    return this.source.takenBack ?? false;
  }

  /** The answer to a warning. */
  confirm(yes: boolean): void {
    const { asked } = this;
    this.asked = null;
    if (yes && asked && !this.busy && this.live) this.give(asked, this.moving);
  }

  activate(spot: Spot, zone: string): void {
    const [first, second] = this.live ? spot.actions : [];
    const pile = this.scene.zones[zone];
    const look = pile?.contents?.length ? pile : null;
    // To throw away a card while others can be played is not obvious.
    if (first && !second && !look && (!pile || bright(spot, pile))) this.do(spot, first);
    else if (first) this.open(spot, zone, spot.actions, look);
    else if (look) this.look(look);
    // Of what lies face down one asks what may still come.
    else if (pile?.layout === "pile" && spot.token === null && this.source.still) this.source.still();
    else this.read(spot);
  }

  tap(spot: Spot, zone: Zone, pointer: boolean): void {
    this.menu = null;
    if (this.live && spot.pick !== undefined && !this.busy) {
      this.pickUp(spot.key);
      return;
    }
    const several = this.live && (spot.actions.length > 1 || (spot.actions.length === 1 && !bright(spot, zone)));
    // The buttons of a hand's card are below the hand: a finger selects, and a second tap lets go.
    if (pointer && several && zone.id === "hand") this.select(this.selected?.key === spot.key ? null : spot);
    else this.activate(spot, zone.id);
  }

  drop(spot: Spot, from: string, to: string): void {
    if (!this.live || this.busy || from === to) return;
    const all = targetsOf(spot);
    const ways = all.get(to) ?? (this.game.near?.(to) ?? []).flatMap((zone) => all.get(zone) ?? []);
    const [first, second] = ways;
    if (first && !second) this.do(spot, first);
    else if (first) this.open(spot, to, ways, null, false);
    else {
      const words = this.game.wish(spot, from, to);
      if (words !== null) this.source.wish(words);
    }
  }

  /** A card of the fan goes to another place in it. */
  arrange(key: string, index: number): void {
    if (this.fan) this.order = moveTo(this.fan.keys, key, index);
  }

  /** So be it: the cards go to their pile one after another, as they lie. */
  settle(): void {
    if (!this.fan?.whole || this.busy) return;
    this.settling = this.fan.keys;
    this.goOn();
  }

  /** The next answer of an order that was settled on; whatever else is asked ends it. */
  goOn(): void {
    if (!this.settling.length || this.busy) return;
    const [key = "", ...rest] = this.settling;
    const spot = this.fan?.whole ? this.scene.zones[this.fan.zone]?.spots.find((one) => one.key === key) : undefined;
    const [offer] = spot?.actions ?? [];
    this.settling = offer ? rest : [];
    if (offer) this.proceed(offer, key);
  }

  /** Nothing came of it. */
  giveUp(): void {
    this.settling = [];
  }

  private pickUp(key: string): void {
    const picks = new Set(this.picked);
    if (!picks.delete(key)) picks.add(key);
    this.picks = picks;
  }

  read(spot: Spot): void {
    this.reading = spot;
  }

  look(zone: Zone): void {
    this.looking = zone;
  }


  /** Say something once. */
  say(text: string, how: { urgent?: boolean; shown?: boolean } = {}): void {
    const { urgent = false, shown = urgent } = how;
    this.said = { text, urgent, shown, number: ++this.saidSoFar };
  }

  /** What was said has been seen. */
  hush(): void {
    if (this.said?.shown) this.said = null;
  }

  /** The keys have come to a spot. */
  visit(place: Place, keys: boolean): void {
    this.focused = place;
    this.keys = keys;
    if (keys && this.chosen && this.chosen.key !== place.key) this.chosen = null;
    if (this.visited.get(place.zone) !== place.key) this.visited = new Map([...this.visited, [place.zone, place.key]]);
  }

  step(step: Step): Place | null {
    return walk(this.scene, this.focused, step, this.visited);
  }

  pick(number: number): Place | null {
    return pick(this.scene, number);
  }

  /** Where the keys belong after an update. */
  home(): Place | null {
    return this.focused ? restore(this.scene, this.focused) : start(this.scene);
  }

  at(place: Place): Spot | null {
    const here = (zone: Zone | undefined) => zone?.spots.find(({ key }) => key === place.key);
    return here(this.scene.zones[place.zone]) ?? zonesOf(this.scene).map(here).find(Boolean) ?? null;
  }

  placeOf(spot: Spot): Place | null {
    for (const zone of zonesOf(this.scene)) {
      const index = zone.spots.findIndex(({ key }) => key === spot.key);
      if (index >= 0) return { zone: zone.id, key: spot.key, index };
    }
    return null;
  }

  /** A key that is about the cards; false: not one of those, the screen knows. */
  press({ command }: Meant): boolean {
    const spot = this.selected ?? this.current;
    switch (command) {
      case "enter":
        this.enter(spot);
        return true;
      case "discard": {
        // The key means whatever puts the card on the discard pile, by whichever name the game calls it.
        const aimed = spot ? spot.actions.filter(({ target }) => target === DISCARD) : [];
        const ways = spot && !aimed.length ? discards(spot) : aimed;
        this.offer(ways.length ? ways : this.scene.buttons.filter(({ verb }) => verb === DISCARD), "web-table-no-discard", spot);
        return true;
      }
      case "special":
        if (this.set) this.act(this.set);
        else this.offer(specials(this.scene.buttons, spot), "web-table-no-special", spot);
        return true;
      case "read":
        if (spot) this.read(spot);
        return true;
      case "move-previous":
      case "move-next": {
        const at = spot && this.fan ? this.fan.keys.indexOf(spot.key) : -1;
        if (spot && at >= 0) this.arrange(spot.key, at + (command === "move-next" ? 1 : -1));
        return true;
      }
      case "settle":
        this.settle();
        return true;
      case "summary":
        this.say(this.scene.summary, { shown: true });
        return true;
      case "cancel":
        this.select(null);
        this.menu = null;
        this.hush();
        return true;
      default:
        return false;
    }
  }

  /** Enter: what is obvious, else the main button, else whatever a tap would do. */
  private enter(spot: Spot | null): void {
    if (spot?.pick !== undefined && this.live) {
      if (!this.busy) this.pickUp(spot.key);
      return;
    }
    const zone = spot && this.scene.zones[this.placeOf(spot)?.zone ?? ""];
    const only = spot && this.live && (!zone || bright(spot, zone)) ? obvious(spot) : null;
    const button = this.live ? mainButton(this.scene) : null;
    if (spot && only) this.do(spot, only);
    else if (spot && (spot.actions.length || !button)) this.activate(spot, zone?.id ?? "");
    else if (button) this.act(button);
  }

  private offer(offers: Offer[], otherwise: "web-table-no-discard" | "web-table-no-special", spot: Spot | null): void {
    const [first, second] = this.live ? offers : [];
    if (!first) this.say(this.words.text(otherwise), { shown: true });
    else if (second) this.open(spot, spot ? (this.placeOf(spot)?.zone ?? null) : null, offers, null, false);
    else if (spot?.actions.includes(first)) this.do(spot, first);
    else this.act(first);
  }

  private open(spot: Spot | null, zone: string | null, offers: Offer[], look: Zone | null, read = true): void {
    const key = spot?.key ?? null;
    const title = spot?.label ?? this.scene.prompt;
    this.menu = { title, offers, key, zone, look, read: read && spot?.face ? spot : null };
  }

  private do(spot: Spot, offer: Offer): void {
    this.proceed(offer, spot.key);
  }

  private proceed(offer: Offer, key: string | null): void {
    this.tracker.expect(key);
    this.menu = null;
    if (this.busy || !this.live) return;
    this.moving = key;
    if (offer.warning) this.asked = offer;
    else this.give(offer, key);
  }

  private give(offer: Offer, key: string | null): void {
    this.chosen = null; // an equal card that comes after it is not chosen
    this.source.act(offer);
    if (key !== null && offer.target !== undefined) this.sent = { key, zone: offer.target };
  }
}
