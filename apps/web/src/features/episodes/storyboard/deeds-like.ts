const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const shared = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Whether somebody who typed this means that word: its beginning, or another form of it, such as 'dance' of 'dancing'. */
const isMeant = (typed: string, word: string): boolean =>
  word.startsWith(typed) || shared(typed, word) >= Math.max(3, typed.length - 1);

/**
 * What can be done that every typed word is meant by, in the order of its names in that language; what begins with what
 * was typed comes first. Nothing typed means everything.
 */
export function deedsLike<Deed extends string>(
  typed: string,
  labels: Readonly<Record<Deed, string>>,
  language: string,
): Deed[] {
  const asked = wordsOf(typed);
  const begins = (deed: Deed): number => Number(!plain(labels[deed]).startsWith(asked.join(' ')));
  return (Object.keys(labels) as Deed[])
    .filter((deed) => {
      const known = wordsOf(labels[deed]);
      return asked.every((each) => known.some((word) => isMeant(each, word)));
    })
    .sort((a, b) => begins(a) - begins(b) || labels[a].localeCompare(labels[b], language));
}
