import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const isDirect = ({ preposition }: Phrase): boolean => !preposition;

/** 'Sacó al perro': nobody takes it out of anything, they go for a walk. */
const walksDog = (clause: Clause): Clause =>
  clause.verb.lemma === 'sacar' &&
  clause.things.length > 0 &&
  clause.things.every(
    ({ preposition, head, of }) =>
      preposition === 'to' && of === undefined && animalRoleOf(head.toLowerCase()) === 'dog',
  )
    ? { ...clause, verb: { ...clause.verb, lemma: 'pasear' } }
    : clause;

/** 'Tocó timbre con la figurita en la mano': the bell is rung, and no hand is touched. */
const rings = (clause: Clause): Clause =>
  clause.verb.lemma === 'tocar' &&
  clause.things.some((each) => isDirect(each) && /^(?:timbre|timbres|campana|bocina)$/.test(each.head))
    ? {
        ...clause,
        things: clause.things.filter(({ preposition, head }) => preposition !== 'in' || head !== 'mano'),
      }
    : clause;

const sends = /^(?:send|mandar|enviar)$/;
const texts = /^(?:text|message|sms|emoji|mensagem|mensagen|mensaje|mensajito|whatsapp|wasap|áudio|audio)$/i;
const telephone: Readonly<Record<NounLanguage, readonly [verb: string, thing: string]>> = {
  en: ['hold', 'mobile phone'],
  pt: ['segurar', 'telemóvel'],
  es: ['sostener', 'celular'],
};
/** 'Sent her first text to Grandma': with a telephone in her hands, and to somebody elsewhere. */
function sendsText(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  const text = things.find((each) => isDirect(each) && texts.test(each.head));
  if (!text || !sends.test(verb.lemma)) return clause;
  const [lemma, head] = telephone[language];
  return {
    ...clause,
    verb: { lemma, span: verb.span },
    things: [
      { text: head, span: text.span, head, qualities: [], plural: false, name: false },
      ...things.filter(
        ({ preposition, pronoun }) =>
          preposition && preposition !== 'to' && preposition !== 'for' && !pronoun,
      ),
    ],
  };
}

/** 'On the way to the car he stopped': the car is no taxi that is stopped. */
const stopsOnWay = (clause: Clause): Clause =>
  clause.verb.lemma === 'stop' &&
  clause.things.length > 0 &&
  clause.things.every(({ preposition }) => preposition === 'to')
    ? { ...clause, verb: { ...clause.verb, lemma: 'pause' } }
    : clause;

const gives =
  /^(?:give|hand|share|pass|deliver|serve|sell|distribute|dar|entregar|distribuir|oferecer|partilhar|vender|repartir|ofrecer|regalar)$/;
const isPerson = ({ name, head }: Phrase): boolean =>
  name || !/^(?:undefined|friend)$/.test(String(relationOf(head)?.role));
/** 'Handed out cookies to the neighbours with her dad': both hand them out. */
function givesWith(clause: Clause): Clause {
  const { verb, things, who } = clause;
  const along = things.find((each) => each.preposition === 'with' && isPerson(each));
  const isTo = things.some((each) => each !== along && /^(?:to|among|between)$/.test(each.preposition ?? ''));
  if (!along || !isTo || who.length === 0 || !gives.test(verb.lemma.split('_')[0] ?? '')) return clause;
  const { preposition: _with, ...other } = along;
  return { ...clause, who: [...who, other], things: things.filter((each) => each !== along) };
}

/** Everyday verbs that say something else with what stands beside them. */
export const inEverydaySense = (clause: Clause, language: NounLanguage): Clause =>
  sendsText(
    givesWith(language === 'es' ? rings(walksDog(clause)) : language === 'en' ? stopsOnWay(clause) : clause),
    language,
  );
