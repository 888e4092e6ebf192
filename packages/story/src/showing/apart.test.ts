import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Staging } from '../screenplay.ts';
import { asFarAsItFlies } from './apart.ts';

const who = (member: string, action: Staging['action'], place: number, to?: string): Staging => ({
  member,
  action,
  emotion: 'happy',
  place,
  facing: place < 0 ? 'right' : 'left',
  ...(to ? { to } : {}),
});
const places = (staging: Staging[]): number[] => asFarAsItFlies(staging).map(({ place }) => place);

it('parts two who throw, and nobody else', () => {
  assert.deepEqual(
    places([who('hero', 'throw', 0.26, 'father'), who('father', 'look', -0.26)]),
    [0.46, -0.46],
  );
  assert.deepEqual(places([who('hero', 'hug', 0.26, 'father'), who('father', 'look', -0.26)]), [0.26, -0.26]);
  assert.deepEqual(places([who('hero', 'throw', 0)]), [0]);
});
