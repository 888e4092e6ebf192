import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Acting } from '../film.ts';
import { turnRound } from './turning-round.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const acting = (action: Action, from: number, speed = 0): Acting => ({
  from,
  action,
  emotion: 'happy',
  x: 900,
  speed,
  facing: 'right',
});
const seen = (list: readonly Acting[]): string[] =>
  list.map(({ from, action, facing }) => `${from} ${action} ${facing}`);

test('who faced the other way turns round first; a gesture waits for it', () => {
  const list = [acting('stand', 100), acting('wave', 108), acting('stand', 168)];
  assert.deepEqual(seen(turnRound(list, hero, 'left', 100)), [
    '100 stand left',
    '106 stand right',
    '120 wave right',
    '180 stand right',
  ]);
});

test('nobody walks before having turned round', () => {
  const turned = turnRound([acting('walk', 100, 8)], hero, 'left', 100);
  assert.deepEqual(seen(turned), ['100 stand left', '106 stand right', '118 walk right']);
  assert.deepEqual(
    turned.map(({ speed }) => speed),
    [0, 0, 8],
  );
});

test('without another side, on the ground or in a short shot nobody turns round', () => {
  const list = [acting('stand', 100)];
  assert.deepEqual(turnRound(list, hero, 'right', 100), list);
  assert.deepEqual(turnRound(list, hero, undefined, 100), list);
  assert.deepEqual(turnRound(list, hero, 'left', 40), list);
  const seated = [acting('sit', 100)];
  assert.deepEqual(turnRound(seated, hero, 'left', 100), seated);
});
