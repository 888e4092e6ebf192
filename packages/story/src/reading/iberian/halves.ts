import type { Token } from '../token.ts';

/** 'Le dio media zanahoria': half of what it stands before, where 'su media' and 'una media rota' are worn on a foot. */
export const isHalf = (
  { lower }: Token,
  before: Pick<Token, 'part'> | undefined,
  isBeforeNoun: boolean,
): boolean =>
  // Without its accent 'medía' is written the same.
  /^med[ií][oa]$/.test(lower) && isBeforeNoun && !/^(?:determiner|possessive)$/.test(before?.part ?? '');
