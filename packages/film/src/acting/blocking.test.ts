import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newCastMember, newHero, scaleOf } from '@milestoon/cast';
import type { Staging } from '@milestoon/story';
import type { SetName } from '@milestoon/stage';
import { actorAt } from './acting.ts';
import { blockShot } from './blocking.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const block = (
  staging: Partial<Staging>,
  shot: { to?: number; continues?: boolean; set?: SetName; told?: boolean } = {},
) => {
  const [actor] = blockShot({
    staging: [{ member: 'hero', action: 'stand', emotion: 'happy', place: 0, facing: 'right', ...staging }],
    characters: { hero },
    mark: { x: 960, y: 955 },
    set: shot.set ?? 'park',
    from: 100,
    to: shot.to ?? 250,
    speaker: null,
    continues: shot.continues ?? false,
    told: shot.told ?? false,
  });
  assert.ok(actor);
  return actor;
};

test('whoever walks passes their mark in the middle of the shot, in the direction they face', () => {
  const actor = block({ action: 'walk', facing: 'left' });
  assert.ok(actorAt(actor, 100).x > actorAt(actor, 249).x);
  assert.ok(Math.abs(actorAt(actor, 175).x - 960) < 10);
});

test('nobody walks out of the picture, however long the shot', () => {
  const actor = block({ action: 'run' }, { to: 900 });
  assert.ok(Math.abs(actorAt(actor, 899).x - 960) <= 625 + 20);
  assert.equal(actorAt(actor, 899).acting.action, 'stand');
});

test('a gesture is made once, after a moment, and not again in the next shot', () => {
  assert.deepEqual(
    block({ action: 'wave' }).acting.map(({ action }) => action),
    ['stand', 'wave', 'stand'],
  );
  assert.deepEqual(
    block({ action: 'wave' }, { continues: true }).acting.map(({ action }) => action),
    ['stand'],
  );
});

test('a gesture that the words tell is made for as long as they are said, also on a second look', () => {
  for (const continues of [false, true]) {
    const { acting } = block({ action: 'wave' }, { to: 400, continues, told: true });
    const rests = acting.flatMap(({ action, from }, i) =>
      action === 'wave' ? [] : [(acting[i + 1]?.from ?? 400) - from],
    );
    assert.ok(Math.max(...rests) < 24, 'within any second somebody acts');
    assert.equal(acting[0]?.action, continues ? 'wave' : 'stand');
  }
});

test('a member without a character is not staged', () => {
  assert.deepEqual(
    blockShot({
      staging: [{ member: 'ghost', action: 'stand', emotion: 'happy', place: 0, facing: 'right' }],
      characters: { hero },
      mark: { x: 960, y: 955 },
      set: 'park',
      from: 0,
      to: 50,
      speaker: null,
      continues: false,
    }),
    [],
  );
});

test('who swims is in the water, behind those who stand at its edge', () => {
  for (const set of ['pool', 'beach'] as const) {
    assert.ok(block({ action: 'swim' }, { set }).y < block({ action: 'stand' }, { set }).y - 50, set);
  }
  assert.equal(block({ action: 'swim' }).y, block({ action: 'stand' }).y);
});

test('only a bedroom has a bed', () => {
  assert.equal(block({ action: 'sleep' }, { set: 'bedroom' }).acting[0]?.action, 'sleep');
  const outside = block({ action: 'sleep' }, { set: 'beach' }).acting[0];
  assert.deepEqual([outside?.action, outside?.emotion], ['lie-down', 'sleepy']);
  const onTheWay = block({ action: 'sleep' }, { set: 'car' }).acting[0];
  assert.deepEqual([onTheWay?.action, onTheWay?.emotion], ['sit', 'sleepy']);
  assert.ok(block({ action: 'sleep' }, { set: 'car' }).asleep, 'with closed eyes');
});

test('nobody stands between two who give something to each other: the third keeps to their side of the child', () => {
  const mum = newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 3 });
  const man = newCastMember({ id: 'man', name: 'Man', role: 'grandfather', hero, seed: 4 });
  const each = { emotion: 'happy', facing: 'right' } as const;
  const actors = blockShot({
    staging: [
      { ...each, member: 'hero', action: 'hand-over', place: -0.5, to: 'man' },
      { ...each, member: 'man', action: 'receive', place: 0.5, to: 'hero' },
      { ...each, member: 'mum', action: 'stand', place: 0 },
    ],
    characters: { hero, mum, man },
    mark: { x: 960, y: 955 },
    set: 'park',
    from: 0,
    to: 120,
    speaker: null,
    continues: false,
  });
  const at = (member: string): number => {
    const actor = actors.find((one) => one.member === member);
    assert.ok(actor);
    return actorAt(actor, 0).x;
  };
  assert.ok(at('hero') < at('man'));
  assert.ok(at('mum') - at('man') > 0.9 * scaleOf(hero), `${at('man')} ${at('mum')}`);
});
