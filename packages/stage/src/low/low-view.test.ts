import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawOp, opBounds, type Point } from '@milestoon/drawing';
import { buildSet } from '../set.ts';
import { setNames } from '../set-names.ts';
import { lookUp, lowered } from './eye.ts';
import { seenFromBelow } from './low-view.ts';
import { warpSvgPath } from './warp-path.ts';

const view = (name: (typeof setNames)[number], lowAngle: boolean) =>
  buildSet({ name, style: 'adventure', time: 'day', weather: 'clear', seed: 3, lowAngle });

test('every set has a view of its own from below: horizon low, all between sky and foreground drawn anew', () => {
  for (const name of setNames) {
    const [level, low] = [view(name, false), view(name, true)];
    assert.ok(low.horizon > level.horizon + 60, `${name}: the floor is no narrower`);
    assert.deepEqual(low.mark, level.mark);
    assert.equal(low.movers.length, level.movers.length, name);
    for (const [index, layer] of low.layers.entries()) {
      if (layer.name === 'fg' || layer.name === 'sky' || layer.ops.length === 0) continue;
      assert.notDeepEqual(layer.ops, level.layers[index]?.ops, `${name} ${layer.name}`);
    }
    assert.ok(!/NaN|null|Infinity/.test(JSON.stringify([low.layers, low.movers])), name);
  }
});

test('lines that rise come together, and the floor gives up most of its depth', () => {
  const lean = (x: number): number => (lookUp([x, 100])[0] - lookUp([x, 800])[0]) * Math.sign(960 - x);
  for (const x of [0, 500, 1500, 1900]) assert.ok(lean(x) > 0, String(x));
  assert.ok(lean(0) > lean(500));
  assert.ok(lowered(1000) - lowered(800) < 0.3 * 200);
  const feet: Point = [700, 890];
  assert.deepEqual(lookUp(feet), feet);
});

test('what stands is moved as a whole to where it stands, what lies there is flattened', () => {
  const box = (x: number, y: number, width: number, height: number): DrawOp => ({
    kind: 'fill',
    path: { d: `M${x} ${y}h${width}v${height}h${-width}Z`, box: [x, y, width, height] },
    paint: '#000000',
  });
  const [chair, carpet] = [box(900, 700, 100, 260), box(700, 940, 500, 60)];
  const { layers } = seenFromBelow({
    layers: [{ name: 'near', parallax: 1, ops: [carpet, chair] }],
    movers: [],
    animals: [],
    fence: [],
    ground: 800,
    lying: new WeakSet([carpet]),
    towers: false,
  });
  const [flat, standing] = (layers[0]?.ops ?? []).map((op) => opBounds(op));
  assert.ok(flat && standing);
  assert.ok(flat[3] < 20, 'the carpet');
  assert.ok(standing[3] > 220, 'the chair');
  assert.ok(Math.abs(standing[1] + standing[3] - lowered(960)) < 1, 'its foot');
});

test('a path that is shifted keeps its shape: relative lines, smooth curves and arcs', () => {
  const moved = warpSvgPath(
    { d: 'M10 10h20v5q5 5 10 0t10 0a10 10 0 0 1 20 0l-5 5Z', box: [0, 0, 0, 0] },
    ([x, y]) => [x + 100, y + 50],
  );
  assert.match(moved.d, /^M110 60L130 60L130 65Q135 70 140 65Q145 60 150 65C/);
  assert.match(moved.d, /170 65L165 70Z$/);
  // Half a circle above its ends.
  assert.ok(moved.box[1] < 56 && moved.box[1] > 54, String(moved.box));
});
