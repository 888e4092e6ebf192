import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawList, DrawOp, LayerOp } from '@milestoon/drawing';
import { endCard, poster, titleCard } from './cards.ts';
import { gradeCast } from './light/cast-light.ts';
import { buildSet } from './set.ts';
import { composeShot } from './shot.ts';
import { sceneChanges } from './set-names.ts';
import { transition } from './transition.ts';

const park = buildSet({ name: 'park', style: 'anime', time: 'day', weather: 'clear', seed: 1 });
const camera = { x: 0, y: 0, zoom: 1 };
const figure: DrawOp = {
  kind: 'fill',
  path: { d: 'M0 0h9v9h-9Z', box: [0, 0, 9, 9] },
  paint: '#ff0000',
};
const layers = (list: DrawList): LayerOp[] => list.filter((op) => op.kind === 'layer');
const indexOfCast = (list: DrawList): number =>
  list.findIndex((op) => op.kind === 'group' && op.ops.includes(figure));

test('a still background is one layer, a moving one has a layer for every plane', () => {
  const still = composeShot({ set: park, camera, cast: [figure], frame: 0, still: true });
  const moving = composeShot({ set: park, camera, cast: [figure], frame: 0 });
  const behind = (list: DrawList): number =>
    layers(list.slice(0, indexOfCast(list))).filter((op) => op.key.startsWith(park.key)).length;
  assert.equal(behind(still), 1);
  assert.equal(behind(moving), 4);
});

test('nothing falls in front of a face: particles are behind the cast', () => {
  const rain = buildSet({ name: 'park', style: 'simple', time: 'day', weather: 'rain', seed: 1 });
  const list = composeShot({ set: rain, camera, cast: [figure], frame: 5 });
  const drops = list.findIndex((op) => op.kind === 'layer' && op.key.startsWith('rain'));
  assert.ok(drops >= 0 && drops < indexOfCast(list));
});

test('rain moves with the frame and keeps its raster', () => {
  const rain = buildSet({ name: 'park', style: 'simple', time: 'day', weather: 'rain', seed: 1 });
  const drop = (frame: number): LayerOp | undefined =>
    layers(composeShot({ set: rain, camera, cast: [], frame })).find((op) => op.key.startsWith('rain'));
  assert.notDeepEqual(drop(0)?.matrix, drop(1)?.matrix);
  assert.equal(drop(0)?.key, drop(1)?.key);
  assert.equal(drop(0)?.ops, drop(1)?.ops);
});

test('the foreground leaves the picture when the camera comes close', () => {
  const shows = (zoom: number): boolean =>
    layers(composeShot({ set: park, camera: { ...camera, zoom }, cast: [], frame: 0 })).some((op) =>
      op.key.includes('|fg'),
    );
  assert.ok(shows(1));
  assert.ok(!shows(park.clearForegroundFromZoom));
});

test('equal keys always mean equal operations, over a zoom and over styles', () => {
  const seen = new Map<string, readonly DrawOp[]>();
  const visit = (ops: readonly DrawOp[]): void => {
    for (const op of ops) {
      if (op.kind === 'layer') {
        const known = seen.get(op.key);
        if (known && known !== op.ops) assert.deepEqual(op.ops, known, op.key);
        seen.set(op.key, op.ops);
      }
      if ('ops' in op) visit(op.ops);
    }
  };
  for (const style of animationStyleKeys) {
    const set = buildSet({ name: 'living', style, time: 'day', weather: 'clear', seed: 2 });
    for (const zoom of [1, 1.05, 1.6, 2.6]) {
      for (const still of [true, false]) {
        visit(composeShot({ set, camera: { x: 0, y: 0, zoom }, cast: [], frame: 3, still }));
      }
    }
  }
});

test('figures keep their colours by day and take the light of the hour', () => {
  assert.deepEqual(gradeCast([figure], { style: 'anime', time: 'day', indoor: false }), [figure]);
  const [golden] = gradeCast([figure], { style: 'anime', time: 'golden', indoor: false });
  assert.ok(golden?.kind === 'fill' && golden.paint !== '#ff0000');
  assert.equal(golden.path, (figure as typeof golden).path, 'the outline stays the same object');
  const [night] = gradeCast([figure], { style: 'anime', time: 'night', indoor: false });
  assert.ok(night?.kind === 'group' && night.shadow, 'a rim at night');
  const [again] = gradeCast([figure], { style: 'anime', time: 'golden', indoor: false });
  assert.equal(again, golden, 'graded once');
});

test('transitions begin with the old picture, end with the new one, whatever changes, in every style', () => {
  const from: DrawList = [{ ...figure, paint: '#00ff00' } as DrawOp];
  const to: DrawList = [figure];
  for (const style of animationStyleKeys) {
    for (const change of sceneChanges) {
      const at = (t: number): DrawList => transition({ style, change, from, to, t });
      assert.equal(at(0), from);
      assert.equal(at(1), to);
      assert.equal(at(0.04)[0], from[0], `${style} ${change}`);
      assert.ok(JSON.stringify(at(0.97)).includes('#ff0000'), `${style} ${change}`);
      assert.deepEqual(at(0.4), at(0.4));
    }
    const [place, ...others] = sceneChanges.map((change) =>
      JSON.stringify(transition({ style, change, from, to, t: 0.4 })),
    );
    assert.ok(others.length === 2 && !others.includes(place ?? '') && others[0] !== others[1], style);
  }
});

test('titles arrive letter by letter and then stand still', () => {
  for (const style of animationStyleKeys) {
    const set = buildSet({ name: 'park', style, time: 'day', weather: 'clear', seed: 1 });
    const at = (frame: number): DrawList =>
      titleCard({
        style,
        title: 'Zoë’s día',
        episodeLine: 'Episode 01',
        starring: 'Starring Zoë',
        frame,
        frames: 84,
        set,
      });
    const letters = (list: DrawList): number => JSON.stringify(list).match(/"kind":"text"/g)?.length ?? 0;
    assert.ok(letters(at(2)) < letters(at(18)) && letters(at(18)) < letters(at(60)), style);
    assert.ok(JSON.stringify(at(60)).includes(`card ${style}`), 'the standing title is one kept layer');
    assert.deepEqual(at(60), at(60));
  }
});

test('a title too long for one line is set in two', () => {
  const title = 'The day the whole family went camping by the lake';
  const list = poster({ style: 'simple', title, hero: [], set: park });
  const baselines = new Set(
    JSON.stringify(list)
      .match(/"text":"a","x":[\d.]+,"y":[\d.]+/g)
      ?.map((match) => Math.round(Number(match.split('"y":')[1]) / 60)),
  );
  assert.ok(baselines.size >= 2, [...baselines].join());
});

test('an end card says who it was', () => {
  const list = endCard({
    style: 'fantasy',
    line: 'The End',
    credit: 'Mia',
    frame: 80,
    frames: 90,
    set: park,
  });
  assert.ok(JSON.stringify(list).includes('"text":"M"'));
});
