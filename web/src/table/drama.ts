/** Cues, played above the table with what lies there: only transforms and light, nothing that lasts, nothing that blocks. */

import { art } from "@/lib/art";
import { cheapest } from "@/lib/bitmaps";
import type { Cue } from "./cues";
import { boxOf, BRISK, EASE, type Box, type Flights, type Pace, type Seen, type Staging } from "./flip";
import type { Scene } from "./scene";

const IN = "cubic-bezier(.5,0,.2,1)";
/** So many cards swirl at once; more would be a cloud. */
const SWIRLING = 8;

/** The keys of what a cue is about: what has come to its zone just now. */
export function arrived(cue: Cue, scene: Scene, before: ReadonlyMap<string, Seen>): string[] {
  const spots = (scene.zones[cue.zone]?.spots ?? []).filter(({ token, key }) => token !== null && cue.tokens.includes(token) && before.get(key)?.zone !== cue.zone);
  return spots.slice(-cue.tokens.length).map(({ key }) => key);
}

/** It lifts, turns, waits a moment looking at you, and comes to the middle. */
const DREAD = (brisk: number): Staging => ({
  duration: 900 * brisk,
  easing: "ease-in-out",
  turn: [0.1, 0.4],
  frames: ({ from, to }) => {
    const [x, y, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
    const lifted = `translate(${x}px, ${y - from.height * 0.3}px) scale(${scale})`;
    return [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: lifted, offset: 0.4 },
      { transform: lifted, offset: 0.56 },
      { transform: "none" },
    ];
  },
});

