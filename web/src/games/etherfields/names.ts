/** What everything is called: the view has the names and texts of whatever lies before this seat. */

import type { Offer } from "@/api/types";
import type { Details, Words } from "@/i18n/words";
import { objectOf } from "@/tell/offers";
import { COLORS, type Ability, type EtherView, type Price, type Text, type Thing } from "./view";

const KINDS = ["influence", "item", "mask", "weakness", "creature", "companion", "character", "event", "tile", "gate", "slumber", "wisdom", "clue", "turn_card", "fate"];
const CARDS = /^(influence|item|mask|weakness):/;

export class Names {
  constructor(
    readonly view: EtherView,
    readonly words: Words,
  ) {}

  /** A text of the content in the language at hand, or in the one there is. */
  text(text: Text | undefined): string {
    return text?.[this.words.language] ?? text?.["en"] ?? Object.values(text ?? {})[0] ?? "";
  }

  say(id: string, details: Details = {}): string {
    return this.words.text(id, details);
  }

  has(id: string): boolean {
    return this.words.has(id);
  }

  /** A word of the game: a step, state, mutation, suit, face. */
  word(kind: string, name: string): string {
    const id = `etherfields-${kind}-${name.replaceAll("_", "-")}`;
    return this.has(id) ? this.say(id) : name.replaceAll("_", " ");
  }

  marker(kind: string, n = 1): string {
    const id = `etherfields-marker-${kind.replaceAll("_", "-")}`;
    return this.has(id) ? this.say(id, { n }) : kind.replaceAll("_", " ");
  }

  /** A thing by its ref or its bare id. */
  found(ref: string): Thing | undefined {
    const { things } = this.view;
    if (things[ref]) return things[ref];
    const bare = ref.includes(":") ? ref.slice(ref.indexOf(":") + 1) : ref;
    const kind = KINDS.find((one) => things[`${one}:${bare}`]);
    return kind === undefined ? undefined : things[`${kind}:${bare}`];
  }

  thing(ref: string): string {
    const bare = ref.includes(":") ? ref.slice(ref.indexOf(":") + 1) : ref;
    return this.text(this.found(ref)?.name) || bare.replaceAll("_", " ");
  }

  person(id: string): string {
    return id === "team" ? this.say("etherfields-the-team") : this.thing(`character:${id}`);
  }

  /** An ability by its ref, or by what stands for it in an answer. */
  ability(word: string): [ref: string, ability: Ability] | undefined {
    const { abilities } = this.view;
    if (abilities[word]) return [word, abilities[word]];
    return Object.entries(abilities).find(([, { words }]) => words[0] === word) ?? Object.entries(abilities).find(([, { words }]) => words.includes(word));
  }

  abilityName(word: string): string {
    const found = this.ability(word);
    if (!found) return word.startsWith("basic:") ? this.word("basic", word.slice(6)) : this.thing(word);
    const [, ability] = found;
    const own = this.text(ability.name);
    return CARDS.test(ability.of) || !own ? this.thing(ability.of) : own;
  }

  location(id: string): string {
    for (const { locations } of Object.values(this.view.things)) if (locations?.[id]) return this.text(locations[id].name);
    return id.replaceAll("_", " ");
  }

  /** A figure: "lodger.3"; which of several equal ones is said by its number. */
  figure(word: string): string {
    const [of = "", number] = word.split(".");
    const equal = this.view.figures.filter((one) => one.of === of);
    const place = equal.findIndex((one) => String(one.number) === number);
    return equal.length > 1 && place >= 0 ? `${this.thing(of)} ${place + 1}` : this.thing(of);
  }

  /** A field by what is on it: "Look into the lamp"'s lamp has no word of its own, so the tile and the quarter say it. */
  field(name: string): string {
    const field = this.view.map.fields[name];
    if (!field) return name;
    const tile = this.thing(`tile:${field.tile}`);
    const quarter = this.say(`etherfields-board-quarter-${name.slice(3)}`);
    const here = (field.actions ?? []).map((ref) => this.abilityName(ref));
    const what = here[0] ?? (field.tags ?? []).filter((tag) => this.has(`etherfields-board-tag-${tag}`)).map((tag) => this.say(`etherfields-board-tag-${tag}`))[0];
    return what ? this.say("etherfields-board-field-named", { tile, what, quarter }) : this.say("etherfields-board-field", { tile, quarter });
  }

  secret(name: string): string {
    const cut = name.lastIndexOf("-");
    const id = `etherfields-back-${name.slice(0, cut).split(".")[0]}`;
    return this.say(this.has(id) ? id : "etherfields-back-any", { letter: name.slice(cut + 1) });
  }

