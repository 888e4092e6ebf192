import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boundsOf } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { performInParts, standing, thingZone } from '../perform.ts';
import type { Performance } from '../performance.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'anime', variant: 0, seed: 3 });
const at = (action: Performance['action'], seated: boolean): Performance => ({
  action,
  actionFrame: 40,
  frame: 40,
  emotion: 'happy',
  facing: 'right',
  ...(seated ? { seated: 'behind' } : {}),
});

it('has book or sheet and both hands on the table before whoever sits at it, and at the chest of who stands', () => {
  for (const action of ['write', 'draw'] as const) {
    const onTable = boundsOf(performInParts(hero, at(action, true)).over);
    assert.ok(onTable, action);
    const { matrix, joints } = standing(hero, at(action, true));
    assert.ok(joints.arms.near.wrist[1] > -0.5 && joints.arms.far.wrist[1] > -0.5, action);
    assert.ok(onTable[2] > 0.8 * matrix[3], 'as wide as a book');
    assert.equal(boundsOf(performInParts(hero, at(action, false)).over), null, action);
    const zones = [true, false].map((seated) => thingZone(hero, at(action, seated))?.[1] ?? 0);
    assert.ok((zones[0] ?? 0) > (zones[1] ?? 0) + matrix[3] * 0.3, 'a close picture is of the table');
  }
});
