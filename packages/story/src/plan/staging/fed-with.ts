/** What an animal or a baby is fed or washed with where nobody says it. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const gives = /^(?:feed|give|spoon|offer|alimentar|dar|oferecer|ofrecer)$/;
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

const spoons = /^(?:spoon|colher|colherzinha|cuchara|cucharita|teaspoon)$/;
const fed = /^(?:spoon|bowl-with-spoon|bowl|yoghurt|steaming-bowl|pot-of-food|custard)$/;
const highChair = /^high-chair$/;
/** Years: whoever is older eats by themselves. */
const spoonUntil = 3;

/** 'Fed her porridge with a spoon', 'le dio el puré en la trona': the spoon goes to the mouth, and whoever is fed sits. */
function withSpoon(
  staged: Staged,
  lead: Act,
  { verb, things }: ClauseMeant['clause'],
  { all, options: { childAge = spoonUntil } }: World['people'],
): Staged | null {
  if (lead.action !== 'hand-over' || !gives.test(verb.lemma)) return null;
  const other = all.find(({ person }) => person.id === lead.to);
  if (other?.kind !== 'person') return null;
  const named = things.some(({ head, preposition }) => preposition === 'with' && spoons.test(head));
  const chair = staged.seen.find(({ picture }) => highChair.test(picture));
  const isSmall = (other.person.age ?? (other.person.id === 'hero' ? childAge : spoonUntil)) < spoonUntil;
  const isSoft = lead.thing === undefined || fed.test(lead.thing);
  if (!named && !(isSoft && (chair || (isSmall && verb.lemma === 'feed')))) return null;
  const seat: Seen[] = chair ? [{ picture: 'high-chair', how: 'support', of: other.person.id }] : [];
  const acts = staged.acts.map((act): Act => (act === lead ? { ...act, thing: 'spoon' } : act));
  return {
    ...staged,
    acts,
    seen: [...seat, ...staged.seen.filter((each) => each !== chair && !spoons.test(each.picture))],
  };
}

/** 'Fed the ducks', 'deu de comer ao coelho', 'bathed the dog': the hands are not empty. */
export function fedWith(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const [lead] = staged.acts;
  if (!lead?.to) return staged;
  const spoon = withSpoon(staged, lead, clause, people);
  if (spoon) return spoon;
  if (lead.thing) return staged;
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
