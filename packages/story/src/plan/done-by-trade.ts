import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';

/** What somebody has done to them by whoever does that all day. */
interface Service {
  /** What they have or get. */
  noun: RegExp;
  by: string;
  /** Others who may do it, where the text names one. */
  or?: RegExp;
  /** What the tradesperson does to them. */
  lemma: string;
  with: string;
}

const gets: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:have|get|receive)$/,
  pt: /^(?:levar|tomar|receber|fazer|ter)$/,
  es: /^(?:recibir|tener|ponerse|poner|hacerse|llevar)$/,
};
const sits: Readonly<Record<NounLanguage, string>> = { en: 'sit', pt: 'sentar', es: 'sentarse' };
const services: Readonly<Record<NounLanguage, readonly Service[]>> = {
  en: [
    {
      noun: /^(?:haircut|trim)$/,
      by: 'hairdresser',
      or: /\b(?:barber|stylist|mum|mom|dad|daddy|mummy|grandma|nana)\b/i,
      lemma: 'cut',
      with: 'scissors',
    },
    {
      noun: /^(?:jab|injection|vaccine|vaccination|shot|booster)$/,
      by: 'nurse',
      or: /\b(?:doctor|vet|gp|paediatrician|dr)\b/i,
      lemma: 'inject',
      with: 'syringe',
    },
    { noun: /^check-?up$/, by: 'doctor', lemma: 'examine', with: 'stethoscope' },
  ],
  pt: [
    {
      noun: /^(?:vacina|injeção|injecção|pica)$/,
      by: 'enfermeira',
      or: /(?<!\p{L})(?:enfermeiro|médic[oa]|doutora?|dra?)(?!\p{L})/iu,
      lemma: 'vacinar',
      with: 'seringa',
    },
    {
      noun: /^corte$/,
      by: 'cabeleireira',
      or: /(?<!\p{L})(?:cabeleireiro|barbeiro|mãe|pai|avó|avô)(?!\p{L})/iu,
      lemma: 'cortar',
      with: 'tesoura',
    },
  ],
  es: [
    {
      noun: /^(?:vacuna|inyección|pinchazo)$/,
      by: 'enfermera',
      or: /(?<!\p{L})(?:enfermero|médic[oa]|doctora?|pediatra|dra?)(?!\p{L})/iu,
      lemma: 'vacunar',
      with: 'jeringa',
    },
    {
      noun: /^corte$/,
      by: 'peluquera',
      or: /(?<!\p{L})(?:peluquero|barbero|mamá|papá|abuel[oa])(?!\p{L})/iu,
      lemma: 'cortar',
      with: 'tijera',
    },
  ],
};

/** 'Had her first haircut', 'levou uma vacina': a hairdresser cuts, a nurse pricks, and the child keeps still. */
export function doneByTrade(clause: Clause, text: string, language: NounLanguage): Clause {
  const { verb, things, who } = clause;
  if (!gets[language].test(verb.lemma) || who.length === 0) return clause;
  const isDirect = ({ preposition, pronoun }: Phrase): boolean => !preposition && !pronoun;
  const had = things.find(
    (each) => isDirect(each) && services[language].some(({ noun }) => noun.test(each.head.toLowerCase())),
  );
  const service = services[language].find(({ noun }) => noun.test(had?.head.toLowerCase() ?? ''));
  if (!had || !service) return clause;
  const others = things.filter((each) => each !== had);
  // Who is named in the text does it there, and here it is borne.
  if (service.or?.test(text))
    return { ...clause, verb: { lemma: sits[language], span: verb.span }, things: others };
  const named = (head: string): Phrase => ({
    text: head,
    span: had.span,
    head,
    qualities: [],
    plural: false,
    name: false,
  });
  return {
    ...clause,
    who: [named(service.by)],
    verb: { lemma: service.lemma, span: verb.span },
    things: [...who, ...others, { ...named(service.with), preposition: 'with' }],
  };
}
