import assert from 'node:assert/strict';
import test from 'node:test';
import { particleOps } from './particles.ts';
import { buildSet } from './set.ts';
import type { SetName, Weather } from './set-names.ts';

const set = (name: SetName, weather: Weather, time: 'day' | 'night' = 'day') =>
  buildSet({ name, style: 'anime', time, weather, seed: 5 });
const drawnIn = (name: SetName, weather: Weather, layer: string): string =>
  JSON.stringify(set(name, weather).layers.find((each) => each.name === layer)?.ops);

test('where it snows the ground is white, in a room nothing is', () => {
  assert.notEqual(drawnIn('garden', 'snow', 'near'), drawnIn('garden', 'clear', 'near'));
  assert.equal(drawnIn('living', 'snow', 'near'), drawnIn('living', 'clear', 'near'));
});

test('fog lies over the planes of a landscape, and not in a room', () => {
  const planes = (name: SetName): number =>
    set(name, 'fog').layers.reduce((sum, { ops }) => sum + ops.length, 0) -
    set(name, 'rain').layers.reduce((sum, { ops }) => sum + ops.length, 0);
  assert.equal(planes('street'), 4);
  assert.equal(planes('living'), 0);
});

test('hail falls and leaves are blown about out of doors alone', () => {
  for (const weather of ['hail', 'wind'] as const) {
    assert.ok(particleOps(set('park', weather), 10).length > 0);
    assert.equal(particleOps(set('kitchen', weather), 10).length, 0);
  }
  assert.equal(particleOps(set('park', 'fog'), 10).length, 0);
});
