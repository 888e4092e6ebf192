/** All keys that a store tells one after the other. */
export async function keysOf(told: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of told) keys.push(key);
  return keys;
}
