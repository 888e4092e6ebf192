import { kindOfNoun } from '../meaning/kinds.ts';
import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Phrase } from './clause.ts';

/** 'Hid when the doorbell rang and jumped out': a bell does nothing else. */
export const isThing = ({ head, name, pronoun, of, qualities }: Phrase): boolean =>
  !name &&
  !pronoun &&
  [head, of ?? '', ...qualities].every(
    (word) => relationOf(word) === undefined && animalRoleOf(word) === undefined,
  ) &&
  !/^(?:person|animal)$/.test(kindOfNoun(head, 'en') ?? 'person');
