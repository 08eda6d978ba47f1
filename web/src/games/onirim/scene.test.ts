import { describe, expect, test } from "vitest";
import type { Observation, Offer } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { carried } from "@/table/described";
import type { Scene, Spot } from "@/table/scene";
import { label } from "@/tell/testing";
import { TABLE } from "./described";
import samples from "./samples.json";
import { scene } from "./scene";
import type { OnirimView } from "./view";

type Sample = Pick<Observation, "view" | "decision" | "actions"> & { name: string };
const SAMPLES = samples.tables as unknown as Sample[];
const FACES = new Set(samples.faces);
const WORDS = { en: wordsOf("en"), de: wordsOf("de") };
const BY_NAME = new Map(SAMPLES.map((sample) => [sample.name, sample]));

function observe(sample: Sample): Observation {
  return {
    seq: 1,
    status: "playing",
    locked: null,
    seats: [],
    answers: 0,
    redo: 0,
    undo: null,
    peeked: false,
    conceded: false,
    rematch: { offered: [], table: null },
    reveal: null,
    view: sample.view,
    decision: sample.decision,
    actions: sample.actions,
  };
}

function sceneOf(name: string, change: Partial<Sample> = {}): Scene {
  const sample = BY_NAME.get(name);
  if (!sample) throw new Error(`no sample is called ${name}`);
  return scene(observe({ ...sample, ...change }), WORDS.en);
}

