import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const roleOf = (text: string, name: string): string | undefined =>
  planOf(text).people.find((each) => each.name.endsWith(name))?.role;

it('makes a teacher of whoever has a title where children are taught', () => {
  assert.equal(roleOf('Mia was late for school. Mrs Ashby clapped.', 'Ashby'), 'teacher');
  assert.equal(roleOf('First day at nursery. Miss Lowell waved at Mia.', 'Lowell'), 'teacher');
  assert.equal(acted('Mia walked home. Mrs Ashby clapped.').at(-1)?.[0], 'woman clap');
  assert.equal(acted('After school Mr Crane from next door waved.').at(-1)?.[0], 'man wave');
});

it('reads Miss before a name as a title at the beginning of a sentence', () => {
  assert.equal(acted('Mia hid in the classroom. Miss Lowell laughed.').at(-1)?.[0], 'teacher laugh');
});
