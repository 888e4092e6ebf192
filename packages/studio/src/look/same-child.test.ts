import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { photoFolder } from './expected-looks.ts';
import { createLookReader, type LookReader } from './look-reader.ts';
import { alikeness, mayDifferAmong, othersAmong } from './same-child.ts';

const standard = { mean: Float32Array.of(0, 0, 0), width: Float32Array.of(1, 1, 1) };
const ana = Float32Array.of(1, 0, 0);
const anaLaughing = Float32Array.of(0.7, 0.7, 0);
const anaGrown = Float32Array.of(0, 1, 0);
const ben = Float32Array.of(0, 0, 1);

const others = (faces: (Float32Array | null)[], kept: number[] = []) =>
  othersAmong(faces, new Set(kept), standard).flatMap((isOther, photo) => (isOther ? [photo] : []));

test('the same face is as alike as can be, whatever the width of its numbers', () => {
  assert.equal(alikeness(ana, ana, standard), 1);
  const wide = { mean: Float32Array.of(0.5, 0, 0), width: Float32Array.of(4, 1, 1) };
  assert.ok(alikeness(ana, ben, wide) < alikeness(ana, anaLaughing, wide));
});

test('one photo among several shows another child', () => {
  assert.deepEqual(others([ana, anaLaughing, ben]), [2]);
  assert.deepEqual(others([ben, ana, anaLaughing]), [0]);
});

test('of two photos the second is the other one', () => assert.deepEqual(others([ana, ben]), [1]));

test('a photo like one of the others belongs to them, in whatever order they come', () => {
  assert.deepEqual(others([ana, anaGrown, anaLaughing]), []);
  assert.deepEqual(others([ana, ben, anaGrown, anaLaughing]), [1]);
});

test('what the parent keeps is the child, and so is what is like it', () => {
  assert.deepEqual(others([ana, ana, ben, ben], [2]), []);
  assert.deepEqual(others([ana, anaLaughing, ben], [2]), []);
});

test('of two photos that are hardly alike it is asked who they show, and of more or kept ones it is not', () => {
  const anaOlder = Float32Array.of(0.2, 0.98, 0);
  const asked = (faces: (Float32Array | null)[], kept: number[] = []) =>
    mayDifferAmong(faces, new Set(kept), standard);
  assert.deepEqual(others([ana, anaOlder]), [], 'nothing is left out');
  assert.deepEqual(asked([ana, anaOlder]), [true, true]);
  assert.deepEqual(asked([ana, null, ben]), [true, false, true]);
  assert.deepEqual(asked([ana, anaLaughing]), [false, false]);
  assert.deepEqual(asked([ana, anaOlder], [0]), [false, false]);
  assert.deepEqual(asked([ana, anaOlder, ben]), [false, false, false]);
  assert.deepEqual(asked([ana]), [false]);
});

test('photos without a clear face, and a single one, are nobody else’s', () => {
  assert.deepEqual(others([ana, null, ana]), []);
  assert.deepEqual(others([null]), []);
  assert.deepEqual(others([ben]), []);
});

describe('in photos', () => {
  let reader: LookReader;
  before(() => {
    reader = createLookReader();
  });
  after(() => reader.close());
  const photo = (file: string) => readFile(new URL(file, photoFolder));

  test('a photo of another child is named and its look left out, unless it is kept', async () => {
    const girl = await photo('girl-black-long-fringe.jpg');
    const darker = await sharp(girl).flop().gamma(1, 1.4).jpeg().toBuffer();
    const boy = await photo('boy-blond-undercut.jpg');
    const alone = await reader.read([girl, darker]);
    const together = await reader.read([girl, boy, darker]);
    assert.deepEqual(
      together.photos.map(({ finding, otherChild }) => [finding, otherChild ?? false]),
      [
        ['face', false],
        ['face', true],
        ['face', false],
      ],
    );
    assert.deepEqual(together.look, alone.look);
    assert.deepEqual(together.confidence, alone.confidence);
    const kept = await reader.read([girl, boy, darker], { kept: [1] });
    assert.ok(kept.photos.every(({ otherChild }) => !otherChild));
    assert.notDeepEqual(kept.confidence, alone.confidence);
  });

  test('of two photos of two girls it is asked, of two of one it is not', async () => {
    const girl = await photo('girl-black-long-fringe.jpg');
    const other = await photo('girl-braids-dark-hair.jpg');
    const mirrored = await sharp(girl).flop().gamma(1, 1.4).jpeg().toBuffer();
    const marked = async (photos: Buffer[], kept: number[] = []) =>
      (await reader.read(photos, { kept })).photos.map(({ mayDiffer }) => mayDiffer ?? false);
    assert.deepEqual(await marked([girl, other]), [true, true]);
    assert.deepEqual(await marked([girl, other], [1]), [false, false]);
    assert.deepEqual(await marked([girl, mirrored]), [false, false]);
  });
});
