import type { CharacterRole } from '@milestoon/cast';
import { isGivenName } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import { labelOf } from './labels.ts';
import type { Registry } from './registry.ts';
import { type RelationWord, relationOf } from './relation-words.ts';
import type { Somebody } from './somebody.ts';

const pronouns =
  /^(?:my|mine|your|his|her|its|our|their|mi|mis|su|sus|tu|seu|sua|meu|minha|nosso|nossa|nuestr[oa])s?$/i;
const someone = /^(?:an?|another|some|one|two|three)\s|^the other\s/i;
const strangers = /^(?:friend|woman|man|teacher|doctor)$/;
/** 'The boy's mum', 'Daisy's brother': kin of somebody who is no kin of the child. */
export function isOfSomebodyElse(people: Registry, { owner, head, text }: Phrase): boolean {
  if (people.options.language !== 'en') return false;
  // 'A mum with a baby' is nobody's of the family.
  if (!owner && someone.test(text))
    return /^(?:mother|father|grandmother|grandfather)$/.test(relationOf(head)?.role ?? '');
  if (!owner || pronouns.test(owner)) return false;
  if (
    !/^(?:mother|father|grandmother|grandfather|sister|brother|baby|aunt|uncle|cousin)$/.test(
      relationOf(head)?.role ?? '',
    )
  )
    return false;
  const whole = owner.replace(/['’]s?$/, '');
  const last = whole.split(' ').at(-1) ?? whole;
  const known = people.byName(whole) ?? people.byName(last);
  if (known) return known !== people.hero && !known.family && strangers.test(known.person.role ?? '');
  if (/^(?:his|her|my|our|their)\s/i.test(owner) || relationOf(last.toLowerCase()))
    return strangers.test(relationOf(last.toLowerCase())?.role ?? '');
  // 'Jake's mum': a name that was not explained is nobody's of the family.
  return isGivenName(last) && !people.namings.some(({ name }) => name === last);
}

/** They are a woman, a man or a child as others. */
export function kinOfOthers(
  people: Registry,
  { owner, head }: Phrase,
  { role, sex }: RelationWord,
): Somebody {
  const word = `${owner ?? 'other'} ${head}`.toLowerCase();
  const known = people.byName(word);
  if (known) return known;
  const isChild = /^(?:sister|brother|baby|cousin)$/.test(role);
  const played: CharacterRole =
    role === 'baby' ? 'baby' : isChild ? 'friend' : sex === 'boy' ? 'man' : 'woman';
  const made = people.add(played, labelOf(played, people.options.language), sex, [word, head.toLowerCase()]);
  if (/^grand/.test(role)) made.person.age = 72;
  return made;
}
