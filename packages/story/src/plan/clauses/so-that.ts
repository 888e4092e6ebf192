import type { Clause } from '../../reading/clause.ts';

const soThat = /(?:^|[\s,])so (?:that )?$/i;
/** What whoever is helped to it does there and then. */
const atOnce =
  /^(?:hold|see|reach|touch|stroke|pet|pat|watch|look|smell|feed|hear|listen|sit|stand|cuddle|kiss|hug|blow|stir|wave)$/;

/** 'Sat in the big chair so she could hold him': she does. 'Saved up so she could buy it' is not done yet. */
export const withSoThat = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const [who] = clause.who;
    const isMeant =
      clause.mode === 'wished' &&
      before?.mode === 'done' &&
      before.sentence === clause.sentence &&
      who !== undefined &&
      atOnce.test(clause.verb.lemma) &&
      soThat.test(text.slice(before.verb.span[1], who.span[0])) &&
      /\bcould\b/i.test(text.slice(who.span[1], clause.verb.span[1]));
    return isMeant ? { ...clause, mode: 'done' } : clause;
  });
