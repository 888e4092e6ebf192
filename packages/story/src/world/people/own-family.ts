import { type CharacterRole, isAnimal } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { FamilyPlayer } from '../../request.ts';
import type { Somebody } from './somebody.ts';

const girls = /^(?:mother|grandmother|sister|aunt)$/;
const boys = /^(?:father|grandfather|brother|uncle)$/;

/** The family as people who are there from the first word on; whom the text does not mention is not in its plan. */
export const ownFamily = (family: readonly FamilyPlayer[], childName: string): Somebody[] =>
  family
    .filter(({ name }) => name.toLowerCase() !== childName.toLowerCase())
    .map(({ id, name, role: told, age }) => {
      const known = genderOf(name);
      const role = told === 'sibling' ? (known === 'boy' ? 'brother' : 'sister') : told;
      const sex = told !== 'sibling' && girls.test(role) ? 'girl' : boys.test(role) ? 'boy' : known;
      const kind = isAnimal(role) ? 'animal' : 'person';
      return {
        person: {
          id: `family-${id}`,
          role,
          name,
          family: id,
          ...(sex && kind === 'person' ? { gender: sex } : {}),
          ...(age === undefined ? {} : { age }),
        },
        kind,
        family: true,
        ...(told === 'sibling' && !known ? { sibling: true as const } : {}),
        words: new Set([name.toLowerCase(), name.split(' ')[0]?.toLowerCase() ?? '', '#named']),
        sex,
        lastNamed: -9,
        lastActed: -9,
      };
    });

/** 'a dog', 'another grandma': somebody else's. In Portuguese 'a' is 'the'. */
const others: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:an?|some)\s|\b(?:another|other|second|their|your)\b/i,
  pt: /^(?:um|uma)\s|\boutr[oa]\b/i,
  es: /^(?:un|una)\s|\botr[oa]\b/i,
};

const ownedByOthers = (text: string, childName: string): boolean => {
  const owner = /(\p{L}+)['’]s\s/u.exec(text)?.[1];
  return owner !== undefined && owner !== childName.split(' ')[0];
};

/** Whether a relation or a species means this one: theirs, and the only one there is. */
export const isMeant = (
  each: Somebody,
  { text, plural }: Phrase,
  all: readonly Somebody[],
  language: NounLanguage,
): boolean =>
  !plural &&
  !others[language].test(text) &&
  !ownedByOthers(text, all[0]?.person.name ?? '') &&
  all.filter(
    ({ family, sibling, person }) =>
      family && (each.sibling || sibling ? each.sibling === sibling : person.role === each.person.role),
  ).length === 1;

/** Whether a relation of the text could be this one's, of whom nobody said whether they are a sister or a brother. */
const couldBe = ({ sibling }: Somebody, role: CharacterRole): boolean =>
  sibling === true && (role === 'sister' || role === 'brother');

/** From the text's own word on they are what it calls them. */
export function calledBy(
  role: CharacterRole,
  phrase: Phrase,
  free: readonly Somebody[],
  { all, language }: { all: readonly Somebody[]; language: NounLanguage },
): Somebody | undefined {
  const found = free.find((each) => couldBe(each, role) && isMeant(each, phrase, all, language));
  if (!found) return undefined;
  found.sex = role === 'sister' ? 'girl' : 'boy';
  found.person = { ...found.person, role, gender: found.sex };
  delete found.sibling;
  return found;
}
