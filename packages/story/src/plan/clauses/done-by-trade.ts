import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

/** What somebody has done to them by whoever does that all day. */
interface Service {
  /** What they have or get. */
  noun?: RegExp;
  /** What it is called where somebody whom nobody names does it: 'le cortaron el pelo'. */
  done?: readonly [verb: RegExp, noun: RegExp];
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
      done: [/^(?:dar|pôr)$/, /^(?:vacina|injeção)$/],
      by: 'enfermeira',
      or: /(?<!\p{L})(?:enfermeiro|médic[oa]|doutora?|dra?)(?!\p{L})/iu,
      lemma: 'vacinar',
      with: 'seringa',
    },
    {
      noun: /^corte$/,
      done: [/^cortar$/, /^(?:cabelo|franja|caracol)$/],
      by: 'cabeleireira',
      or: /(?<!\p{L})(?:cabeleireiro|barbeiro|mãe|pai|avó|avô)(?!\p{L})/iu,
      lemma: 'cortar',
      with: 'tesoura',
    },
    {
      done: [/^(?:pôr|dar|levar)$/, /^(?:ponto|gesso|ligadura)$/],
      by: 'médica',
      lemma: 'curar',
      with: 'ligadura',
    },
  ],
  es: [
    {
      noun: /^(?:vacuna|inyección|pinchazo)$/,
      done: [/^(?:poner|dar)$/, /^(?:vacuna|inyección)$/],
      by: 'enfermera',
      or: /(?<!\p{L})(?:enfermero|médic[oa]|doctora?|pediatra|dra?)(?!\p{L})/iu,
      lemma: 'vacunar',
      with: 'jeringa',
    },
    {
      noun: /^corte$/,
      done: [/^cortar$/, /^(?:pelo|cabello|flequillo|rizo)$/],
      by: 'peluquera',
      or: /(?<!\p{L})(?:peluquero|barbero|mamá|papá|abuel[oa])(?!\p{L})/iu,
      lemma: 'cortar',
      with: 'tijera',
    },
    { done: [/^poner$/, /^(?:punto|yeso|escayola|venda)$/], by: 'doctora', lemma: 'curar', with: 'venda' },
  ],
};

const prizes =
  /^(?:diploma|medalla|premio|trofeo|copa|banderín|certificado|corona|medalha|prémio|prêmio|taça|troféu|coroa)$/;
const gives = /^(?:dar|entregar|poner|pôr|otorgar)$/;
const receives: Readonly<Record<NounLanguage, string>> = { en: 'receive', pt: 'receber', es: 'recibir' };

/** 'Le cortaron el pelo', 'le dieron una medalla': the ending of a verb tells of several whom nobody names. */
function doneByNobodyNamed(clause: Clause, text: string, language: NounLanguage): Clause | undefined {
  const { verb, things, who } = clause;
  const [they] = who;
  const isImpersonal = who.length === 1 && they?.pronoun === 'they' && they.span[0] === they.span[1];
  const whom = things.find(({ preposition, pronoun }) => preposition === 'to' && pronoun);
  const thing = things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  if (!isImpersonal || !whom || !thing) return undefined;
  const { preposition: _to, ...patient } = whom;
  const head = thing.head.toLowerCase();
  if (gives.test(verb.lemma) && prizes.test(head))
    return { ...clause, who: [patient], verb: { ...verb, lemma: receives[language] }, things: [thing] };
  const found = services[language].find(({ done }) => done?.[0].test(verb.lemma) && done[1].test(head));
  const rest = things.filter((each) => each !== whom && each !== thing);
  return found && servedBy(clause, found, { text, language, whom: [patient], rest, at: thing });
}

/** 'Had her first haircut', 'levou uma vacina': a hairdresser cuts, a nurse pricks, and the child keeps still. */
export function doneByTrade(clause: Clause, text: string, language: NounLanguage): Clause {
  const impersonal = doneByNobodyNamed(clause, text, language);
  if (impersonal) return impersonal;
  const { verb, things, who } = clause;
  if (!gets[language].test(verb.lemma) || who.length === 0) return clause;
  const isDirect = ({ preposition, pronoun }: Phrase): boolean => !preposition && !pronoun;
  const had = things.find(
    (each) => isDirect(each) && services[language].some(({ noun }) => noun?.test(each.head.toLowerCase())),
  );
  const service = services[language].find(({ noun }) => noun?.test(had?.head.toLowerCase() ?? ''));
  if (!had || !service) return clause;
  const rest = things.filter((each) => each !== had);
  return servedBy(clause, service, { text, language, whom: who, rest, at: had });
}

interface Served {
  text: string;
  language: NounLanguage;
  whom: readonly Phrase[];
  rest: readonly Phrase[];
  /** Where the words stand that tell of it. */
  at: Phrase;
}

function servedBy(clause: Clause, service: Service, { text, language, whom, rest, at }: Served): Clause {
  const { span } = clause.verb;
  // Who is named in the text does it there, and here it is borne.
  if (service.or?.test(text))
    return { ...clause, who: [...whom], verb: { lemma: sits[language], span }, things: [...rest] };
  const named = (head: string): Phrase => ({
    text: head,
    span: at.span,
    head,
    qualities: [],
    plural: false,
    name: false,
  });
  return {
    ...clause,
    who: [named(service.by)],
    verb: { lemma: service.lemma, span },
    things: [...whom, ...rest, { ...named(service.with), preposition: 'with' }],
  };
}
