/** What happened, in sentences; facts bring the names of what they speak of. As in the terminal (cli/table/etherfields_story.py). */

import type { Fact } from "@/api/types";
import type { Details, Words } from "@/i18n/words";
import type { Line, Teller, Who } from "@/tell/story";
import { answerCounts } from "@/tell/story";
import type { Text } from "./view";

/** Facts without a sentence: another one tells the same, or nobody at the table would say it. */
const SILENT = new Set(["accepted", "answered", "creature_revealed", "delayed", "encounter_ended", "over", "intents", "paid", "modifier", "turn_deck"]);
/** How a card that moves is told, by where from and where to. */
const ROUTES: Record<string, string> = {
  "deck hand": "drawn", "hand discard": "discarded", "deck discard": "turned", "deck sealed": "sealed", "hand sealed": "sealed",
  "discard sealed": "sealed", "sealed discard": "unsealed", "sealed hand": "unsealed", "discard hand": "taken", "progress hand": "taken",
  "progress discard": "put-away", "weaknesses discard": "put-away", "hand deck": "put-back", "discard deck": "put-back",
};
const WORDS: Record<string, string> = { mutation: "mutation", row: "row", state: "state", step: "step", terrain: "terrain", face: "face", color: "color" };
const MANY = 2;

class Sentence {
  constructor(
    readonly facts: Fact[],
    readonly words: Words,
  ) {}

  get last(): Fact {
    return this.facts.at(-1) as Fact;
  }

  text(text: Text | undefined): string {
    return text?.[this.words.language] ?? text?.["en"] ?? "";
  }

  word(kind: string, name: string): string {
    const id = `etherfields-${kind}-${name.replaceAll("_", "-")}`;
    return this.words.has(id) ? this.words.text(id) : name.replaceAll("_", " ");
  }

  name(value: unknown, fact = this.last): string {
    const names = fact["names"] as Record<string, Text> | undefined;
    const word = String(value);
    if (word === "team") return this.words.text("etherfields-the-team");
    return this.text(names?.[word]) || word.replace(/^\w+:/, "").replaceAll("_", " ");
  }

  marker(kind: string, n: number): string {
    const id = `etherfields-marker-${kind.replaceAll("_", "-")}`;
    return this.words.has(id) ? this.words.text(id, { n }) : kind.replaceAll("_", " ");
  }

  say(id: string): string {
    const { last } = this;
    const details: Details = {};
    for (const [key, value] of Object.entries(last)) if (key !== "names") details[key] = this.detail(key, value);
    if (last.kind === "card_moved") {
      const cards = this.facts.map((fact) => this.name(fact["card"], fact));
      const counted = last["to"] === "hand" && cards.length > MANY;
      details["cards"] = counted ? this.words.text("etherfields-so-many-cards", { n: cards.length }) : cards.join(", ");
    } else if (last.kind === "suffered" || last.kind === "healed") details["n"] = this.facts.length;
    else if (last.kind === "journal") details["text"] = this.name("text");
    else if (last.kind === "chosen") details["text"] = this.name("text").replace(/[.!?]+$/, "");
    return this.words.text(id, details);
  }

  private detail(key: string, value: unknown): string | number {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.map((one) => (key === "fields" ? this.field(one) : this.name(one))).join(", ");
    const word = String(value);
    if (WORDS[key]) return this.word(WORDS[key], word);
    if (key === "field" || key === "from" || (key === "to" && /^[ABC]\d\./.test(word))) return this.field(word);
    if (key === "at" || key === "source") return word.startsWith("field:") ? this.words.text("etherfields-board-there") : this.name(word);
    if (key === "what" && "n" in this.last && !word.includes(":")) return this.marker(word, Number(this.last["n"]));
    if (key === "edge") return this.words.text("etherfields-board-there");
    return this.name(word);
  }

  /** A field has no name of its own: the map shows it. */
  private field(value: unknown): string {
    return typeof value === "string" ? value : this.words.text("etherfields-board-there");
  }
}

