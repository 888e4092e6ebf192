import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawList, type DrawOp, length, type Point, subtract } from '@milestoon/drawing';
import { type Action, actions } from '../../actions/names.ts';
import type { Character } from '../../character.ts';
import { defaultLook } from '@milestoon/look';
import { heightOf, scaleOf } from '../../measure.ts';
import { newHero } from '../../hero.ts';
import { perform, travel } from '../../perform.ts';
import type { Performance } from '../../performance.ts';
import { besideHub, chairFrame } from '../../props/wheelchair-frame.ts';
import { type Rig, rigOf } from '../../rig/rig.ts';
import { stand } from '../../rig/skeleton.ts';
import { solve } from '../../rig/stance.ts';
import { motionOf } from '../index.ts';
import { inWheelchair } from './in-wheelchair.ts';
import { grip } from './strokes.ts';

const child = (age = 5, style: Character['style'] = 'anime', wheelchair = true): Character =>
  newHero({ name: 'Mila', look: { ...defaultLook, age, wheelchair }, style, variant: 0, seed: 11 });
const moment = (action: Action, actionFrame: number, degrees?: number): Performance => ({
  action,
  actionFrame,
  frame: 40,
  emotion: 'happy',
  facing: 'right',
  ...(degrees === undefined ? {} : { heading: { body: degrees, head: degrees } }),
});
const ages = [2, 5, 12];

/** The star on the near wheel: its first point from its middle, as an angle, and the middle. */
function wheelOf(list: DrawList, hubHeight: number): { angle: number; middle: Point } {
  const found: { angle: number; middle: Point }[] = [];
  const visit = (op: DrawOp): void => {
    if ('ops' in op) op.ops.forEach(visit);
    if (op.kind !== 'fill' || op.paint !== '#fff3c4' || !('rings' in op.path)) return;
    const [ring] = op.path.rings;
    const first = ring?.[0];
    if (!ring || !first) return;
    const middle: Point = [
      ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
      ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
    ];
    if (Math.abs(middle[1] + hubHeight) > 0.005) return;
    // The wheel is seen a little from the front.
    found.push({ angle: Math.atan2(first[1] - middle[1], (first[0] - middle[0]) / 0.93), middle });
  };
  list.forEach(visit);
  const near = found.at(-1);
  assert.ok(near, 'a wheel stands on the ground');
  return near;
}

const drivenWrist = (rig: Rig, action: Action, frame: number): Point => {
  const motion = inWheelchair(
    action,
    motionOf(action, 'hero', 'happy'),
    motionOf('stand', 'hero', 'neutral'),
    rig.body,
  );
  assert.ok(typeof motion.move === 'function');
  return stand(rig.build, rig.style, solve(rig.build, rig.style, motion.move(frame, rig.body))).arms.near
    .wrist;
};

test('the wheels turn exactly as far as the chair travels', () => {
  for (const age of ages)
    for (const action of ['walk', 'run', 'bike'] as const) {
      const hero = child(age);
      const { radius } = chairFrame(rigOf(hero).body.bones);
      const before = wheelOf(perform(hero, moment(action, 20)), radius);
      const after = wheelOf(perform(hero, moment(action, 21)), radius);
      const turned = (after.angle - before.angle + 2 * Math.PI) % (2 * Math.PI);
      const rolled = turned * radius * scaleOf(hero);
      assert.ok(Math.abs(rolled - travel(hero, action)) < 0.02, `${action} at ${age}: ${rolled}`);
    }
});

test('a chair is as fast as feet', () => {
  for (const action of ['walk', 'run'] as const)
    assert.equal(travel(child(), action), travel(child(5, 'anime', false), action));
});

test('hands that push are on the rim and go round with it', () => {
  for (const style of animationStyleKeys)
    for (const age of ages)
      for (const action of ['walk', 'run'] as const) {
        const hero = child(age, style);
        const rig = rigOf(hero);
        const { hub, radius, size } = chairFrame(rig.body.bones);
        const nearHub: Point = [hub[0] - besideHub * size, hub[1]];
        const around = (frame: number): { apart: number; angle: number } => {
          const [x, y] = subtract(drivenWrist(rig, action, frame), nearHub);
          return { apart: length([x, y]), angle: Math.atan2(x, -y) };
        };
        const [one, two] = [around(0.5), around(1.5)];
        for (const { apart } of [one, two])
          assert.ok(Math.abs(apart - grip * radius) < 0.01, `${style} ${age} ${action}: ${apart}`);
        const turn = travel(hero, action) / scaleOf(hero) / radius;
        assert.ok(Math.abs(two.angle - one.angle - turn) < 0.01, `${style} ${age} ${action}`);
      }
});

test('every action can be done in a wheelchair in every style, and seen from all round', () => {
  for (const style of animationStyleKeys) {
    for (const action of actions)
      assert.ok(!JSON.stringify(perform(child(5, style), moment(action, 26))).includes('null'), action);
    for (const degrees of [40, 90, 120, 180, -90]) {
      const drawn = JSON.stringify(perform(child(5, style), moment('stand', 12, degrees)));
      assert.ok(!drawn.includes('null'), `${style} at ${degrees}`);
    }
  }
});

test('the chair never hangs in the air or sinks between what is done in it and what is not', () => {
  const hero = child();
  const { radius } = chairFrame(rigOf(hero).body.bones);
  for (const action of ['crawl', 'build', 'climb'] as const)
    for (const frame of [0, 3, 6]) {
      const previous = { action, emotion: 'happy', actionFrame: 40 } as const;
      wheelOf(perform(hero, { ...moment('stand', frame), previous }), radius);
    }
});

test('whoever sits is lower, and keeps the wheels on the ground whatever the arms do', () => {
  assert.ok(heightOf(child()) < heightOf(child(5, 'anime', false)) - 30);
  const hero = child();
  const { radius } = chairFrame(rigOf(hero).body.bones);
  for (const action of ['stand', 'talk', 'wave', 'clap', 'read', 'hug', 'eat', 'laugh', 'dance'] as const)
    for (const frame of [3, 12, 31]) wheelOf(perform(hero, moment(action, frame)), radius);
});
