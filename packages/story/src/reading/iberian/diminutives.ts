import { knownNouns } from '@milestoon/things/nouns';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { placeNouns } from '../../world/places/place-words.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { withAccents } from './accents.ts';
import type { Lexicon } from './lexicon.ts';

const nouns = new Map<Lexicon['language'], ReadonlySet<string>>();
function isKnown(word: string, { language }: Lexicon): boolean {
  let known = nouns.get(language);
  if (!known) {
    known = new Set([...knownNouns(language), ...placeNouns(language)]);
    nouns.set(language, known);
  }
  return known.has(word) || relationOf(word) !== undefined || animalRoleOf(word) !== undefined;
}

/** Endings that make a noun small, with what stands before the -o or -a. */
const endings = {
  pt: [/^(.{2,})z(?:inh|it)([oa])$/, /^(.{2,})(?:inh|it)([oa])$/],
  es: [/^(.{2,})ecit([oa])$/, /^(.{2,})cit([oa])$/, /^(.{2,})it([oa])$/],
} as const;

/** How a stem is written before o and a: 'barqu' of 'barquito' is 'barc', 'tac' of 'tacita' is 'taz'. */
const stems = (stem: string): string[] => [
  stem,
  ...(stem.endsWith('qu') ? [stem.replace(/qu$/, 'c')] : []),
  ...(stem.endsWith('gu') ? [stem.replace(/gu$/, 'g')] : []),
  ...(stem.endsWith('c') ? [stem.replace(/c$/, 'z'), stem.replace(/c$/, 'ç')] : []),
];

/** What parents say small without meaning anything smaller: a hand is no brother. */
const others =
  /^(?:man|palom|vis|burr|sol|gran|rod|rued|carr|coch|bols|sombr|cort)[a-zç]?[a-z]?it|^(?:man|sol|rod|carr)inh|^poquit|^mãoz|^pontinhos?$/;

/** 'Conchinha' is 'concha', 'barquito' 'barco', 'florecita' 'flor': the noun, if it is known and the small word is not. */
export function plainNoun(noun: string, lexicon: Lexicon): string {
  if (noun.length < 6 || others.test(noun) || isKnown(noun, lexicon)) return noun;
  for (const ending of endings[lexicon.language]) {
    const [, stem = '', last = ''] = ending.exec(noun) ?? [];
    if (stem.length < 2) continue;
    for (const each of stems(stem))
      for (const plain of [each + last, each, `${each}e`].map((word) => withAccents(word, lexicon)))
        if (plain.length > 2 && isKnown(plain, lexicon)) return plain;
  }
  return noun;
}
