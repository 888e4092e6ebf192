import type { Clause } from '../reading/clause.ts';
import { relationOf } from '../world/relation-words.ts';

/** 'Llamamos a mi papá', told by those whose he is: with a telephone, as they live elsewhere; children are called in. */
export function byTelephone(clause: Clause): Clause {
  const { who, things, verb, quote } = clause;
  const isOurs =
    who.length > 0 && who.every(({ pronoun }) => /^(?:i|we|yo|nosotros|nosotras)$/.test(pronoun ?? ''));
  const isElder = things.some(
    ({ owner, preposition, head }) =>
      preposition === 'to' &&
      /^(?:mis?|nuestr[oa]s?)$/i.test(owner ?? '') &&
      relationOf(head) !== undefined &&
      !/^(?:hij|niet|niñ|bebé|marido|espos|mujer|pareja)/.test(head),
  );
  if (verb.lemma !== 'llamar' || quote || !isOurs || !isElder) return clause;
  return { ...clause, verb: { ...verb, lemma: 'telefonear' } };
}
