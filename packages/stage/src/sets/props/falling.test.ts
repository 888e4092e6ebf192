import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSet } from '../../set.ts';

test('rain and snow fall outside the windows of rooms, cars, buses and trains', () => {
  for (const name of ['living', 'kitchen', 'bedroom', 'car', 'bus', 'train'] as const)
    for (const weather of ['clear', 'rain', 'snow'] as const) {
      const { movers } = buildSet({ name, style: 'simple', time: 'day', weather, seed: 2 });
      const falls = movers.some(({ motion, through }) => motion.kind === 'fall' && through !== undefined);
      assert.equal(falls, weather !== 'clear', `${name} ${weather}`);
    }
});
