import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, surenessOf } from '../read-outs.ts';
import { temperingOf } from './calibration.ts';

/** Of ten, so many where the first of two names was right. */
const right = (count: number) =>
  Array.from({ length: 10 }, (_, at) => ({ odds: [0.6, 0.4], right: at < count ? [1, 0] : [0, 1] }));

test('odds are brought to the chances at which names were right', () => {
  const [first = 0] = chancesOf({ odds: [0.6, 0.4] }, temperingOf(right(8)));
  assert.ok(Math.abs(first - 0.8) < 0.01, `${first}`);
});

test('odds that say what happens stay as they are', () =>
  assert.deepEqual(temperingOf(right(6)), { sharpness: 1, spread: null }));

test('powers of odds sum to 1', () =>
  assert.deepEqual(
    chancesOf({ odds: [0.5, 0.25, 0.25] }, { sharpness: 2, spread: null }).map((one) =>
      Math.round(1000 * one),
    ),
    [667, 167, 167],
  ));

/** Read in the middle of a scale, and right by a bell of this width. */
const onScale = (spread: number) => {
  const read = { odds: [0.1, 0.2, 0.3, 0.2, 0.2], place: 2 };
  return [{ ...read, right: chancesOf({ ...read, odds: [1, 1, 1, 1, 1] }, { sharpness: 1, spread }) }];
};

for (const spread of [0.8, 1.2])
  test(`names on a scale are as likely as they were: by a bell ${spread} steps wide`, () => {
    const found = temperingOf(onScale(spread));
    assert.equal(found.spread?.toFixed(2), spread.toFixed(2));
    assert.equal(found.sharpness, 0);
  });

test('half a place between two names is as likely one as the other', () => {
  const chances = chancesOf({ odds: [0.5, 0.5], place: 0.5 }, { sharpness: 1, spread: 0.7 });
  assert.deepEqual(chances, [0.5, 0.5]);
});

test('on a scale a decision is as sure as what lies a step off at most is likely', () => {
  const decision = { value: 'light', margin: 0, odds: [0.1, 0.1, 0.1, 0.1], place: 0.2 };
  const by = { sharpness: 0, spread: 1, calibration: [0, 0] as [number, number] };
  const [first = 0, second = 0] = chancesOf(decision, by);
  assert.equal(surenessOf(decision, by), first + second);
  assert.equal(surenessOf({ ...decision, place: undefined }, by), 0.5);
});
