import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { heightOf, newHero } from '@milestoon/cast';
import { pictureOf } from '@milestoon/things/pictures';
import type { Actor } from '../film.ts';
import { standingProps } from './standing.ts';
import { isOfBaby, seatedAtTables, tableBefore } from './tables.ts';

const heroOf = (look: Partial<typeof defaultLook> = {}) =>
  newHero({ name: 'Mia', look: { ...defaultLook, ...look }, style: 'simple', variant: 0, seed: 1 });
const table = { picture: 'table', how: 'cover', of: 'hero' } as const;
const actorWho = (action: Actor['acting'][number]['action'], member = 'hero', x = 960): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const company = (actors: Actor[], hero = heroOf()) => ({
  actors,
  characters: { hero, sister: heroOf() },
  from: 0,
});

it('sits everybody who eats or writes at a table behind it, with the chest over its edge', () => {
  const at = company([actorWho('eat'), actorWho('write', 'sister', 1200)]);
  const seated = seatedAtTables([table], at);
  assert.deepEqual(
    seated.map((actor) => actor.seated),
    ['behind', 'behind'],
  );
  const found = tableBefore(table, { ...at, actors: seated });
  assert.ok(found);
  const [left, top, wide] = found.table.box;
  assert.ok(left < 960 && left + wide > 1200);
  const hips = 900 - (seated[0]?.lift ?? 0);
  assert.ok(hips > top && hips - 0.45 * heightOf(at.characters.hero) < top);
  assert.equal(found.chairs.length, 2);
});

it('leaves whoever passes or lays it standing', () => {
  for (const action of ['walk', 'put-down', 'wipe'] as const) {
    const at = company([actorWho(action)]);
    assert.deepEqual(seatedAtTables([table], at), at.actors, action);
    assert.equal(tableBefore(table, at), null, action);
  }
});

it('seats whoever is only there with those who sit, and nobody where all stand behind it', () => {
  const beside = company([actorWho('eat'), actorWho('stand', 'sister', 1200)]);
  assert.equal(seatedAtTables([table], beside)[1]?.seated, 'behind');
  const alone = company([actorWho('stand')]);
  assert.deepEqual(seatedAtTables([table], alone), alone.actors);
});

it('has a wheelchair for a chair, and a baby on the floor', () => {
  const wheeled = company([actorWho('eat')], heroOf({ wheelchair: true }));
  assert.deepEqual(seatedAtTables([table], wheeled), wheeled.actors);
  assert.deepEqual(tableBefore(table, wheeled)?.chairs, []);
  const small = company([actorWho('eat')], heroOf({ age: 0.7 }));
  assert.ok(isOfBaby(table, small));
  assert.deepEqual(seatedAtTables([table], small), small.actors);
});

it('has what two play at between them, and what lies on the table of one beside the hands', () => {
  const dishes = pictureOf('chessboard');
  assert.ok(dishes);
  const middleOf = (action: 'craft' | 'eat'): number => {
    const at = company([actorWho(action), actorWho(action, 'sister', 1200)]);
    const actors = seatedAtTables([table], at);
    const board = tableBefore(table, { ...at, actors })?.table;
    assert.ok(board, action);
    const stage = { ...at, actors, pictures: { chessboard: dishes }, mark: { x: 960, y: 900 }, horizon: 600 };
    const [laid] = standingProps(
      [{ picture: 'chessboard', how: 'table' }],
      { ...stage, indoor: true, set: 'living', laysTable: 'table' },
      board,
    );
    assert.ok(laid);
    return (laid.x - board.x) / board.size;
  };
  assert.ok(Math.abs(middleOf('craft')) < 0.05);
  assert.ok(middleOf('eat') > 0.15);
});
