/** Where the files of words are: `en/web` and so on, with the addresses the build gives them. */

// Those of the browser and of every game; the others are for the terminal and the server.
const FILES = import.meta.glob<string>(
  [
    "../../../src/reverie/words/*/*.ftl",
    "!**/{art,audit,cli,errors,errors-pack,guide,hosting,pack,protocol,server,terminal}.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);

export const LIBRARY: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/(\w+\/[\w-]+)\.ftl$/, "$1"), url]),
);

// Files that are read apart from the table.
const APART = ["rules", "guide", "why", "terminal"];

/** The files of words that a table of a game needs: those named after it. */
export function areasOf(game: string): string[] {
  const areas = [...LIBRARY.keys()].flatMap((key) => (key.startsWith("en/") ? [key.slice(3)] : []));
  return areas.filter((area) => {
    const [first, ...rest] = area.split("-");
    return first === game && !APART.includes(rest.join("-"));
  });
}