/** Which sentence tells a fact; nothing: it is told by another one. */
function textOf(fact: Fact, words: Words): string {
  const { kind } = fact;
  if (SILENT.has(kind)) return "";
  let name = kind.replaceAll("_", "-");
  if (kind === "card_moved") {
    const route = ROUTES[`${String(fact["from"])} ${String(fact["to"])}`];
    return route ? `etherfields-tell-card-${route}` : "";
  }
  if (kind === "revealed" && String(fact["what"]).startsWith("tile:")) return "";
  if (kind === "gained_secret" && /^(influence|weakness):/.test(String(fact["what"]))) return "";
  if (kind === "mask" && fact["now"] === null) name += "-off";
  else if (kind === "looked" && "cards" in fact) name += "-through";
  else if (kind === "figure_moved") {
    name += fact["from"] === null ? "-first" : `-${String(fact["how"]).replaceAll("_", "-")}`;
    if (!words.has(`etherfields-tell-${name}`)) name = "figure-moved";
    const walked = words.has(`etherfields-board-tell-${name}`);
    return walked ? `etherfields-board-tell-${name}` : `etherfields-tell-${name}`;
  } else if (kind === "group") name += fact["happens"] ? "-done" : "";
  else if (kind === "chosen" && !(fact["names"] as Record<string, Text> | undefined)?.["text"]) return "";
  const own = `etherfields-board-tell-${name}`;
  return words.has(own) ? own : words.has(`etherfields-tell-${name}`) ? `etherfields-tell-${name}` : "";
}

const EFFECTS = ["triggered", "step_effect"];

/** Something takes effect and nothing comes of it: that is not worth a sentence. */
function isIdle(fact: Fact, next: Fact | undefined): boolean {
  return EFFECTS.includes(fact.kind) && next !== undefined && [...EFFECTS, "answered", "step", "round"].includes(next.kind);
}

/** Neighbours that are equal in this are told in one sentence. */
function together(fact: Fact): string {
  if (fact.kind === "card_moved") return `card ${String(fact["character"])} ${String(fact["from"])} ${String(fact["to"])}`;
  if (fact.kind === "suffered" || fact.kind === "healed") return `${fact.kind} ${String(fact["character"])}`;
  if (fact.kind === "figure_moved") return `figure ${String(fact["figure"])} ${String(fact["how"])}`;
  return `fact ${fact.number}`;
}

export const teller: Teller = {
  game: "etherfields",
  tell(facts: readonly Fact[], words: Words, _who: Who): Line[] {
    const counts = answerCounts(facts);
    const lines: Line[] = [];
    let key = "";
    let group: { facts: Fact[]; id: string; answers: number } | null = null;
    const close = () => {
      if (!group) return;
      const first = group.facts[0] as Fact;
      const sentence = new Sentence(group.facts, words);
      const text = first.kind === "script" ? sentence.name("text") : sentence.say(group.id);
      lines.push({ text, cards: [], from: first.number, answers: group.answers, turn: 0, kind: first.kind });
      group = null;
    };
    for (const [i, fact] of facts.entries()) {
      const id = textOf(fact, words);
      if (!id || isIdle(fact, facts[i + 1])) continue;
      const now = together(fact);
      if (group && now === key) (group as { facts: Fact[] }).facts.push(fact);
      else {
        close();
        group = { facts: [fact], id, answers: counts[i] ?? 0 };
        key = now;
      }
    }
    close();
    return lines;
  },
};

/** The pages of the script book that were read so far, the newest last. */
export function pagesOf(facts: readonly Fact[], before = Infinity): { n: number; text: Text; number: number }[] {
  return facts.flatMap((fact) => {
    const text = fact.kind === "script" && fact.number < before ? (fact["names"] as Record<string, Text> | undefined)?.["text"] : undefined;
    return text ? [{ n: Number(fact["n"]), text, number: fact.number }] : [];
  });
}

/** Questions at which a whole action begins (`begins` in definition.py; a test compares them). */
export const BEGINS: readonly string[] = ["command", "turn", "dreamworld", "gate", "saved", "seat", "deck", "choose-mask", "items", "shop", "shop-what", "save-buy", "buy"];

/** How many answers the last action took, as far as this seat was told of all of them; else the last one alone. */
export function lastAction(facts: readonly Fact[], answers: number): number {
  const given = facts.filter((fact) => fact.kind === "answered" && !fact["forced"]);
  if (given.length > answers) return 1;
  const at = given.findLastIndex((fact) => BEGINS.includes(String(fact["question"])));
  return at < 0 ? 1 : given.length - at;
}
