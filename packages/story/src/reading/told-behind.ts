import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Phrase } from './clause.ts';
import type { Grammar } from './grammar.ts';
import type { VerbGroup } from './verb-groups.ts';

const vehicles =
  /^(?:carro|carroça|comboio|trem|ônibus|autocarro|elétrico|bonde|avião|helicóptero|barco|navio|moto|mota|bicicleta|caminhão|camião|trator|ambulância|metro|metrô)$/;
const spread =
  /^(?:creme|protetor|pomada|batom|manteiga|geleia|álcool|remédio|gelo|ferro|pano|esponja|vassoura|pente|escova|sabão|gel|cola|tinta|mel|sal|óleo|hidratante|perfume)$/;

/** 'Passou-me a colher', 'passou o pente em mim', 'passou creme': it is passed, and does not pass by itself. */
export function isPassedOn({ main }: VerbGroup, behind: Phrase, things: readonly Phrase[]): boolean {
  if (main.lemma !== 'passar' || behind.name || behind.pronoun) return false;
  if (relationOf(behind.head) ?? animalRoleOf(behind.head)) return false;
  if (vehicles.test(behind.head)) return false;
  return (
    spread.test(behind.head) ||
    things.some(
      (each) =>
        each !== behind &&
        (/^(?:me|lhe|lhes|nos|te)$/.test(each.pronoun ?? '') ||
          /^(?:to|for|in|on)$/.test(each.preposition ?? '')),
    )
  );
}

const third = /^el[ae]s?$/;
/** 'Deixou eu carregar': who is let and seen stands there like a subject in Brazil. */
const letsOrSees = /^(?:deixar|mandar|fazer|ver|ouvir|esperar|botar|ser|estar|ter|achar|chamar|pegar)$/;
const toSomebody = /^(?:lhe|lhes|me|nos)$/;

/** 'Chorei eu', 'levei-a eu', 'ralhou ela', 'beijou-lhe ele a mão': a pronoun that is a subject wherever it stands. */
export function pronounBehind(
  { main, person }: VerbGroup,
  things: readonly Phrase[],
  { saying, actsBehind, personalA }: Grammar,
): Phrase | undefined {
  if (personalA || letsOrSees.test(main.lemma)) return undefined;
  const isSaid = saying.has(main.lemma) || actsBehind?.has(main.lemma) === true;
  return things.find(
    ({ pronoun = '', preposition }, at) =>
      !preposition &&
      (pronoun === 'eu'
        ? person === 'i' || things.slice(0, at).some(({ pronoun: before }) => before === 'me')
        : third.test(pronoun) && (isSaid || things.slice(0, at).some(isClitic))),
  );
}
const isClitic = ({ pronoun }: Phrase): boolean => toSomebody.test(pronoun ?? '');

/** 'Pintou-lhe o irmão a cara': who does it stands between the one it is done to and what is done. */
export function kinBehind(things: readonly Phrase[], { titles, personalA }: Grammar): Phrase | undefined {
  const [whom, who, what] = things;
  const isBetween =
    whom && who && what && isClitic(whom) && !who.preposition && !what.preposition && !what.pronoun;
  return !personalA && isBetween && titles.has(who.head) && /^[oa]s?\s/i.test(who.text) ? who : undefined;
}
