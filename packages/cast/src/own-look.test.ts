import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { avatarCandidates, newHero } from './hero.ts';
import { newCastMember } from './relatives.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'anime', seed: 3, variant: 0 });

test('a sibling who has an avatar is that avatar, in the clothes of it', () => {
  const look = { ...defaultLook, age: 8, glasses: 'round' as const };
  const own = { seed: 99, look, variant: 2 };
  const sister = newCastMember({ id: 'family-1', name: 'Ida', role: 'sister', hero, seed: 3, own });
  const avatar = avatarCandidates({ name: 'Ida', look, style: 'anime', seed: 99 })[2]?.character;
  assert.deepEqual(sister, { ...avatar, id: 'family-1', role: 'sister' });
});

test('who has a look of their own keeps it, at the age that is told', () => {
  const look = { ...defaultLook, age: 40, glasses: 'square' as const, skin: 'deep' as const };
  const rosa = newCastMember({
    id: 'family-2',
    name: 'Rosa',
    role: 'grandmother',
    age: 67,
    hero,
    seed: 3,
    own: { seed: 5, look },
  });
  assert.deepEqual(rosa.look, { ...look, age: 67 });
  const unread = { ...look, age: 17 };
  const own = { seed: 5, look: unread };
  const rejuvenated = newCastMember({ id: 'x', name: 'Rosa', role: 'grandmother', hero, seed: 3, own });
  assert.equal(rejuvenated.look.age, 55, 'nobody makes a girl of a grandmother');
  const drawnFor = (seed: number) =>
    newCastMember({ id: 'x', name: 'Biscuit', role: 'guinea-pig', hero, seed, own: { seed: 5 } }).seed;
  assert.equal(drawnFor(1), drawnFor(2), 'a pet looks the same in the films of all children');
});
