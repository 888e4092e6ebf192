import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type Box, type DrawList, type DrawOp, type ImageOp, type LayerOp, mapBox } from '@milestoon/drawing';
import { buildSet } from '../set.ts';
import { setNames } from '../set-names.ts';
import { albumPage } from './album.ts';
import { photoDissolve } from './dissolve.ts';
import { memoryPrint } from './memory-print.ts';
import { contain, cover, faceIn, type StagePhoto } from './photo.ts';
import { wallPhoto } from './wall-photo.ts';

const tall: StagePhoto = { asset: 'tall', width: 600, height: 1200, faceBox: [0.3, 0.1, 0.4, 0.2] };
const wide: StagePhoto = { asset: 'wide', width: 1600, height: 900 };

function images(ops: readonly DrawOp[]): ImageOp[] {
  return ops.flatMap((op) => (op.kind === 'image' ? [op] : 'ops' in op ? images(op.ops) : []));
}
const proportions = ([, , width, height]: Box): number => width / height;

test('contain shows the whole photo, cover leaves no gap; neither stretches', () => {
  for (const photo of [tall, wide]) {
    const limit: Box = [10, 20, 500, 400];
    for (const box of [contain(photo, limit), cover(photo, limit)]) {
      assert.ok(Math.abs(proportions(box) - photo.width / photo.height) < 1e-9);
    }
    const inside = contain(photo, limit);
    assert.ok(inside[2] <= 500 + 1e-9 && inside[3] <= 400 + 1e-9);
    const over = cover(photo, limit);
    assert.ok(over[2] >= 500 - 1e-9 && over[3] >= 400 - 1e-9);
  }
});

test('album: every photo whole and in its own proportions, on the page', () => {
  for (const style of animationStyleKeys) {
    for (const photos of [[tall], [wide], [tall, wide]]) {
      const list = albumPage({ style, photos, caption: 'First bike ride', frame: 40, frames: 72 });
      const shown = images(list);
      assert.equal(shown.length, photos.length);
      shown.forEach((op, i) => {
        const photo = photos[i] as StagePhoto;
        assert.equal(op.source, undefined, 'nothing is cut off');
        assert.ok(Math.abs(proportions(op.target) - photo.width / photo.height) < 1e-9);
        assert.ok(op.target[0] > 170 && op.target[0] + op.target[2] < 1750);
      });
    }
  }
});

test('a photo hangs in every set, never stretched', () => {
  for (const name of setNames) {
    const set = buildSet({ name, style: 'simple', time: 'day', weather: 'clear', seed: 1 });
    const hung = wallPhoto({ set, photo: tall });
    const last = hung.movers.at(-1);
    assert.equal(last?.motion.kind, 'rest', 'nothing that moves comes before the photo');
    const [op] = images(last.ops);
    assert.ok(op && Math.abs(proportions(op.target) - 0.5) < 1e-9, name);
    assert.notEqual(hung.key, set.key);
    assert.equal(images(set.movers.flatMap(({ ops }) => ops)).length, 0, 'the set itself is untouched');
    assert.equal(wallPhoto({ set, photo: tall }), hung);
  }
});

test('the photo’s face ends on the cartoon child’s face', () => {
  const faceTarget: Box = [900, 400, 160, 200];
  const to: DrawList = [{ kind: 'fill', path: { d: 'M0 0Z', box: [0, 0, 1, 1] }, paint: '#123456' }];
  const at = (frame: number): DrawList =>
    photoDissolve({ style: 'fantasy', photo: tall, to, faceTarget, frame, frames: 101 });
  const photoLayer = at(70).find(
    (op): op is LayerOp => op.kind === 'layer' && op.key.startsWith('photo tall'),
  );
  assert.ok(photoLayer?.matrix);
  const [x, y, width, height] = mapBox(photoLayer.matrix, faceIn(tall, photoLayer.box));
  assert.ok(Math.abs(x + width / 2 - 980) < 1 && Math.abs(y + height / 2 - 500) < 1);
  assert.ok(Math.abs(height - 200) < 1);
  assert.equal(photoLayer.matrix[0], photoLayer.matrix[3], 'not stretched');
  assert.equal(at(100), to, 'the last frame is the drawn shot');
});

test('a moment of an earlier episode plays within its print, above the captions, in every style', () => {
  const picture: DrawList = [
    { kind: 'fill', path: { d: 'M0 0H1920V1080H0Z', box: [0, 0, 1920, 1080] }, paint: '#123456' },
  ];
  for (const style of animationStyleKeys) {
    const list = memoryPrint({ style, picture, title: 'The tooth', episodeNumber: 3, frame: 40 });
    const clips = list.flatMap((op) =>
      op.kind === 'group' ? op.ops.filter(({ kind }) => kind === 'clip') : [],
    );
    assert.equal(clips.length, 1, style);
    const [clip] = clips;
    const inside = clip?.kind === 'clip' ? clip.ops[0] : undefined;
    assert.ok(inside?.kind === 'group' && inside.matrix);
    const [x, y, width, height] = mapBox(inside.matrix, [0, 0, 1920, 1080]);
    assert.ok(Math.abs(width / height - 16 / 9) < 1e-3, 'not stretched');
    assert.ok(x > 0 && y > 0 && y + height < 868, 'captions begin below it');
  }
});
