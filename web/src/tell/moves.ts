/** The names of moving cards, from the tables that all front ends share (src/reverie/words/telling-<game>.json). */

interface Tables {
  moves: Record<string, Record<string, string>>;
  moves_to: Record<string, string>;
}

/** What the movement of a card is called: by where from and where to, or by where to alone. */
export function moveName(tables: Tables, source: string, target: string, otherwise: string): string {
  return tables.moves[source]?.[target] ?? tables.moves_to[target] ?? otherwise;
}

/** Something in the order of a list of ranks: the first that differ decide. */
export function byRank<Thing>(rank: (thing: Thing) => readonly (string | number)[]): (a: Thing, b: Thing) => number {
  return (a, b) => {
    const [left, right] = [rank(a), rank(b)];
    for (const [i, mine] of left.entries()) {
      const other = right[i] as string | number;
      if (mine !== other) return mine < other ? -1 : 1;
    }
    return 0;
  };
}
