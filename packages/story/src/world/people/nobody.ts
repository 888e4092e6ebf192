import type { Phrase } from '../../reading/clause.ts';

/** 'Took his queen' at chess, 'new trainers': a game's pieces and shoes are called as people are. */
export const isNobody = ({ sense, head, plural, qualities, owner, text, preposition }: Phrase): boolean =>
  sense === 'chess-pawn' ||
  (/^trainers?$/i.test(head) &&
    plural &&
    (/^(?:his|her|my|your|their|our|its)$/i.test(owner ?? '') ||
      preposition === 'in' ||
      /^(?:a|one) pair/i.test(text) ||
      qualities.some((each) => ofShoes.test(each))));

const ofShoes =
  /^(?:new|old|muddy|wet|white|black|red|blue|pink|light-up|flashing|velcro|school|squeaky|sparkly|smelly|soggy|left|right)$/;
