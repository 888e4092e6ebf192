import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, newCastMember, newHero } from '../cast/index.ts';
import type { Acting } from './film.ts';
import { walkAway } from './walking-away.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const father = newCastMember({ id: 'dad', name: 'Dad', role: 'father', hero, seed: 1 });
const still: Acting = { from: 100, action: 'stand', emotion: 'happy', x: 960, speed: 0, facing: 'right' };

test('turns round on the spot, walks off, looks back before the shot ends', () => {
  const way = walkAway(still, [hero], 260, false);
  assert.deepEqual(
    way.map(({ action, rise }) => `${action} ${rise ? 'on' : 'there'}`),
    ['stand there', 'walk-away there', 'walk-away on', 'look-back there'],
  );
  // The steps go on where those of the turn ended: a full cycle later.
  assert.equal(((way[2]?.from ?? 0) - (way[1]?.from ?? 0)) % 24, 0);
  assert.ok((way[3]?.from ?? 0) <= 260 - 40);
});

test('a later shot of the same line goes on walking; a short one says goodbye with a wave', () => {
  assert.deepEqual(
    walkAway(still, [hero], 220, true).map(({ action }) => action),
    ['walk-away', 'look-back'],
  );
  assert.deepEqual(
    walkAway(still, [hero], 160, false).map(({ action }) => action),
    ['wave'],
  );
});

test('two go as fast as the slower one', () => {
  const rise = (walkers: Parameters<typeof walkAway>[1]): number | undefined =>
    walkAway(still, walkers, 260, false)[2]?.rise;
  assert.equal(rise([father, hero]), rise([hero]));
  assert.ok((rise([father]) ?? 0) > (rise([hero]) ?? 0));
});
