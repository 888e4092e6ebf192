import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('has the child do what everybody does, and not what they do for the child', () => {
  assert.deepEqual(acted('Everyone ate cake.').at(-1), ['hero eat']);
  assert.deepEqual(acted('A Mia perdeu. Depois todo mundo foi tomar açaí.').at(-1), ['hero drink']);
  assert.deepEqual(acted('Mia cantó. Todo el mundo bailó.').at(-1), ['hero dance']);
  assert.ok(!acted('Mia sang. Everyone clapped.').at(-1)?.includes('hero clap'));
});
