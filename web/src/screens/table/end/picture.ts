/**
 * The end as a picture to share: the same sky, ridge and words without a button, drawn in the browser. It tells how a night
 * went and nothing about its cards: doors and Cities are lights, without their colours.
 */

import type { Ridge, Hills } from "./hills";

export interface Told {
  won: boolean;
  /** "Reverie", and what was dreamed. */
  brand: string;
  game: string;
  headline: string;
  line: string;
  numbers: readonly { number: string; label: string }[];
  hills: Hills;
  ridge: Ridge;
  /** The box in which the ridge was drawn. */
  box: { width: number; height: number };
}

export const SIZE = { width: 1600, height: 900 };
const EDGE = 88;
const LAND = { top: 470, height: 380 };

/** Lines of words that are no wider than `most`. */
export function wrap(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draw it; the fonts of the page have been asked for before. */
export function draw(canvas: HTMLCanvasElement, told: Told): void {
  const { width, height } = SIZE;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  sky(pen, told.won);
  (told.won ? sun : moon)(pen, width * 0.76, LAND.top + 30);
  land(pen, told);
  words(pen, told);
}

function sky(pen: CanvasRenderingContext2D, won: boolean): void {
  const { width, height } = SIZE;
  const fill = won ? pen.createRadialGradient(width * 0.76, height * 0.56, 0, width * 0.76, height * 0.56, width * 0.95) : pen.createLinearGradient(width, 0, width * 0.4, height);
  const steps: [number, string][] = won
    ? [[0, "#ffd58d"], [0.22, "#f5a066"], [0.42, "#a45a72"], [0.64, "#43307a"], [0.9, "#232257"]]
    : [[0, "#2b1f4f"], [0.45, "#171a45"], [1, "#0e1027"]];
  for (const [at, colour] of steps) fill.addColorStop(at, colour);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, width, height);
  if (!won) return;
  pen.fillStyle = "rgb(255 243 212 / 0.14)";
  for (let i = 0; i < 24; i++) {
    const [from, to] = [(i * Math.PI) / 12, (i * Math.PI) / 12 + 0.09];
    pen.beginPath();
    pen.moveTo(width * 0.76, height * 0.56);
    pen.lineTo(width * 0.76 + 2000 * Math.cos(from), height * 0.56 + 2000 * Math.sin(from));
    pen.lineTo(width * 0.76 + 2000 * Math.cos(to), height * 0.56 + 2000 * Math.sin(to));
    pen.fill();
  }
}

function sun(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = "#fff8e6";
  pen.beginPath();
  for (let i = 0; i < 32; i++) {
    const [angle, far] = [(i * Math.PI) / 16, i % 2 ? 92 : 136];
    pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  pen.fill();
  disc(pen, x, y, 94, "#fff8e6");
  pen.strokeStyle = "#ffb765";
  pen.lineWidth = 5;
  pen.stroke();
  for (const way of [-1, 1]) {
    disc(pen, x + way * 58, y + 20, 13, "#ffc48a");
    pen.fillStyle = "#8a3d52";
    pen.beginPath();
    pen.ellipse(x + way * 31, y - 10, 8, 12, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = "#e0825f";
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(x, y + 22, 20, 0.3, Math.PI - 0.3);
  pen.stroke();
}

function moon(pen: CanvasRenderingContext2D, x: number, y: number): void {
  disc(pen, x, y - 60, 84, "#2b2f78");
  pen.fillStyle = "#cfc6f0";
  pen.beginPath();
  pen.arc(x, y - 60, 84, -Math.PI / 2, Math.PI / 2);
  pen.ellipse(x, y - 60, 62, 84, 0, Math.PI / 2, -Math.PI / 2, true);
  pen.fill();
  pen.strokeStyle = "#8388d6";
  pen.lineWidth = 5;
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(x - 14, y - 66, 26, 0.5, Math.PI - 0.5);
  pen.stroke();
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function land(pen: CanvasRenderingContext2D, { won, hills, ridge, box }: Told): void {
  const [sx, sy] = [SIZE.width / box.width, LAND.height / box.height];
  const path = new Path2D(`${ridge.path}V${box.height + 200}H-120Z`);
  const layers = won ? ["#6a4478", "#46387e", "#191b4b"] : ["#25245c", "#1d1d4e", "#12143a"];
  const moved = (dx: number, dy: number, paint: () => void) => {
    pen.save();
    pen.translate(dx * sx, LAND.top + dy * sy);
    pen.scale(sx, sy);
    paint();
    pen.restore();
  };
  ([[40, -26], [16, -10], [0, 0]] as const).forEach(([dx, dy], i) =>
    moved(dx, dy, () => {
      pen.fillStyle = layers[i] ?? "";
      pen.fill(path);
    }),
  );
  moved(0, 0, () => {
    pen.strokeStyle = "#ffd27d";
    pen.lineWidth = 3;
    pen.stroke(new Path2D(ridge.path));
  });
  for (const mark of hills.marks) {
    const [x, y] = ridge.at(mark);
    (mark.good ? lit : eye)(pen, x * sx, LAND.top + y * sy);
  }
}

/** A way out: an arch full of light. */
function lit(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.shadowColor = "rgb(255 210 125 / 0.9)";
  pen.shadowBlur = 22;
  arch(pen, x, y, 21, 60, "#2b1d3c");
  pen.restore();
  arch(pen, x, y, 13, 50, "#fff3cf");
}

function arch(pen: CanvasRenderingContext2D, x: number, y: number, half: number, high: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.lineTo(x - half, y - high + half);
  pen.arc(x, y - high + half, half, Math.PI, 0);
  pen.lineTo(x + half, y);
  pen.fill();
}

/** A blow: an eye below the ground. */
function eye(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const low = y + 38;
  pen.fillStyle = "#ffe3ef";
  pen.beginPath();
  pen.moveTo(x - 22, low);
  pen.quadraticCurveTo(x, low - 26, x + 22, low);
  pen.quadraticCurveTo(x, low + 26, x - 22, low);
  pen.fill();
  disc(pen, x, low, 9, "#c2306f");
  disc(pen, x, low, 4, "#330d3d");
}

function words(pen: CanvasRenderingContext2D, { won, brand, game, headline, line, numbers }: Told): void {
  const style = getComputedStyle(document.documentElement);
  const [display, body] = [style.getPropertyValue("--font-display"), style.getPropertyValue("--font-body")];
  const write = (text: string, x: number, y: number, font: string, colour = "#f6ebd6") => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  pen.shadowColor = "rgb(23 20 60 / 0.85)";
  pen.shadowBlur = won ? 18 : 0;
  write(brand, EDGE, 78, `600 34px ${display}`);
  const after = EDGE + pen.measureText(brand).width + 22;
  write(game, after, 77, `400 24px ${body}`, "#cfd2f6");
  write(headline, EDGE - 4, 212, `600 ${headline.length > 20 ? 84 : 100}px ${display}`);
  pen.font = `italic 500 34px ${display}`;
  let y = 272;
  for (const part of wrap(line, 1120, (some) => pen.measureText(some).width).slice(0, 2)) {
    write(part, EDGE, y, `italic 500 34px ${display}`);
    y += 44;
  }
  let x = EDGE;
  for (const { number, label } of numbers.slice(0, 4)) {
    write(number, x, y + 62, `600 58px ${display}`);
    const wide = pen.measureText(number).width;
    write(label, x, y + 98, `600 22px ${body}`);
    x += Math.max(wide, pen.measureText(label).width) + 52;
  }
  pen.shadowBlur = 0;
}

/** The picture as a file; null: this browser cannot make one. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], name, { type: "image/png" });
}
