import type { Phrase } from '../../reading/clause.ts';

const likeness =
  /^(?:shadow|toy|paper|stuffed|plush|chocolate|snow|sand|clay|balloon|sombra|sombras|papel|peluche|barro|plasticina)$/;

/** A shadow is a shadow of something; a toy rabbit is a rabbit. */
const asKind = (phrase: Phrase, kind: string): Phrase =>
  /^(?:shadow|sombras?)$/.test(kind)
    ? { ...phrase, head: kind.replace(/s$/, ''), of: phrase.head, plural: false }
    : { ...phrase, qualities: [...phrase.qualities, kind] };

/**
 * 'Shadow animals: a rabbit, a dog': what a list names is of the kind that was said before it. Phrases as they are
 * where no such list is.
 */
export function likened(phrases: readonly Phrase[]): readonly Phrase[] {
  const first = phrases.find(
    ({ plural, qualities, of, preposition }) =>
      plural && !preposition && (qualities.some((each) => likeness.test(each)) || likeness.test(of ?? '')),
  );
  if (!first) return phrases;
  const kind = first.qualities.find((each) => likeness.test(each)) ?? first.of ?? '';
  const listed = phrases
    .slice(phrases.indexOf(first) + 1)
    .filter(({ preposition, name }) => !preposition && !name);
  if (listed.length === 0) return phrases;
  return phrases.flatMap((phrase) =>
    phrase === first ? [] : listed.includes(phrase) ? [asKind(phrase, kind)] : [phrase],
  );
}