  /** What a thing does, in the words that stand on it. */
  about(ref: string): string {
    const thing = this.found(ref);
    if (!thing) return "";
    const rules = (thing.abilities ?? []).map((one) => this.text(this.view.abilities[one]?.text)).filter(Boolean);
    const lay = thing.lay ? this.say("etherfields-about-laying", { cost: this.price(thing.lay) }) : "";
    return [...(rules.length ? rules : [this.text(thing.text)]), lay].filter(Boolean).join(" ");
  }

  /** The colours of an influence card: those of the intent it has most of. */
  ramp(card: string): string {
    const intents = Object.entries(this.found(`influence:${card}`)?.intents ?? {});
    return intents.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "cunning";
  }

  flavour(ref: string): string {
    return this.text(this.found(ref)?.text);
  }

  /** A price as words: for screen readers, and where no chips fit. */
  price(price: Price): string {
    const ways = price.map((parts) => parts.map(([kind, what, n]) => this.part(kind, what, n)).join(" + ") || this.say("etherfields-free"));
    return ways.join(" / ");
  }

  part(kind: string, what: string, n: string): string {
    if (kind === "intent" || kind === "team_times") {
      const color = (COLORS as readonly string[]).includes(what) ? this.word("color", what) : this.say("etherfields-board-any-color");
      return `${n} ${color}${kind === "team_times" ? this.say("etherfields-times-team") : ""}`;
    }
    const id = `etherfields-cost-${kind.replaceAll("_", "-")}`;
    const amount = /^\d+$/.test(n) ? Number(n) : n;
    return this.has(id) ? this.say(id, { n: amount, what: this.marker(what, Number(n) || 1) }) : kind.replaceAll("_", " ");
  }

  // ---- questions and answers ---------------------------------------------------------------------------------------

  /** What is asked. */
  question(kind: string, seats: readonly number[], about: Record<string, unknown>): string {
    const { view } = this;
    const said: Details = {};
    for (const [name, value] of Object.entries(about)) if (typeof value === "string" || typeof value === "number") said[name] = value;
    const text = this.text(view.asked.text);
    const known: Details = { what: "suffer", why: "", text };
    const alone = view.characters.length > 1 && seats.length === 1 && view.rules.includes("/solo");
    const who = String(about["character"] ?? (!alone && seats.length === 1 ? (view.characters[seats[0] ?? 0]?.id ?? "") : ""));
    if (who) known["character"] = this.person(who);
    if (about["roller"]) known["roller"] = this.person(String(about["roller"]));
    for (const name of ["ability", "for"]) if (about[name]) known[name] = this.abilityName(String(about[name]));
    if (about["face"]) known["face"] = this.word("face", String(about["face"]));
    if (about["card"]) known["card"] = this.thing(String(about["card"]));
    if (about["step"]) known["step"] = this.word("step", String(about["step"]));
    for (const name of ["creature", "mask", "item", "slumber", "gate"]) if (about[name]) known[name] = this.thing(`${name}:${String(about[name])}`);
    if (about["location"]) known["location"] = this.location(String(about["location"]));
    if (about["field"]) known["field"] = this.field(String(about["field"]));
    if (about["kind"]) {
      const what = String(about["kind"]);
      known["kind"] = this.has(`etherfields-terrain-${what}`) ? this.word("terrain", what) : this.marker(what, Number(about["left"] ?? 1));
    }
    const figure = String(about["figure"] ?? view.asked.figure ?? "");
    if (figure) known["figure"] = this.figure(figure);
    const { harm } = view.asked;
    if (harm) {
      const source = this.found(harm.source) ? this.thing(harm.source) : "";
      Object.assign(known, { character: this.person(harm.character), n: harm.n, what: harm.what, why: source ? ` (${source})` : "" });
    }
    const details = { ...said, ...known };
    return this.say(this.wording(kind, details, about), details).trim();
  }

  private wording(kind: string, details: Details, about: Record<string, unknown>): string {
    const base = `etherfields-ask-${kind}`;
    const name = this.has(base) ? base : "etherfields-ask-anything";
    for (const part of ["figure", "creature", "step", "event", "face"]) if (part in details && this.has(`${name}-${part}`)) return `${name}-${part}`;
    if (about["ability"] === "basic:exertion" && this.has(`${name}-exertion`)) return `${name}-exertion`;
    const of = Boolean(details["text"]) || "ability" in details || "card" in details;
    const named = "character" in details;
    const said: [string, boolean][] = [["-of-character", of && named], ["-of", of], ["-character", named]];
    return said.map(([part, known]) => (known ? name + part : "")).find((id) => id && this.has(id)) ?? name;
  }

