import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '@milestoon/story/screenplay';
import type { SceneryName, SetName } from '@milestoon/stage';
import { roomed } from './in-rooms.ts';
import { hasOfItsOwn } from './own-of-sets.ts';

const roomedIn = (set: SetName, indoor: boolean, seen: readonly Partial<Seen>[], time?: 'night') =>
  roomed(
    seen.map((each): Seen => ({ picture: 'tree', how: 'ground', ...each })),
    [],
    { indoor, set, ...(time ? { time } : {}) },
    { staging: [] },
  );
const names = (things: readonly Seen[]): string[] => things.map(({ picture }) => picture);

it('has no second tree in a garden, but the one that somebody climbs', () => {
  assert.deepEqual(names(roomedIn('garden', false, [{}]).here), []);
  assert.deepEqual(names(roomedIn('beach', false, [{}]).here), ['tree']);
  assert.deepEqual(names(roomedIn('garden', false, [{ how: 'beside', of: 'hero' }]).here), ['tree']);
});

it('has on a page whatever is told, for nothing else is there', () => {
  const onPage = (set: SetName, scenery: SceneryName, picture: string, time: 'day' | 'night') => {
    const seen: Seen[] = [{ picture, how: 'ground' }];
    return roomed(seen, [], { indoor: false, set, scenery, time }, { staging: [] });
  };
  assert.deepEqual(names(onPage('field', 'page-outdoors', 'tree', 'day').here), ['tree']);
  assert.deepEqual(names(onPage('hall', 'page-indoors', 'mosque', 'day').here), ['mosque']);
  assert.deepEqual(names(onPage('field', 'page', 'star', 'night').above), ['star']);
});

it('stands no door on a beach and no window in a street', () => {
  assert.deepEqual(names(roomedIn('beach', false, [{ picture: 'door' }]).here), []);
  assert.deepEqual(names(roomedIn('street', false, [{ picture: 'window' }]).here), []);
  assert.deepEqual(names(roomedIn('living', true, [{ picture: 'door' }]).here), ['door']);
});

it('stands no view in a square on the ground', () => {
  assert.deepEqual(names(roomedIn('boat', false, [{ picture: 'sunrise' }, { picture: 'bucket' }]).here), [
    'bucket',
  ]);
});

it('hangs what belongs on walls', () => {
  const { here, hung } = roomedIn('ward', true, [{ picture: 'x-ray' }]);
  assert.deepEqual([names(here), hung.map(({ how }) => how)], [[], ['wall']]);
});

it('has a sun in the sky and not on the grass, and the stars of a night once', () => {
  const day = roomedIn('park', false, [{ picture: 'sun' }]);
  assert.deepEqual([names(day.here), day.above.map(({ how }) => how)], [[], ['sky']]);
  const night = roomedIn('lake', false, [{ picture: 'star', count: 6 }], 'night');
  assert.deepEqual([names(night.here), names(night.above)], [[], []]);
});

it('lets a shark swim behind the glass of an aquarium, and shows one through the window of a room', () => {
  const tank = roomedIn('aquarium', true, [{ picture: 'shark' }]);
  assert.deepEqual([names(tank.outside), names(tank.above)], [[], ['shark']]);
  assert.deepEqual(names(roomedIn('living', true, [{ picture: 'shark' }]).outside), ['shark']);
});

it('has no mosque in a hall that is one', () => {
  assert.deepEqual(names(roomedIn('hall', true, [{ picture: 'mosque' }]).here), []);
});

it('has a basin before whoever washes at it, and no second one beside', () => {
  assert.equal(hasOfItsOwn('bathroom', 'sink', true), false);
  assert.equal(hasOfItsOwn('bathroom', 'sink'), true);
});

it('has no second fire engine in a fire station', () => {
  const seen: Seen[] = [{ picture: 'fire-engine', how: 'ground' }];
  const stage = { indoor: true, set: 'hall' } as const;
  assert.deepEqual(roomed(seen, [], { ...stage, scenery: 'fire-station' }, { staging: [] }).here, []);
  assert.equal(roomed(seen, [], stage, { staging: [] }).here.length, 1);
});
