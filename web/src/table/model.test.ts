import { beforeEach, describe, expect, it } from "vitest";
import type { Moment, Observation, Offer } from "@/api/types";
import { wordsOf } from "@/i18n/testing";
import { meaningOf } from "./keys";
import { TableModel, type Source } from "./model.svelte";
import type { GameTable, Scene, Spot } from "./scene";
import { offer, scene, spot, zone } from "./testing";

const play = offer(1, "play", { target: "row" });
const discard = offer(2, "discard");
const left = offer(3, "build-left", { target: "towers" });
const right = offer(4, "build-right", { target: "towers" });
const risky = offer(5, "play", { target: "row", warning: "This is your last key." });

let done: (number | string)[];
let shown: Scene;
let moment: Moment | null;
let looking: boolean;
let busy: boolean;
let model: TableModel;

function table(hand: Spot[], buttons: Offer[] = []): void {
  shown = { ...scene(zone("deck", "pile", ["?"], { count: 9 }), zone("row", "row", ["x"]), zone("towers", "row", []), zone("hand", "hand", hand)), buttons };
  done = [];
  moment = null;
  looking = false;
  busy = false;
  const game: GameTable = {
    scene: () => shown,
    label: ({ words }) => words,
    wish: (it, _from, to) => (to === "deck" ? null : `play ${it.token}`),
    teller: { game: "onirim", tell: () => [] },
    Board: null as unknown as GameTable["Board"],
  };
  const source: Source = {
    game,
    observation: { seq: 1 } as Observation,
    words: wordsOf("en"),
    get moment() {
      return moment;
    },
    get looking() {
      return looking;
    },
    get busy() {
      return busy;
    },
    hinted: null,
    act: ({ id }) => done.push(id),
    wish: (words) => done.push(words),
  };
  model = new TableModel(source);
}

const card = (index: number) => model.scene.zones.hand!.spots[index]!;
const hand = () => model.scene.zones.hand!;
const at = (index: number) => model.visit({ zone: "hand", key: card(index).key, index }, true);
const type = (key: string) => model.press(meaningOf({ key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false })!);

beforeEach(() => table([spot("a", [play, discard]), spot("b", [discard]), spot("c", [left, right]), spot("d", [risky])]));

describe("a tap", () => {
  it("selects a card of the hand with several answers, and lets go the second time", () => {
    model.tap(card(0), hand(), true);
    expect([model.selected?.token, model.targets("row"), done]).toEqual(["a", [play], []]);
    model.tap(card(0), hand(), true);
    expect(model.selected).toBeNull();
  });

  it("does what is obvious, but throws nothing away by itself", () => {
    table([spot("a", [play])]);
    model.tap(card(0), hand(), true);
    expect(done).toEqual([1]);
    table([spot("a", [play]), spot("b", [discard])]);
    model.tap(card(1), hand(), true);
    expect([done, model.selected?.token]).toEqual([[], "b"]);
  });

  it("opens the menu for whoever does not point, and reads what can only be read", () => {
    model.tap(card(0), hand(), false);
    expect(model.menu?.offers).toEqual([play, discard]);
    model.tap(model.scene.zones.row!.spots[0]!, model.scene.zones.row!, true);
    expect([model.menu, model.reading?.token]).toEqual([null, "x"]);
  });
});

describe("a warning", () => {
  it("is asked first", () => {
    model.activate(card(3), "hand");
    expect([done, model.asked]).toEqual([[], risky]);
    model.confirm(false);
    expect([done, model.asked]).toEqual([[], null]);
    model.activate(card(3), "hand");
    model.confirm(true);
    expect(done).toEqual([5]);
  });
});

describe("a drop", () => {
  it("is the answer that leads there, a menu of several, or a wish that the server refuses", () => {
    model.drop(card(0), "hand", "row");
    expect(done).toEqual([1]);
    model.drop(card(2), "hand", "towers");
    expect(model.menu?.offers).toEqual([left, right]);
    model.drop(card(1), "hand", "row");
    expect(done).toEqual([1, "play b"]);
  });

  it("is nothing where it came from, or where nobody could wish for it", () => {
    model.drop(card(0), "hand", "hand");
    model.drop(card(0), "hand", "deck");
    expect(done).toEqual([]);
  });
});

describe("keys", () => {
  it("play, discard and build with the card they are at", () => {
    at(0);
    type("Enter");
    type("d");
    expect(done).toEqual([1, 2]);
    at(2);
    type("Enter");
    expect(model.menu?.offers).toEqual([left, right]);
  });

  it("say what cannot be done", () => {
    at(2);
    type("d");
    expect([done, model.said?.text]).toEqual([[], "It cannot be discarded now."]);
  });

  it("press the main button only if no card is the answer", () => {
    const draw = offer(9, "draw");
    table([spot("a")], [draw]);
    at(0);
    type("Enter");
    expect(done).toEqual([9]);
    table([spot("a", [play]), spot("b")], [draw]);
    at(1);
    type("Enter");
    expect([done, model.reading?.token]).toEqual([[], "b"]);
    type("p");
    expect(done).toEqual([9]);
  });
});

describe("looking back", () => {
  it.each([null, { answers: 1 } as Moment])("changes nothing, also while the moment is on its way", (found) => {
    moment = found;
    looking = true;
    at(0);
    type("Enter");
    type("d");
    model.drop(card(0), "hand", "row");
    model.act(play);
    expect(done).toEqual([]);
  });
});

describe("an answer on its way", () => {
  it("is not given twice", () => {
    busy = true;
    model.act(play);
    model.drop(card(0), "hand", "row");
    expect(done).toEqual([]);
  });
});
