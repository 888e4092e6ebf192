import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawOp } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { pictureOf } from '@milestoon/things/pictures';
import { newFilm } from '../testing/index.ts';
import { drawActors } from '../acting/acting.ts';
import type { StoryShot } from '../film.ts';
import { drawProps } from './draw-props.ts';
import type { Prop } from './prop.ts';

/** Radii of all dots of a raster, pixels. */
const radii = (ops: readonly DrawOp[], scale = 1): number[] =>
  ops.flatMap((op) => {
    if (op.kind === 'dots') return op.dots.map(([, , radius]) => radius * scale);
    return 'ops' in op ? radii(op.ops, op.kind === 'group' ? scale * (op.matrix?.[0] ?? 1) : scale) : [];
  });

const house: Prop = {
  how: 'ground',
  pictures: [{ name: 'house' }],
  players: [],
  x: 400,
  y: 870,
  box: [200, 466, 405, 405],
  size: 126,
};

test("what stands beside people has their raster, not one of a pixel's fineness", () => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const words = { title: 'A walk', description: 'Mia walked.' };
  const film = newFilm(writeScreenplay({ ...request, ...words, style: 'adventure' }));
  const shot = film.shots.find((one): one is StoryShot => one.kind === 'story');
  const picture = pictureOf('house');
  assert.ok(shot && picture);
  const staged: StoryShot = { ...shot, focus: 'deep', props: [house] };
  const { behind } = drawProps({ ...film, pictures: { house: picture } }, staged, shot.from, []);
  const seen = radii(behind);
  assert.ok(seen.length > 0, 'the house is shaded');
  assert.ok(Math.min(...seen) > 0.3, `a dot of ${Math.min(...seen)} pixels`);
});

/** Where a picture's foot is drawn, pixels. */
const feet = (ops: readonly DrawOp[]): { x: number; y: number }[] =>
  ops.flatMap((op) => {
    if (op.kind !== 'group') return [];
    const [, , , , x, y] = op.matrix ?? [];
    return x !== undefined && y !== undefined && op.matrix?.[0] !== 1 ? [{ x, y }] : feet(op.ops);
  });

test('an animal that is a picture comes from the side, leaves to the other, and hops', () => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const words = { title: 'A walk', description: 'Mia walked.' };
  const film = newFilm(writeScreenplay({ ...request, ...words, style: 'anime' }));
  const shot = film.shots.find((one): one is StoryShot => one.kind === 'story');
  const picture = pictureOf('fox');
  assert.ok(shot && picture);
  const at = (move: Prop['move'], frame: number): { x: number; y: number } => {
    const fox: Prop = { ...house, pictures: [{ name: 'fox' }], ...(move ? { move } : {}) };
    const staged: StoryShot = { ...shot, focus: 'deep', props: [fox] };
    const [foot] = feet(drawProps({ ...film, pictures: { fox: picture } }, staged, frame, []).behind);
    assert.ok(foot);
    return foot;
  };
  const [first, last] = [shot.from, shot.to - 1];
  assert.ok(at('come', first).x > house.x + 800);
  assert.deepEqual(at('come', last), at(undefined, last));
  assert.deepEqual(at('leave', first), at(undefined, first));
  assert.ok(at('leave', last).x < house.x - 800);
  assert.ok(at('hop', first + 6).y < house.y - 50);
});

test('a bag is worn on the back, behind whoever wears it, and as large as it is told', () => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const film = newFilm(
    writeScreenplay({ ...request, title: 'A walk', description: 'Mia walked.', style: 'simple' }),
  );
  const shot = film.shots.find((one): one is StoryShot => one.kind === 'story');
  const picture = pictureOf('backpack');
  assert.ok(shot && picture);
  const scene = { ...film, pictures: { backpack: picture } };
  const sizeOf = (size: number): { behind: number; over: number; scale: number } => {
    const bag: Prop = { ...house, how: 'worn', pictures: [{ name: 'backpack' }], of: 'hero', size };
    const staged: StoryShot = { ...shot, focus: 'deep', props: [bag] };
    const { behind, over } = drawProps(
      scene,
      staged,
      shot.from,
      drawActors(scene, staged, shot.from, shot.from),
    );
    const [group] = behind;
    const inner = group?.kind === 'group' ? group.ops[0] : undefined;
    return {
      behind: behind.length,
      over: over.length,
      scale: inner?.kind === 'group' ? (inner.matrix?.[0] ?? 0) : 0,
    };
  };
  const [usual, huge] = [sizeOf(1), sizeOf(1.7)];
  assert.deepEqual([usual.behind, usual.over], [1, 0]);
  assert.ok(Math.abs(huge.scale / usual.scale - 1.7) < 0.01);
});
