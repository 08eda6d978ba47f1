/** Short sounds, made on the spot: soft bells, paper and breath. Silent until somebody switches sound on. */

import type { Sound } from "./hearing";
import { settings } from "./settings.svelte";

/** A tone: when it begins, its pitch, how long it rings, how loud it is (each sound is at most 1). */
interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  gain: number;
  wave?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

const bell = (at: number, hertz: number, seconds = 0.9, gain = 0.16): Tone[] => [
  { at, hertz, seconds, gain },
  { at, hertz: hertz * 2.01, seconds: seconds * 0.6, gain: gain * 0.35 },
];

export const SCORES: Record<Sound, { tones: Tone[]; paper?: number }> = {
  card: { tones: [{ at: 0, hertz: 196, seconds: 0.07, gain: 0.05 }], paper: 0.09 },
  door: { tones: [...bell(0, 523.25), ...bell(0.09, 659.25), ...bell(0.18, 783.99, 1.3)] },
  nightmare: {
    tones: [
      { at: 0, hertz: 110, seconds: 0.9, gain: 0.2, wave: "triangle", to: 65 },
      { at: 0.04, hertz: 116.5, seconds: 0.8, gain: 0.14, wave: "triangle", to: 69 },
    ],
  },
  turn: { tones: [...bell(0, 659.25, 0.5), ...bell(0.12, 880, 0.8)] },
  win: { tones: [...bell(0, 523.25), ...bell(0.14, 659.25), ...bell(0.28, 783.99), ...bell(0.42, 1046.5, 1.8, 0.2)] },
  loss: { tones: [...bell(0, 392, 0.8, 0.12), ...bell(0.22, 311.13, 0.9, 0.12), ...bell(0.46, 261.63, 1.6, 0.14)] },
};

let context: AudioContext | null = null;

/** Play a sound, as loud as the settings say; browsers allow it after the first click. */
export function sound(name: Sound): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    perform(context, name, settings.volume);
  } catch {
    // no sound device: a game is as good without
  }
}

function perform(audio: AudioContext, name: Sound, volume: number): void {
  const score = SCORES[name];
  const start = audio.currentTime + 0.01;
  const master = audio.createGain();
  master.gain.value = volume;
  master.connect(audio.destination);
  for (const tone of score.tones) {
    const oscillator = audio.createOscillator();
    const envelope = audio.createGain();
    const [from, end] = [start + tone.at, start + tone.at + tone.seconds];
    oscillator.type = tone.wave ?? "sine";
    oscillator.frequency.setValueAtTime(tone.hertz, from);
    if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
    envelope.gain.setValueAtTime(0.0001, from);
    envelope.gain.exponentialRampToValueAtTime(tone.gain, from + 0.012);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(envelope).connect(master);
    oscillator.start(from);
    oscillator.stop(end + 0.02);
  }
  if (score.paper) rustle(audio, master, start, score.paper);
}

/** Paper on paper: a breath of filtered noise. */
function rustle(audio: AudioContext, out: AudioNode, start: number, seconds: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const noise = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  noise.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = 2400;
  gain.gain.value = 0.22;
  noise.connect(band).connect(gain).connect(out);
  noise.start(start);
}
