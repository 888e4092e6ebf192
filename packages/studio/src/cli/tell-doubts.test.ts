import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type LookReading } from '@milestoon/look';
import { doubtsOf } from './tell-doubts.ts';

const reading: LookReading = {
  version: 1,
  look: { ...defaultLook, hairShape: 'bob', eyes: 'blue' },
  confidence: { skin: 0.99, hairShape: 0.31, eyes: 0.114, glasses: 0.99, freckles: 0 },
  photos: [
    { finding: 'face', faceBox: [0, 0, 1, 1] },
    { finding: 'face', faceBox: [0, 0, 1, 1], otherChild: true },
  ],
};

test('unsure fields are told with their confidence, the least sure first, and how to set them', () =>
  assert.deepEqual(doubtsOf(reading), [
    'Photo 2 seems to show another child and is left out.',
    'Unsure: eyes=blue (11 % sure)',
    'Unsure: hair=bob (31 % sure)',
    'Set what is wrong with --set FIELD=VALUE; --help lists the fields.',
  ]));

test('two photos that may show two people are told', () => {
  const photos = reading.photos.map((photo) => ({ ...photo, otherChild: false, mayDiffer: true }));
  const [first] = doubtsOf({ ...reading, photos });
  assert.equal(first, 'Photos 1 and 2 may show two people.');
});

test('nothing is said where everything is sure', () => {
  const [first] = reading.photos;
  assert.ok(first);
  assert.deepEqual(doubtsOf({ ...reading, photos: [first], confidence: { skin: 0.99 } }), []);
});
