import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

/** Where a picture is in each moment: above, on the ground or not at all. */
function whereIs(picture: string, description: string): (string | undefined)[] {
  const child = { childName: 'Ben', childAge: 6, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments.map(({ seen }) => seen.find((each) => each.picture === picture)?.how);
}

it('sticks to the ceiling, and stays there while everybody looks up', () => {
  const [, stuck, looked] = whereIs(
    'pancake',
    'Dad flipped a pancake. It stuck to the ceiling. We all laughed in the kitchen.',
  );
  assert.deepEqual([stuck, looked], ['overhead', 'overhead']);
});

it('comes down when that is told, and is left behind with its place', () => {
  const text = 'The balloon floated up to the ceiling. Ben laughed.';
  assert.deepEqual(whereIs('balloon', `${text} It came down.`), ['overhead', 'overhead', 'ground']);
  assert.equal(whereIs('balloon', `${text} At the beach Grandpa danced.`).at(-1), undefined);
});
