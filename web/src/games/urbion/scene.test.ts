import { describe, expect, it } from "vitest";
import type { Offer } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import type { Scene, Spot } from "@/table/scene";
import { label } from "@/tell/testing";
import FACES from "./faces.json";
import { brief, group } from "./menus";
import { wish } from "./places";
import { sceneOf } from "./scene";
import { observed, SAMPLES, sampleOf } from "./testing";
import type { UrbionView } from "./view";

const WORDS = { en: wordsOf("en"), de: wordsOf("de") };
const RAW = /(?:^|\s)(?:[SIMNXY]\d|W[SI]\d|R\d\.|urbion-|book_|[a-z]+-[a-z]+-[a-z]+)|temple:|_|undefined|\[object/;

function spotsOf(scene: Scene): Spot[] {
  return Object.values(scene.zones).flatMap((zone) => zone.spots);
}

/** Everything that can be answered at a table. */
function reachable(scene: Scene): Offer[] {
  return [...(scene.sets ?? []).map(({ offer }) => offer), ...(scene.asking?.options ?? []).flatMap(({ offer }) => offer ?? []), ...scene.buttons, ...spotsOf(scene).flatMap((spot) => spot.actions)];
}

/** Every text of a scene that a person reads or hears. */
function textsOf(scene: ReturnType<typeof sceneOf>): string[] {
  const marks = (list: { label: string; text?: string }[] = []) => list.flatMap(({ label, text }) => [label, text ?? "x"]);
  return [
    ...Object.values(scene.zones).flatMap((zone) => [zone.label, zone.note ?? "x", ...marks(zone.marks)]),
    ...spotsOf(scene).flatMap((spot) => [spot.label, spot.caption ?? "x", spot.about ?? "x", ...marks(spot.marks)]),
    ...(scene.asking ? [scene.asking.title, ...scene.asking.options.map((option) => option.label)] : []),
    ...scene.beams.map((beam) => beam.label),
    ...scene.unseen.map((group) => group.label),
    scene.summary,
  ];
}

describe.each(SAMPLES)("$name", (sample) => {
  const scene = sceneOf(observed(sample), WORDS.en);

  it("every answer can be given", () => {
    const ids = new Set(reachable(scene).map((offer) => offer.id));
    expect(sample.actions.filter((offer) => !ids.has(offer.id))).toEqual([]);
  });

  it("nothing else can be answered", () => {
    const ids = new Set(sample.actions.map((offer) => offer.id));
    expect(reachable(scene).filter((offer) => !ids.has(offer.id))).toEqual([]);
  });

  it("zones are called by their own names, and the keys find each of them once", () => {
    for (const [id, zone] of Object.entries(scene.zones)) expect(zone.id).toBe(id);
    expect(scene.order.toSorted()).toEqual(Object.keys(scene.zones).toSorted());
  });

  it("cards land in zones that are there", () => {
    for (const offer of sample.actions) {
      const zone = offer.target ?? null;
      if (zone !== null) expect(scene.zones).toHaveProperty([zone]);
    }
  });

  it("every picture is that of a card, or one of those that tests/web knows", () => {
    const view = JSON.stringify(sample.view);
    const marks = [...Object.values(scene.zones), ...spotsOf(scene)].flatMap((thing) => thing.marks ?? []);
    const faces = [...spotsOf(scene), ...(scene.asking?.options ?? []), ...marks];
    const more = scene.asking?.options.flatMap(({ faces }) => faces ?? []).map((face) => ({ face })) ?? [];
    for (const { face } of [...faces, ...more]) {
      if (face && !Object.values(FACES).includes(face)) expect(view).toContain(`"${face}"`);
    }
  });

  it.each(["en", "de"] as const)("everything has a name (%s)", (language) => {
    const words = WORDS[language];
    const texts = textsOf(sceneOf(observed(sample), words));
    const labels = sample.actions.flatMap((offer) => [
      label("urbion", offer, words, sample.view),
      brief(offer, words, observed(sample)),
      group(offer, words) ?? "none",
    ]);
    for (const text of [...texts, ...labels]) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(RAW);
    }
  });

  it("looking back shows the same table, and nothing can be done", () => {
    const { view, decision } = sample;
    const past = sceneOf(observed(sample), WORDS.en, { answers: 0, view, decision, events: 0 });
    expect(reachable(past)).toEqual([]);
    const tokens = (found: Scene) => spotsOf(found).flatMap((spot) => spot.token ?? []);
    expect(tokens(past)).toEqual(tokens(scene));
  });

  it("says how every row stands as the engine sees it", () => {
    const { rows } = sample.view as UrbionView;
    const stand = rows.map((row) => row.stronger ?? (row.balanced ? "balanced" : row.city ? "empty" : "vacant"));
    expect(scene.beams.map((beam) => beam.state)).toEqual(stand);
  });
});

