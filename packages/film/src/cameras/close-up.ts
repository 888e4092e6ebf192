/** A picture of a thing: where it is seen, from how near, and how it is drawn. */
import { type Character, drawListener, drawThing, type ListenerName } from '@milestoon/cast';
import { type DrawOp, frameSize } from '@milestoon/drawing';
import { type Camera, type CastLight, gradeCast, type SetName } from '@milestoon/stage';
import type { CloseUp, Film, SetChoice, StoryShot } from '../film.ts';

/** Screen pixels of a head, and where the middle of the thing is. */
const headSize = 560;
const middle = [frameSize.width / 2, 470] as const;
/** What the thing stands on is there in the picture, in heads below its middle; screen pixels. */
const standsOn = middle[1] + 0.5 * headSize;
const zoom = 2.3;

/** The listener's own place: it is never that of the story. */
const places: Record<ListenerName, SetName> = {
  cookie: 'kitchen',
  teddy: 'bedroom',
  snail: 'garden',
  owl: 'forest',
  sock: 'living',
  goldfish: 'living',
  penguin: 'stage',
  mouse: 'living',
  hat: 'living',
  tissues: 'living',
  parrot: 'living',
  hiccups: 'kitchen',
};

export const placeOfCloseUp = (closeUp: CloseUp, here: SetChoice): SetChoice =>
  closeUp.kind === 'thing'
    ? here
    : { name: places[closeUp.name], time: 'day', weather: 'clear', seed: here.seed };

/** Low, with the ground or floor of the place where the thing stands. */
export function cameraOnThing(mark: { x: number; y: number }): Camera {
  const centre = mark.y - (standsOn - frameSize.height / 2) / zoom;
  const limit = (frameSize.height / 2) * (1 - 1 / zoom);
  return {
    x: mark.x - frameSize.width / 2 - 120,
    y: Math.max(-limit, Math.min(limit, centre - frameSize.height / 2)),
    zoom,
  };
}

/** The thing at a frame of the film, screen pixels; drawn on twos like everybody. */
export function closeUpOps(
  film: Pick<Film, 'characters'>,
  { closeUp, from }: Pick<StoryShot, 'closeUp' | 'from'>,
  frame: number,
  light: CastLight,
): DrawOp[] {
  const hero: Character | undefined = film.characters.hero;
  if (!closeUp || !hero) return [];
  const ops =
    closeUp.kind === 'thing'
      ? drawThing(hero, closeUp.name, frame - from)
      : drawListener(hero, closeUp.name, closeUp.moment, frame - from);
  return [
    {
      kind: 'group',
      name: `close-up:${closeUp.name}`,
      matrix: [headSize, 0, 0, headSize, ...middle],
      ops: gradeCast(ops, light),
    },
  ];
}
