import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const farOff = /^(?:work|office|hospital|airport|hotel|abroad|trabajo|oficina|aeropuerto|extranjero)$/;
const isFarOff = ({ preposition, head, name }: Phrase): boolean =>
  preposition === 'from' && (name || farOff.test(head));
/** These live elsewhere, whosever they are called. */
const elders = /^(?:abuel|tí[oa]|padrin|madrin)/;

/** 'Llamamos a mi papá', told by those whose he is: with a telephone, as they live elsewhere; children are called in. */
export function byTelephone(clause: Clause): Clause {
  const { who, things, verb, quote } = clause;
  // 'Dad called from Japan', 'papá llamó desde el trabajo'
  if (/^(?:call|llamar)$/.test(verb.lemma) && !verb.particle && things.some(isFarOff))
    return { ...clause, verb: { ...verb, lemma: verb.lemma === 'call' ? 'phone' : 'telefonear' } };
  const isOurs =
    who.length > 0 && who.every(({ pronoun }) => /^(?:i|we|yo|nosotros|nosotras)$/.test(pronoun ?? ''));
  const isElder = things.some(
    ({ owner, preposition, head }) =>
      preposition === 'to' &&
      (/^(?:mis?|nuestr[oa]s?)$/i.test(owner ?? '') || elders.test(head)) &&
      relationOf(head) !== undefined &&
      !/^(?:hij|niet|niñ|bebé|marido|espos|mujer|pareja)/.test(head),
  );
  if (verb.lemma !== 'llamar' || quote || !isOurs || !isElder) return clause;
  return { ...clause, verb: { ...verb, lemma: 'telefonear' } };
}

const thoseHere = /^(?:us|me|them|everyone|everybody)$/;
const telephones = /^(?:phone|telephone|mobile|cell|tablet|ipad|video|line)$/;
/** 'Sat on the potty and called us all': those in the house come, with no telephone; 'called me from camp' has one. */
export function calledOver(clause: Clause, text: string): Clause {
  const { things, verb, who } = clause;
  const whom = things.find(({ pronoun, head }) => thoseHere.test(pronoun ?? head.toLowerCase()));
  const isFar =
    /^ from\b/.test(text.slice(whom?.span[1])) ||
    things.some(
      ({ preposition, head }) => /^(?:from|at|on)$/.test(preposition ?? '') || telephones.test(head),
    ) ||
    who.some(({ pronoun, name }) => pronoun === undefined && !name);
  if (verb.lemma !== 'call' || verb.particle || !whom || whom.preposition || isFar) return clause;
  // 'Called us silly'
  if (things.length > 1 && things.some((each) => each !== whom && !each.preposition)) return clause;
  return {
    ...clause,
    verb: { ...verb, lemma: 'shout' },
    things: things.map((each) => (each === whom ? { ...each, preposition: 'to' } : each)),
  };
}
