import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who does what with what in the first moment, and what else is seen. */
const first = (text: string) => {
  const { acts = [], seen = [] } = planOf(text).moments[0] ?? {};
  const does = acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' '));
  return [...does, ...seen.map(({ picture, how }) => `${picture} ${how}`)].join(', ');
};

it('draws on a sheet at a table what is told, with no easel, and no crayons on the floor', () => {
  assert.equal(first('Mia drew a rainbow with her crayons.'), 'hero draw rainbow, table cover');
  assert.equal(first('A Mia desenhou um gato.'), 'hero draw cat, table cover');
  assert.equal(first('Mia dibujó a su familia.'), 'hero draw, table cover');
  assert.equal(first('Mia coloured in a dinosaur.'), 'hero draw sauropod, table cover');
  assert.match(first('Mia drew a picture for Mum.'), /^hero draw, mother look/);
});

it('leaves those at an easel who paint, and the walls that are drawn on', () => {
  assert.match(first('Mia painted a picture of a dragon.'), /^hero paint/);
  assert.match(first('Mia drew on the wall.'), /^hero (?!draw)/);
  assert.match(first('Mia painted the fence with Dad.'), /^hero (?!draw)/);
});
