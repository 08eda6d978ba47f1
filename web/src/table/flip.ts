/**
 * FLIP: after an update everything lies where it belongs; what has moved is shown to come from where it was.
 *
 * `plan` is arithmetic on rectangles and knows no page. `Flights` carries a plan out: what stays in its zone slides;
 * what changes zones flies as a copy above the table, so that no scrolling zone can cut it off.
 */

import { cheapest } from "@/lib/bitmaps";
import type { Tracked } from "./tracker";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a thing was seen. */
export interface Seen<E = unknown> {
  box: Box;
  zone: string;
  element: E;
}

/** How things move: as chosen in the settings; "still" is for whoever asked their system for less motion. */
export type Pace = "calm" | "fast" | "off" | "still";

export interface Motion {
  key: string;
  /** slide: within its zone; fly: to another zone; deal: out of a pile; leave: into a pile; fade: it is just there. */
  kind: "slide" | "fly" | "deal" | "leave" | "fade";
  from: Box;
  to: Box;
  delay: number;
}

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const DURATION: Record<Pace, number> = { calm: 320, fast: 176, off: 0, still: 120 };
/** Cards of one deal leave the pile one after another. */
const STEP: Record<Pace, number> = { calm: 45, fast: 25, off: 0, still: 0 };
const MOST_STEPS = 6;
/** Brisk is as calm, only sooner over. */
export const BRISK = 0.55;
/** So many at once turn over in the air; where more fly, nobody could follow it. */
const FEW = 12;
/** A face that has not come after so long is not waited for any more. */
const PATIENCE_MS = 1200;

/** How one thing moves where the game makes more of it than of others. */
export interface Staging {
  frames: (motion: Motion) => Keyframe[];
  /** It lies face down at first, and is turned at these parts of its way. */
  turn?: [number, number];
  duration: number;
  delay?: number;
  easing?: string;
}

export function paceOf(chosen: "off" | "fast" | "calm", reduced: boolean): Pace {
  if (chosen === "off") return "off";
  return reduced ? "still" : chosen;
}

/** Half a pixel is no movement. */
function same(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.width - b.width) < 0.5;
}

export function plan(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
  { origins, exits }: Pick<Tracked, "origins" | "exits">,
  piles: ReadonlyMap<string, Box>,
  pace: Pace,
): Motion[] {
  if (pace === "off" || before.size === 0) return [];
  const motions: Motion[] = [];
  let dealt = 0;
  for (const [key, { box: to, zone }] of after) {
    const was = before.get(key);
    if (pace === "still") {
      if (!was || was.zone !== zone) motions.push({ key, kind: "fade", from: to, to, delay: 0 });
    } else if (was) {
      const kind = was.zone === zone ? "slide" : "fly";
      if (kind === "fly" || !same(was.box, to)) motions.push({ key, kind, from: was.box, to, delay: 0 });
    } else {
      const pile = piles.get(origins.get(key) ?? "");
      if (!pile) motions.push({ key, kind: "fade", from: to, to, delay: 0 });
      else motions.push({ key, kind: "deal", from: pile, to, delay: STEP[pace] * Math.min(dealt++, MOST_STEPS) });
    }
  }
  if (pace === "still") return motions;
  for (const [key, zone] of exits) {
    const was = before.get(key);
    const pile = piles.get(zone);
    if (was && pile && !after.has(key)) motions.push({ key, kind: "leave", from: was.box, to: pile, delay: 0 });
  }
  return motions;
}

/** How many things have come to another zone, without a look at the page. */
export function movedSince(before: ReadonlyMap<string, Seen>, { zones }: Tracked["scene"]): number {
  return Object.values(zones).reduce((sum, zone) => sum + zone.spots.filter(({ key, face }) => face !== null && before.get(key)?.zone !== zone.id).length, 0);
}

