import { type CharacterRole, characterRoles } from '@milestoon/cast';
import type { PlanPerson } from '../../plan/plan.ts';
import type { Span } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';

/** Somebody of the story while its plan is made. */
export interface Somebody {
  person: PlanPerson;
  kind: 'person' | 'animal' | 'toy';
  /** Words by which they are spoken of, lower case: names first. */
  words: Set<string>;
  /** One of the family who plays themselves. */
  family?: true;
  /** A brother or a sister of whom nobody said which: the text's own word does. */
  sibling?: true;
  /** Inside what only looks like an animal: its picture. */
  costume?: string;
  sex?: 'girl' | 'boy' | undefined;
  /** Of how many clauses ago they were spoken of, and how. */
  lastNamed: number;
  lastActed: number;
  /** The clause in which 'he' or 'she' last meant them. */
  lastPronoun?: number;
  /** The same with 'it'. */
  lastIt?: number;
  /** The same where only the ending of a verb told of them among others. */
  lastByEnding?: number;
  /** The same of something that somebody else than the child did to them, in Portuguese and Spanish. */
  lastObject?: number;
}

/** Who acted alone in a clause, and whether others will do something about it. */
export interface Sole {
  who: Somebody;
  clause: number;
  sentence: number;
  /** Where the phrases stand to whom or with what it was done. */
  whom: readonly Span[];
  isSuffering: boolean;
  /** The child saw or called them. */
  isMet: boolean;
  /** They praised, comforted or scolded somebody: what is said next is theirs. */
  isPraising: boolean;
  /** To whom it was given. */
  given?: Somebody | undefined;
  /** Nobody else was named in it. */
  isAlone: boolean;
  /** It tells how they are or that they came, and not what they did to the child. */
  isPresented: boolean;
  /** Only how they are was told of them. */
  isState?: boolean;
  /** An animal did something to them. */
  byAnimal?: boolean;
}

/** Makes somebody a newborn, whatever a name alone made them. */
export function asBaby({ person, words }: Somebody): void {
  if (!/^(?:friend|sister|brother|cousin|baby)$/.test(person.role ?? '')) return;
  person.role = 'baby';
  person.age = 0;
  for (const word of ['baby', 'bebé', 'newborn']) words.add(word);
}

const standIns: Readonly<Record<string, CharacterRole>> = wordTable({
  aunt: 'mother',
  uncle: 'father',
  cousin: 'friend',
  woman: 'teacher',
  man: 'teacher',
});

/** A role of the cast, or the nearest where it has no such. */
export const playable = (role: CharacterRole): CharacterRole =>
  characterRoles.includes(role) ? role : (standIns[role] ?? 'friend');

/** A pronoun tells that somebody of whom it was not known is a man or a woman; pets keep what they are called. */
export function knownAs(each: Somebody, sex: 'girl' | 'boy'): Somebody {
  if (each.sex || each.kind === 'toy') return each;
  each.sex = sex;
  if (each.kind === 'animal') return each;
  each.person.gender = sex;
  const { role } = each.person;
  if (role === 'man' || role === 'woman') each.person.role = sex === 'girl' ? 'woman' : 'man';
  return each;
}
