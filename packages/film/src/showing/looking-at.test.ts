import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Action, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { SceneryName } from '@milestoon/stage';
import type { Actor } from '../film.ts';
import { lookingAt } from './looking-at.ts';
import type { Prop } from './prop.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const actor = (action: Action, partner?: string): Actor => ({
  member: 'hero',
  y: 900,
  acting: [
    {
      from: 0,
      action,
      emotion: 'happy',
      x: 960,
      speed: 0,
      facing: 'right',
      ...(partner ? { partner } : {}),
    },
  ],
});
const thing = (name: string, x: number, y = 860, move?: Prop['move']): Prop => ({
  how: 'ground',
  pictures: [{ name }],
  players: [],
  x,
  y,
  size: 100,
  box: [x - 40, y - 80, 80, 80],
  ...(move ? { move } : {}),
});
const staged = (action: Action, to?: string) =>
  [{ member: 'hero', action, emotion: 'happy', place: 0, facing: 'right', ...(to ? { to } : {}) }] as const;
const seen = [{ picture: 'doll', how: 'ground' }] as const;
const looks = (props: Prop[], action: Action = 'look', to?: string, partner?: string) =>
  lookingAt([actor(action, partner)], { props, seen, staging: staged(action, to) }, { hero }, 0)[0]
    ?.acting[0];

it('faces the thing and has the eyes on it', () => {
  const low = looks([thing('doll', 600)]);
  assert.equal(low?.facing, 'left');
  assert.ok(low?.gaze && low.gaze[0] < 0 && low.gaze[1] > 0.1);
  const high = looks([thing('doll', 1300, 200)]);
  assert.ok(high?.facing === 'right' && high.gaze && high.gaze[1] < -0.1);
});

it('looks at what moves first, and not at what only belongs to the place', () => {
  assert.equal(looks([thing('doll', 1100), thing('doll', 500, 860, 'fall')])?.facing, 'left');
  assert.equal(looks([thing('lamp', 600)])?.gaze, undefined);
});

it('leaves whoever looks at somebody, is held or does something else; for whom one points does not matter', () => {
  assert.equal(looks([thing('doll', 600)], 'look', 'mother')?.facing, 'right');
  assert.equal(looks([thing('doll', 600)], 'look', undefined, 'mother')?.facing, 'right');
  assert.equal(looks([thing('doll', 600)], 'eat')?.facing, 'right');
  assert.equal(looks([thing('doll', 600)], 'point', 'mother')?.facing, 'left');
});

const atWindow = (scenery?: SceneryName) =>
  lookingAt(
    [{ ...actor('look'), acting: [{ ...actor('look').acting[0], x: 1500 }] } as Actor],
    {
      props: [],
      seen: [{ picture: 'window', how: 'wall' }],
      staging: staged('look'),
      set: 'living',
      ...(scenery ? { scenery } : {}),
    },
    { hero },
    0,
  )[0]?.acting[0];

it('goes to the window of the room that is looked out of', () => {
  const looker = atWindow();
  assert.equal(looker?.facing, 'left');
  assert.ok((looker?.x ?? 1500) < 1200);
});

it('goes to the window that a room with a look of its own has, and to none where it has none', () => {
  assert.notEqual(atWindow('dining-room')?.x, atWindow()?.x);
  assert.equal(atWindow('cellar')?.x, 1500);
});

it('goes down on the knees for what is tiny and near, and for nothing larger or farther off', () => {
  const tiny = (x: number): Prop => ({ ...thing('doll', x), box: [x - 15, 830, 30, 30] });
  assert.equal(looks([tiny(1100)])?.action, 'kneel');
  assert.equal(looks([tiny(1500)])?.action, 'look');
  assert.equal(looks([{ ...thing('doll', 1100), box: [1000, 560, 200, 300] }])?.action, 'look');
  assert.equal(looks([tiny(1100)], 'point')?.action, 'point');
});
