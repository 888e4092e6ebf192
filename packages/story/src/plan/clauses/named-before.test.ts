import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

/** Every picture of a story, moment by moment, in hands and elsewhere. */
function picturesOf(description: string): string[][] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments.map(({ acts, seen }) => [
    ...new Set([...acts.flatMap(({ thing }) => thing ?? []), ...seen.map(({ picture }) => picture)]),
  ]);
}

it('knows again by its last word what was named by two', () => {
  for (const text of [
    'Mia held a bag of feed. She dropped the bag.',
    'A Mia segurou um saco de ração. Ela deixou cair o saco.',
    'Mia sostuvo un saco de pienso. Dejó caer el saco.',
  ])
    assert.deepEqual(picturesOf(text), [['feed-bag'], ['feed-bag']], text);
});

it('takes another one of that name for what it is', () => {
  assert.deepEqual(picturesOf('Mia held a bag of feed. She dropped a bag.'), [
    ['feed-bag'],
    ['shopping-bags'],
  ]);
});
