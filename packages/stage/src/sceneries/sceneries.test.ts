import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type SceneryName, sceneryNames, sceneryOf, setOfScenery } from '../scenery-names.ts';
import { buildSet } from '../set.ts';
import { definitionOf } from './index.ts';

const opsOf = (scenery: SceneryName, style: (typeof animationStyleKeys)[number], seed: number): string => {
  const set = buildSet({
    name: setOfScenery[scenery],
    scenery,
    style,
    time: 'day',
    weather: 'clear',
    seed,
  });
  return JSON.stringify([...set.layers.map(({ ops }) => ops), set.movers.map(({ ops }) => ops)]);
};

test('every place with a look of its own is drawn in every style, and a little otherwise in each episode', () => {
  const same: string[] = [];
  for (const scenery of sceneryNames)
    for (const style of animationStyleKeys) {
      const drawn = opsOf(scenery, style, 1);
      assert.ok(!/NaN|null|undefined|Infinity/.test(drawn), `${scenery} ${style}`);
      if (style === 'simple' && drawn === opsOf(scenery, style, 22)) same.push(scenery);
    }
  assert.deepEqual(same, []);
});

test('a place with a look of its own is no copy of the set that it is one of', () => {
  for (const scenery of sceneryNames) {
    const name = setOfScenery[scenery];
    assert.notEqual(definitionOf({ name, scenery }), definitionOf({ name }), scenery);
    const request = { name, style: 'simple', time: 'day', weather: 'clear', seed: 3 } as const;
    assert.notEqual(buildSet({ ...request, scenery }), buildSet(request), scenery);
  }
});

test('a look goes with its own set alone', () => {
  assert.equal(sceneryOf('hall', 'fire-station'), 'fire-station');
  assert.equal(sceneryOf('kitchen', 'fire-station'), undefined);
  assert.equal(sceneryOf(null, 'fire-station'), undefined);
});
