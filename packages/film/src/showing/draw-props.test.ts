import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawOp } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { pictureOf } from '@milestoon/things/pictures';
import { newFilm } from '../testing/index.ts';
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
