import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('tells somebody to do what they are made to do', () => {
  assert.deepEqual(
    acted('The girl took the hat. The teacher made her give it back.')[1]?.[0],
    'teacher talk',
  );
  assert.deepEqual(acted('Mia made a cake.')[0]?.[0], 'hero cook');
});

it('is clapped for', () => {
  const moment = planOf('Mia got a standing ovation.').moments.at(-1);
  assert.equal(moment?.crowd?.action, 'clap');
  assert.deepEqual(acted('Mia gave Dad a round of applause.').at(-1)?.[0], 'hero clap');
});

it('asks whom it asks', () => {
  assert.deepEqual(acted('A boy called Adam asked Mia to play.')[0], ['friend talk', 'hero look']);
  // She asks, and thinks of what she asked for.
  const [asking] = planOf('Mia asked to go home.').moments;
  assert.deepEqual(
    asking?.imagined?.acts.map(({ who, action }) => `${who} ${action}`),
    ['hero walk'],
  );
});
