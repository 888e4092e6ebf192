const usually =
  '(?<!\\p{L})(?:always|usually|often|every (?:day|night|week|morning)|used to|sempre|costuma\\p{L}*|todos os dias|siempre|sol[ií]a\\p{L}*|todos los días)(?!\\p{L})';
const cause = '(?:because|since|as|porque|pois|já que|ya que)';
const since =
  "(?:(?:he|she|they|we|I|\\p{Lu}\\p{L}+)(?: had|['’]d) (?:\\p{L}+ )?been \\p{L}+ing|(?:tinha|tinham) andado a \\p{L}+r|vinham? (?:\\p{L}+ )?\\p{L}+ndo|había(?:n)? estado \\p{L}+ndo|llevaban? (?:\\p{L}+ ){1,3}\\p{L}+ndo|venían? (?:\\p{L}+ )?\\p{L}+ndo)";

/** What is only told to explain: because they always did, what she had been practising before. Up to the next stop. */
const asides = new RegExp(
  `(?<=[^.!?\\n\\s][,;–—-]?\\s)(?:(?:and |e |y )?${cause} [^.!?,;]*?${usually}[^.!?,;]*|${since}[^.!?,;]*)`,
  'gu',
);

/** A text without what it only explains: spaces stand there. */
export const withoutAsides = (text: string): string =>
  text.replace(asides, (told) => ' '.repeat(told.length));

/** Whether what stands at a place of a text only explains. */
export const isAside = (text: string, at: number): boolean =>
  [...text.matchAll(asides)].some(({ index, 0: told }) => index <= at && at < index + told.length);