  /** An answer in few words, without the one who gives it. */
  label(offer: Offer, kind: string, about: Record<string, unknown> = {}): string {
    const [noun, argument] = objectOf(offer);
    let name = `etherfields-do-${offer.verb}`;
    const something = Boolean(argument || offer.with);
    if (offer.verb === "look" && !something) name += "-command";
    if (offer.verb === "pay" && !something) name += "-demand";
    if (offer.verb === "boost" && something) name += "-color";
    if (this.has(`${name}-${kind}`)) name = `${name}-${kind}`;
    else if (noun === "number" && about["ability"] === "basic:exertion") name += "-hours";
    if (noun === "location" && this.has(`${name}-${offer.with}`)) name += `-${offer.with}`;
    const own = name.replace("etherfields-", "etherfields-board-");
    if (this.has(`${own}-${kind}`)) name = `${own}-${kind}`;
    else if (this.has(own)) name = own;
    if (!this.has(name)) return offer.words;
    const object = this.object(offer, noun ?? "", argument ?? "", about);
    const what = noun === "number" && /^\d+$/.test(object) ? Number(object) : object;
    const said = this.say(name, { what, place: offer.at ? this.place(offer.at) : "", helper: this.helper(offer.with) }).trim();
    return this.view.asked.short?.includes(offer.words) ? `${said} ${this.say("etherfields-short")}` : said;
  }

  private object(offer: Offer, noun: string, argument: string, about: Record<string, unknown>): string {
    switch (noun) {
      case "option":
        return this.text(this.view.asked.options?.[argument]) || argument.replaceAll("_", " ");
      case "way":
      case "cost":
        return this.way(noun, argument, about);
      case "effect":
        return this.view.things[`creature:${argument}`] ? this.thing(`creature:${argument}`) : this.abilityName(argument);
      case "ability":
        return this.abilityName(argument);
      case "secret":
        return this.secret(argument);
      case "item":
        return this.thing(`item:${argument.replace(/^item:/, "")}`);
      case "color":
        return this.word("color", argument);
      case "location":
        return this.location(argument);
      case "mask":
      case "character":
      case "companion":
      case "gate":
      case "creature":
        return this.thing(`${noun}:${argument}`);
      case "turn-card":
        return this.thing(`turn_card:${argument}`);
      case "figure":
        return offer.at ? `${this.figure(argument)}: ${this.place(offer.at)}` : this.figure(argument);
      case "field":
        return this.field(argument);
      case "edge":
        return argument.split("-").map((one) => (this.view.map.fields[one] ? this.field(one) : one)).join(" – ");
      case "step":
      case "state":
      case "mutation":
      case "row":
        return this.word(noun, argument);
      case "marker":
        return this.marker(argument);
      case "card":
        return this.thing(argument);
      default:
        return this.view.things[argument] || this.found(argument) ? this.thing(argument) : argument.replaceAll("_", " ");
    }
  }

  private way(noun: string, argument: string, about: Record<string, unknown>): string {
    if (this.has(`etherfields-way-${argument}`)) return this.say(`etherfields-way-${argument}`);
    const price = this.wayPrice(noun, argument, about);
    return price ? this.price(price) : argument;
  }

  /** What a way or one of several prices costs. */
  wayPrice(noun: string, argument: string, about: Record<string, unknown>): Price | null {
    const place = Number(argument.split("-")[1]) - 1;
    if (!(place >= 0)) return null;
    const ref = String(about["ability"] ?? "");
    const ability = this.ability(ref)?.[1];
    if (ability) {
      if (noun === "way") return ability.price[place] ?? null;
      const one = ability.price[Number(about["way"] ?? 0)]?.[place];
      return one ? [one] : null;
    }
    const lay = this.found(ref)?.lay?.[place];
    return lay ? [lay] : null;
  }

  /** The printed price of what an answer does. */
  priceOf(offer: Offer, about: Record<string, unknown> = {}): Price | null {
    const [noun, argument] = objectOf(offer);
    if (noun === "way" || noun === "cost") return this.wayPrice(noun, argument ?? "", about);
    if (["use", "play", "turn"].includes(offer.verb)) return this.allWays(this.ability(argument ?? "")?.[1]);
    return offer.verb === "lay" ? (this.found(`influence:${argument}`)?.lay ?? null) : null;
  }

  /** The prices of all ways of doing something: no alternative is hidden behind the first. */
  allWays(ability: Ability | undefined): Price | null {
    if (!ability) return null;
    const ways = ability.price.flat();
    return ways.filter((way, i) => ways.findIndex((one) => JSON.stringify(one) === JSON.stringify(way)) === i);
  }

  private place(place: string): string {
    if (this.view.map.fields[place]) return this.field(place);
    const [owner = ""] = place.split(".");
    return this.found(`creature:${owner}`) || this.found(`character:${owner}`) ? this.thing(owner) : place;
  }

  private helper(helper: string | undefined): string {
    if (!helper || helper === "path" || helper === "shortcut") return "";
    return (COLORS as readonly string[]).includes(helper) ? this.word("color", helper) : this.marker(helper);
  }
}
