import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import { asleepWith } from './asleep-with.ts';

const doing = (action: Staging['action']): Staging => ({
  member: 'hero',
  action,
  emotion: 'happy',
  place: 0,
  facing: 'right',
});
const ground = (picture: string): Seen => ({ picture, how: 'ground' });

it('has the toy somebody falls asleep with in the arm', () => {
  const { staging, seen } = asleepWith({ staging: [doing('sleep')], seen: [ground('toy-rabbit')] });
  assert.deepEqual(staging[0]?.thing, { picture: 'toy-rabbit' });
  assert.deepEqual(seen, []);
});

it('leaves on the floor what nobody takes to bed, and what lies by somebody who is awake', () => {
  const lamp = { staging: [doing('sleep')], seen: [ground('floor-lamp')] };
  assert.deepEqual(asleepWith(lamp), lamp);
  const awake = { staging: [doing('look')], seen: [ground('toy-rabbit')] };
  assert.deepEqual(asleepWith(awake), awake);
});
