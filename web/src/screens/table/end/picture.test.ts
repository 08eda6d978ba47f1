import { expect, test } from "vitest";
import { wrap } from "./picture";

test("words are broken where they would be too wide, and none is lost", () => {
  const wide = (line: string) => line.length;
  expect(wrap("nine dreams to spare", 100, wide)).toEqual(["nine dreams to spare"]);
  expect(wrap("nine dreams to spare", 11, wide)).toEqual(["nine dreams", "to spare"]);
  expect(wrap("Schattenwanderung", 4, wide)).toEqual(["Schattenwanderung"]);
});
