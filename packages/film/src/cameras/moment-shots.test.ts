import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShownMoment } from '@milestoon/story';
import { needsAll } from './moment-shots.ts';

const staging = (...actions: ShownMoment['staging'][number]['action'][]): ShownMoment['staging'] =>
  actions.map((action, i) => ({
    member: i === 0 ? 'hero' : `other-${i}`,
    action,
    emotion: 'happy',
    facing: 'right',
    place: i,
  }));

test('two who both do something are both seen, whichever look it is', () => {
  const chase = { staging: staging('run', 'chase') };
  assert.deepEqual([needsAll(chase, true), needsAll(chase, false)], [true, true]);
});

test('who only looks on may be left out after the first look', () => {
  const watched = { staging: staging('jump', 'look') };
  assert.deepEqual([needsAll(watched, true), needsAll(watched, false)], [true, false]);
});

test('whoever is alone is seen as near as one likes', () => {
  assert.equal(needsAll({ staging: staging('jump') }, true), false);
});
