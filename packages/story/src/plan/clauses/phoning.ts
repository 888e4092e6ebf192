import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const farOff = /^(?:work|office|hospital|airport|hotel|abroad|trabajo|oficina|aeropuerto|extranjero)$/;
/** 'La oficina de arriba', 'the office upstairs': of the same house. */
const ofTheHouse =
  /^,? (?:(?:de |del )?(?:arriba|abajo|al lado|enfrente|jardín|casa)|upstairs|downstairs|next door|in the (?:garden|attic|loft|basement))(?!\p{L})/u;
const isFarOff = ({ preposition, head, name, span }: Phrase, text: string): boolean =>
  preposition === 'from' && (name || (farOff.test(head) && !ofTheHouse.test(text.slice(span[1]))));
/** A nurse calls in whoever waits. */
const isAtWork = ({ head }: Phrase): boolean => /^(?:teacher|doctor)$/.test(relationOf(head)?.role ?? '');
/** These live elsewhere, whosever they are called: what one does to them by voice alone is done by telephone. */
const elders = /^(?:abuel|tí[oa]|padrin|madrin)/;
const byVoice =
  /^ para (?:(?:cantar|contar|felicitar|desear|saludar|hablar|agradecer|preguntar)(?:l[ea]s?)?|decirles? (?:hola|adiós|feli\p{L}+|buen\p{L}+))(?!\p{L})/u;

/** 'Llamamos a mi papá', told by those whose he is: with a telephone, as they live elsewhere; children are called in. */
export function byTelephone(clause: Clause, text: string): Clause {
  const { who, things, verb, quote } = clause;
  // 'Dad called from Japan', 'papá llamó desde el trabajo'
  if (
    /^(?:call|llamar)$/.test(verb.lemma) &&
    !verb.particle &&
    !who.some(isAtWork) &&
    things.some((each) => isFarOff(each, text))
  )
    return { ...clause, verb: { ...verb, lemma: verb.lemma === 'call' ? 'phone' : 'telefonear' } };
  const isOurs =
    who.length > 0 && who.every(({ pronoun }) => /^(?:i|we|yo|nosotros|nosotras)$/.test(pronoun ?? ''));
  const isElder = things.some(
    ({ owner, preposition, head, span }) =>
      preposition === 'to' &&
      (/^(?:mis?|nuestr[oa]s?)$/i.test(owner ?? '') ||
        (elders.test(head) && byVoice.test(text.slice(span[1])))) &&
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
