import nlp from 'compromise';
import type { CastMember } from '../screenplay.ts';
import { boyNames, girlNames } from './names.ts';

const titles: readonly [NonNullable<CastMember['gender']>, RegExp][] = [
  ['girl', /^(?:Mrs|Ms|Miss|Dra|Sra)\.? |^(?:Dona|Senhora|Señora) /],
  ['boy', /^(?:Mr|Sr)\.? |^(?:Senhor|Señor) /],
];

/** Names that are also words, of flowers mostly, which dictionaries of names leave out. */
const alsoWords = {
  girl: new Set(
    'lily rose daisy ivy holly ruby poppy violet iris jasmine olive hazel amber pearl grace joy juniper'.split(
      ' ',
    ),
  ),
  boy: new Set('jack mark frank miles jay ray grant dean pete rob nick'.split(' ')),
} as const;

/** What a name or its title says of a person; nothing where it could be either. */
export function genderOf(name: string): CastMember['gender'] {
  const titled = titles.find(([, pattern]) => pattern.test(name))?.[0];
  if (titled) return titled;
  const given = name.split(' ').at(-1) ?? '';
  const word = given.toLowerCase();
  if (alsoWords.girl.has(word)) return 'girl';
  if (alsoWords.boy.has(word)) return 'boy';
  if (girlNames.has(word)) return 'girl';
  if (boyNames.has(word)) return 'boy';
  const known = nlp(given);
  if (known.has('#FemaleName')) return 'girl';
  if (known.has('#MaleName')) return 'boy';
  // Names the library does not know are often Portuguese, Spanish or Italian.
  if (/\p{L}{2}o$/u.test(given)) return 'boy';
  return /\p{L}{2}a$/u.test(given) ? 'girl' : undefined;
}

/** Whether a word is a name that people are given, whatever else it means. */
export const isGivenName = (name: string): boolean => {
  if (alsoWords.girl.has(name.toLowerCase()) || alsoWords.boy.has(name.toLowerCase())) return true;
  if (girlNames.has(name.toLowerCase()) || boyNames.has(name.toLowerCase())) return true;
  const known = nlp(name);
  return known.has('#FemaleName') || known.has('#MaleName') || known.has('#FirstName');
};
