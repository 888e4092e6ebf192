import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Way } from '@milestoon/story/screenplay';
import { pictureOf } from '@milestoon/things/pictures';
import type { Actor } from '../film.ts';
import { onTheirWays, passing } from './passing.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const cat = newCastMember({ id: 'cat', name: 'Tom', role: 'cat', hero, seed: 3 });
const span = { characters: { hero, cat }, from: 0, to: 72 };
const actorWho = (action: Actor['acting'][number]['action'], member = 'hero'): Actor => ({
  member,
  y: 885,
  acting: [{ from: 0, action, emotion: 'happy', x: 960, speed: 4, facing: 'right' }],
});

function shown(actor: Actor, way: Way, name: string): { actor: Actor; box: number[]; near: boolean } {
  const picture = pictureOf(name);
  assert.ok(picture, name);
  const thing = { picture: name, how: 'passed', of: actor.member, way } as const;
  const [moved] = onTheirWays([actor], [thing], { [name]: picture }, span);
  const found = moved && passing(thing, picture, { ...span, actors: [moved] });
  assert.ok(moved && found, name);
  return { actor: moved, box: found.prop.box, near: found.prop.near === true };
}

it('sits astride of what is too high to step over, and leaps over everything else', () => {
  const fence = shown(actorWho('climb'), 'over', 'fence');
  assert.equal(fence.actor.acting[0]?.action, 'climb-over');
  assert.ok(Math.abs((fence.actor.lift ?? 0) - (fence.box[3] ?? 0)) < 1);
  for (const each of [
    shown(actorWho('jump'), 'over', 'puddle'),
    shown(actorWho('jump', 'cat'), 'over', 'fence'),
  ]) {
    assert.equal(each.actor.acting[0]?.action, 'leap');
    assert.ok((each.actor.lift ?? 0) > 20);
  }
});

it('hides the half of somebody that is still in a tunnel, and looks out of it to where they go', () => {
  const { actor, box, near } = shown(actorWho('crawl'), 'through', 'play-tunnel');
  const [left = 0, , wide = 0] = box;
  assert.ok(near);
  const halfWay = (actor.acting[0]?.x ?? 0) + (actor.acting[0]?.speed ?? 0) * 0.6 * 72;
  assert.ok(Math.abs(left + wide - halfWay) < 40);
});

it('is in the air before what is jumped off, with a line from its top', () => {
  const { actor, box } = shown(actorWho('jump', 'cat'), 'off', 'wardrobe');
  const [left = 0, , wide = 0] = box;
  assert.ok((actor.lift ?? 0) > 60);
  assert.ok(left + wide <= (actor.acting[0]?.x ?? 0));
});
