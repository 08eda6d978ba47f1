import { expect, test } from "vitest";
import { askingOf } from "./asking";
import { card, meet, type Area } from "./placing";
import type { Choice } from "./scene";
import { offer, scene, spot, zone } from "./testing";

const size = { width: 1440, height: 900 };
const area = (...spots: ReturnType<typeof card>[]): Area => ({ spots, box: { x: spots[0]!.x, y: spots[0]!.y, width: spots.reduce((sum, it) => sum + it.width, 0), height: spots[0]!.height } });
const key = offer(1, "ward", { places: ["hand/red.key"], preview: "three cards stay" });
const doors = [offer(2, "ward", { places: ["doors/door.red"] }), offer(3, "ward", { places: ["doors/door.blue"] })];
const whole = offer(4, "ward", { places: ["hand"] });
const zones = {
  hand: area(card(400, 660, 146), card(560, 660, 146), card(720, 660, 146)),
  doors: area(card(280, 66, 94), card(380, 66, 94)),
  resolving: area(card(616, 230, 208)),
};
const table = scene(
  zone("hand", "hand", [spot("red.key", [key]), "red.sun", "blue.sun"]),
  zone("doors", "slots", [spot("door.red", [doors[0]!]), spot("door.blue", [doors[1]!])]),
  zone("resolving", "slots", ["nightmare"]),
);
const option = (it: ReturnType<typeof offer>, way: string, label: string) => ({ label, face: null, offer: it, closed: null, way });
const choice: Choice = {
  title: "What will you give it?", style: "lines", numbered: true, ways: ["key", "door", "mill", "hand"],
  options: [option(key, "key", "The red key"), option(doors[0]!, "door", "The red door"), option(doors[1]!, "door", "The blue door"), option(whole, "hand", "Your whole hand")],
};

test("every answer has a tag at its thing, several of a way share one, and none is covered by what asks", () => {
  const { tags } = askingOf(choice, table, zones, size, "resolving", () => "One of your doors");
  expect(tags.map(({ label, numeral }) => [numeral, label])).toEqual([["I", "The red key"], ["II", "One of your doors"], ["IV", "Your whole hand"]]);
  expect(tags[1]?.option).toBeNull(); // the doors themselves are clicked
  expect(tags[1]?.things).toHaveLength(2);
  const asker = zones.resolving.box;
  for (const tag of tags) {
    expect(meet(tag.box, asker), tag.label).toBe(false);
    for (const other of tags) if (other !== tag) expect(meet(tag.box, other.box)).toBe(false);
    for (const thing of [...zones.hand.spots, ...zones.doors.spots]) expect(meet(tag.box, thing)).toBe(false);
  }
});

test("a pile unrolls as a ribbon of cards", () => {
  const cards = [offer(7, "pay", { places: ["discard"] }), offer(8, "pay", { places: ["discard"] })];
  const pay: Choice = { title: "", style: "cards", options: cards.map((it) => ({ label: "card", face: "red.sun", offer: it, closed: null, way: "pay" })) };
  expect(askingOf(pay, table, zones, size, "resolving", () => "").ribbon).toHaveLength(2);
});

test("an answer that lies at nothing is told all the same", () => {
  const lost = { ...choice, options: [option(offer(9, "leave", { places: ["nowhere"] }), "leave", "Leave it")] };
  expect(askingOf(lost, table, zones, size, "resolving", () => "").tags).toHaveLength(1);
});

test("all of a hand is taken in a brace beside its last card, and on an upright tablet no tag lies over another", () => {
  const [hand] = askingOf(choice, table, zones, size, "resolving", () => "").tags.filter(({ label }) => label === "Your whole hand");
  expect(hand?.brace?.x).toBeGreaterThan(Math.max(...zones.hand.spots.map(({ x }) => x)));
  expect(hand?.things).toHaveLength(1); // an arm reaches for it
  const upright = { width: 820, height: 1180 };
  const places = {
    hand: area(card(102, 958, 144), card(261, 954, 144), card(419, 954, 144), card(578, 958, 144)),
    doors: area(card(40, 74, 82), card(128, 74, 82)),
    resolving: area(card(276, 304, 268)),
    pile: area(card(60, 794, 84)),
  };
  const long = "lose your hand of 4 cards and draw anew from 46";
  const asked = { ...choice, options: choice.options.map((it) => ({ ...it, offer: { ...it.offer!, preview: long } })) };
  const sentence = { x: 230, y: 690, width: 360, height: 40 };
  const { tags } = askingOf(asked, table, places, upright, "resolving", () => "One of your doors", sentence);
  for (const tag of tags) for (const other of tags) if (tag !== other) expect(meet(tag.box, other.box), `${tag.label}, ${other.label}`).toBe(false);
});
