/** The words in force: one reactive place for all that is said, whatever the language. */

import { untrack } from "svelte";
import { loadWords, Words } from "@/i18n/words";
import { settings } from "./settings.svelte";

class Speech {
  words = $state.raw<Words>(new Words(settings.lang, new Map()));
}

const speech = new Speech();
let asked = 0;

/** The words now; reactive. */
export function words(): Words {
  return speech.words;
}

/** Have these areas ("web", "onirim", …) as well, in the language of the settings; the last wish counts. */
export async function speak(...areas: string[]): Promise<void> {
  // Whoever asks in an effect asks for words, not to be told of every change of them.
  const { known, lang } = untrack(() => ({ known: speech.words, lang: settings.lang }));
  const wanted = [...new Set([...known.areas, ...areas])];
  if (known.language === lang && wanted.length === known.areas.length) return;
  const mine = ++asked;
  const loaded = await loadWords(lang, wanted);
  if (mine !== asked) {
    await speak(...areas); // somebody else asked for more in the meantime
    return;
  }
  speech.words = loaded;
  document.documentElement.lang = loaded.language;
}
