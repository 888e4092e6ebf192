import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { photoFolder } from './expected-looks.ts';
import { createLookReader, type LookReader } from './look-reader.ts';
import { alikeness, othersAmong } from './same-child.ts';

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
});
