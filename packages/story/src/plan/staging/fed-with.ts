/** What an animal or a baby is fed or washed with where nobody says it. */
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const feeds = /^(?:feed|alimentar|dar)$/;
const washes = /^(?:wash|bath|bathe|shampoo|lather|lavar|banhar|dar_banho|bañar|enjabonar|ensaboar)$/;
const foods: readonly (readonly [RegExp, string])[] = [
  [/^(?:duck|bird|swan|goose|pigeon|fish|penguin)$/, 'bread'],
  [/^(?:horse|rabbit|hamster|guinea-pig|elephant)$/, 'carrot'],
  [/^(?:goat|sheep|cow|giraffe|turtle|tortoise|zebra)$/, 'herb'],
  [/^(?:chicken|hen|rooster)$/, 'ear-of-corn'],
  [/^(?:dog|puppy)$/, 'bone'],
  [/^(?:cat|kitten|seal|dolphin)$/, 'fish'],
  [/^(?:monkey)$/, 'banana'],
];

/** 'Fed the ducks', 'deu de comer ao coelho', 'bathed the dog': the hands are not empty. */
export function fedWith(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const [lead] = staged.acts;
  if (!lead?.to || lead.thing) return staged;
  const other = people.all.find(({ person }) => person.id === lead.to);
  const role = other?.person.role ?? '';
  const isBaby = role === 'baby';
  if (!other || (other.kind !== 'animal' && !isBaby)) return staged;
  const given = (thing: string): Staged => ({
    ...staged,
    acts: staged.acts.map((act): Act => (act === lead ? { ...act, thing } : act)),
  });
  if (lead.action === 'wipe' && washes.test(clause.verb.lemma)) return given('sponge');
  if (lead.action !== 'hand-over' || !feeds.test(clause.verb.lemma)) return staged;
  if (isBaby) return given('spoon');
  const food = foods.find(([roles]) => roles.test(role))?.[1];
  return food ? given(food) : staged;
}
