/** What can be made of films to be kept. */
export const keepsakeKinds = [
  'book-a5',
  'book-square',
  'poster-pdf',
  'poster-png',
  'season-film',
  'year-film',
] as const;
export type KeepsakeKind = (typeof keepsakeKinds)[number];

/** Whether it is a picture book. */
export const isBook = (kind: KeepsakeKind): kind is 'book-a5' | 'book-square' =>
  kind === 'book-a5' || kind === 'book-square';

/** Whether there is one of an episode, of a season, of a year. */
export const isKeptOf = (kind: KeepsakeKind, subject: 'episode' | 'season' | 'year'): boolean => {
  if (kind === 'year-film' || subject === 'year') return kind === 'year-film' && subject === 'year';
  return isBook(kind) || (kind === 'season-film') === (subject === 'season');
};
