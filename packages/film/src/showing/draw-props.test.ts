import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawOp } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { pictureOf } from '@milestoon/things/pictures';
import { newFilm } from '../testing/index.ts';
import type { StoryShot } from '../film.ts';
import { drawProps } from './draw-props.ts';
import type { Prop } from './prop.ts';

/** Marks of a picture: fills, strokes, and every dot of a raster by itself. */
const marks = (ops: readonly DrawOp[]): number =>
  ops.reduce((sum, op) => {
    if (op.kind === 'dots') return sum + op.dots.length;
    return sum + ('ops' in op ? marks(op.ops) : 1);
  }, 0);

const house: Prop = {
  how: 'ground',
  pictures: [{ name: 'house' }],
  players: [],
  x: 400,
  y: 870,
  box: [200, 466, 405, 405],
  size: 126,
};

for (const style of animationStyleKeys)
  test(`a house that stands there is drawn with a head's lines and dots, not with a pixel's, in ${style}`, () => {
    const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
    const words = { title: 'A walk', description: 'Mia walked.' };
    const film = newFilm(writeScreenplay({ ...request, ...words, style }));
    const shot = film.shots.find((one): one is StoryShot => one.kind === 'story');
    const picture = pictureOf('house');
    assert.ok(shot && picture);
    const staged: StoryShot = { ...shot, focus: 'deep', props: [house] };
    const { behind } = drawProps({ ...film, pictures: { house: picture } }, staged, shot.from, []);
    const count = marks(behind);
    assert.ok(count > 5 && count < 5_000, `${count} marks`);
  });
