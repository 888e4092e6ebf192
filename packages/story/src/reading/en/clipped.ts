import { deedOf } from '../../meaning/deeds.ts';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Token } from '../token.ts';

const ending = /^([a-z]{2,})in['’]?$/;
const whole = /^(?:begin|again|within|certain)$/;

const isDeed = (lemma: string): boolean =>
  deedOf({ verb: { lemma, span: [0, 0] }, things: [] }, 'en') !== null;

/** 'Holdin', 'readin': many write as they speak, and it is done all the same. Changes the tokens. */
export function mendClipped(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const { lower, part } = token;
    const stem = ending.exec(lower)?.[1];
    if (!stem || part === 'name' || part === 'quote' || whole.test(lower) || kindOfNoun(lower, 'en'))
      continue;
    const lemma = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(isDeed);
    if (!lemma) continue;
    Object.assign(token, { part: 'verb', lemma, lower: `${stem}ing` });
    const next = tokens[i + 1];
    if (/^['’]$/.test(next?.text ?? '')) Object.assign(next as Token, { part: 'other' });
  }
}
