import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { isPage, placeNamed, sceneryNames, setOfScenery } from '../../scenery-names.ts';
import { buildSet, type SetRequest, type StageSet } from '../../set.ts';

const names = sceneryNames.filter(isPage);
const page = (scenery: (typeof names)[number], asked: Partial<SetRequest> = {}): StageSet =>
  buildSet({
    name: setOfScenery[scenery],
    scenery,
    style: 'simple',
    time: 'day',
    weather: 'clear',
    seed: 1,
    ...asked,
  });
const drawn = (set: StageSet): string => JSON.stringify(set.layers.map(({ ops }) => ops));

test('there is a page of a room, one of the open air and one of neither', () => {
  assert.deepEqual(names, ['page-indoors', 'page-outdoors', 'page']);
  assert.deepEqual(
    names.map((name) => page(name).indoor),
    [true, false, false],
  );
});

test('every style has its own page, and every hour its light', () => {
  for (const name of names) {
    const styles = animationStyleKeys.map((style) => drawn(page(name, { style })));
    assert.equal(new Set(styles).size, styles.length, name);
    const hours = (['day', 'golden', 'night'] as const).map((time) => drawn(page(name, { time })));
    assert.equal(new Set(hours).size, hours.length, name);
  }
});

test('snow lies on the ground of a page, and none in a room', () => {
  const ground = (name: (typeof names)[number], weather: 'clear' | 'snow'): string =>
    JSON.stringify(page(name, { weather }).layers.filter(({ name: layer }) => /^(?:mid|near)$/.test(layer)));
  assert.notEqual(ground('page-outdoors', 'snow'), ground('page-outdoors', 'clear'));
  assert.notEqual(ground('page', 'snow'), ground('page', 'clear'));
  assert.equal(ground('page-indoors', 'snow'), ground('page-indoors', 'clear'));
});

test('seen from below the ground of a page lies, and does not stand up', () => {
  for (const name of names) {
    const top = (lowAngle: boolean): number => page(name, { lowAngle }).horizon;
    assert.ok(top(true) > top(false), name);
  }
});

test('a place is named by its set or by its look', () => {
  assert.deepEqual(placeNamed('kitchen'), { set: 'kitchen' });
  assert.deepEqual(placeNamed('cave'), { set: 'forest', scenery: 'cave' });
});
