import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Seen } from '@milestoon/story/screenplay';
import type { SetName } from '@milestoon/stage';
import { roomed } from './in-rooms.ts';

const grass: Seen = { picture: 'grass', how: 'ground' };
const bike: Seen = { picture: 'bicycle', how: 'ground', at: { picture: 'grass', side: 'on' } };
const standingIn = (set: SetName, indoor: boolean) =>
  roomed([grass, bike], [], { indoor, set }, { staging: [] }).here;

it('lays things on the lawn that a place has, and not on a tuft', () => {
  assert.deepEqual(standingIn('park', false), [{ ...bike, at: undefined }]);
});

it('has grass where a place has none', () => {
  assert.deepEqual(
    standingIn('kitchen', true).map(({ picture }) => picture),
    ['grass', 'bicycle'],
  );
});
