import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type Look, type LookReading } from './look.ts';
import { otherLooks } from './other-looks.ts';

const look: Look = { ...defaultLook, skin: 'light', hairColor: 'brown', hairShape: 'bob', eyes: 'brown' };
const reading = (alternatives: LookReading['alternatives'] = {}): LookReading => ({
  version: 1,
  look,
  confidence: {},
  alternatives,
  photos: [],
});
const others = (
  alternatives: LookReading['alternatives'],
  corrections: Partial<Look> = {},
): Partial<Look>[] =>
  otherLooks(reading(alternatives), { ...look, ...corrections }, corrections, 3).map((other) =>
    Object.fromEntries(Object.entries(other).filter(([field, value]) => value !== look[field as keyof Look])),
  );

test('where the photos leave nothing open all avatars look the same', () =>
  assert.deepEqual(otherLooks(reading(), look, {}, 3), []));

test('what is likeliest beside what was read comes first, what is hardly likely not at all', () =>
  assert.deepEqual(
    others({
      hairShape: [
        { value: 'braids', chance: 0.3 },
        { value: 'pixie', chance: 0.1 },
        { value: 'long-coils', chance: 0.02 },
      ],
    }),
    [{ hairShape: 'braids' }, { hairShape: 'pixie' }],
  ));

test('a step of skin or hair colour is no other look, two steps are, and nobody is of quite another tone', () =>
  assert.deepEqual(
    others({
      skin: [
        { value: 'very-light', chance: 0.3 },
        { value: 'light-medium', chance: 0.2 },
        { value: 'medium', chance: 0.2 },
        { value: 'dark', chance: 0.2 },
      ],
      hairColor: [{ value: 'dark-brown', chance: 0.4 }],
    }),
    [{ skin: 'medium' }],
  ));

test('two doubts are covered one by one before they are together', () =>
  assert.deepEqual(
    others({ hairShape: [{ value: 'braids', chance: 0.4 }], eyes: [{ value: 'blue', chance: 0.3 }] }),
    [{ hairShape: 'braids' }, { eyes: 'blue' }, { hairShape: 'braids', eyes: 'blue' }],
  ));

test('but for hair, only what the parent would be asked about differs', () => {
  const alternatives: LookReading['alternatives'] = {
    eyes: [{ value: 'blue', chance: 0.3 }],
    hairShape: [{ value: 'braids', chance: 0.3 }],
  };
  const sure = { ...reading(alternatives), confidence: { eyes: 0.95, hairShape: 0.95 } };
  assert.deepEqual(
    otherLooks(sure, look, {}, 3).map(({ eyes, hairShape }) => [eyes, hairShape]),
    [['brown', 'braids']],
  );
});

test('no more than asked for, and hair of the same kind in another shape is the same hair', () => {
  const values = [
    { value: 'braids', chance: 0.2 },
    { value: 'pixie', chance: 0.2 },
    { value: 'afro', chance: 0.2 },
  ] as const;
  assert.equal(otherLooks(reading({ hairShape: [...values] }), look, {}, 2).length, 2);
  assert.deepEqual(
    otherLooks(
      reading({ hairShape: [{ value: 'long-side', chance: 0.4 }] }),
      { ...look, hairShape: 'long-centre' },
      {},
      3,
    ),
    [],
  );
});

test('what was set by hand is the same in all', () =>
  assert.deepEqual(
    others({ hairShape: [{ value: 'braids', chance: 0.4 }] }, { hairShape: 'afro' }).map(
      ({ hairShape }) => hairShape,
    ),
    [],
  ));
