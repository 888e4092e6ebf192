import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { agreementOf, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import { relationOf } from '../../world/people/relation-words.ts';

/** What things do to people by themselves: 'la ola la tumbó'. */
const doneByThings =
  /^(?:golpear|tumbar|mojar|empapar|arrastrar|asustar|despertar|quemar|tapar|llevar|salvar|perseguir|seguir|alcanzar|esperar|revolcar|salpicar|hacer|dejar|emocionar|volver|sorprender|molestar|picar|pinchar|pillar|rozar|cubrir|envolver|levantar|elevar|empujar|tirar|tragar)$/;
const isElided =
  /^(?:(?:el|la|los|las)\s+)?(?:primer[oa]|segund[oa]|tercer[oa]|últim[oa]|otr[oa]s?|un[oa]|demás|suy[oa]s?|mí[oa]s?|resto)$/iu;

/** The object pronoun that says the phrase before the verb again. */
const again = (phrase: Phrase, things: readonly Phrase[]): Phrase | undefined => {
  const { text } = phrase;
  const article = text.toLowerCase().split(/\s+/)[0] ?? '';
  const agreement = /^(?:el|la|los|las)$/.test(article)
    ? agreementOfPronoun(article === 'el' ? 'lo' : article)
    : agreementOf({ ...phrase });
  return things.find(
    ({ pronoun, preposition }) =>
      !preposition &&
      /^(?:lo|la|los|las)$/.test(pronoun ?? '') &&
      agreementOfPronoun(pronoun ?? '') === agreement,
  );
};

const isThing = (phrase: Phrase, language: NounLanguage): boolean =>
  !phrase.name &&
  (!phrase.pronoun || /^(?:un[oa]|otr[oa])$/.test(phrase.pronoun)) &&
  relationOf(phrase.head) === undefined &&
  animalRoleOf(phrase.head) === undefined &&
  !/^(?:person|animal)$/.test(meantBy(phrase, language).kind) &&
  (isElided.test(phrase.text) || meantBy(phrase, language).picture !== null);

/** 'Las frió su madre', 'los pagué yo': who stands behind the verb without a preposition does it. */
const actsBehind = ({ preposition, pronoun, name, head }: Phrase): boolean =>
  !preposition &&
  (pronoun
    ? /^(?:yo|él|ella|ellos|ellas|nosotros|nosotras)$/.test(pronoun)
    : name || relationOf(head) !== undefined || animalRoleOf(head) !== undefined);

/**
 * 'La harina se la sopló al perro', 'el suyo se lo llevó': what stands before the verb and is said again by a pronoun is
 * what it is done to; who does it is whoever did what was told before.
 */
export function withFronted(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language !== 'es') return [...clauses];
  let acting: readonly Phrase[] = [];
  return clauses.map((clause) => {
    const { who, things, verb, span } = clause;
    const [first] = who;
    const clitic =
      first &&
      who.length === 1 &&
      first.span[0] >= span[0] &&
      first.span[1] <= verb.span[0] &&
      !doneByThings.test(verb.lemma) &&
      isThing(first, language)
        ? again(first, things)
        : undefined;
    if (!first || !clitic) {
      if (who.length > 0 && first && !isThing(first, language)) acting = who;
      return clause;
    }
    const behind = things.find((each) => actsBehind(each));
    const rest = things.filter((each) => each !== behind);
    const told = isElided.test(first.text) ? rest : rest.map((each) => (each === clitic ? first : each));
    return { ...clause, who: behind ? [behind] : acting, things: told };
  });
}
