import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import {
  type Character,
  feetAt,
  newCastMember,
  newHero,
  rigOf,
  scaleOf,
  solve,
  stand,
  walkAwayPose,
} from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Acting } from '../film.ts';
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

/** How far a planted foot moves over the ground while both go, stage pixels. */
function slideOf(walker: Character, other: Character): number {
  const rig = rigOf(walker);
  const { bones, hips } = rig.body;
  const way = walkAway(still, [walker, other], 300, false)[2];
  assert.ok(way?.rise);
  const { pace = 1, rise } = way;
  const spots: number[] = [];
  for (let frame = 0; frame * pace < 12; frame++) {
    const steps = frame * pace;
    if (feetAt('walk', bones, steps).near[1] < -bones.foot - 1e-6) continue;
    const pose = walkAwayPose(steps, bones, hips);
    const { near } = stand(rig.build, rig.style, solve(rig.build, rig.style, pose)).legs;
    spots.push(near.ankle[1] * scaleOf(walker) - rise * frame);
  }
  assert.ok(spots.length >= 4, 'the foot is never flat on the ground');
  return Math.max(...spots) - Math.min(...spots);
}

test('hand in hand the feet of both stay where they are planted, in every style and at every age', () => {
  for (const style of animationStyleKeys)
    for (const age of [1, 4, 10]) {
      const child = newHero({ name: 'Mia', look: { ...defaultLook, age }, style, variant: 0, seed: 1 });
      const tall = newCastMember({ id: 'dad', name: 'Dad', role: 'father', hero: child, seed: 1 });
      for (const slide of [slideOf(tall, child), slideOf(child, tall)])
        assert.ok(slide <= 3, `${style}, ${age} years: slides ${slide.toFixed(1)} px`);
    }
});
