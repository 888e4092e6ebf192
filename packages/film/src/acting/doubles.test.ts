import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { Action } from '@milestoon/cast';
import type { Staging } from '@milestoon/story';
import { buildSet, type SetName } from '@milestoon/stage';
import { doublesIn, withoutCake } from './doubles.ts';

const staged = (action: Action): Staging[] => [
  { member: 'hero', action, emotion: 'happy', place: 0, facing: 'right' },
];

test('a set gives up what somebody brings along: one cake, one ball, one bed', () => {
  const cases: readonly (readonly [Action, SetName, string])[] = [
    ['blow', 'party', 'cake'],
    ['kick', 'living', 'ball'],
    ['catch', 'living', 'ball'],
    ['build', 'living', 'blocks'],
    ['sleep', 'bedroom', 'bed'],
    ['swing', 'park', 'swing'],
  ];
  for (const [action, name, thing] of cases) {
    const without = doublesIn(name, staged(action));
    assert.deepEqual(without, [thing]);
    for (const style of animationStyleKeys) {
      const request = { name, style, time: 'day', weather: 'clear', seed: 4 } as const;
      const sizeOf = (set: ReturnType<typeof buildSet>): number =>
        set.layers.reduce((sum, { ops }) => sum + ops.length, set.movers.length);
      assert.ok(sizeOf(buildSet({ ...request, without })) < sizeOf(buildSet(request)), `${style} ${name}`);
    }
  }
});

test('elsewhere, and for whoever does something else, nothing is missing', () => {
  assert.deepEqual(doublesIn('kitchen', staged('blow')), []);
  assert.deepEqual(doublesIn('party', staged('dance')), []);
});

test('what still stands there from before is no double, nor is a piano that somebody plays', () => {
  assert.deepEqual(doublesIn('living', staged('walk'), [], ['couch-and-lamp']), ['sofa']);
  const [player] = staged('play-music');
  assert.ok(player);
  assert.deepEqual(doublesIn('stage', [{ ...player, thing: { picture: 'musical-keyboard' } }]), ['piano']);
  assert.deepEqual(doublesIn('stage', staged('dance')), []);
});

test('only a birthday has a cake with candles standing about', () => {
  assert.deepEqual(withoutCake('party', 'birthday'), []);
  assert.deepEqual(withoutCake('party', 'holiday'), ['cake']);
  assert.deepEqual(withoutCake('kitchen', 'holiday'), []);
});
