import { type NounLanguage, nounLanguages, wordsFor } from '../nouns/index.ts';
import { pictureNames } from './catalogue.ts';
import { damageNamed } from './damaged.ts';
import { likenessNamed } from './lifeless.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a picture is called: its usual word, or where that language has none the catalogue's English name. */
export const labelOfPicture = (picture: string, language: NounLanguage): string => {
  const own = wordsFor(picture, language)[0] ?? wordsFor(picture, 'en')[0];
  // A toy lion and a half banana are called what they are of.
  const of = own ? undefined : (likenessNamed(picture) ?? damageNamed(picture))?.of;
  return own ?? (of ? labelOfPicture(of, language) : picture.replaceAll('-', ' '));
};

interface Named {
  picture: string;
  words: readonly string[];
}

const catalogues = new Map<NounLanguage, readonly Named[]>();

/** All pictures with the words of a language, the catalogue's own name last. Made with the first search. */
function catalogueOf(language: NounLanguage): readonly Named[] {
  const known = catalogues.get(language);
  if (known) return known;
  const made = pictureNames.map((picture) => ({
    picture,
    words: [...wordsFor(picture, language), ...wordsFor(picture, 'en'), picture].map(plain),
  }));
  catalogues.set(language, made);
  return made;
}

/** How well a word answers: 0 is the word itself; null not at all. */
function distance(word: string, wanted: string): number | null {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  if (` ${word}`.includes(` ${wanted}`)) return 2;
  return null;
}

/** Names of pictures for what somebody types, best first; accents and capitals do not matter. */
export function searchPictures(typed: string, language: NounLanguage, most = 24): string[] {
  const wanted = plain(typed);
  if (wanted === '' || !nounLanguages.includes(language)) return [];
  return catalogueOf(language)
    .flatMap(({ picture, words }) => {
      const found = words.flatMap((word, index) => {
        const far = distance(word, wanted);
        // Among equals the word that is meant first.
        return far === null ? [] : [far + index / 100];
      });
      return found.length > 0 ? [{ picture, far: Math.min(...found) }] : [];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ picture }) => picture);
}
