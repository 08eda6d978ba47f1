/** Where the files of words are: `en/web` and so on, with the addresses the build gives them. */

// Everything else is for the terminal and the server.
const FILES = import.meta.glob<string>("../../../src/reverie/words/{en,de}/{web,onirim,urbion}*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

export const LIBRARY: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/(\w+\/[\w-]+)\.ftl$/, "$1"), url]),
);
