/** What those at the table propose to each other, and what they vote for. Gestures are kept nowhere: a proposal stands
 *  for a while, or until what it proposes was done. */

import type { Fact, Offer } from "@/api/types";
import type { EtherView } from "./view";

export const POINTING = 6_000; // milliseconds for which pointing is shown
export const PROPOSING = 90_000; // and a proposal

interface Gesture {
  seat: number;
  emote: string;
  spot?: string | undefined;
  at: number;
}

export interface Proposal {
  /** The character of whoever proposes, and its seat. */
  who: string;
  seat: number;
  /** The answer, in words. */
  words: string;
  /** Whose players are for it, and against it. */
  yes: string[];
  no: string[];
}

const ACTION = "action:";

/** The proposals that stand: those of the last while that were not carried out, each person's newest. `since`: which was
 *  the last fact when a gesture came. */
export function proposals(gestures: readonly Gesture[], facts: readonly Fact[], view: EtherView, now: number, since: ReadonlyMap<number, number>): Proposal[] {
  const fresh = gestures.filter(({ spot, at }) => spot?.startsWith(ACTION) && now - at < PROPOSING);
  const who = (seat: number) => view.characters[seat]?.id ?? "";
  const newest = new Map<number, Gesture>();
  for (const one of fresh) if (one.emote === "propose") newest.set(one.seat, one);
  return [...newest.values()].flatMap((one) => {
    const words = (one.spot ?? "").slice(ACTION.length);
    if (facts.some(({ number, kind, action }) => number > (since.get(one.at) ?? -1) && kind === "answered" && action === words)) return [];
    const said = fresh.filter(({ spot, at }) => spot === one.spot && at >= one.at);
    const last = new Map(said.filter(({ emote }) => emote === "yes" || emote === "no").map(({ seat, emote }) => [seat, emote]));
    const of = (emote: string) => [...last].filter(([seat, said]) => said === emote && seat !== one.seat).map(([seat]) => who(seat));
    return [{ who: who(one.seat), seat: one.seat, words, yes: of("yes"), no: of("no") }];
  });
}

/** The answer by which somebody joins in: the same one where it is the team's, else the same action by the own character. */
export function joining(words: string, proposer: string, own: string, offers: readonly Offer[]): Offer | null {
  const mine = words.split(" ").map((word) => (word === proposer ? own : word)).join(" ");
  return offers.find((offer) => offer.words === words) ?? offers.find((offer) => offer.words === mine) ?? null;
}

export interface Ballot {
  words: string;
  offer: Offer | null;
  voters: string[];
}

/** What was voted for, the most votes first; `offer`: the own vote for it, if it can be given. */
export function ballots(votes: Record<string, string>, offers: readonly Offer[]): Ballot[] {
  const found = new Map<string, string[]>();
  for (const [who, words] of Object.entries(votes)) found.set(words, [...(found.get(words) ?? []), who]);
  const bare = (offer: Offer) => (offer.from ? offer.words.replace(` ${offer.from}`, "") : offer.words);
  return [...found]
    .map(([words, voters]) => ({ words, voters, offer: offers.find((offer) => offer.words === words || bare(offer) === words) ?? null }))
    .sort((a, b) => b.voters.length - a.voters.length);
}
