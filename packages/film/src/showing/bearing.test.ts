import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { heightOf, newHero } from '@milestoon/cast';
import type { Picture } from '@milestoon/things';
import type { Actor } from '../film.ts';
import { bearing } from './bearing.ts';
import { lifted } from './lifted.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const company = { characters: { hero }, from: 0 };
const actorWho = (action: Actor['acting'][number]['action'], x = 960): Actor => ({
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const square = (name: string, metres = 1.2): Picture => ({
  name,
  metres,
  shapes: [
    {
      color: '#886644',
      rings: [
        [
          [-0.5, -0.5],
          [0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ],
      ],
    },
  ],
});
const on = (how: 'support' | 'inside' | 'cover', picture: string) => ({ picture, how, of: 'hero' }) as const;

it('lifts whoever is on something to its seat or top', () => {
  for (const [name, share] of [
    ['table', 0.9],
    ['bed', 0.45],
  ] as const) {
    const borne = bearing(on('support', name), square(name), { ...company, actors: [actorWho('sit')] });
    assert.ok(borne);
    assert.equal(borne.prop.x, 960);
    assert.ok(Math.abs((borne.lifts.get('hero') ?? 0) - share * borne.prop.box[3]) < 1e-6, name);
  }
});

it('spreads a blanket on the ground', () => {
  const borne = bearing(on('support', 'blanket'), square('blanket'), {
    ...company,
    actors: [actorWho('lie-down')],
  });
  assert.equal(borne?.prop.flat, true);
  assert.equal(borne?.lifts.get('hero'), 0);
});

it('shows the face of whoever is inside or behind something', () => {
  const actor = actorWho('stand');
  const tall = heightOf(hero);
  const inside = bearing(on('inside', 'package'), square('package', 0.5), { ...company, actors: [actor] });
  const lift = inside?.lifts.get('hero') ?? 0;
  assert.ok(inside && actor.y - lift - tall * 0.7 < inside.prop.box[1] + inside.prop.box[3] * 0.1 + 1);
  const behind = bearing(on('cover', 'table'), square('table'), { ...company, actors: [actor] });
  assert.ok(behind && behind.prop.box[1] > actor.y - tall * 0.7);
});

it('lifts nobody for what only stands there', () => {
  const [actor] = lifted(
    [actorWho('sit')],
    [{ picture: 'bed', how: 'ground' }],
    { bed: square('bed') },
    company,
  );
  assert.equal(actor?.lift, undefined);
});

it('has whoever cries on a kerb or laughs on a bench sit there', () => {
  const seen = [{ ...on('support', 'bench') }];
  const [laughs] = lifted([actorWho('laugh')], seen, { bench: square('bench') }, company);
  assert.ok(laughs?.seated && laughs.lift);
  const [jumps] = lifted([actorWho('jump')], seen, { bench: square('bench') }, company);
  assert.equal(jumps?.seated, undefined);
  const [stands] = lifted([actorWho('stand')], seen, { bench: square('bench') }, company);
  assert.ok(stands?.lift && !stands.seated, 'who is told to stand on it stands');
  const [onTable] = lifted(
    [actorWho('laugh')],
    [on('support', 'table')],
    { table: square('table') },
    company,
  );
  assert.equal(onTable?.seated, undefined, 'nobody sits on what is no seat');
});

it('is between those who share it, and as wide as they sit apart', () => {
  const friend: Actor = { ...actorWho('sit', 1260), member: 'friend' };
  const characters = { hero, friend: { ...hero, id: 'friend' } };
  const seat = square('couch-and-lamp');
  const shared = bearing(on('support', 'couch-and-lamp'), seat, {
    ...company,
    characters,
    actors: [actorWho('sit'), friend],
    sharing: ['hero', 'friend'],
  });
  assert.equal(shared?.prop.x, 1110);
  assert.ok(shared && shared.prop.box[2] > 300);
});

it('lifts nobody who only holds the hand of who is on it', () => {
  const friend: Actor = { ...actorWho('hold-hands', 1000), member: 'friend' };
  const characters = { hero, friend: { ...hero, id: 'friend' } };
  const borne = bearing(on('support', 'balance-beam'), square('balance-beam'), {
    ...company,
    characters,
    actors: [actorWho('hold-hands'), friend],
  });
  assert.deepEqual([...(borne?.lifts.keys() ?? [])], ['hero']);
});
