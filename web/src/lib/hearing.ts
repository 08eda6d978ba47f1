/** What is to be heard of what happens; the sounds themselves are loaded by whoever has switched them on. */

export type Sound = "card" | "door" | "nightmare" | "turn" | "win" | "loss";

interface Happening {
  kind: string;
  [detail: string]: unknown;
}

/** The one sound for what has just happened; the weightiest wins, so that nothing rattles. */
export function soundOf(facts: readonly Happening[], outcome: string | null, mine: boolean): Sound | null {
  if (outcome === "won") return "win";
  if (outcome === "lost") return "loss";
  const moved = facts.filter((fact) => fact.kind === "moved");
  if (moved.some(({ card, to }) => (card === "nightmare" && to === "resolving") || to === "pending")) return "nightmare";
  if (moved.some(({ to }) => to === "doors") || facts.some((fact) => fact.kind === "city" && fact["what"] === "claimed")) return "door";
  if (mine) return "turn";
  return moved.length > 0 ? "card" : null;
}
