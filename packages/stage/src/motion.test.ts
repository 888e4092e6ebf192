import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawOp, mapBox } from '@milestoon/drawing';
import { type Motion, posesAt } from './motion.ts';
import { buildSet } from './set.ts';
import { composeShot } from './shot.ts';
import { setNames, timesOfDay } from './set-names.ts';

const camera = { x: 0, y: 0, zoom: 1 };
const box = [100, 100, 40, 20] as const;
const seconds = 24;
const [middleX, middleY] = [120, 110];
const middleAt = (motion: Motion, frame: number): readonly [number, number] => {
  const pose = posesAt(motion, box, frame)[0];
  assert.ok(pose);
  const [x, y] = mapBox(pose.matrix, [middleX, middleY, 0, 0]);
  return [x, y];
};

/** Where kept pictures are put, those seen through a window included. */
const placesOf = (op: DrawOp): unknown[] => {
  if (op.kind === 'layer') return [op.key, op.matrix, op.alpha];
  return op.kind === 'group' || op.kind === 'clip' ? op.ops.flatMap(placesOf) : [];
};

test('something moves within two seconds in every set, style and hour, behind the cast', () => {
  const cast: DrawOp[] = [{ kind: 'fill', path: { d: 'M0 0h9v9h-9Z', box: [0, 0, 9, 9] }, paint: '#ff0000' }];
  for (const name of setNames) {
    for (const style of animationStyleKeys) {
      for (const time of timesOfDay) {
        const set = buildSet({ name, style, time, weather: 'clear', seed: 5 });
        const pictures = [0, seconds, 2 * seconds].map((frame) => {
          const list = composeShot({ set, camera, cast, frame, still: true });
          const stage = list.findIndex((op) => op.kind === 'group' && op.ops.includes(cast[0] as DrawOp));
          return JSON.stringify(list.slice(0, stage).flatMap(placesOf));
        });
        assert.equal(new Set(pictures).size, 3, set.key);
      }
    }
  }
});

test('rooms do not wait for a spark in the air: each has something of its own that moves', () => {
  for (const name of setNames) {
    const set = buildSet({ name, style: 'simple', time: 'day', weather: 'clear', seed: 5 });
    if (set.indoor) assert.ok(set.movers.length > 0, name);
  }
});

test('a mover keeps its raster: the same key and operations in every frame, only its place differs', () => {
  const set = buildSet({ name: 'kitchen', style: 'anime', time: 'day', weather: 'clear', seed: 5 });
  const moving = (frame: number): DrawOp[] =>
    composeShot({ set, camera, cast: [], frame, still: true }).filter(
      (op) => op.kind === 'layer' && op.key.startsWith('moving'),
    );
  const [first, later] = [moving(0), moving(7)];
  assert.equal(first.length, set.movers.filter(({ through }) => !through).length);
  first.forEach((op, i) => {
    const other = later[i];
    assert.ok(op.kind === 'layer' && other?.kind === 'layer');
    assert.equal(op.key, other.key);
    assert.equal(op.ops, other.ops);
  });
  assert.notDeepEqual(first, later);
});

test('what passes a window is clipped to it', () => {
  const set = buildSet({ name: 'train', style: 'anime', time: 'day', weather: 'clear', seed: 5 });
  const passing = set.movers.filter(({ motion }) => motion.kind === 'pass');
  assert.ok(passing.length >= 3);
  for (const { through } of passing) assert.ok(through);
  const list = composeShot({ set, camera, cast: [], frame: 3, still: true });
  const clips = list.filter((op) => op.kind === 'group' && op.ops[0]?.kind === 'clip');
  assert.ok(clips.length >= passing.length);
});

test('windows show the weather: what falls outside falls behind the panes of every room that has some', () => {
  for (const style of animationStyleKeys) {
    for (const name of [
      'living',
      'kitchen',
      'bedroom',
      'classroom',
      'party',
      'bathroom',
      'doctor',
    ] as const) {
      const fallsIn = (weather: 'clear' | 'rain' | 'snow'): number[] =>
        buildSet({ name, style, time: 'day', weather, seed: 5 }).movers.flatMap(({ motion, through }) =>
          motion.kind === 'fall' && through ? [motion.dy] : [],
        );
      const [rain, snow] = [fallsIn('rain'), fallsIn('snow')];
      assert.equal(fallsIn('clear').length, 0);
      assert.ok((rain[0] ?? 0) > (snow[0] ?? 0) && (snow[0] ?? 0) > 0, `${style} ${name}`);
    }
  }
});

test('to and fro comes back after a period and rests in the middle', () => {
  const motion: Motion = { kind: 'sway', pivot: [120, 0], angle: 0.2, period: 48 };
  for (const frame of [0, 24, 48, 4800]) {
    const [x, y] = middleAt(motion, frame);
    assert.ok(Math.hypot(x - middleX, y - middleY) < 1e-6, `${frame}`);
  }
  const [left, right] = [middleAt(motion, 12)[0], middleAt(motion, 36)[0]];
  assert.ok(Math.abs(left + right - 2 * middleX) < 1e-6 && Math.abs(left - right) > 30);
});

test('what passes is there twice, one band behind the other, in either direction', () => {
  for (const dx of [3, -3]) {
    const motion: Motion = { kind: 'pass', dx, over: 900 };
    for (const frame of [0, 1, 299, 300, 1234]) {
      const [first, second]: (number | undefined)[] = posesAt(motion, box, frame).map(
        (pose) => pose.matrix[4],
      );
      assert.equal((second ?? 0) - (first ?? 0), 900);
      assert.ok((first ?? 1) <= 0 && (second ?? -1) >= 0);
    }
    const step =
      (posesAt(motion, box, 11)[1]?.matrix[4] ?? 0) - (posesAt(motion, box, 10)[1]?.matrix[4] ?? 0);
    assert.equal(((step % 900) + 900) % 900, (dx + 900) % 900);
  }
});

test('what rests stays where it was drawn', () => {
  assert.deepEqual(posesAt({ kind: 'rest' }, box, 17), [{ matrix: [1, 0, 0, 1, 0, 0] }]);
});

test('what rises is not seen when it begins again', () => {
  const motion: Motion = { kind: 'rise', dx: 0, dy: -80, growth: 0.5, period: 60 };
  assert.ok((posesAt(motion, box, 0)[0]?.alpha ?? 1) < 1e-6);
  assert.ok((posesAt(motion, box, 30)[0]?.alpha ?? 0) > 0.99);
  assert.ok((posesAt(motion, box, 59)[0]?.alpha ?? 1) < 0.06);
  assert.ok(middleAt(motion, 45)[1] < middleAt(motion, 15)[1]);
});
