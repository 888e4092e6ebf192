import type { Phrase } from './clause.ts';

const one = /^(?:one|another|um|uma|un[ao]?|otr[ao]|outr[ao])$/i;
const several = /^(?:the|those|these|my|our|his|her|their|[oa]s|l[oa]s|es[oa]s|aquel[oa]s)\s/i;

/**
 * 'One of the dads brought cake', 'uno de los perros ladró': one of several, of whom the noun says what they are.
 *
 * @param before what stands before 'of'
 * @param of of how many it is one
 */
export function oneOf(before: Phrase, of: Phrase): Phrase | undefined {
  if (!one.test(before.pronoun ?? '') || of.pronoun || of.name) return undefined;
  // 'Leyó uno de dinosaurios' is a book of them.
  if (!of.owner && !several.test(of.text)) return undefined;
  const { count: _all, preposition: _of, ...whole } = of;
  const { preposition } = before;
  return {
    ...whole,
    plural: false,
    ...(preposition ? { preposition } : {}),
  };
}
