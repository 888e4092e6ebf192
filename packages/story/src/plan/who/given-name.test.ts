import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const called = (text: string): string[] => planOf(text).people.map(({ id, name }) => `${id} ${name}`);

it('gives the name to whoever was brought in', () => {
  assert.deepEqual(called('Mia got a kitten. She called it Luna. Luna climbed a chair.'), [
    'hero Mia',
    'cat Luna',
  ]);
  assert.deepEqual(called('A girl came over. Her name was Lily. Lily pushed Mia.'), [
    'hero Mia',
    'friend Lily',
  ]);
  assert.deepEqual(called('Mia rode a pony. It was called Star. Star ate some grass.'), [
    'hero Mia',
    'horse Star',
  ]);
});

it('leaves parents what they are called', () => {
  const names = called('Grandma came. Her name is Anna. Grandma hugged Mia.');
  assert.ok(names.includes('grandmother Grandma'));
});

it('shows who it is that is called so', () => {
  const named = planOf('A girl sat next to Mia. She was called Amira.').moments.at(-1);
  assert.equal(named?.acts[0]?.who, 'friend');
});

it('brings somebody in with their name', () => {
  assert.deepEqual(called('Mia has a pony. Her pony is called Max. Max jumped.'), ['hero Mia', 'horse Max']);
});
