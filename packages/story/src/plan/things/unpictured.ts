import type { MeantPhrase } from './phrases-meant.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const concrete = /^(?:thing|food|toy|worn|plant|animal)$/;
const isUnpictured = (phrase: Phrase, language: NounLanguage): boolean => {
  const { kind, picture } = meantBy(phrase, language);
  return picture === null && concrete.test(kind);
};

/** 'Built a dam. It broke': what was done something to last has no picture, so 'it' is nothing else that has one. */
export const actsOnUnpictured = ({ things }: Clause, language: NounLanguage): boolean => {
  const objects = things.filter(
    ({ preposition, pronoun, name }) => preposition === undefined && pronoun === undefined && !name,
  );
  return objects.length > 0 && objects.every((each) => isUnpictured(each, language));
};

/** 'Half', 'the crate': what is acted on and is nobody, by a noun without a picture. */
export const isOnlyNamed = ({ phrase, people, thing }: MeantPhrase): boolean =>
  !phrase.preposition && !phrase.pronoun && people.length === 0 && !thing;
