/** Words for unit tests: all of them, at once, without fetching; anything that is missing fails the test. */

import { FluentResource } from "@fluent/bundle";
import type { Language } from "@/api/types";
import { Words } from "./words";

const TEXTS = import.meta.glob<string>("../../../src/reverie/words/{en,de}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function wordsOf(language: Language): Words {
  const files = new Map<string, FluentResource>();
  for (const [path, text] of Object.entries(TEXTS)) {
    const [, folder, area] = /(\w+)\/([\w-]+)\.ftl$/.exec(path) as unknown as [string, string, string];
    if (folder === language) files.set(area, new FluentResource(text));
  }
  return new Words(language, files, (problem) => {
    throw new Error(problem);
  });
}
