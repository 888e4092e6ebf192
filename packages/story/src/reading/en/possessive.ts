import type { Token } from '../token.ts';
import * as words from './words.ts';

/** What somebody has made by doing it: 'her drawing'. */
const works = /^(?:drawing|painting|writing|knitting|sewing|washing|reading|building|carving)s?$/;

/** 'her' before a noun is hers; before anything else it is she. */
export const opensPhrase = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.lower !== 'her' || nounFollows(tokens, i) || isWork(tokens, i + 1);

/** In 'saw her drawing a cat' she draws; in 'showed Grandpa her drawing' it is drawn. */
export function isWork(tokens: readonly Token[], i: number): boolean {
  const after = tokens[i + 1];
  const ends = !after || /^(?:mark|conjunction|preposition|subordinator)$/.test(after.part);
  return works.test(tokens[i]?.lower ?? '') && ends;
}

export function nounFollows(tokens: readonly Token[], i: number): boolean {
  for (const token of tokens.slice(i + 1, i + 5)) {
    if (token.part === 'noun' || token.part === 'name' || words.kin.has(token.lower)) return true;
    // 'Her great-grandma'.
    if (token.text === '-') continue;
    if (!/^(?:adjective|number|adverb)$/.test(token.part) && !/ing$|ed$/.test(token.lower)) return false;
  }
  return false;
}
