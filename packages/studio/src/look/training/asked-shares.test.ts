import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type Look, type LookReading } from '@milestoon/look';
import { askedShares, judgedLook } from './asked-shares.ts';
import { type Labels, unlabelled } from './labelled-faces.ts';

const reading = (
  look: Partial<Look>,
  confidence: LookReading['confidence'] = {},
  alternatives: LookReading['alternatives'] = {},
): LookReading => ({
  version: 1,
  look: { ...defaultLook, ...look },
  confidence,
  alternatives,
  photos: [],
});
const seen = (labels: Partial<Labels>): Labels => ({ ...unlabelled, ...labels });
const rightIn = (look: Partial<Look>, labels: Partial<Labels>) =>
  [...judgedLook(reading(look), seen(labels))].map(([field, { right }]) => [field, right]);

test('only what a label tells of is judged', () => {
  assert.deepEqual(rightIn({}, {}), []);
  assert.deepEqual(rightIn({ skin: 'tan' }, { skin: 'medium' }), [['skin', true]]);
  assert.deepEqual(rightIn({ skin: 'tan' }, { skin: 'light' }), [['skin', false]]);
});

test('hair is right when all of it is that shows', () => {
  const bob = { hairLength: 'medium', hairTexture: 'straight', fringe: true, tied: false } as const;
  assert.deepEqual(rightIn({ hairShape: 'bob' }, bob), [['hairShape', true]]);
  assert.deepEqual(rightIn({ hairShape: 'wavy-medium' }, bob), [['hairShape', false]]);
  assert.deepEqual(rightIn({ hairShape: 'bob-parted' }, bob), [['hairShape', false]]);
  assert.deepEqual(rightIn({ hairShape: 'bob' }, { ...bob, headCover: true }), [['headCover', false]]);
});

test('tied hair shows neither length nor texture', () =>
  assert.deepEqual(
    rightIn(
      { hairShape: 'top-bun' },
      { hairLength: 'short', hairTexture: 'wavy', fringe: false, tied: true },
    ),
    [['hairShape', true]],
  ));

test('a wrong one that is asked about is right when answered, if a right one is among the answers', () => {
  const look = { eyes: 'blue', skin: 'tan' } as const;
  const alternatives = { eyes: [{ value: 'brown' as const, chance: 0.4 }] };
  const labels = seen({ eyesDark: true, skin: 'tan' });
  const asked = reading(look, { eyes: 0.5, skin: 0.99 }, alternatives);
  const sure = reading(look, { eyes: 0.99, skin: 0.99 }, alternatives);
  const shares = askedShares([judgedLook(asked, labels), judgedLook(sure, labels)]);
  assert.deepEqual(shares.eyes, {
    of: 2,
    right: 0,
    askedOfWrong: 0.5,
    askedOfRight: 0,
    rightWhenAnswered: 1,
  });
  assert.equal(shares.skin?.right, 2);
  assert.equal(shares['whole looks']?.rightWhenAnswered, 1);
});
