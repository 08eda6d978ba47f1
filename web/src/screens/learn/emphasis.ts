/** Texts with **what matters** between stars, in parts. */
export function emphasis(text: string): { text: string; strong: boolean }[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}
