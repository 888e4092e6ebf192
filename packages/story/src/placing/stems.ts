/** Words that end differently are one: 'swimming', 'swimmers'. */
const stemLength = 6;

/** The words of a text, lower case, without accents and long endings; those of one letter are none. */
export const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? [])
    .map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, stemLength))
    .filter((stem) => stem.length > 1);

/** Words of a text and pairs of words that follow one another, each where it begins. */
export function namesOf(text: string): { name: string; at: number }[] {
  const stems = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index: at }) =>
    stemsOf(word).map((name) => ({ name, at })),
  );
  return stems.flatMap(({ name, at }, k) => {
    const next = stems[k + 1];
    return [{ name, at }, ...(next ? [{ name: `${name}_${next.name}`, at }] : [])];
  });
}
