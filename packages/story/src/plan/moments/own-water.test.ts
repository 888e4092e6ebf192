import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What everybody does in the last moment, and who stands in the water. */
const last = (text: string) => {
  const { place, acts = [], seen = [] } = planOf(text).moments.at(-1) ?? {};
  const wet = seen.filter(({ picture, how }) => picture === 'puddle' && how === 'inside');
  return `${place?.set}: ${acts.map(({ action }) => action).join(' ')}, ${wet.length} wet`;
};

it('has those who hold, hug and catch each other in the water stand in it', () => {
  assert.equal(
    last("The swimming teacher held Mia's hands in the water."),
    'pool: hold-hands hold-hands, 2 wet',
  );
  assert.equal(last('Mia hugged Mum in the pool.'), 'pool: hug hug, 2 wet');
  assert.equal(last('A mãe segurou a Mia na água.'), 'pool: hug hug, 2 wet');
  assert.equal(last('Mia jumped into the pool and Dad caught her.').replace(/: .*,/, ','), 'pool, 2 wet');
});

it('splashes with both hands and no jug', () => {
  assert.equal(last('Mia and Dad splashed each other in the pool.'), 'pool: splash splash, 2 wet');
  assert.equal(last('Mia y su amigo se salpicaron en la piscina.'), 'pool: splash splash, 2 wet');
  assert.equal(last('Mia chapinhou na piscina.'), 'pool: splash, 1 wet');
});

it('leaves whoever only sees or throws something there on dry land', () => {
  assert.match(last('Mia saw a fish in the sea.'), / 0 wet$/);
  assert.match(last('Mia threw a stone into the lake.'), / 0 wet$/);
  assert.match(last('Mia ate an ice cream at the pool.'), / 0 wet$/);
});
