import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Staging } from '../screenplay.ts';
import { asFarAsItFlies, eachWithRoom } from './apart.ts';

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

it('gives two who are each busy room, and nobody stands behind a piano', () => {
  const pianist = {
    ...who('hero', 'play-music', -0.26),
    thing: { picture: 'musical-keyboard' },
  };
  const shown = eachWithRoom([pianist, who('sister', 'dance', 0.26)], []);
  assert.deepEqual(
    shown.map(({ place, facing }) => [place, facing]),
    [
      [-0.4, 'left'],
      [0.4, 'left'],
    ],
  );
  const listening = [pianist, who('sister', 'look', 0.26)];
  assert.deepEqual(eachWithRoom(listening, []), listening);
});