describe("what lies where", () => {
  it("the first edition has the Incubi on the left", () => {
    const first = sceneOf(observed(sampleOf("first/solo/squares+books main")), WORDS.en);
    const second = sceneOf(observed(sampleOf("second/solo main")), WORDS.en);
    expect(first.beams[0]?.sides).toEqual(["incubi", "sognae"]);
    expect(second.beams[0]?.sides).toEqual(["sognae", "incubi"]);
    const row = (scene: Scene) => scene.order.filter((id) => id.startsWith("R1"));
    expect(row(first)).toEqual(["R1.incubi", "R1.city", "R1.sognae"]);
    expect(row(second)).toEqual(["R1.sognae", "R1.city", "R1.incubi"]);
  });

  it("the partner's hand shows its backs, or its cards if hands are open", () => {
    const hidden = sceneOf(observed(sampleOf("void main")), WORDS.en);
    expect(hidden.zones["partner"]).toBeUndefined();
    const sample = SAMPLES.find(({ name }) => name.includes("second/team/squares") && name.endsWith(" main"));
    const backs = sceneOf(observed(sample ?? sampleOf("main")), WORDS.en).zones["partner"];
    expect(backs?.spots.some((spot) => spot.face === "urbion.back")).toBe(true);
    const open = sceneOf(observed(sampleOf("team_hands=open main")), WORDS.en).zones["partner"];
    expect(open?.spots.every((spot) => spot.token !== null)).toBe(true);
  });

  it("equal Dreams beside each other are as good as each other", () => {
    const sample = sampleOf("swap");
    const view = structuredClone(sample.view) as UrbionView;
    const dream = { card: "S1e", postcard: null, quarters: 0 };
    view.rows[0] = { ...(view.rows[0] as UrbionView["rows"][0]), sognae: [dream, { ...dream }, { ...dream, postcard: "doves" }] };
    const offer: Offer = { id: 7, words: "exchange R1.sognae.1", verb: "exchange", slot: "R1.sognae.1", places: ["R1.sognae/0"] };
    const side = sceneOf(observed({ ...sample, view, actions: [offer] }), WORDS.en).zones["R1.sognae"];
    expect(side?.spots.map((spot) => spot.actions.length)).toEqual([1, 1, 0]);
  });

  it("closed ways stand in their place, with the reason", () => {
    const { asking } = sceneOf(observed(sampleOf("chaos")), WORDS.en);
    const rows = asking?.options.map(({ offer, closed }) => (offer ?? closed?.action)?.words);
    expect(rows?.slice(0, 4)).toEqual(["place R1", "place R2", "place R3", "place R4"]);
    expect(asking?.options.some(({ closed }) => closed?.reason)).toBe(true);
  });

  it("a closed way without a name is called by its reason, and is told on the table", () => {
    const sample = sampleOf("swap");
    const closed = [{ way: "unheard-of", action: null, reason: "Nothing can be swapped.", rule: null }];
    const { asking } = sceneOf(observed({ ...sample, decision: { ...sample.decision!, closed } }), WORDS.en);
    expect(asking?.options.at(-1)).toMatchObject({ label: "Nothing can be swapped.", offer: null, closed: closed[0] });
  });

  it("in a Census the Dreams of the row are picked, and every set of them is an answer", () => {
    const { sets, zones, buttons, asking } = sceneOf(observed(sampleOf("clean with many sets")), WORDS.en);
    const found = sets?.find(({ offer }) => offer.words === "clean s3+i2+i3 at R1");
    expect(found?.names).toEqual(["s3", "i2", "i3"]);
    expect(zones["R1.sognae"]?.spots.map(({ pick }) => pick?.name)).toEqual(["s1", "s2", "s3"]);
    expect(zones["R2.sognae"]?.spots.some(({ pick }) => pick)).toBe(false);
    expect(buttons.map(({ words }) => words)).toEqual(["clean none at R1"]);
    expect(asking).toBeNull();
  });

  it("two Dreams for a row are shown beside its City, at the cards themselves", () => {
    const sample = SAMPLES.find(({ name }) => name.endsWith("void sides"));
    const { asking } = sceneOf(observed(sample ?? sampleOf("sides")), WORDS.en);
    const [one, other] = (sample?.decision?.about["cards"] ?? []) as string[];
    const faces = new Map(asking?.options.map(({ offer, faces }) => [offer?.words, faces]));
    expect(faces.get("sides sognae-incubi")?.[0]).toBe(one);
    expect(faces.get("sides sognae-incubi")?.[2]).toBe(other);
    expect(faces.get("sides incubi-sognae")?.[0]).toBe(other);
  });
});

describe("wishes", () => {
  const spot = (token: string, verb?: string): Spot => {
    const actions = verb ? [{ id: 1, words: "", verb }] : [];
    return { key: "", token, face: token, label: token, actions };
  };

  it.each([
    ["S2w", "hand", "R1.sognae", undefined, "play S2w at R1.sognae"],
    ["S2w", "hand", "R1.sognae", "swap", "play S2w at R1.sognae"],
    ["S2w", "hand", "R1.city", "swap", "play S2w at R1.sognae"],
    ["WI2f", "hand", "R3.sognae", "swap", "play WI2f at R3.incubi"],
    ["M2a", "hand", "R3.sognae", "swap", "play M2a at R3.sognae"],
    ["M2a", "hand", "R3.city", "swap", "play M2a at R3.sognae"],
    ["S2w", "hand", "deck", "swap", null],
    ["S2w", "hand", "R1.sognae", "and", null],
    ["Y4", "pending", "R4.incubi", "lay", "lay R4.incubi"],
    ["S2w", "pending", "R4.incubi", "lay", "lay R4.sognae"],
    ["X5", "pending", "R4.incubi", "place", "place R4"],
    ["X5", "pending", "R4.city", "place", "place R4"],
    ["S2w", "R1.sognae", "R2.sognae", "fly-to", "fly-to R2"],
    ["S2w", "R1.sognae", "R2.sognae", undefined, null],
  ])("%s from %s to %s (%s): %s", (token, from, to, verb, words) => {
    expect(wish(spot(token, verb), from, to)).toBe(words);
  });
});
