import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Acting, Actor } from '../film.ts';
import { clothesOfPlace, type Surroundings } from './clothes-of-place.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const father = newCastMember({ id: 'father', name: 'Dad', role: 'father', hero, seed: 5 });
const teacher = newCastMember({ id: 'teacher', name: 'Ms Rey', role: 'teacher', hero, seed: 5 });
const grandma = newCastMember({ id: 'grandmother', name: 'Rosa', role: 'grandmother', hero, seed: 5 });
const park: Surroundings = { set: 'park', time: 'day', weather: 'clear', indoor: false };

const doing = (action: Acting['action'], more: Partial<Actor> = {}): Actor => ({
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action, emotion: 'sleepy', x: 900, speed: 0, facing: 'right' }],
  ...more,
});
const worn = (actor: Actor, character: typeof hero, where: Partial<Surroundings>) =>
  clothesOfPlace(actor, character, { ...park, ...where })?.map(({ picture }) => picture) ?? null;

test('a child has pyjamas on in bed and at night; a grown-up who reads to it has not', () => {
  const bedroom = { set: 'bedroom', indoor: true } as const;
  assert.deepEqual(worn(doing('lie-down'), hero, bedroom), ['pyjamas']);
  assert.deepEqual(worn(doing('read', { seated: 'bed' }), hero, bedroom), ['pyjamas']);
  assert.deepEqual(worn(doing('stand'), hero, { ...bedroom, time: 'night' }), ['pyjamas']);
  assert.equal(worn(doing('stand'), hero, bedroom), null);
  assert.equal(worn(doing('read'), father, { ...bedroom, time: 'night' }), null);
  assert.equal(worn(doing('sleep'), hero, park), null);
});

test('whoever is at a pool or on a sunny beach is dressed for the water, but not who teaches there', () => {
  assert.deepEqual(worn(doing('stand'), hero, { set: 'pool' }), ['swimsuit']);
  assert.deepEqual(worn(doing('stand'), father, { set: 'beach' }), ['swimsuit']);
  assert.equal(worn(doing('stand'), teacher, { set: 'pool' }), null);
  assert.equal(worn(doing('stand'), hero, { set: 'beach', time: 'night' }), null);
  assert.equal(worn(doing('stand'), hero, { set: 'beach', cold: true }), null);
  assert.equal(worn(doing('stand'), grandma, { set: 'pool' }), null);
});

test('in the rain children have a yellow coat and boots on, and nobody has in a house', () => {
  assert.deepEqual(worn(doing('jump'), hero, { weather: 'rain' }), ['coat', 'rubber-boots']);
  assert.deepEqual(worn(doing('walk'), father, { weather: 'rain' }), ['coat']);
  assert.deepEqual(worn(doing('walk'), hero, { set: 'beach', weather: 'rain' }), ['coat', 'rubber-boots']);
  assert.equal(worn(doing('look'), hero, { set: 'living', weather: 'rain', indoor: true }), null);
});
