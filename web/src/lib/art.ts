/** Where the pictures are. Their addresses never change what they show, so browsers keep them for good. */

import { settings } from "./settings.svelte";

let version = "";

/** The version of the pictures that this server draws; told once, when the app starts. */
export function setArtVersion(name: string): void {
  version = name;
}

/** The address of a picture in the chosen theme. */
export function art(face: string): string {
  return `/art/${version}/${settings.theme}/${encodeURIComponent(face)}.svg`;
}
