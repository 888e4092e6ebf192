import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type CharacterRole, faceZone, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { actorAt, drawActors } from './acting.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const member = (role: CharacterRole) => newCastMember({ id: role, name: role, role, hero, seed: 5 });
const characters = { hero, father: member('father'), baby: member('baby') };

function held(by: 'hero' | 'father', action: Action) {
  const { first, second, actors } = twoOnStage(characters, [
    { member: by, action, place: -0.3, facing: 'right', to: 'baby' },
    { member: 'baby', action: 'hug', place: 0.3, facing: 'left', to: by },
  ]);
  return { holder: first, baby: second, actors };
}

test('a child sits down with the baby lying in the lap', () => {
  const { holder, baby } = held('hero', 'hug');
  assert.deepEqual([holder.acting[0]?.action, baby.acting[0]?.action], ['sit', 'cradled']);
  assert.ok((baby.lift ?? 0) > 40 && (baby.lift ?? 0) < 110);
  assert.ok(baby.y > holder.y, 'the baby is before who holds it');
});

test('a grown-up has the baby on the arm, with both hands at it', () => {
  const { holder, baby, actors } = held('father', 'hug');
  assert.equal(holder.acting[0]?.action, 'stand');
  assert.ok((baby.lift ?? 0) > 120);
  assert.ok(Math.abs(actorAt(baby, 30).x - actorAt(holder, 30).x) < 100);
  const drawn = drawActors({ characters, seed: 1 }, { from: 0, actors, speaker: null, mouth: [] }, 30, 30);
  const arms = drawn.find(({ character }) => character === characters.father)?.performance.holds ?? [];
  assert.deepEqual(
    arms.map(({ arm }) => arm),
    ['near', 'far'],
  );
});

test('who waves at a baby leaves it where it is', () => {
  const { baby } = held('father', 'wave');
  assert.equal(baby.lift, undefined);
});

test('a child of less than a year is carried where the family goes, and sits where it is alone', () => {
  const infant = newHero({
    name: 'Mila',
    look: { ...defaultLook, age: 0 },
    style: 'simple',
    variant: 0,
    seed: 5,
  });
  const going = (who: typeof hero) =>
    twoOnStage({ hero: who, father: member('father') }, [
      { member: 'father', action: 'walk', place: -0.3, facing: 'right' },
      { member: 'hero', action: 'walk', place: 0.3, facing: 'right' },
    ]);
  assert.ok((going(infant).second.lift ?? 0) > 120);
  assert.equal(going(infant).second.acting[0]?.speed, 0);
  assert.equal(going(hero).second.lift, undefined);
});

test('a baby that is fed lies in the arm with the bottle at its mouth, and sits up to be dressed', () => {
  const fed = (by: 'hero' | 'father', action: Action, picture?: string) =>
    twoOnStage(characters, [
      {
        member: by,
        action,
        place: -0.3,
        facing: 'right',
        to: 'baby',
        ...(picture ? { thing: { picture } } : {}),
      },
      { member: 'baby', action: 'receive', place: 0.3, facing: 'left', to: by },
    ]);
  assert.equal(fed('hero', 'put-on', 'hat').second.acting[0]?.action, 'sit');
  const bottle = pictureOf('baby-bottle');
  assert.ok(bottle);
  for (const by of ['hero', 'father'] as const) {
    const { second, actors } = fed(by, 'hand-over', 'baby-bottle');
    assert.equal(second.acting[0]?.action, 'cradled');
    const film = { characters, seed: 1, pictures: { 'baby-bottle': bottle } };
    const drawn = drawActors(film, { from: 0, actors, speaker: null, mouth: [] }, 30, 30);
    const [one, small] = [by, 'baby'].map((id) => drawn.find(({ character }) => character.id === id));
    assert.ok(one && small);
    const [left, top, wide, tall] = faceZone(small.character, small.performance);
    const hand = one.performance.holds?.find(({ arm }) => arm === 'near')?.at;
    assert.ok(hand);
    const [dx, dy] = [
      one.x + hand[0] - (small.x + left + wide / 2),
      one.y + hand[1] - (small.y + top + tall / 2),
    ];
    assert.ok(Math.hypot(dx, dy) < 110, `${by}: ${dx.toFixed(0)} ${dy.toFixed(0)}`);
    assert.ok(Math.abs((one.performance.thingTurn ?? 0) - 180) < 30, 'the teat is down');
  }
});
