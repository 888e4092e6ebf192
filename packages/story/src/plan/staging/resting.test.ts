import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const at = (text: string, picture: string) =>
  planOf(text, { childName: 'Mia' })
    .moments.flatMap(({ seen }) => seen)
    .find((each) => each.picture === picture)?.at;

it('shows a thing where the words say that it came to be', () => {
  assert.deepEqual(at('Mia threw a pancake. The pancake landed on the sofa.', 'pancake'), {
    picture: 'couch-and-lamp',
    side: 'on',
  });
  assert.deepEqual(at('The ball rolled under the table.', 'soccer-ball'), {
    picture: 'table',
    side: 'under',
  });
  assert.deepEqual(at('The ball flew over the fence.', 'soccer-ball'), { picture: 'fence', side: 'over' });
  assert.deepEqual(at('There was a spider in the bathtub.', 'spider'), { picture: 'bathtub', side: 'in' });
});

it('shows it where it ends, and not where it came by; what only fell off is on its way', () => {
  assert.deepEqual(at('The ball flew over the fence and into the bucket.', 'soccer-ball'), {
    picture: 'bucket',
    side: 'in',
  });
  assert.deepEqual(at('The plate fell off the table.', 'plate'), { picture: 'table', side: 'off' });
});

it('makes nobody wet by a book that falls into a puddle', () => {
  const { moments } = planOf('The book fell into the puddle.', { childName: 'Mia' });
  assert.ok(moments.every(({ seen }) => seen.every(({ how }) => how !== 'smeared')));
});
