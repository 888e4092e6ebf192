import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Acting, Actor } from '../film.ts';
import { onBackSeat, withoutOwnSeats } from './seats-of-cars.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', seed: 1, variant: 0 });
const characters = { dad: newCastMember({ id: 'dad', name: 'Dad', role: 'father', hero, seed: 1 }) };
const doing = (action: Acting['action'], speed = 0): Actor => ({
  member: 'dad',
  y: 915,
  acting: [{ from: 0, action, emotion: 'happy', x: 960, speed, facing: 'right' }],
});

it('has whoever laughs or stands in a car sit on its seat, and nobody in a bus', () => {
  for (const action of ['laugh', 'stand', 'sing'] as const) {
    const [inCar] = onBackSeat([doing(action)], 'car', characters);
    assert.ok(inCar?.seated && inCar.lift, action);
    assert.equal(onBackSeat([doing(action)], 'bus', characters)[0]?.seated, undefined);
  }
});

it('has nobody walk on a back seat, and leaves who drives as they are', () => {
  const [walker] = onBackSeat([doing('walk', 4)], 'car', characters);
  assert.deepEqual([walker?.seated, walker?.acting[0]?.action, walker?.acting[0]?.speed], [true, 'sit', 0]);
  assert.equal(onBackSeat([doing('drive')], 'car', characters)[0]?.seated, undefined);
});

it('shows no second seat in a car', () => {
  const moment = {
    word: 0,
    mode: 'done' as const,
    staging: [],
    seen: [{ picture: 'seat', how: 'support' as const }],
  };
  assert.deepEqual(withoutOwnSeats(moment, 'car').seen, []);
  assert.equal(withoutOwnSeats(moment, 'park').seen.length, 1);
});
