import type { Mode } from '../clause.ts';
import type { Grammar } from '../grammar.ts';
import { type Lexicon, set } from './lexicon.ts';
import { tagIberian } from './tag.ts';

export const modes = (pairs: readonly (readonly [Mode, string])[]): ReadonlyMap<string, Mode> =>
  new Map(pairs.flatMap(([mode, verbs]) => verbs.split(' ').map((verb) => [verb, mode] as const)));

/** What Portuguese and Spanish have in common, and what each says in its own words. */
export function iberianGrammar(
  lexicon: Lexicon,
  own: Pick<
    Grammar,
    | 'titles'
    | 'timeNouns'
    | 'before'
    | 'causing'
    | 'supposing'
    | 'almost'
    | 'subjectBehind'
    | 'actsBehind'
    | 'personalA'
    | 'ofs'
  >,
): Grammar {
  return {
    tag: (text, childName) => tagIberian(text, childName, lexicon),
    particles: new Set(),
    prepositions: lexicon.prepositions,
    phrasal: new Set(),
    adjectivesBehind: true,
    copulas: set('ser'),
    saying: lexicon.saying,
    comparing: set('como'),
    by: set('by'),
    dropsSubjects: true,
    reportedBy: set('que si se'),
    impersonal: set(
      'haber haver nevar chover llover trovejar tronar relampejar lloviznar granizar anoitecer anochecer amanecer amanhecer',
    ),
    ...own,
  };
}
