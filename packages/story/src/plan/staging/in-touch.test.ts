import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';

const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
/** What is done in the last moment: 'hero sit mother'. */
function actedIn(description: string): string[] {
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return (plan.moments.at(-1)?.acts ?? []).map(({ who, action, to }) => [who, action, to].join(' ').trim());
}

it('holds hands where two go hand in hand, in three languages', () => {
  for (const text of [
    'Mia walked to school hand in hand with Mum.',
    'A Mia foi para a escola de mão dada com a mãe.',
    'Mia fue al cole de la mano de mamá.',
  ])
    assert.deepEqual(actedIn(text), ['hero hold-hands mother', 'mother hold-hands hero'], text);
  assert.deepEqual(actedIn('Mia walked to school with Mum.'), ['hero walk mother', 'mother walk hero']);
});

it('goes alone who lets go of a hand', () => {
  for (const text of [
    "Mia let go of Mum's hand.",
    'A Mia largou a mão da mãe.',
    'Mia le soltó la mano a mamá.',
  ])
    assert.deepEqual(actedIn(text), ['hero walk-away', 'mother look hero'], text);
});

it('sits on the lap of whoever sits', () => {
  for (const text of [
    "Mia sat on Grandma's lap.",
    'A Mia sentou-se ao colo da avó.',
    'Mia se sentó en el regazo de la abuela.',
  ])
    assert.deepEqual(actedIn(text), ['hero sit grandmother', 'grandmother sit hero'], text);
});

it('has what lies on a lap on the own one', () => {
  const [first, second = ''] = actedIn('Gran came. Mia sat on the couch with a pillow on her lap.');
  assert.match(first ?? '', /^hero sit/);
  assert.doesNotMatch(second, /lift/);
  assert.deepEqual(actedIn('Gran read a story. Mia sat on her lap.')[1], 'grandmother sit hero');
});