const WHIRL = (brisk: number): Staging => ({
  duration: 800 * brisk,
  easing: EASE,
  frames: ({ from, to }) => [
    // Around its middle: a copy has its fixed point at its corner.
    { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})` },
    { transform: `translate(${to.width / 2}px, ${to.height / 2}px) rotate(-120deg) scale(.7) translate(${-to.width / 2}px, ${-to.height / 2}px)`, offset: 0.35 },
    { transform: `translate(${to.width / 2}px, ${to.height / 2}px) rotate(0deg) scale(1) translate(${-to.width / 2}px, ${-to.height / 2}px)` },
  ],
});

function picture(face: string, className: string): HTMLElement {
  const frame = document.createElement("div");
  frame.className = className;
  const image = new Image();
  image.decoding = "sync";
  image.src = cheapest(art(face));
  frame.append(image);
  return frame;
}

export class Drama {
  constructor(
    private readonly root: HTMLElement,
    private readonly flights: Flights,
  ) {}

  /** How things of a cue move, instead of flying as all others do; null: something else is shown in their place. */
  staged(cues: readonly Cue[], scene: Scene, before: ReadonlyMap<string, Seen>, pace: Pace): Map<string, Staging | null> {
    const found = new Map<string, Staging | null>();
    if (pace === "off" || pace === "still") return found;
    const brisk = pace === "fast" ? BRISK : 1;
    for (const cue of cues) {
      for (const key of arrived(cue, scene, before)) {
        if (cue.kind === "door" && !before.has(key)) found.set(key, null);
        else if (cue.kind === "dread") found.set(key, DREAD(brisk));
        else if (cue.kind === "whirl") found.set(key, WHIRL(brisk));
      }
    }
    return found;
  }

  play(cues: readonly Cue[], scene: Scene, before: ReadonlyMap<string, Seen>, pace: Pace): void {
    if (pace === "off" || pace === "still") return;
    const brisk = pace === "fast" ? BRISK : 1;
    let claims = cues.filter(({ kind }) => kind === "claim").length;
    let claimed = 0;
    for (const cue of cues) {
      if (cue.kind === "door") for (const key of arrived(cue, scene, before)) this.door(key, cue.tokens[0] ?? "", before.has(key) ? 300 : 0, brisk);
      else if (cue.kind === "swirl") this.swirl(cue, brisk);
      else if (cue.kind === "claim") this.claim(cue, claims--, claimed++, brisk);
    }
  }

  /** The leaves swing open, light falls on the table, and for a moment the room is warm. */
  private door(key: string, token: string, wait: number, brisk: number): void {
    const card = this.root.querySelector(`[data-key="${CSS.escape(key)}"] .card`);
    if (!card) return;
    const box = boxOf(card);
    const stage = document.createElement("div");
    stage.className = "gate";
    const shade = document.createElement("div");
    shade.className = "shade";
    const leaves = ["left", "right"].map((side) => picture(token, `leaf ${side}`));
    stage.append(shade, ...leaves);
    const beam = document.createElement("div");
    beam.className = "ray";
    const warmth = document.createElement("div");
    warmth.className = "warmth";
    const { width, height } = box;
    this.flights.lay(warmth, { x: 0, y: 0, width: innerWidth, height: innerHeight });
    this.flights.lay(beam, { x: box.x - width * 0.5, y: box.y + height * 0.88, width: width * 2, height: height * 1.7 });
    this.flights.lay(stage, box);
    const timed = (at: number, duration: number, easing = IN) => ({ delay: (wait + at) * brisk, duration: duration * brisk, easing });
    leaves.forEach((leaf, i) => {
      const open = `rotateY(${i ? 104 : -104}deg)`;
      this.flights.show(leaf, [{ transform: "none" }, { transform: "none", offset: 0.2 }, { transform: open }], timed(0, 820), i ? () => stage.remove() : undefined);
    });
    this.flights.show(shade, [{ opacity: 0.55 }, { opacity: 0.55, offset: 0.1 }, { opacity: 0 }], timed(0, 420));
    this.flights.show(beam, [{ opacity: 0, transform: "scale(.3, 0)" }, { opacity: 1, transform: "none", offset: 0.7 }, { opacity: 0, transform: "none" }], timed(400, 900, EASE), () => beam.remove());
    this.flights.show(warmth, [{ opacity: 0 }, { opacity: 0.8, offset: 0.4 }, { opacity: 0 }], timed(400, 900), () => warmth.remove());
  }

  /** Cards spiral into the mist, and come out of it above the pile. */
  private swirl({ zone, tokens, to }: Cue, brisk: number): void {
    const [mist, pile] = [zone, to ?? ""].map((id) => this.root.querySelector(`[data-zone="${CSS.escape(id)}"]`));
    if (!mist || !pile) return;
    const [from, end] = [boxOf(mist), boxOf(pile.querySelector(".card") ?? pile)];
    const wide = Math.min(end.width, from.width || end.width);
    const [cx, cy] = [from.x + from.width / 2 - wide / 2, from.y + from.height / 2 - wide * 0.7];
    tokens.slice(0, SWIRLING).forEach((token, i, all) => {
      const start = (i / all.length) * Math.PI * 2;
      const frames: Keyframe[] = [];
      for (let step = 0; step <= 10; step++) {
        const [angle, far] = [start + step * 0.55, 1 - step / 11];
        frames.push({ transform: `translate(${Math.cos(angle) * wide * 0.9 * far}px, ${Math.sin(angle) * wide * 0.5 * far}px) rotate(${step * 26}deg) scale(${1 - step * 0.055})`, opacity: 1 });
      }
      frames.push({ transform: `translate(${end.x - cx}px, ${end.y - cy}px) rotate(360deg) scale(.8)`, opacity: 0 });
      const card = this.flights.lay(picture(token, "scrap"), { x: cx, y: cy, width: wide, height: wide * 1.4 });
      this.flights.show(card, frames, { duration: 900 * brisk, delay: 60 * i * brisk, easing: "ease-in-out", fill: "backwards" }, () => card.remove());
    });
  }

  /** A City lifts off its scales and flies to its window in town; the window lights up. */
  private claim({ zone, tokens }: Cue, fromLast: number, number: number, brisk: number): void {
    const home = this.root.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
    const window = [...this.root.querySelectorAll("[data-window=lit]")].at(-fromLast);
    if (!home || !window) return;
    const [from, to]: [Box, Box] = [boxOf(home), boxOf(window)];
    const city = this.flights.lay(picture(tokens[0] ?? "", "scrap"), to);
    const scale = from.width / to.width;
    const there = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    const lifted = `translate(${from.x - to.x}px, ${from.y - to.y - 26}px) scale(${scale * 1.06})`;
    const timed = { duration: 700 * brisk, delay: 160 * number * brisk };
    this.flights.show(city, [{ transform: there }, { transform: lifted, offset: 0.3 }, { transform: "none" }], { ...timed, easing: IN }, () => city.remove());
    const light = document.createElement("div");
    light.className = "halo";
    this.flights.lay(light, { x: to.x - to.width, y: to.y - to.height * 0.6, width: to.width * 3, height: to.height * 2.2 });
    this.flights.show(light, [{ opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "none", offset: 0.4 }, { opacity: 0, transform: "none" }],
      { duration: 900 * brisk, delay: timed.delay + timed.duration * 0.85, easing: "ease-out" }, () => light.remove());
  }
}