/** The movement of a thing that lies at `to`, its corner being the fixed point. */
export function keyframes({ kind, from, to }: Motion): Keyframe[] {
  if (kind === "fade") return [{ opacity: 0 }, { opacity: 1 }];
  const scale = to.width > 0 ? from.width / to.width : 1;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const way: Keyframe[] = [{ transform: start }, { transform: "none" }];
  if (kind === "leave") way[1] = { transform: "none", opacity: 0 };
  return way;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function place(element: HTMLElement, box: Box): void {
  Object.assign(element.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

/** A copy of a card for the air: seen, but neither touched nor read out. */
export function copyOf(element: HTMLElement): HTMLElement {
  const card = element.querySelector<HTMLElement>(".card") ?? element;
  const copy = document.createElement("div");
  copy.className = "copy";
  copy.setAttribute("aria-hidden", "true");
  for (const child of card.children) copy.append(child.cloneNode(true));
  for (const picture of copy.querySelectorAll("img")) {
    picture.decoding = "sync";
    const address = picture.getAttribute("src") ?? "";
    const cheap = cheapest(address);
    if (cheap !== address) picture.src = cheap;
  }
  return copy;
}

/** A copy that turns over in the air: its own face on one side, the back on the other. */
function turning(copy: HTMLElement, back: string): HTMLElement {
  const card = document.createElement("div");
  card.className = "turning";
  const front = document.createElement("div");
  front.append(...copy.childNodes);
  const picture = new Image();
  picture.decoding = "sync";
  picture.src = back;
  card.append(front, picture);
  copy.append(card);
  return card;
}

/** Everything that is on its way over one table. */
export class Flights {
  private readonly running = new Map<Animation, () => void>();
  private readonly flying = new Map<string, HTMLElement>();
  /** What the pointer holds: it continues from there. */
  private held: { key: string; copy: HTMLElement } | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly sky: HTMLElement,
  ) {}

  /** Where everything is now; what flies or is held is where it is seen. */
  see(): Map<string, Seen<HTMLElement>> {
    const seen = new Map<string, Seen<HTMLElement>>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = element.dataset.key ?? "";
      const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
      const shown = this.held?.key === key ? this.held.copy : this.flying.get(key);
      seen.set(key, { box: boxOf(shown ?? element.querySelector(".card") ?? element), zone, element });
    }
    return seen;
  }

  /** Show how things came to lie as they do now; what is being carried stays with the pointer. Some are `staged`: they
   * move in a way of their own, or (null) something else shows how they came. */
  play(
    before: ReadonlyMap<string, Seen<HTMLElement>>,
    tracked: Pick<Tracked, "origins" | "exits">,
    pace: Pace,
    carried: string | null = null,
    staged: ReadonlyMap<string, Staging | null> = new Map(),
  ): void {
    this.finish();
    if (carried === null) this.letGo();
    const after = this.see();
    if (carried !== null) after.delete(carried);
    const piles = new Map<string, Box>();
    for (const id of new Set([...tracked.origins.values(), ...tracked.exits.values()])) {
      const pile = this.root.querySelector(`[data-zone="${CSS.escape(id)}"] .card`);
      if (pile) piles.set(id, boxOf(pile));
    }
    const motions = plan(before, after, tracked, piles, pace);
    const air = motions.filter(({ kind }) => kind === "deal" || kind === "fly" || kind === "leave").length;
    for (const motion of motions) {
      const element = (after.get(motion.key) ?? before.get(motion.key))?.element;
      const staging = staged.get(motion.key);
      if (!element || staging === null) continue;
      const turned = air <= FEW && motion.kind === "deal" && this.back(tracked.origins.get(motion.key));
      this.start(motion, element, pace, turned || null, pace === "still" ? undefined : staging);
    }
  }

  /** Cards leave a pile in an arc, one after another, and turn on their way: the deal at the beginning. */
  dealOut(pile: string, zone: string, pace: Pace): void {
    const from = this.root.querySelector(`[data-zone="${CSS.escape(pile)}"] .card`);
    const cards = [...this.root.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"] [data-key]`)];
    if (pace === "off" || !from || !cards.length) return;
    const brisk = pace === "fast" ? BRISK : 1;
    cards.forEach((element, i) => {
      const to = boxOf(element.querySelector(".card") ?? element);
      const motion: Motion = { key: element.dataset.key ?? "", kind: pace === "still" ? "fade" : "deal", from: boxOf(from), to, delay: 0 };
      const arc: Staging = {
        frames: ({ from: start, to: end }) => {
          const [x, y, scale] = [start.x - end.x, start.y - end.y, start.width / end.width];
          return [
            { transform: `translate(${x}px, ${y}px) scale(${scale})` },
            { transform: `translate(${x * 0.35}px, ${y * 0.35 - end.height * 0.6}px) rotate(-8deg)`, offset: 0.55 },
            { transform: "none" },
          ];
        },
        turn: [0.3, 0.75],
        duration: 460 * brisk,
        delay: 80 * brisk * i,
      };
      this.start(motion, element, pace, this.back(pile), pace === "still" ? undefined : arc);
    });
  }

  /** Something that is shown once above the table; whatever somebody does ends it. */
  show(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, then?: () => void): void {
    this.run(element.animate(frames, { fill: "both", ...options }), then);
  }

  /** Something for the air, at this place. */
  lay(element: HTMLElement, box: Box): HTMLElement {
    place(element, box);
    this.sky.append(element);
    return element;
  }

  /** The back of what lies face down there. */
  private back(pile: string | undefined): string | null {
    const top = pile === undefined ? null : this.root.querySelector(`[data-zone="${CSS.escape(pile)}"] .card img`);
    const source = top?.getAttribute("src") ?? null;
    return source && this.root.querySelector(`[data-zone="${CSS.escape(pile ?? "")}"] [data-down]`) ? source : null;
  }

  /** Any input ends all movement: everything is at its place at once. */
  finish(): void {
    for (const [animation, done] of [...this.running]) {
      animation.finish();
      done(); // at once; the event of the browser comes a frame later
    }
  }

  /** Somebody has done something: also what the page itself shows once (a mood that comes, arms that reach) is there. */
  hurry(): void {
    this.finish();
    for (const animation of this.root.getAnimations({ subtree: true })) {
      if (animation instanceof CSSAnimation && animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  }

  /** The pointer takes a card. */
  hold(key: string, element: HTMLElement): HTMLElement {
    this.letGo();
    const copy = copyOf(element);
    copy.classList.add("held");
    place(copy, boxOf(element.querySelector(".card") ?? element));
    this.sky.append(copy);
    this.held = { key, copy };
    return copy;
  }

  /** A card sets out for another zone before the server has said yes; from there it flies on, or goes back. */
  send(key: string, card: HTMLElement, goal: Element, pace: Pace): void {
    if (pace !== "calm" && pace !== "fast") return; // it is marked as on its way, and that is all
    const from = boxOf(card);
    const copy = this.hold(key, card);
    const last = goal.querySelector("li:last-child .card") ?? goal.querySelector(".body") ?? goal;
    const to = boxOf(last);
    const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [[x, y], [fromX, fromY]] = [middle(to), middle(from)];
    copy.animate({ transform: `translate(${x - fromX}px, ${y - fromY}px)` }, { duration: DURATION[pace], easing: EASE, fill: "forwards" });
  }

  letGo(): void {
    this.held?.copy.remove();
    this.held = null;
  }

  /** Nothing came of it: the card goes back to where it lies. */
  async goBack(home: Element | null, pace: Pace): Promise<void> {
    if (!this.held) return;
    const { copy } = this.held;
    if (home && (pace === "calm" || pace === "fast")) {
      const from = boxOf(copy);
      for (const way of copy.getAnimations()) way.cancel();
      copy.style.transform = "none";
      const to = boxOf(home);
      place(copy, to);
      const way = copy.animate(keyframes({ key: "", kind: "fly", from, to, delay: 0 }), { duration: DURATION[pace], easing: EASE });
      this.run(way);
      await way.finished.catch(() => undefined);
    }
    if (this.held?.copy === copy) this.letGo();
  }

  private start(motion: Motion, element: HTMLElement, pace: Pace, back: string | null = null, staging?: Staging): void {
    const options: KeyframeAnimationOptions = {
      duration: staging?.duration ?? DURATION[pace],
      delay: staging?.delay ?? motion.delay,
      easing: staging?.easing ?? (motion.kind === "fade" ? "linear" : EASE),
      fill: "backwards",
    };
    if (motion.kind === "slide" || motion.kind === "fade") {
      this.run(element.animate(keyframes(motion), options));
      return;
    }
    const copy = copyOf(element);
    place(copy, motion.to);
    this.sky.append(copy);
    this.flying.set(motion.key, copy);
    // Not by an animation: that would be a second one for each card, and what is not seen need not be drawn yet.
    if (motion.kind !== "leave") element.style.opacity = "0";
    const way = copy.animate(staging?.frames(motion) ?? keyframes(motion), options);
    const ways = [way];
    if (back !== null) {
      const [from, to] = staging?.turn ?? [0.15, 0.7];
      const card = turning(copy, back);
      const turn = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(180deg)", offset: from }, { transform: "none", offset: to }, { transform: "none" }];
      ways.push(card.animate(turn, { ...options, easing: "linear" }));
    }
    this.run(way, () => {
      copy.remove();
      element.style.opacity = "";
      if (this.flying.get(motion.key) === copy) this.flying.delete(motion.key);
    });
    this.whole(copy, ways);
  }

  /** No face is blank: it sets out when its picture is there. */
  private whole(copy: HTMLElement, ways: readonly Animation[]): void {
    const coming = [...copy.querySelectorAll("img")].filter((picture) => !picture.complete);
    if (!coming.length) return;
    copy.style.visibility = "hidden";
    for (const way of ways) way.pause();
    const go = () => {
      copy.style.visibility = "";
      for (const way of ways) if (way.playState === "paused") way.play();
    };
    const timer = setTimeout(go, PATIENCE_MS);
    void Promise.allSettled(coming.map((picture) => picture.decode())).then(() => {
      clearTimeout(timer);
      go();
    });
  }

  private run(animation: Animation, then?: () => void): void {
    const done = () => {
      if (this.running.delete(animation)) then?.();
    };
    this.running.set(animation, done);
    animation.onfinish = done;
    animation.oncancel = done;
  }
}
