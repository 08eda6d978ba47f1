/**
 * Faces as bitmaps. A face is an SVG of many layers with soft shadows, and browsers draw such a picture anew for every
 * card that shows it: sixty flying cards would keep a processor busy for half a second. So each face that has been
 * seen is drawn once more when there is nothing else to do, into pixels; whatever is shown of it afterwards is a copy.
 *
 * A bitmap has the measures of the face itself, which is as large as any card lies on the table of a fine screen.
 */

/** From so many pixels of the screen to one of the page, bitmaps have twice the measures. */
const FINE = 2;

interface Kept {
  /** Where the bitmap is. */
  url: string;
  /** Held, so that the browser keeps it at hand: what shows it next shows it at once. */
  image: HTMLImageElement;
}

const kept = new Map<string, Kept | null>(); // null: it is being drawn, or cannot be
const waiting: HTMLImageElement[] = [];
let drawing = false;

/** The address at which a face is shown most cheaply now. */
export function cheapest(address: string): string {
  return kept.get(address)?.url ?? address;
}

/** A face has been shown: make a bitmap of it, some time. */
export function remember(picture: HTMLImageElement): void {
  const address = picture.getAttribute("src") ?? "";
  if (!address.endsWith(".svg") || kept.has(address)) return;
  kept.set(address, null);
  waiting.push(picture);
  if (!drawing) {
    drawing = true;
    soon(next);
  }
}

async function next(): Promise<void> {
  const picture = waiting.shift();
  if (picture) await draw(picture).catch(() => undefined); // then it stays what it was
  if (waiting.length) soon(next);
  else drawing = false;
}

async function draw(picture: HTMLImageElement): Promise<void> {
  const address = picture.getAttribute("src") ?? "";
  const scale = devicePixelRatio > FINE ? 2 : 1;
  const canvas = document.createElement("canvas");
  canvas.width = Number(picture.getAttribute("width")) * scale;
  canvas.height = Number(picture.getAttribute("height")) * scale;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!bitmap) return;
  const url = URL.createObjectURL(bitmap);
  const image = new Image();
  image.src = url;
  await image.decode();
  kept.set(address, { url, image });
}

/** When nothing else is to be done; Safari cannot tell. */
function soon(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => then());
  else setTimeout(then, 200);
}
