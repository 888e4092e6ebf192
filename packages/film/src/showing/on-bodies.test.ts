import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Staging } from '@milestoon/story/screenplay';
import { pairUp } from '../acting/pairing.ts';
import type { Actor } from '../film.ts';
import { onBodies, withOnBodies } from './on-bodies.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const cat = newCastMember({ id: 'cat', name: 'Mimi', role: 'cat', hero, seed: 5 });
const characters = { hero, cat };
const actor = (member: string, action: Staging['action'], x: number): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const staging: Staging[] = [
  { member: 'hero', action: 'laugh', emotion: 'happy', place: 0, facing: 'right' },
  { member: 'cat', action: 'nap', emotion: 'happy', place: 0.4, facing: 'left', to: 'hero', spot: 'lap' },
];

test('a cat is in the lap of a child, who sits whatever she does', () => {
  assert.deepEqual(
    pairUp(staging, characters).map(({ action, partner }) => [action, partner]),
    [
      ['laugh', undefined],
      ['nap', undefined],
    ],
  );
  const [child, pet] = onBodies(
    [actor('hero', 'laugh', 900), actor('cat', 'nap', 1100)],
    staging.slice(1),
    characters,
    0,
  );
  assert.ok(child?.seated && pet);
  assert.ok((pet.lift ?? 0) > 10 && pet.y > child.y, 'above the ground, before the child');
  assert.ok(Math.abs((pet.acting[0]?.x ?? 0) - 900) < 150);
});

test('whoever puts something on the own nose has the hand there', () => {
  const [child] = withOnBodies(
    [actor('hero', 'put-on', 900)],
    [{ picture: 'spoon', how: 'atop', of: 'hero', spot: 'nose' }],
  );
  assert.deepEqual(child?.onBody, [{ spot: 'nose', picture: 'spoon', touched: true }]);
  assert.equal(child?.acting[0]?.action, 'stand');
});

test('what is on a body looks as it is told to', () => {
  const [child] = withOnBodies(
    [actor('hero', 'walk', 900)],
    [{ picture: 'basket', how: 'atop', of: 'hero', spot: 'head', color: '#ff0000', looks: ['striped'] }],
  );
  assert.deepEqual(child?.onBody, [
    { spot: 'head', picture: 'basket', color: '#ff0000', looks: ['striped'] },
  ]);
});
