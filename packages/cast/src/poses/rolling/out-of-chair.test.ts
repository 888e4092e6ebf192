import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import {
  add,
  type DrawList,
  type DrawOp,
  length,
  type Point,
  radians,
  rotate,
  subtract,
} from '@milestoon/drawing';
import { type Action, actions } from '../../actions/names.ts';
import type { Character } from '../../character.ts';
import { defaultLook, type Look } from '@milestoon/look';
import { newHero } from '../../hero.ts';
import { perform, thingZone } from '../../perform.ts';
import { scaleOf } from '../../measure.ts';
import { towerHeight } from '../../props/blocks.ts';
import { slope } from '../../props/ramp.ts';
import { besideHub, chairFrame, hubBelow } from '../../props/wheelchair-frame.ts';
import { rigOf } from '../../rig/rig.ts';
import { stand } from '../../rig/skeleton.ts';
import { solve } from '../../rig/stance.ts';
import { grip } from './strokes.ts';
import { placeFor } from '../../actions/build.ts';
import { rollingUphill } from '../../actions/climb.ts';

const child = (look: Partial<Look>, style: Character['style'] = 'anime'): Character =>
  newHero({ name: 'Mila', look: { ...defaultLook, ...look }, style, variant: 0, seed: 11 });
const doing = (character: Character, action: Action, actionFrame = 20): DrawList =>
  perform(character, { action, actionFrame, frame: 40, emotion: 'happy', facing: 'right' });

/** Stars on the wheels of a chair. */
function wheels(list: DrawList): number {
  const count = (op: DrawOp): number =>
    ('ops' in op ? op.ops.reduce((sum, inner) => sum + count(inner), 0) : 0) +
    (op.kind === 'fill' && op.paint === '#fff3c4' ? 1 : 0);
  return list.reduce((sum, op) => sum + count(op), 0);
}

test('the chair is there in every action, under the child or beside it; only a sled, a pony and an arm leave it behind', () => {
  for (const style of animationStyleKeys)
    for (const action of actions)
      for (const frame of [0, 30]) {
        const seen = wheels(doing(child({ wheelchair: true }, style), action, frame));
        const left = /^(?:sled|ride|in-arms)$/.test(action);
        assert.equal(seen > 0, !left, `${style} ${action} ${frame}: ${seen}`);
      }
});

test('up a ramp the hands are on the rim while they push, and the chair leans with the ramp', () => {
  for (const age of [2, 5, 12]) {
    const rig = rigOf(child({ wheelchair: true, age }));
    const { move } = rollingUphill;
    assert.ok(typeof move === 'function');
    const frame = chairFrame(rig.body.bones);
    for (const at of [0, 4, 8]) {
      const joints = stand(rig.build, rig.style, solve(rig.build, rig.style, move(at, rig.body)));
      assert.ok(Math.abs(joints.hipTurn + radians(slope)) < 1e-9);
      const hub = hubBelow(frame, joints.hip, joints.hipTurn);
      const beside: Point = rotate([-besideHub * frame.size, 0], joints.hipTurn);
      const apart = length(subtract(joints.arms.near.wrist, add(hub, beside)));
      assert.ok(Math.abs(apart - grip * frame.radius) < 0.01, `${age} at ${at}: ${apart}`);
    }
  }
});

test('hats, glasses and a hearing aid are taken off for the night; a hijab and a turban stay on', () => {
  const asleep = (look: Partial<Look>): string => JSON.stringify(doing(child(look), 'sleep'));
  const { night } = rigOf(child({ glasses: 'round', hearingAid: true, headCover: 'cap' })).worn;
  assert.deepEqual(
    [night.person.glasses, night.person.hearingAid, night.person.headwear],
    [null, false, 'none'],
  );
  for (const waiting of [{ glasses: 'round' }, { hearingAid: true }] as const)
    assert.notEqual(asleep(waiting), asleep({}), 'they lie beside the bed');
  for (const headCover of ['hijab', 'turban'] as const)
    assert.equal(rigOf(child({ headCover })).worn.night.person.headwear, headCover);
});

test('in the water: goggles for glasses, no hearing aid, a striped shirt, long-sleeved with a hijab', () => {
  const wet = (look: Partial<Look>) => rigOf(child(look)).worn.swim;
  assert.equal(wet({ glasses: 'round' }).person.glasses?.shape, 'oval');
  assert.equal(wet({}).person.glasses, null);
  assert.equal(wet({ hearingAid: true }).person.hearingAid, false);
  assert.equal(wet({}).person.outfit.motif, 'stripes');
  const sleeve = (look: Partial<Look>): number => wet(look).fit.sleeve?.to ?? 0;
  assert.ok(sleeve({ headCover: 'hijab' }) > 0.9 && sleeve({}) < 0.5);
});

test('a close picture of building shows all blocks on the table', () => {
  for (const age of [2, 5, 12]) {
    const hero = child({ wheelchair: true, age });
    const performance = { action: 'build', actionFrame: 110, frame: 110, emotion: 'happy' } as const;
    const zone = thingZone(hero, { ...performance, facing: 'right' });
    assert.ok(zone);
    const [x, y, width, height] = zone.map((value) => value / scaleOf(hero));
    const { side, base, x: middle } = placeFor(rigOf(hero).body.bones);
    assert.ok((x ?? 0) < middle - side && (x ?? 0) + (width ?? 0) > middle + side, `${age}`);
    assert.ok((y ?? 0) < -base - side * towerHeight && (y ?? 0) + (height ?? 0) > -base, `${age}`);
  }
});
