/** What can be made of films to be printed. */
export const keepsakeKinds = ['book-a5', 'book-square', 'poster-pdf', 'poster-png'] as const;
export type KeepsakeKind = (typeof keepsakeKinds)[number];

/** Whether it is a picture book: there are some of seasons too. */
export const isBook = (kind: KeepsakeKind): kind is 'book-a5' | 'book-square' =>
  kind === 'book-a5' || kind === 'book-square';
