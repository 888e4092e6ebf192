import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('has the child look at what stands or happens without anybody', () => {
  assert.deepEqual(acted('Mia went to the garden. The kite was stuck in the tree.').at(-1), ['hero look']);
  const [moment] = planOf('The vase fell off the table. Mia cried.').moments;
  assert.deepEqual(
    moment?.acts.map(({ who, action, emotion }) => [who, action, emotion]),
    [['hero', 'look', 'surprised']],
  );
});

it('adds nobody where others are seen', () => {
  assert.deepEqual(acted('Grandpa fell asleep.').flat(), ['grandfather sleep']);
  assert.deepEqual(acted('The audience clapped.').flat(), []);
});

it('has the child stand in for nobody who could not be found', () => {
  assert.deepEqual(
    acted('Mia tocó el trombón. El alcalde comía churros.').at(-1)?.includes('hero look'),
    false,
  );
});

it('lets a child sleep', () => {
  assert.deepEqual(acted('Mia fell asleep. The candle burned.').at(-1), []);
});
