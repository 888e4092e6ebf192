import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawOp, mapBox, random } from '@milestoon/drawing';
import { layerMatrix, stageToScreen } from './camera.ts';
import { styleKits } from './kits/index.ts';
import { createLight } from './light/light.ts';
import { buildSet, createLayers, kitFor } from './set.ts';
import { setDefinitions } from './sets/index.ts';
import { setNames, timesOfDay } from './set-names.ts';

/** Draws a set without what buildSet remembers. */
function drawAfresh(
  name: (typeof setNames)[number],
  style: (typeof animationStyleKeys)[number],
  seed: number,
): DrawOp[] {
  const definition = setDefinitions[name];
  const kit = styleKits[style].build(createLight(styleKits[style].palette, 'golden', definition.indoor));
  const { layers, movers } = createLayers();
  definition.draw(kit, layers, { seed, dice: random(seed), bareWall: false, without: [], weather: 'clear' });
  const { sky, far, mid, near, fg } = layers;
  return [sky, far, mid, near, fg, ...movers].flatMap(({ ops }) => ops);
}

test('the same request draws the same set, in every style', () => {
  for (const name of setNames) {
    for (const style of animationStyleKeys) {
      const first = JSON.stringify(drawAfresh(name, style, 4));
      assert.equal(first, JSON.stringify(drawAfresh(name, style, 4)), `${name} ${style}`);
    }
  }
});

test('every set, style and time of day is drawn in five layers of plain data', () => {
  for (const name of setNames) {
    for (const style of animationStyleKeys) {
      for (const time of timesOfDay) {
        const set = buildSet({ name, style, time, weather: 'clear', seed: 1 });
        assert.equal(set.layers.length, 5);
        const drawnLayers = set.layers.filter((layer) => layer.ops.length > 0).map((layer) => layer.name);
        assert.ok(drawnLayers.includes('near'), `${set.key} has no ground`);
        const text = JSON.stringify(set.layers);
        assert.ok(!/NaN|null|undefined|Infinity/.test(text), `${set.key} has a number that is none`);
      }
    }
  }
});

test('a set is remembered', () => {
  const request = { name: 'park', style: 'anime', time: 'day', weather: 'clear', seed: 9 } as const;
  assert.equal(buildSet(request), buildSet({ ...request }));
  assert.notEqual(buildSet(request), buildSet({ ...request, seed: 10 }));
  assert.notEqual(buildSet(request).key, buildSet({ ...request, time: 'night' }).key);
});

test('seeds move things: no two episodes play in the same place', () => {
  for (const name of setNames) {
    for (const style of animationStyleKeys) {
      const looks = [1, 2, 3].map((seed) => JSON.stringify(drawAfresh(name, style, seed)));
      assert.equal(new Set(looks).size, 3, `${name} ${style}`);
    }
  }
});

test('seeds move the furniture, not only the colours: outlines differ in every style', () => {
  const outlines = (ops: readonly DrawOp[]): Set<string> =>
    new Set(JSON.stringify(ops).match(/"d":"[^"]*"/g) ?? []);
  for (const name of setNames) {
    for (const style of animationStyleKeys) {
      const [first, second] = [outlines(drawAfresh(name, style, 11)), outlines(drawAfresh(name, style, 22))];
      const kept = [...first].filter((outline) => second.has(outline)).length;
      assert.ok(kept < first.size * 0.85, `${name} ${style}: ${kept} of ${first.size} outlines stay`);
    }
  }
});

test('all layers behind the foreground keep the horizon on one screen line, at every zoom', () => {
  const set = buildSet({ name: 'beach', style: 'simple', time: 'day', weather: 'clear', seed: 1 });
  for (const camera of [
    { x: 0, y: 0, zoom: 1 },
    { x: 140, y: -60, zoom: 1.7 },
    { x: -80, y: 120, zoom: 3 },
  ]) {
    const lines = set.layers
      .filter((layer) => layer.name !== 'fg')
      .map((layer) => mapBox(layerMatrix(layer.parallax, camera, set.horizon), [0, set.horizon, 1, 0])[1]);
    for (const line of lines) assert.ok(Math.abs(line - (lines[0] ?? NaN)) < 1e-6);
  }
});

test('stageToScreen: the middle of the stage stays in the middle, zoom makes things larger', () => {
  const set = buildSet({ name: 'park', style: 'anime', time: 'day', weather: 'clear', seed: 1 });
  assert.deepEqual(stageToScreen(set, { x: 0, y: 0, zoom: 1 }, [960, 500, 100, 50]), [960, 500, 100, 50]);
  const [x, , width] = stageToScreen(set, { x: 0, y: 0, zoom: 2 }, [960, 500, 100, 50]);
  assert.equal(Math.round(x), 960);
  assert.equal(Math.round(width), 200);
});

test('rain by day has its own light; at night it stays night', () => {
  const request = { name: 'park', style: 'fantasy', weather: 'rain', seed: 1 } as const;
  assert.equal(buildSet({ ...request, time: 'day' }).light.time, 'rain');
  assert.equal(buildSet({ ...request, time: 'golden' }).light.time, 'rain');
  assert.equal(buildSet({ ...request, time: 'night' }).light.time, 'night');
});

test('kits are kept per light', () => {
  const light = { style: 'simple', time: 'day', indoor: false } as const;
  assert.equal(kitFor(light), kitFor({ ...light }));
});
