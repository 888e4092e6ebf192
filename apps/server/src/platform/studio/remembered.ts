/** What was answered lately, in memory only; the ones that were not asked for longest are forgotten first. */
export function createRemembered<Value>(most: number): {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
} {
  // A Map keeps the order in which keys were added.
  const values = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
