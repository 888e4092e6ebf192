import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, armsOf, type BodySpot, newCastMember, newHero, spotAt } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { performanceOf } from './acting.ts';
import { armHeldOut, targetAt } from './at-spots.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 5 }, style: 'simple', variant: 0, seed: 1 });
const of = (role: 'mother' | 'brother') => newCastMember({ id: role, name: role, role, hero, seed: 1 });
const characters = { hero, mother: of('mother'), brother: of('brother') };

/** Somebody does something at a spot of somebody else, who does what is told. */
function atSpot(
  who: keyof typeof characters,
  action: Action,
  spot: BodySpot,
  [whom, does]: [keyof typeof characters, Action],
) {
  const {
    first: self,
    second: other,
    actors,
  } = twoOnStage(characters, [
    { member: who, action, to: whom, spot, place: -0.3, facing: 'right' },
    { member: whom, action: does, place: 0.3, facing: 'left' },
  ]);
  const play = { from: 0, actors, speaker: null, mouth: [] };
  const partner = (actor: typeof self) => ({
    character: characters[actor.member as keyof typeof characters],
    x: actor.acting[0]?.x ?? 0,
    y: actor.y,
    performance: performanceOf(play, actor, 40),
  });
  const target = targetAt(spot, partner(self), partner(other));
  assert.ok(target);
  const { shoulder, reach } = armsOf(partner(self).character, self.seated === 'knees');
  const heldOut = armHeldOut(performanceOf(play, other, 40), partner(other), partner(self))[0];
  return { self, other, heldOut, away: Math.hypot(target[0], target[1] + shoulder) / reach };
}

test('every spot of somebody is within reach of who has the hands there', () => {
  for (const spot of ['hair', 'nose', 'ear', 'chest', 'belly', 'arm', 'finger', 'knee', 'foot'] as const)
    for (const [who, whom] of [
      ['mother', 'hero'],
      ['hero', 'mother'],
      ['hero', 'brother'],
    ] as const) {
      // The ear is on the far side of a head, and a grown-up's is beyond a child's arm.
      if (spot === 'ear' || (whom === 'mother' && /^(?:hair|nose)$/.test(spot))) continue;
      const { away } = atSpot(who, 'wipe', spot, [whom, 'look']);
      assert.ok(
        away < (spot === 'foot' ? 1.9 : 1.6),
        `${who} does not reach the ${spot} of ${whom}: ${away}`,
      );
    }
});

test('who is at the feet goes on the knees, and so does whoever is too tall for a child', () => {
  assert.equal(atSpot('mother', 'wipe', 'foot', ['hero', 'sit']).self.seated, 'knees');
  assert.equal(atSpot('hero', 'wipe', 'hair', ['mother', 'look']).other.acting[0]?.action, 'sit');
});

test('who bites has the mouth at the arm, which is held there', () => {
  const { self, other, heldOut } = atSpot('hero', 'bite', 'arm', ['brother', 'cry']);
  assert.equal(self.acting[0]?.action, 'bite');
  assert.equal(other.acting[0]?.partner, 'hero');
  assert.ok(
    spotAt(
      hero,
      { action: 'bite', emotion: 'happy', frame: 30, actionFrame: 30, facing: 'right' },
      'mouth',
    )[0] > 0,
  );
  const { shoulder, reach } = armsOf(characters.brother);
  const [x, y] = heldOut?.at ?? [0, 0];
  assert.ok(x < 0, 'towards whoever bites');
  const stretched = Math.hypot(x, y + shoulder) / reach;
  assert.ok(stretched > 0.6 && stretched < 1.3, `${stretched}`);
});
