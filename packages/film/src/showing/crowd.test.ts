import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import type { Film, StoryShot } from '../film.ts';
import { crowdOps, isAtTable, placesOf } from './crowd.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const drawn = (crowd: NonNullable<StoryShot['crowd']>, name = 'park'): DrawOp[] =>
  crowdOps(
    { seed: 1, style: 'simple', characters: { hero }, pictures: {} } as unknown as Film,
    { from: 0, to: 48, crowd, set: { name }, actors: [] } as unknown as StoryShot,
    0,
    { x: 960, y: 955 },
  );
const partsOf = (ops: readonly DrawOp[]): readonly DrawOp[] => {
  const [group] = ops;
  assert.ok(group?.kind === 'group');
  return group.ops;
};

it('sits relatives who eat behind a table before them, and leaves those who clap standing', () => {
  assert.ok(isAtTable({ kind: 'table', count: 6, action: 'eat' }));
  const [eating, clapping] = [
    partsOf(drawn({ kind: 'table', count: 6, action: 'eat' })),
    partsOf(drawn({ kind: 'table', count: 6, action: 'clap' })),
  ];
  assert.deepEqual([eating.length, clapping.length], [7, 6]);
  assert.equal(eating.at(-1)?.kind, 'group');
});

it('has other people in the street than in the family of the same film', () => {
  const boxes = (kind: 'table' | 'passers') =>
    partsOf(drawn({ kind, count: 5 })).map((op) => (op.kind === 'layer' ? op.box[3] : 0));
  assert.notDeepEqual(boxes('table'), boxes('passers'));
});

it('draws the girls as girls and the dads as men', () => {
  const heights = (of: 'girls' | 'men') =>
    partsOf(drawn({ kind: 'audience', count: 4, of })).map((op) => (op.kind === 'layer' ? op.box[3] : 0));
  assert.ok(Math.max(...heights('girls')) < Math.min(...heights('men')));
});

it('stands nobody behind one of the cast', () => {
  const places = placesOf(6, 960, [960, 1100]);
  assert.equal(places.length, 6);
  for (const x of places) assert.ok([960, 1100].every((cast) => Math.abs(cast - x) >= 165));
});

it('has children among themselves in the yard of a school, and grown-ups too in a park', () => {
  const heights = (name: string) =>
    partsOf(drawn({ kind: 'audience', count: 5, action: 'stand' }, name)).map((op) =>
      op.kind === 'layer' ? Math.round(op.box[3]) : 0,
    );
  const spread = (all: number[]): number => Math.max(...all) - Math.min(...all);
  assert.ok(spread(heights('schoolyard')) < spread(heights('park')) / 2);
});
