import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('takes nothing else for a thing that has no picture', () => {
  const last = planOf('Mia found a ball. She built a dam with Dad. She showed it to Mom.').moments.at(-1);
  assert.deepEqual(
    last?.acts.flatMap(({ thing }) => thing ?? []),
    [],
  );
});
