import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { actorAt, drawActors } from './acting.ts';
import { twoOnStage } from './two-on-stage.testing.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 5 });
const member = (role: CharacterRole) => newCastMember({ id: role, name: role, role, hero, seed: 5 });
const characters = { hero, friend: member('friend'), brother: member('brother') };
const truck = pictureOf('toy-delivery-truck');

test('two who pull at one thing have all hands at it, and it is drawn once', () => {
  assert.ok(truck);
  for (const other of ['friend', 'brother'] as const) {
    const named = { thing: { picture: 'toy-delivery-truck' } };
    const { actors } = twoOnStage(characters, [
      { member: 'hero', action: 'tug', place: -0.3, facing: 'right', to: other, ...named },
      { member: other, action: 'tug', place: 0.3, facing: 'left', to: 'hero', ...named },
    ]);
    const film = { characters, seed: 1, pictures: { 'toy-delivery-truck': truck } };
    const drawn = drawActors(film, { from: 0, actors, speaker: null, mouth: [] }, 20, 20);
    const gifts = drawn.flatMap(({ performance, x }) => (performance.gift ? [x + performance.gift[0]] : []));
    assert.equal(gifts.length, 1);
    const [middle = 0] = gifts;
    for (const { performance, x } of drawn)
      for (const { at } of performance.holds ?? []) assert.ok(Math.abs(x + at[0] - middle) < 60);
    const [left, right] = actors.map((actor) => actorAt(actor, 20).x).toSorted((a, b) => a - b);
    assert.ok(left !== undefined && right !== undefined && left < middle - 60 && right > middle + 60);
  }
});
