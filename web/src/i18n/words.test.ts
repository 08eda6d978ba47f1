import { describe, expect, it, vi } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { LIBRARY } from "./library";
import { wordsOf } from "./testing";
import { loadWords, Words } from "./words";

const files = (text: string) => new Map([["test", new FluentResource(text)]]);

describe("a text", () => {
  const words = new Words(
    "en",
    files(`
hello = Hello { $name }
    .title = Title
count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
`),
  );

  it("has its details filled in as they are", () => {
    expect(words.text("hello", { name: "<b>{ $x }" })).toBe("Hello <b>{ $x }");
    expect(words.text("count", { n: 1 })).toBe("1 card");
    expect(words.text("count", { n: 2 })).toBe("2 cards");
  });

  it("may be an attribute", () => {
    expect(words.text("hello@title")).toBe("Title");
  });

  it("is its name if there is none, and that is noted", () => {
    expect(words.text("nothing")).toBe("nothing");
    expect(words.text("hello@nothing")).toBe("hello@nothing");
    expect([...words.problems]).toEqual(["no text is called nothing", "no text is called hello@nothing"]);
    expect(words.has("nothing")).toBe(false);
  });

  it("complains about a missing detail", () => {
    expect(words.text("hello")).toBe("Hello {$name}");
    expect([...words.problems].at(-1)).toMatch(/^hello: .*name/);
  });

  it("that is missing fails a test", () => {
    expect(() => wordsOf("en").text("nothing")).toThrow("no text is called nothing");
  });
});

describe("the names of the shell's texts", () => {
  it("are checked when the program is made", () => {
    const compiled = (words: Words, mode: string) => {
      words.text("web-motto");
      words.text(`web-mode-${mode}`);
      words.text(`onirim-event-${mode}`);
      words.text(mode);
      // @ts-expect-error: there is no such text
      words.text("web-no-such-text");
      // @ts-expect-error: no text is called like that
      words.text(`web-no-such-family-${mode}`);
    };
    expect(compiled).toBeTypeOf("function");
  });
});

describe("numbers", () => {
  const [english, german] = [wordsOf("en"), wordsOf("de")];

  it("are written as the language writes them", () => {
    expect(english.number(1234.5, 1)).toBe("1,234.5");
    expect(german.number(1234.5, 1)).toBe("1.234,5");
    expect(english.percent(0.423)).toBe("42%");
    expect(german.percent(0.423, 1)).toBe("42,3\u00a0%");
  });

  it("may be a day", () => {
    const noon = new Date(2026, 2, 5, 12, 30).getTime();
    expect(english.date(noon)).toMatch(/Mar 5, 2026, 12:30/);
    expect(german.date(noon)).toMatch(/05\.03\.2026, 12:30/);
  });
});

describe("loading", () => {
  it("asks for each file once, and for one that failed again", async () => {
    const asked: string[] = [];
    let broken = true;
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return broken ? new Response("", { status: 503 }) : new Response(`colour = ${url.includes("/de/") ? "Farbe" : "colour"}`);
    });
    try {
      await expect(loadWords("en", ["onirim"])).rejects.toThrow("503");
      broken = false;
      const words = await loadWords("en", ["onirim", "onirim"]);
      expect(words.text("colour")).toBe("colour");
      expect(await words.plus("onirim")).toBe(words);
      const more = await words.plus("urbion");
      expect(more.areas).toEqual(["onirim", "urbion"]);
      expect(asked).toHaveLength(3);
      const german = await more.in("de");
      expect(german.language).toBe("de");
      expect(german.areas).toEqual(["onirim", "urbion"]);
      expect(german.text("colour")).toBe("Farbe");
      expect(asked).toHaveLength(5);
      await expect(loadWords("en", ["no-such-area"])).rejects.toThrow("en/no-such-area");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("knows the files the browser needs, by language", () => {
    for (const language of ["en", "de"]) {
      for (const area of ["onirim", "urbion", "onirim-rules", "urbion-rules"]) {
        expect(LIBRARY.get(`${language}/${area}`)).toMatch(new RegExp(`${language}/${area}.*\\.ftl`));
      }
    }
    expect(LIBRARY.has("en/cli")).toBe(false);
  });
});
