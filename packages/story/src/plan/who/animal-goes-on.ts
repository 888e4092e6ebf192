import type { Clause, Phrase } from '../../reading/clause.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/**
 * 'O cão sacudiu-se e molhou toda a gente': verbs that are joined have one subject, and where that is an animal it is
 * no person who does the second. Undefined where the words name somebody between.
 */
export function animalGoesOn(clause: Clause, phrase: Phrase, world: World): MeantPhrase | undefined {
  const { before, lastSubjects = [] } = world;
  const [last, ...more] = lastSubjects;
  const isUnsaid = phrase.span[1] > 0 && phrase.span[1] <= clause.span[0];
  if (!last || more.length > 0 || !isUnsaid || phrase.pronoun || clause.who.length > 1) return undefined;
  if (before?.sentence !== clause.sentence || last.phrase.span[0] !== phrase.span[0]) return undefined;
  const isAnimal =
    last.people.length === 1 ? last.people[0]?.kind === 'animal' : last.thing?.kind === 'animal';
  return isAnimal ? { ...last, phrase, byRule: true } : undefined;
}
