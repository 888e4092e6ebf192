/** Words that end differently are one: 'swimming', 'swimmers'. */
const stemLength = 6;

/** The words of a text, lower case, without accents and long endings; those of one letter are none. */
export const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? [])
    .map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, stemLength))
    .filter((stem) => stem.length > 1);
