import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const thereIn = (description: string): { people: string[]; seen: string[] } => {
  const child = { childName: 'Mia', childAge: 8, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  return {
    people: (plan?.people ?? []).flatMap(({ role }) => role ?? []),
    seen: (plan?.moments ?? []).flatMap(({ seen, acts }) => [
      ...seen.map(({ picture }) => picture),
      ...acts.flatMap(({ thing }) => thing ?? []),
    ]),
  };
};

it('rides a horse by its name, and a friend by no name', () => {
  assert.ok(thereIn('Mia rode Pepper in her first pony show.').people.includes('horse'));
  assert.ok(!thereIn('Mia rode with Lily to the stables.').people.includes('horse'));
});

it('takes the kind that stands before a name, also of what does not act', () => {
  const { people, seen } = thereIn('Our goldfish Bubbles died on Sunday.');
  assert.deepEqual([people.includes('friend'), seen], [false, ['tropical-fish']]);
  assert.ok(thereIn('Our cat Biscuit purred.').people.includes('cat'));
});

it('eats hot dogs, dances in a tutu and peels with a peeler: nobody comes along', () => {
  assert.deepEqual(thereIn('Mia ate two hot dogs.').people, ['hero']);
  assert.ok(thereIn('Mia ate two hot dogs.').seen.includes('hot-dog'));
  for (const text of ['Mia got a tutu.', 'Mia got a cookie cutter.', 'Mia played with a fidget spinner.'])
    assert.deepEqual(thereIn(text).people, ['hero'], text);
  assert.ok(thereIn('Mia hugged her Tutu.').people.includes('grandmother'));
});
