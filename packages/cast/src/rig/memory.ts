/** Gives back what was made for `key` before. Equal keys must mean equal results. */
export type Memory = <T extends object>(key: string, make: () => T) => T;

const capacity = 160;

/** A memory of limited size; when it is full it starts anew. */
export function createMemory(): Memory {
  const pages = new Map<string, object>();
  return <T extends object>(key: string, make: () => T): T => {
    const known = pages.get(key);
    if (known) return known as T;
    const made = make();
    if (pages.size >= capacity) pages.clear();
    pages.set(key, made);
    return made;
  };
}
