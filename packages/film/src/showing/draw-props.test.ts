import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawOp } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { newFilm } from '../testing/index.ts';
import type { StoryShot } from '../film.ts';
import { drawProps } from './draw-props.ts';

/** Marks of a picture: fills, strokes, and every dot of a raster by itself. */
function marks(ops: readonly DrawOp[]): number {
  let count = 0;
  for (const op of ops)
    if (op.kind === 'dots') count += op.dots.length;
    else if ('ops' in op) count += marks(op.ops);
    else count++;
  return count;
}

for (const style of animationStyleKeys)
  test(`a house that stands there is drawn with a head's lines and dots, not with a pixel's, in ${style}`, () => {
    const film = newFilm(
      writeScreenplay({
        style,
        childName: 'Mia',
        childAge: 5,
        episodeNumber: 1,
        photos: 0,
        seed: 3,
        title: 'Ducks at the lake',
        description: 'Today Mia fed the ducks at the lake. One duck followed us home!',
      }),
    );
    const shots = film.shots.filter(
      (shot): shot is StoryShot =>
        shot.kind === 'story' &&
        shot.focus !== 'close' &&
        (shot.props ?? []).some(({ how, pictures }) => how === 'ground' && pictures.length > 0),
    );
    assert.ok(shots.length > 0, 'something stands there');
    for (const shot of shots) {
      const { behind, over } = drawProps(film, shot, shot.from, []);
      const count = marks([...behind, ...over]);
      assert.ok(count > 5 && count < 5_000, `${count} marks`);
    }
  });
