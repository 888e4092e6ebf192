/** The JSON object in what a model answered, with or without words and fences around it; undefined where there is none. */
export function jsonIn(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
