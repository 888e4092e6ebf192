import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
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

test('a child sits down with the baby in the lap', () => {
  const { holder, baby } = held('hero', 'hug');
  assert.deepEqual([holder.acting[0]?.action, baby.acting[0]?.action], ['sit', 'sit']);
  assert.ok((baby.lift ?? 0) > 10 && (baby.lift ?? 0) < 60);
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
