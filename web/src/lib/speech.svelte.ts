/** The words in force: one reactive place for all that is said, whatever the language. */

import { untrack } from "svelte";
import { loadWords, Words } from "@/i18n/words";
import { settings } from "./settings.svelte";

class Speech {
  words = $state.raw<Words>(new Words(settings.lang, new Map()));
}

const speech = new Speech();
const wanted = new Set<string>(); // every area that anybody has asked for
let loading: Promise<void> | null = null;

/** The words now; reactive. */
export function words(): Words {
  return speech.words;
}

/** Have these areas ("web", "onirim", …) as well, in the language of the settings. */
export function speak(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  // Whoever asks in an effect asks for words, not to be told of every change of them.
  if (untrack(isComplete)) return Promise.resolve();
  loading ??= load()
    .catch((error: unknown) => {
      for (const area of wanted) if (!speech.words.areas.includes(area)) wanted.delete(area); // to be asked for again
      throw error;
    })
    .finally(() => (loading = null));
  return loading;
}

/** Load until nothing is missing: more may be asked for, or another language chosen, while files are on their way. */
async function load(): Promise<void> {
  while (!isComplete()) {
    const loaded = await loadWords(settings.lang, [...wanted]);
    speech.words = loaded;
    document.documentElement.lang = loaded.language;
  }
}

function isComplete(): boolean {
  const { areas, language } = speech.words;
  return language === settings.lang && [...wanted].every((area) => areas.includes(area));
}
