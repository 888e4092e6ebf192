import type { Phrase } from '../../reading/clause.ts';
import { genderOf } from '../../people/gender.ts';
import type { Registry } from './registry.ts';

const namedTwin = (people: Registry): string =>
  people.namings.find(({ words }) => words.at(-1) === 'twin')?.name ?? '';

/** 'The twins Tom and Zoe': the one of both who is not the child. */
function otherTwin({ options }: Registry): string {
  const [, ...both] = /\btwins,? (\p{Lu}\p{L}+) (?:and|&) (\p{Lu}\p{L}+)/u.exec(options.text) ?? [];
  return both.includes(options.childName) ? (both.find((name) => name !== options.childName) ?? '') : '';
}

/** The sex of the child's twin: by a name, else as the child's. */
export const sexOfTwin = (people: Registry, phrase: Phrase): 'boy' | 'girl' | undefined =>
  genderOf(phrase.name ? phrase.head : (phrase.qualities.at(-1) ?? '')) ??
  genderOf(namedTwin(people)) ??
  genderOf(otherTwin(people)) ??
  people.hero.sex;
