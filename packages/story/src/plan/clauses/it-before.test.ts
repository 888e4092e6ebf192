import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] =>
  (planOf(text).moments.at(-1)?.acts ?? []).map(({ who, action }) => `${who} ${action}`);

it('cares for the part that hurts, and not for what hurt it', () => {
  assert.deepEqual(last('Mia burned her finger, so Grandma held it under the tap.'), [
    'grandmother hold-hands',
    'hero hold-hands',
  ]);
  const worn = planOf('Mia scraped her knee and Dad put a plaster on it.').moments.at(-1)?.seen[0];
  assert.deepEqual([worn?.how, worn?.of], ['worn', 'hero']);
  assert.ok(last('Mia hurt her leg and Mum washed the car.').every((each) => !each.startsWith('hero wipe')));
});

it('leaves the hand alone where the last thing named is meant', () => {
  for (const text of [
    'Mia cut her finger on the paper and Tom put it on the table.',
    'Mia lifted her foot off the ball and Tom put it in the bag.',
    'Mia hit her head with the ball and Tom held it.',
    'Mia put her foot on the skateboard and Dad held it.',
    'Mia stretched out her hand with the seed and Grandpa put it in the soil.',
  ])
    assert.ok(
      last(text).every((each) => !/^hero (?:sit|hug|hold-hands)/.test(each)),
      text,
    );
  assert.match(last('Mia bumped her head on the table and Mum kissed it.')[0] ?? '', /^mother kiss/);
});

it('has the animal behind the sofa, and not what was put on it', () => {
  assert.match(last('Mia put a hat on the cat and it ran behind the sofa.')[0] ?? '', /^cat stand/);
});

it('shares what was given with whoever got it', () => {
  assert.match(
    last('Grandma gave Mia a biscuit, who shared it with her sister.')[0] ?? '',
    /^hero hand-over/,
  );
});

it('does not do again what only tells which one it is', () => {
  const count = (text: string): number => planOf(text).moments.length;
  assert.equal(count('Mia came out with the remote we lost at Thanksgiving.'), 1);
  assert.equal(count('Mia cut the cake she made.'), 1);
  assert.equal(count('When the bell rang she got her coat.'), 2);
});

it('wraps somebody in a jacket that is not on who gives it', () => {
  const coat = planOf('Mia fell in the pond and Dad wrapped her in his jacket.')
    .moments.at(-1)
    ?.seen.find(({ picture }) => picture === 'coat');
  assert.equal(coat?.of, 'hero');
});
