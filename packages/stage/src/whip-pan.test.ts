import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawList, LayerOp } from '@milestoon/drawing';
import { whipFrames, whipPan } from './whip-pan.ts';

const picture = (key: string): LayerOp => ({ kind: 'layer', key, box: [0, 0, 1920, 1080], ops: [] });
const at = (t: number, direction: 'left' | 'right'): DrawList =>
  whipPan({ from: picture('old'), to: picture('new'), t, direction });
const placesOf = (list: DrawList, key: string): number[] =>
  list.flatMap((op) => (op.kind === 'layer' && op.key === key ? [op.matrix?.[4] ?? 0] : []));

test('one picture leaves as the other comes, edge to edge, to the side the camera turns from', () => {
  for (const [direction, side] of [
    ['right', -1],
    ['left', 1],
  ] as const) {
    let before = 0;
    for (let n = 1; n <= whipFrames; n++) {
      const list = at(n / (whipFrames + 1), direction);
      const [old] = placesOf(list, 'old');
      const [next] = placesOf(list, 'new');
      assert.ok(old !== undefined && next !== undefined);
      assert.ok(side * old > before, `${direction} ${n}`);
      assert.ok(Math.abs(old - next - side * 1920) < 1e-6);
      before = side * old;
    }
    assert.ok(before > 1800, 'comes to rest');
  }
});

test('faster is more smeared', () => {
  const spread = (t: number): number => {
    const places = placesOf(at(t, 'right'), 'old');
    return Math.max(...places) - Math.min(...places);
  };
  assert.ok(spread(0.5) > 5 * spread(1 / 9));
});
