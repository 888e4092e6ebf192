import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const places = (text: string): (string | null)[] => planOf(text).moments.map(({ place }) => place.set);

it('stays where it was when somebody else leaves for something', () => {
  assert.deepEqual(places('Mia jugó en el jardín. El papá fue a la farmacia. Mia lloró.'), [
    'garden',
    'shop',
    'garden',
  ]);
  assert.deepEqual(
    places('A Mia brincou no jardim. A Mia foi à farmácia com o pai. A Mia chorou.').at(-1),
    'shop',
  );
});
