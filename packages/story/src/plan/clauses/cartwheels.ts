import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';

/** What gymnasts call a cartwheel, as it is written: 'deu uma estrela', 'fez a roda', 'hizo la rueda'. */
const wheels: Readonly<Record<Exclude<NounLanguage, 'en'>, RegExp>> = {
  pt: /^(?:(?:uma|duas|três|outra|a sua primeira|a primeira) )?estrel(?:a|inha)s?$|^a (?:estrela|roda)$/iu,
  es: /^(?:la|su primera|la primera) rueda$|^(?:la|una|su primera|la primera|otra) (?:media ?luna|vuelta de carro|rondada|rueda lateral|voltereta lateral)$/iu,
};
const does: Readonly<Record<Exclude<NounLanguage, 'en'>, RegExp>> = { pt: /^dar$/, es: /^(?:hacer|dar)$/ };
const doesIt = /^fazer$/;

/** Whoever teaches gives stars for good work. */
const givesStars = /^(?:\p{L}+ )?(?:professor|educador|treinador|diretor|mestre|explicador)a?(?!\p{L})/iu;

/** A star that nobody is given is turned on the hands. */
export function cartwheel(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  const { verb, things, who } = clause;
  if (who.some(({ text }) => givesStars.test(text))) return clause;
  const wheel = things.find(
    ({ preposition, text, of }) => !preposition && of === undefined && wheels[language].test(text),
  );
  const isDone =
    does[language].test(verb.lemma) ||
    (language === 'pt' && doesIt.test(verb.lemma) && /^a\s/i.test(wheel?.text ?? ''));
  if (!wheel || !isDone || things.some(({ preposition }) => preposition === 'to')) return clause;
  return { ...clause, verb: { ...verb, lemma: 'saltar' }, things: things.filter((each) => each !== wheel) };
}
