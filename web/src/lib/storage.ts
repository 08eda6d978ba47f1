/** Small things that this browser remembers. Where storage is switched off, they last as long as the page. */

const memory = new Map<string, string>();

/** What was kept under a name; null if there is nothing, or nothing that can be read. */
export function kept<T>(name: string): T | null {
  try {
    const text = memory.get(name) ?? globalThis.localStorage?.getItem(name) ?? null;
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    globalThis.localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    globalThis.localStorage.removeItem(name);
  } catch {
    // there was nothing to forget
  }
}
