import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeInDepth } from './depth.ts';
import type { Actor } from '../film.ts';

const walker = (x: number): Actor => ({
  member: 'hero',
  y: 885,
  acting: [
    { from: 0, action: 'hold-hands', emotion: 'happy', x, speed: 0, facing: 'right' },
    { from: 24, action: 'walk-away', emotion: 'happy', x, speed: 0, facing: 'right', rise: 2 },
    { from: 84, action: 'look-back', emotion: 'happy', x, speed: 0, facing: 'right' },
  ],
});
const at = (x: number, frame: number) =>
  placeInDepth(walker(x), frame < 24 ? 0 : frame < 84 ? 1 : 2, x, frame);

test('whoever walks away goes up the picture and gets smaller, and then stays there', () => {
  assert.deepEqual(at(700, 20), { x: 700, y: 885, size: 1 });
  const [near, far, still] = [at(700, 40), at(700, 84), at(700, 140)];
  assert.ok(near.y < 885 && far.y < near.y && near.size < 1 && far.size < near.size);
  assert.deepEqual(still, far);
});

test('two who go together stay as far apart for their size as they were', () => {
  for (const frame of [30, 60, 84]) {
    const [one, two] = [at(700, frame), at(900, frame)];
    assert.ok(Math.abs((two.x - one.x) / one.size - 200) < 1e-6);
  }
});
