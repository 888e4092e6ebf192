import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acted = (text: string, childAge = 1) =>
  planOf(text, { childName: 'Leo', pronoun: 'he', childAge }).moments.flatMap(({ acts }) =>
    acts.map(({ who, action }) => `${who} ${action}`),
  );

it('stands holding on to furniture', () => {
  assert.deepEqual(acted('Leo pulled himself up on the table.'), ['hero hold-on']);
  assert.deepEqual(acted('Leo pulled himself up on the table and stood there grinning.'), [
    'hero hold-on',
    'hero hold-on',
  ]);
  assert.deepEqual(acted('Leo se puso de pie agarrado al sofá.'), ['hero hold-on']);
  assert.ok(!acted('Leo pulled himself up on the table.', 7).includes('hero hold-on'));
});

it('is awaited with open arms for the first steps', () => {
  assert.deepEqual(acted('Leo deu três passos até à avó.'), ['hero walk', 'grandmother welcome']);
  assert.ok(acted('His sister was kneeling with her arms out.').includes('sister welcome'));
  assert.ok(!acted('Leo opened his arms and ran.', 5).some((each) => each.includes('welcome')));
});

it('turns onto the tummy, sucks a toe and spits out', () => {
  assert.deepEqual(acted('Leo rolled over.'), ['hero lie-prone']);
  assert.deepEqual(acted('Leo chupou o dedo do pé.'), ['hero suck-toe']);
  assert.deepEqual(acted('Leo escupió la sopa.'), ['hero spit']);
});
