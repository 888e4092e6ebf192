import { genderOf, isGivenName } from '../../people/gender.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

/** What is an animal's own: whoever has some is no child. */
const own = '(?:tail|paws?|fur|whiskers|beak|snout|muzzle|claws?|hoo(?:f|ves)|kennel|kittens|pupp(?:y|ies))';
const letters = /^[\p{L} '’-]+$/u;

const anyOwn = new RegExp(`(?<!\\p{L})(her|his) (?:\\p{L}+ )?${own}(?!\\p{L})`, 'iu');

const sexOf = (found: RegExpExecArray | null): Somebody['sex'] =>
  found ? (found[1]?.toLowerCase() === 'her' ? 'girl' : 'boy') : undefined;

/** What the animals of a text are by what is said to be theirs; undefined where nothing is. */
export const sexOfPetsIn = (text: string): Somebody['sex'] => sexOf(anyOwn.exec(text));

/**
 * Whether a pet is a he or a she, so that nobody else's deeds become its: by what is said to be its own ('the cat flicked
 * her tail'), or by a name that people have. Undefined where neither tells.
 */
export function sexOfPet({ options }: Registry, words: readonly string[], name?: string): Somebody['sex'] {
  const called = words.filter((word) => letters.test(word)).join('|');
  const theirs = new RegExp(
    `(?<!\\p{L})(?:${called})(?!\\p{L})[^.!?;]{0,60}?\\s(her|his) (?:\\p{L}+ )?${own}(?!\\p{L})`,
    'iu',
  );
  const told = called === '' ? undefined : sexOf(theirs.exec(options.text));
  if (told) return told;
  return name !== undefined && isGivenName(name) ? genderOf(name) : undefined;
}
