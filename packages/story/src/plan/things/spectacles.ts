import type { Phrase } from '../../reading/clause.ts';

/** 'Broke her glasses': several that are somebody's are worn, and nobody drinks out of them. */
export const asSpectacles = (phrase: Phrase): Phrase =>
  phrase.head === 'pair' && /^glass(?:es)?$/.test(phrase.of ?? '')
    ? { ...withoutOf(phrase), head: 'glasses', plural: true }
    : asOwnSpectacles(phrase);
const withoutOf = ({ of: _of, ...phrase }: Phrase): Phrase => phrase;
const asOwnSpectacles = (phrase: Phrase): Phrase =>
  phrase.head === 'glass' &&
  phrase.plural &&
  phrase.sense === undefined &&
  (phrase.owner || /^(?:new |\p{L}+ )?glasses$/iu.test(phrase.text)) &&
  !/^(?:the|some|more|many|full|empty)\s/i.test(phrase.text) &&
  !phrase.of &&
  phrase.count === undefined
    ? { ...phrase, head: 'glasses' }
    : phrase;
