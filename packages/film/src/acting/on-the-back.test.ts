import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { actorAt, drawActors } from './acting.ts';
import { blockShot } from './blocking.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const father = newCastMember({ id: 'father', name: 'Dad', role: 'father', hero, seed: 5 });
const characters = { hero, father };

function shotOf(child: Action, dad: Action, facing: 'left' | 'right') {
  const { first, second, actors } = twoOnStage(characters, [
    { member: 'hero', action: child, place: -0.3, facing: 'right' },
    { member: 'father', action: dad, place: 0.3, facing },
  ]);
  return { rider: first, carrier: second, actors };
}

for (const [facing, behind] of [
  ['right', -1],
  ['left', 1],
] as const)
  test(`who is carried sits behind the back of whoever walks ${facing}, and goes along`, () => {
    const { rider, carrier } = shotOf('ride', 'piggyback', facing);
    assert.deepEqual(
      [rider, carrier].map(({ acting }) => [acting[0]?.action, acting[0]?.facing]),
      [
        ['ride', facing],
        ['piggyback', facing],
      ],
    );
    assert.ok((rider.lift ?? 0) > 100 && carrier.lift === undefined && rider.y > carrier.y);
    const apart = [0, 30, 70].map((frame) => actorAt(rider, frame).x - actorAt(carrier, frame).x);
    assert.ok(new Set(apart.map(Math.round)).size === 1 && (apart[0] ?? 0) * behind > 30, `${apart}`);
    assert.notEqual(actorAt(carrier, 0).x, actorAt(carrier, 70).x);
  });

test('the rider holds on to the shoulder, and nobody carries thin air', () => {
  const { actors } = shotOf('ride', 'piggyback', 'right');
  const drawn = drawActors({ characters, seed: 1 }, { from: 0, actors, speaker: null, mouth: [] }, 30, 30);
  const child = drawn.find(({ character }) => character === hero);
  assert.deepEqual(
    child?.performance.holds?.map(({ arm, layer }) => [arm, layer]),
    [['near', 'over']],
  );
  const [alone] = blockShot({
    staging: [{ member: 'father', action: 'piggyback', emotion: 'happy', place: 0, facing: 'right' }],
    characters,
    mark: { x: 960, y: 980 },
    set: 'park',
    from: 0,
    to: 120,
    speaker: null,
    continues: false,
  });
  assert.equal(alone?.acting[0]?.action, 'stand');
});
