/**
 * Sounds made on the spot: paper, felt, wood, glass and one small bell, all notes of one pentatonic scale. And behind them,
 * for whoever wants it, a quiet night. Silent until somebody switches sound on; any table may call `sound`.
 */

import type { Heard, Sound } from "@/lib/hearing";
import { settings } from "@/lib/settings.svelte";

/** A tone: when it begins, its pitch, how long it rings, how loud it is. */
export interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  gain: number;
  wave?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
  /** It swells instead of being struck. */
  swell?: boolean;
}

/** Paper, breath, wind: noise around a pitch. */
export interface Noise {
  at: number;
  noise: number;
  seconds: number;
  gain: number;
  /** Where the pitch glides to. */
  to?: number;
  swell?: boolean;
}

export type Part = Tone | Noise;

/** C D E G A, from low to high. */
export const SCALE = [130.81, 146.83, 164.81, 196, 220].flatMap((hertz) => [1, 2, 4, 8].map((octave) => hertz * octave)).sort((a, b) => a - b);
const note = (number: number) => SCALE[Math.max(0, Math.min(SCALE.length - 1, number))] as number;

const bell = (at: number, number: number, seconds = 0.8, gain = 0.14): Part[] => [
  { at, hertz: note(number), seconds, gain },
  { at, hertz: note(number) * 2.01, seconds: seconds * 0.6, gain: gain * 0.35 },
];
const glass = (at: number, number: number, gain = 0.07): Part[] => [
  { at, hertz: note(number), seconds: 0.6, gain },
  { at, hertz: note(number) * 2.76, seconds: 0.3, gain: gain * 0.3 },
];
const wood = (at: number, hertz: number, gain = 0.12): Part[] => [
  { at, hertz, seconds: 0.07, gain, wave: "triangle", to: hertz * 0.82 },
  { at, noise: hertz * 6, seconds: 0.03, gain: gain * 0.6 },
];
const paper = (at: number, seconds: number, gain = 0.16, pitch = 2400): Part[] => [{ at, noise: pitch, seconds, gain }];
const felt = (at: number, gain = 0.12): Part[] => [{ at, hertz: 98, seconds: 0.09, gain, to: 70 }, { at, noise: 420, seconds: 0.06, gain: gain * 0.8 }];

const WOODS = [330, 262, 392, 220];
/** The four notes of a door, one set for each suit. */
const DOORS = [[10, 12, 14, 15], [9, 11, 13, 14], [11, 13, 15, 16], [8, 10, 12, 13]];
const chord = (suit: number, at: number, gain: number) => (DOORS[suit] ?? DOORS[0] ?? []).flatMap((number, i) => bell(at + i * 0.11, number, 0.75, gain));

export const SCORES: Record<Sound, (suit: number, count: number) => Part[]> = {
  draw: () => paper(0, 0.09, 0.12),
  play: (suit) => [...paper(0, 0.05, 0.08), ...wood(0.03, WOODS[suit] ?? 262)],
  discard: () => [...paper(0, 0.14, 0.13, 1700), ...felt(0.08, 0.06)],
  deal: () => [0, 0.08, 0.16, 0.24, 0.32].flatMap((at) => paper(at, 0.06, 0.1)),
  shuffle: () => [0, 0.12, 0.24].flatMap((at) => paper(at, 0.1, 0.12, 3000)),
  run: () => [...bell(0, 11, 0.5, 0.1), ...bell(0.11, 13, 0.7, 0.12)],
  door: (suit, count) => [...chord(suit, 0, Math.min(0.18, 0.1 + 0.02 * count)), { at: 0.35, noise: 900, seconds: 0.7, gain: 0.05, to: 2600, swell: true }],
  key: () => [...wood(0, 520, 0.07), ...wood(0.07, 700, 0.06), ...glass(0.12, 16, 0.04)],
  nightmare: () => [
    { at: 0, noise: 240, seconds: 0.55, gain: 0.2, to: 120, swell: true },
    { at: 0, hertz: 110, seconds: 0.6, gain: 0.14, wave: "triangle", to: 65 },
    ...[0.75, 0.93].flatMap((at): Part[] => [{ at, hertz: 58, seconds: 0.2, gain: 0.18, to: 44 }]),
  ],
  ward: () => [{ at: 0, noise: 500, seconds: 0.4, gain: 0.1, to: 1600, swell: true }, ...bell(0.28, 8, 0.6, 0.08)],
  prophecy: () => [12, 13, 15, 16, 18].flatMap((number, i) => glass(i * 0.06, number)),
  limbo: () => [{ at: 0, noise: 380, seconds: 0.95, gain: 0.13, to: 1100, swell: true }, ...[0.7, 0.8, 0.9].flatMap((at) => paper(at, 0.07, 0.07))],
  creak: () => [{ at: 0, hertz: 147, seconds: 0.3, gain: 0.03, wave: "sawtooth", to: 131 }],
  claim: () => [...bell(0, 13, 0.9, 0.16), ...wood(0.3, 180, 0.07), ...wood(0.38, 160, 0.06)],
  chaos: () => [10, 12, 9].flatMap((number, i): Part[] => [{ at: i * 0.02, hertz: note(number), seconds: 0.8, gain: 0.08, wave: "triangle", swell: true }]),
  ruin: () => [{ at: 0, noise: 700, seconds: 0.5, gain: 0.16, to: 160 }, ...felt(0.12, 0.12)],
  refused: () => felt(0),
  turn: () => [...bell(0, 12, 0.5, 0.12), ...bell(0.12, 15, 0.8, 0.12)],
  win: () => [0, 1, 2, 3].flatMap((suit) => chord(suit, suit * 0.34, 0.1)),
  loss: () => [...bell(0, 8, 0.8, 0.1), ...bell(0.25, 6, 0.9, 0.1), { at: 0.5, noise: 900, seconds: 0.6, gain: 0.08, to: 200 }],
  die: () => [0, 0.11, 0.2, 0.27].flatMap((at, i) => wood(at, 420 - i * 30, 0.1 - i * 0.015)),
  page: () => paper(0, 0.24, 0.12, 1500),
  seal: () => [...felt(0, 0.14), ...paper(0.05, 0.1, 0.08, 900)],
  pay: () => [...glass(0, 14, 0.05), ...felt(0.06, 0.06)],
};