const spotsOf = (table: Scene): Spot[] => Object.values(table.zones).flatMap((zone) => zone.spots);
const optionsOf = (table: Scene): Offer[] => (table.asking?.options ?? []).flatMap((option) => option.offer ?? []);
// A raw name of the engine: red.sun, door.red.open, two_red, put-under, onirim-board-x
/** Whether an answer is given at a thing, not just somewhere in a zone. */
const liesAtSomething = (offer: Offer) => offer.places?.some((place) => place.includes("/")) ?? false;
const RAW = /\b(?:[a-z]+\.[a-z]+|[a-z]+_[a-z]+|onirim-|build-left|put-under|undefined|\{|\$)/;

describe.each(SAMPLES.map((sample) => [sample.name, sample] as const))("%s", (_, sample) => {
  const observation = observe(sample);
  const table = scene(observation, WORDS.en);

  test("every answer can be given", () => {
    const given = new Set([...spotsOf(table).flatMap((spot) => spot.actions), ...table.buttons, ...optionsOf(table)]);
    for (const offer of sample.actions) expect(given, offer.words).toContain(offer);
    // Nothing is asked in a dialog, and what is told at a thing is no button as well.
    for (const offer of table.buttons) expect(optionsOf(table)).not.toContain(offer);
    for (const offer of given) expect(sample.actions).toContain(offer);
  });

  test("answers are on the table or in a dialog by design, and hang on what they are about", () => {
    for (const offer of sample.actions) {
      const spots = spotsOf(table).filter((spot) => spot.actions.includes(offer));
      if (liesAtSomething(offer)) expect(spots.length, offer.words).toBeGreaterThan(0);
    }
  });

  test("zones and places are named once", () => {
    for (const [id, zone] of Object.entries(table.zones)) expect(zone.id).toBe(id);
    expect([...table.order].sort()).toEqual(Object.keys(table.zones).sort());
    const keys = spotsOf(table).map((spot) => spot.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(table.order).size).toBe(table.order.length);
  });

  test.each(["en", "de"] as const)("everything is said in words (%s)", (language) => {
    const words = WORDS[language];
    const told = scene(observation, words);
    const texts = [
      told.prompt,
      told.summary,
      ...told.unseen.map((group) => group.label),
      ...Object.values(told.zones).flatMap((zone) => [zone.label, zone.note ?? "", ...(zone.marks ?? []).map((mark) => mark.label)]),
      ...Object.values(told.zones).flatMap((zone) => (zone.groups ?? []).map((group) => group.label)),
      ...spotsOf(told).flatMap((spot) => [spot.label, spot.caption ?? "", ...(spot.marks ?? []).map((mark) => mark.label)]),
      ...(told.asking ? [told.asking.title, ...told.asking.options.map((option) => option.label)] : []),
      ...told.buttons.map((offer) => label("onirim", offer, words, sample.view)),
    ];
    for (const text of texts) expect(text).not.toMatch(RAW);
    for (const spot of spotsOf(told)) expect(spot.label).not.toBe("");
    expect(told.prompt).not.toBe("");
  });

  test("every picture exists", () => {
    const marks = [...spotsOf(table), ...Object.values(table.zones)].flatMap((thing) => thing.marks ?? []);
    const contents = Object.values(table.zones).flatMap((zone) => (zone.contents ?? []).map(([token]) => token));
    const unseen = table.unseen.flatMap((group) => group.cards.map(([token]) => token));
    const faces = [
      ...[...spotsOf(table), ...(table.asking?.options ?? [])].map((thing) => thing.face),
      ...spotsOf(table).map((spot) => spot.ghost ?? null),
      ...marks.map((mark) => mark.face ?? null),
      ...contents,
      ...unseen,
    ];
    for (const face of faces) if (face !== null) expect(FACES, face).toContain(face);
  });

  test("looking back shows the same things, and nothing can be done", () => {
    if (!sample.view) return;
    const back = scene(observation, WORDS.en, { answers: 0, view: sample.view, decision: sample.decision, events: 0 });
    expect(Object.keys(back.zones)).toEqual(Object.keys(table.zones));
    expect(spotsOf(back).every((spot) => spot.actions.length === 0)).toBe(true);
    expect(back.buttons).toEqual([]);
    expect(back.asking).toBeNull();
  });

  test("every card that the view shows lies on the table", () => {
    const view = sample.view as OnirimView;
    const tokens = (id: string) => (table.zones[id]?.spots ?? []).flatMap((spot) => spot.token ?? []);
    expect(tokens("row")).toEqual(view.row.cards);
    expect(tokens("hand")).toEqual(view.hand.cards ?? []);
    expect(table.zones.hand?.spots.length).toBe(view.hand.size);
    expect([...tokens("doors")].sort()).toEqual([...view.doors].sort());
    expect(tokens("shared")).toEqual(view.shared ?? []);
    expect(tokens("draft")).toEqual(view.draft ?? []);
    expect(tokens("resolving")).toEqual(view.resolving);
    expect(tokens("towers")).toEqual(view.towers?.row ?? []);
    expect(tokens("stored")).toEqual(view.stored ?? []);
    expect(tokens("goals").length).toBe(view.goals?.length ?? 0);
    (view.catchers ?? []).forEach((held, i) => expect(tokens(`catcher-${i}`).slice(1)).toEqual(held));
    const seen = table.unseen.flatMap((group) => group.cards);
    expect(Object.fromEntries(seen)).toEqual(view.unseen);
  });
});

describe("questions on the table", () => {
  test("the ways against a nightmare stand in their order, closed ones in place", () => {
    const sample = BY_NAME.get("nightmare");
    const closed = [
      { way: "mirror", action: null, reason: "No Mirror is at your side.", rule: "ONI-ONIV-01" },
      { way: "key", action: null, reason: "There is no key in your hand.", rule: "ONI-BASE-30" },
      { way: "something-new", action: null, reason: "Not today.", rule: null },
    ];
    if (!sample?.decision) throw new Error("no such sample");
    const decision = { ...sample.decision, closed };
    const options = sceneOf("nightmare", { decision }).asking?.options ?? [];
    expect(options[0]).toMatchObject({ label: "A key", offer: null, closed: closed[1] });
    const names = options.map((option) => option.offer?.words ?? option.closed?.way);
    expect(names.indexOf("ward mill")).toBeGreaterThan(names.indexOf("ward door.red"));
    expect(names.indexOf("ward hand")).toBe(names.indexOf("ward mill") + 1);
    expect(names.indexOf("mirror")).toBeGreaterThan(names.indexOf("ward hand"));
    expect(names.indexOf("ward protector")).toBe(names.indexOf("mirror") + 1);
    expect(options.at(-1)?.label).toBe("Not today.");
  });

  test("a drawn card stands above its question", () => {
  });

  test("a dreamcatcher to be emptied says what it holds", () => {
    const lines = sceneOf("empty").asking?.options.map((option) => option.label) ?? [];
    expect(lines[0]).toMatch(/^Empty catcher 1: .+/);
  });
});

describe("the table", () => {
  test("the obvious answer of a card comes first", () => {
    const [card] = sceneOf("third/solo").zones.hand?.spots.filter((spot) => spot.actions.length > 1) ?? [];
    expect(card?.actions.map((offer) => offer.verb)).toEqual(["play", "discard"]);
  });

  test("what is past in the row is as bright as the rest, and the running run is a group", () => {
    const view = BY_NAME.get("third/solo")?.view as OnirimView;
    const row = { cards: ["red.sun", "blue.moon", "blue.sun", "blue.key", "green.sun", "brown.moon"], completed: 4, run: { length: 1, colours: ["brown"] } };
    const zone = sceneOf("third/solo", { view: { ...view, row: { ...row, runs: [[1, 4]] } } }).zones.row;
    expect(zone?.spots.map((spot) => spot.group)).toEqual([0, 1, 1, 1, 2, 3]);
    expect(zone?.groups?.map((group) => group.done)).toEqual([false, true, false, false]);
    expect(zone?.spots.some((spot) => spot.faint)).toBe(false);
    expect(zone?.note).toBe("brown: two more for a door");
    const plain = sceneOf("third/solo", { view: { ...view, row } }).zones.row;
    expect(plain?.spots.map((spot) => spot.group)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test("a broken run ends where another colour begins", () => {
    const view = BY_NAME.get("third/solo")?.view as OnirimView;
    const row = { cards: ["blue.moon", "brown.moon", "brown.sun", "x.moon", "red.sun"], completed: 0, run: { length: 1, colours: ["red"] }, runs: [] };
    const zone = sceneOf("third/solo", { view: { ...view, row } }).zones.row;
    expect(zone?.spots.map((spot) => spot.group)).toEqual([0, 1, 1, 1, 2]);
  });

  test("cards that have their place are numbered and stay", () => {
    const view = BY_NAME.get("prophecy-order")?.view as OnirimView;
    const looked = { size: 3, cards: ["red.sun", "blue.moon", "red.sun"], placed: 1, revealed: false };
    const offer = { id: 1, words: "put red.sun", verb: "put", card: "red.sun", places: ["looked/red.sun"], target: "pile" };
    const zone = sceneOf("prophecy-order", { view: { ...view, looked }, actions: [offer] }).zones.looked;
    expect(zone?.spots.map((spot) => spot.actions.length)).toEqual([0, 0, 1]);
    expect(zone?.spots[0]?.marks?.[0]?.text).toBe("1.");
  });

  test("a spectator sees backs, a partner what was shown", () => {
    const hand = sceneOf("third/team spectator").zones.hand;
    expect(hand?.spots.every((spot) => spot.face === "onirim.back")).toBe(true);
    expect(sceneOf("third/team partner").prompt).toMatch(/^Player \d decides\.$/);
  });

  test("missing doors are places with their colour", () => {
    const doors = sceneOf("third/solo").zones.doors;
    expect(doors?.spots.length).toBe(8);
    for (const spot of doors?.spots ?? []) expect(spot.face ?? spot.ghost).toMatch(/^door\.(red|blue|green|brown)(\.open)?$/);
    expect(doors?.spots.map((spot) => spot.group)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test("without a view there is an empty table", () => {
    expect(sceneOf("third/solo", { view: null }).order).toEqual([]);
  });
});

describe("carrying cards", () => {
  const card = (token: string, group?: number): Spot => ({ key: "", token, face: token, label: token, actions: [], ...(group === undefined ? {} : { group }) });

  test("every target is a zone that is there when the answer is", () => {
    // Dreams and denizens that were just drawn lie in "resolving"; only a ward without a nightmare has no such card.
    for (const sample of SAMPLES.filter(({ name }) => !name.startsWith("ward"))) {
      const table = scene(observe(sample), WORDS.en);
      for (const offer of sample.actions) {
        const zone = offer.target ?? null;
        if (zone !== null && liesAtSomething(offer)) expect(Object.keys(table.zones), offer.words).toContain(zone);
      }
    }
  });

  test("wishes are words of the engine", () => {
    const wish = (spot: Spot, from: string, to: string) => carried(TABLE, spot, from, to);
    expect(wish(card("red.sun"), "hand", "row")).toBe("play red.sun");
    expect(wish(card("red.sun"), "shared", "discard")).toBe("discard shared red.sun");
    expect(wish(card("red.key", 1), "stored", "row")).toBe("play stored 1");
    expect(wish(card("tower.red.3"), "hand", "towers-right")).toBe("build-right tower.red.3");
    expect(wish(card("red.sun"), "hand", "pile")).toBeNull();
    expect(wish({ ...card("x"), token: null }, "hand", "row")).toBeNull();
  });
});
