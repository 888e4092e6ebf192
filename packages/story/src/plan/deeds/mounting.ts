import type { NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ClauseMeant } from '../told-world.ts';

const puts =
  /^(?:put|sit|seat|set|lift|place|hoist|pop|plop|help|subir|montar|sentar|poner|pôr|colocar|alzar|botar|levantar|erguer|acomodar)$/;
const upon = /^(?:on|onto|upon|in|to|atop|over)$/;
const rides: Readonly<Record<NounLanguage, string>> = { en: 'ride', pt: 'montar', es: 'montar' };

const isMount = ({ kind, person }: Somebody): boolean =>
  kind === 'animal' && /^(?:horse|elephant|donkey|camel)$/.test(person.role ?? '');

/** 'El tío la sentó en la yegua', 'Grandpa put her on the pony': whoever is put there rides, and the other one walks beside. */
export function mounting(meant: ClauseMeant, language: NounLanguage): ClauseMeant {
  const { clause, who, others } = meant;
  if (clause.mode !== 'done' || who.length === 0 || !puts.test(clause.verb.lemma)) return meant;
  const mount = others.find(({ people: [one], phrase }) => one && isMount(one) && isUpon(phrase));
  const patient = others.find(
    ({ people: [one, ...more], phrase }) =>
      one?.kind === 'person' &&
      more.length === 0 &&
      !who.includes(one) &&
      (!phrase.preposition || (phrase.preposition === 'to' && !phrase.pronoun)),
  );
  if (!mount || !patient) return meant;
  const [phrase, ...more] = clause.who;
  if (!phrase || more.length > 1) return meant;
  const helper: Phrase = { ...phrase, preposition: 'with' };
  const { preposition: _to, ...rider } = patient.phrase;
  const { preposition: _on, ...under } = mount.phrase;
  return {
    ...meant,
    clause: {
      ...clause,
      who: [rider],
      verb: { lemma: rides[language], span: clause.verb.span },
      things: [under, helper],
    },
    who: [...patient.people],
    subjectPhrases: [{ ...patient, phrase: rider }],
    others: [
      { ...mount, phrase: under },
      { phrase: helper, people: who },
    ],
  };
}

const isUpon = ({ preposition }: Phrase): boolean => upon.test(preposition ?? '');