let context: AudioContext | null = null;

function heard(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume(); // browsers allow it after the first click
    return context;
  } catch {
    return null; // no sound device: a game is as good without
  }
}

/** Play a sound, as loud as the settings say. */
export function sound(what: Sound | Heard): void {
  const audio = heard();
  if (!audio) return;
  const { name, suit = 0, count = 1 } = typeof what === "string" ? { name: what } : what;
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  const start = audio.currentTime + 0.01;
  let end = 0;
  for (const part of SCORES[name](suit, count)) {
    perform(audio, out, part, start);
    end = Math.max(end, part.at + part.seconds);
  }
  setTimeout(() => out.disconnect(), (end + 0.3) * 1000);
}

const SILENT = 0.0001;

function perform(audio: AudioContext, out: AudioNode, part: Part, start: number): void {
  const [from, end] = [start + part.at, start + part.at + part.seconds];
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(SILENT, from);
  envelope.gain.exponentialRampToValueAtTime(part.gain, part.swell ? from + part.seconds * 0.6 : from + Math.min(0.012, part.seconds / 3));
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  envelope.connect(out);
  if ("noise" in part) {
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    source.buffer = noise(audio);
    source.loop = true;
    band.type = "bandpass";
    band.Q.value = 0.8;
    band.frequency.setValueAtTime(part.noise, from);
    if (part.to) band.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(band).connect(envelope);
    source.start(from, Math.random());
    source.stop(end + 0.02);
  } else {
    const source = audio.createOscillator();
    source.type = part.wave ?? "sine";
    source.frequency.setValueAtTime(part.hertz, from);
    if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(envelope);
    source.start(from);
    source.stop(end + 0.02);
  }
}

let noises: AudioBuffer | null = null;

/** Two seconds of noise: made once, and heard at another place each time. */
function noise(audio: AudioContext): AudioBuffer {
  if (noises) return noises;
  noises = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = noises.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noises;
}

const AIR = 0.016; // so quiet is the night
const LULL: readonly [number, number] = [8, 17]; // seconds from one far note to the next

/** A quiet night in the background: air that comes and goes, and now and then a far note. Returns how to end it. */
export function ambience(): () => void {
  const audio = heard();
  if (!audio) return () => undefined;
  const out = audio.createGain();
  out.gain.setValueAtTime(0, audio.currentTime);
  out.gain.linearRampToValueAtTime(settings.volume, audio.currentTime + 3);
  out.connect(audio.destination);
  const air = audio.createBufferSource();
  const low = audio.createBiquadFilter();
  const level = audio.createGain();
  const tide = audio.createOscillator();
  const depth = audio.createGain();
  air.buffer = noise(audio);
  air.loop = true;
  low.type = "lowpass";
  low.frequency.value = 340;
  level.gain.value = AIR;
  tide.frequency.value = 0.06;
  depth.gain.value = AIR * 0.6;
  tide.connect(depth).connect(level.gain);
  air.connect(low).connect(level).connect(out);
  air.start();
  tide.start();
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    perform(audio, out, { at: 0, hertz: note(5 + Math.floor(Math.random() * 7)), seconds: 3.5, gain: 0.012, swell: true }, audio.currentTime + 0.05);
    timer = setTimeout(next, (LULL[0] + Math.random() * (LULL[1] - LULL[0])) * 1000);
  };
  timer = setTimeout(next, 4000);
  return () => {
    clearTimeout(timer);
    out.gain.cancelScheduledValues(audio.currentTime);
    out.gain.setTargetAtTime(0, audio.currentTime, 0.3);
    for (const source of [air, tide]) source.stop(audio.currentTime + 1.5);
    setTimeout(() => out.disconnect(), 1600);
  };
}
