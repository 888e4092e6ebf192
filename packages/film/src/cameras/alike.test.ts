import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isAlike } from './alike.ts';

it('shows close what is there, and nothing whose name only has its letters', () => {
  for (const [name, picture] of [
    ['ball', 'soccer-ball'],
    ['apple', 'red-apple'],
    ['cake', 'birthday-cake'],
    ['key', 'old-key'],
    ['star', 'glowing-star'],
    ['letter', 'love-letter'],
  ] as const)
    assert.ok(isAlike(name, [picture], []), picture);
  for (const [name, picture] of [
    ['ball', 'snowball'],
    ['ball', 'baseball'],
    ['apple', 'pineapple'],
    ['cake', 'pancakes'],
    ['key', 'monkey'],
    ['star', 'starfish'],
    ['letter', 'gloves'],
    ['shoe', 'necktie'],
    ['balloon', 'hot-air-balloon'],
    ['lost-tooth', 'toothbrush'],
  ] as const)
    assert.ok(!isAlike(name, [picture], []), picture);
});

it('shows the ball that is kicked or caught, unless it is another ball', () => {
  assert.ok(isAlike('ball', [], ['kick']));
  assert.ok(!isAlike('ball', ['rugby-football'], ['catch']));
  assert.ok(isAlike('cake', [], ['blow']));
});
