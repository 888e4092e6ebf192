import type { Clause, Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { wordTable } from '../../text/word-table.ts';

/** As many clauses later somebody who was brought in may get a name. */
const reach = 4;
const names = /^(?:name|call|christen|baptise)$/;
const ofSex: Readonly<Record<string, Somebody['sex'] | 'animal'>> = wordTable({
  his: 'boy',
  him: 'boy',
  he: 'boy',
  her: 'girl',
  she: 'girl',
  its: 'animal',
  it: 'animal',
});

/** Who gets a name and which: 'named it Rex', 'her name was Lily'. */
function naming({
  verb,
  who,
  things,
}: Clause): { name: Phrase; whom: string; head?: string; noun?: Phrase } | undefined {
  const direct = things.filter(({ preposition }) => !preposition);
  const name = direct.at(-1);
  if (!name?.name) return undefined;
  const [subject] = who;
  if (verb.lemma === 'be' && who.length === 1 && subject?.head === 'name' && subject.owner)
    return { name, whom: subject.owner.toLowerCase(), head: noun(subject.owner) };
  if (!names.test(verb.lemma)) return undefined;
  const [called] = direct;
  if (called && called !== name)
    return {
      name,
      whom: called.pronoun ?? '',
      head: called.head,
      ...(called.pronoun || called.name ? {} : { noun: called }),
    };
  return name.owner ? { name, whom: name.owner.toLowerCase() } : undefined;
}
const noun = (owner: string): string =>
  owner
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .split(' ')
    .at(-1) ?? owner;

/** 'We found a puppy. We called it Rex', 'a girl came. Her name was Lily': from now on it has that name. */
export function giveName(clause: Clause, at: number, people: People): Somebody | undefined {
  if (people.options.language !== 'en' || clause.mode !== 'done') return undefined;
  const told = naming(clause);
  if (!told || people.byName(told.name.head)) return undefined;
  const sex = ofSex[told.whom];
  const fits = (each: Somebody): boolean =>
    sex === undefined
      ? told.head !== undefined && each.words.has(told.head)
      : each.kind === 'animal' || (sex !== 'animal' && each.kind === 'person' && (each.sex ?? sex) === sex);
  // 'Her pony was called Star': it comes in with its name.
  if (told.noun)
    for (const each of people.spokenOf(told.noun)?.people ?? [])
      each.lastNamed = Math.max(each.lastNamed, at);
  const [whom] = people.all
    .filter((each) => each !== people.hero && !each.family && !each.words.has('#named'))
    .filter((each) => each.lastNamed >= 0 && at - each.lastNamed <= reach && isNameless(each) && fits(each))
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  if (!whom) return undefined;
  whom.person.name = told.name.head;
  whom.words.add(told.name.head.toLowerCase()).add('#named');
  if (sex && sex !== 'animal' && !whom.sex) whom.sex = sex;
  return whom;
}

/** Parents are called by what they are. */
const isNameless = ({ kind, person }: Somebody): boolean =>
  kind === 'animal' || /^(?:friend|baby|sister|brother|teacher|doctor|man|woman)$/.test(person.role ?? '');

/** 'Chama-se Carvão', 'le puso Toby': the animal that is spoken of is called so from then on. */
export function nameAnimal(named: readonly Phrase[], spokenOf: readonly Somebody[], clause: number): void {
  const [name] = named;
  if (!name?.name) return;
  const animal = spokenOf
    .filter(({ kind, lastNamed }) => kind === 'animal' && clause - lastNamed < 8)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
  animal?.words.add(name.head.toLowerCase());
}
