import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { drawFigure } from '../draw-figure.ts';
import { expressions } from '../face/expressions.ts';
import type { Character } from '../character.ts';
import { defaultLook, hairShapes } from '@milestoon/look';
import { headwearNames } from '../outfit.ts';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import { rest } from '../poses/rest.ts';
import { rigOf } from '../rig/rig.ts';
import { stand } from '../rig/skeleton.ts';
import { solve } from '../rig/stance.ts';
import { turnJoints } from './turned-joints.ts';
import { fromBehind, profile, threeQuarter } from './yaw.ts';

const child = (change: Partial<Character['look']> = {}, style: Character['style'] = 'anime'): Character =>
  newHero({ name: 'Mila', look: { ...defaultLook, ...change }, style, variant: 0, seed: 11 });
const turned = (character: Character, degrees: number) =>
  perform(character, {
    action: 'stand',
    actionFrame: 12,
    frame: 40,
    emotion: 'happy',
    facing: degrees < 0 ? 'left' : 'right',
    heading: { body: degrees, head: degrees },
  });

/** What is drawn of a face at a yaw. */
function features(style: Character['style'], yaw: number) {
  const rig = rigOf(child({}, style));
  const seen = { eyes: 0, cheeks: 0, noses: 0 };
  drawFigure({
    rig: {
      ...rig,
      worn: { ...rig.worn, day: { ...rig.worn.day, remember: (_key, make) => make() } },
      style: {
        ...rig.style,
        drawEye: () => (seen.eyes++, []),
        drawCheek: () => (seen.cheeks++, []),
        drawNose: () => (seen.noses++, []),
      },
    },
    stance: solve(rig.build, rig.style, rest),
    expression: expressions.neutral,
    gaze: [0, 0],
    blink: 0,
    sway: { hair: [0, 0], cloak: 0, cloakLength: 0.5 },
    mirrored: false,
    yaw: { body: yaw, head: yaw },
  });
  return seen;
}

test('two eyes in three-quarter, one in profile, none from behind', () => {
  for (const style of animationStyleKeys) {
    assert.deepEqual(features(style, threeQuarter), { eyes: 2, cheeks: 2, noses: 1 });
    assert.deepEqual(features(style, profile), { eyes: 1, cheeks: 1, noses: 0 });
    assert.deepEqual(features(style, fromBehind), { eyes: 0, cheeks: 0, noses: 0 });
  }
});

test('whoever has turned back to three-quarter is drawn as one who never turned', () => {
  const { heading: _none, ...moment } = {
    action: 'stand' as const,
    actionFrame: 12,
    frame: 40,
    emotion: 'happy' as const,
    facing: 'left' as const,
    heading: undefined,
  };
  const degrees = (threeQuarter * 180) / Math.PI;
  assert.deepEqual(turned(child(), -degrees), perform(child(), moment));
});

test('every hair shape and headwear can be drawn from all round in every style', () => {
  for (const style of animationStyleKeys)
    for (const degrees of [62, 90, -180]) {
      for (const hairShape of hairShapes) {
        const list = JSON.stringify(turned(child({ hairShape, glasses: 'round' }, style), degrees));
        assert.ok(!list.includes('null'), `${style} ${hairShape} at ${degrees}`);
      }
      for (const headwear of headwearNames) {
        const list = JSON.stringify(turned({ ...child({}, style), headwear }, degrees));
        assert.ok(!list.includes('null'), `${style} ${headwear} at ${degrees}`);
      }
    }
});

test('turning leaves the soles on the ground and carries the near side round to the right', () => {
  const rig = rigOf(child());
  const still = stand(rig.build, rig.style, solve(rig.build, rig.style, rest));
  for (const yaw of [0.6, profile, 2.3, fromBehind]) {
    const { legs } = turnJoints(still, yaw);
    assert.equal(legs.near.ankle[1], still.legs.near.ankle[1]);
    assert.equal(legs.far.ankle[1], still.legs.far.ankle[1]);
  }
  const from = (yaw: number): number => {
    const { near, far } = turnJoints(still, yaw).arms;
    return near.shoulder[0] - far.shoulder[0];
  };
  assert.ok(from(threeQuarter) < -0.4 && Math.abs(from(profile)) < 0.1 && from(fromBehind) > 0.4);
});

test('a child without hair has none at the back either; a bald grandfather has', () => {
  for (const style of animationStyleKeys) {
    const drawn = (hairColor: 'red' | 'black', age: number): string =>
      JSON.stringify(turned(child({ hairShape: 'bald', hairColor, age }, style), 180));
    assert.equal(drawn('red', 6), drawn('black', 6), style);
    assert.notEqual(drawn('red', 70), drawn('black', 70), style);
  }
});
