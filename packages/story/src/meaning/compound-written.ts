import { compoundNamed, type NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../reading/clause.ts';

/** Words of the longest compound, and how many words of a phrase are looked at. */
const longest = 5;
const most = 9;

/** 'Hot dogs' are known by one. */
const singular = (word: string): string => word.replace(/(?<=\p{L}{2})s$/u, '');

/**
 * The picture of the longest compound that a phrase has as it is written: 'fish fingers', 'band-aid', 'árbol de
 * Navidad', 'fuegos artificiales', of which the dictionary forms of single words say something else. Null where it is
 * known to have none, undefined where no compound is known.
 */
export function compoundWritten(
  { text, head }: Pick<Phrase, 'text' | 'head'>,
  language: NounLanguage,
): string | null | undefined {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^["“«]+|["”».,!?]+$/g, ''))
    .slice(0, most);
  const stem = head.toLowerCase().slice(0, Math.max(3, head.length - 2));
  for (let length = Math.min(longest, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const own = words.slice(from, from + length);
      const isOne = length > 1 || /\p{L}-\p{L}/u.test(own[0] ?? '');
      // What it is about stands last in English and first elsewhere, and before an 'of'.
      const about = language === 'en' && !own.includes('of') ? own.at(-1) : own[0];
      if (!isOne || !about?.includes(stem)) continue;
      const found =
        compoundNamed(own.join(' '), language) ?? compoundNamed(own.map(singular).join(' '), language);
      if (found !== undefined) return found;
    }
  return undefined;
}
