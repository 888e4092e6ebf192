import { assertNever } from '@milestoon/domain';
import { type Box, type DrawList, frameSize, type LayerOp, opBounds } from '@milestoon/drawing';
import { buildSet, captionPlate, transition, transitionFrames, whipFrames, whipPan } from '@milestoon/stage';
import { onTwos } from './acting/acting.ts';
import { captionAt } from './captions.ts';
import { foregroundOps } from './cameras/foreground.ts';
import type { Film, Shot } from './film.ts';
import { isPan } from './cameras/camera-at.ts';
import { drawCard } from './draw-card.ts';
import { drawStory, type Picture } from './draw-story.ts';

/**
 * What film frame `n` looks like. Pure and random-access: the same film and frame give the same list,
 * in the browser and on the server. Throws a RangeError outside 0 … frames − 1.
 */
export function frame(film: Film, n: number): DrawList {
  const index = shotIndexAt(film, n);
  const shot = film.shots[index] as Shot;
  const picture = drawShot(film, shot, n);
  const before = film.shots[index - 1];
  const mixed = before && isMixing(film, shot, n) ? mix(film, before, shot, n, picture.list) : picture.list;
  const words = wordsAt(film, n);
  if (!words) return mixed;
  return [
    ...mixed,
    ...captionPlate({ style: film.style, words, avoid: picture.faces, ...besideOf(film, shot) }),
  ];
}

/** The faces in a picture of the story: screen boxes. None on a card. Throws a RangeError outside the film. */
export const facesIn = (film: Film, n: number): Box[] => drawShot(film, shotAt(film, n), n).faces;

/** The caption that is part of the picture, where the film wants that. */
const wordsAt = (film: Film, n: number): ReturnType<typeof captionAt> =>
  film.wordsInPicture ? captionAt(film, n) : null;

/** Over a shoulder, captions leave the shoulder free. It sways with the breath; the caption does not. */
function besideOf(film: Film, shot: Shot): { beside?: Box } {
  if (shot.kind !== 'story' || !shot.foreground) return {};
  const { light } = buildSet({ ...shot.set, style: film.style });
  const [op] = foregroundOps(film, shot, shot.from, light);
  const beside = op && opBounds(op);
  return beside ? { beside } : {};
}

/** How long the shot before is still seen, frames. */
const mixingFrames = (film: Film, shot: Shot): number =>
  shot.transition
    ? transitionFrames(film.style, shot.change)
    : shot.kind === 'story' && shot.whip
      ? whipFrames
      : 0;

const isMixing = (film: Film, shot: Shot, n: number): boolean => n - shot.from < mixingFrames(film, shot);

/** The way from one shot to the next. */
function mix(film: Film, before: Shot, shot: Shot, n: number, to: DrawList): DrawList {
  const t = (n - shot.from + 1) / (mixingFrames(film, shot) + 1);
  const from = frozen(film, before, before.to - 1);
  if (shot.kind !== 'story' || !shot.whip) {
    const { change } = shot;
    return transition({ style: film.style, from: [from], to, t, ...(change ? { change } : {}) });
  }
  // As it will look when the camera comes to rest.
  const landing = frozen(film, shot, Math.min(shot.to - 1, shot.from + whipFrames));
  return whipPan({ from, to: landing, t, direction: shot.whip });
}

/** One picture of a shot, as one part that painters keep while it gives way to the next, or comes. */
function frozen(film: Film, shot: Shot, n: number): LayerOp {
  const box: Box = [0, 0, frameSize.width, frameSize.height];
  return {
    kind: 'layer',
    key: `frozen ${film.seed}|${film.title}|${n}`,
    box,
    ops: drawShot(film, shot, n).list,
  };
}

/**
 * Equal keys of neighbouring frames mean equal pictures, so that a painter may keep the last one:
 * a shot without a pan changes only every second frame.
 */
export function frameKey(film: Film, n: number): string {
  const index = shotIndexAt(film, n);
  const shot = film.shots[index] as Shot;
  const moving = shot.kind === 'story' && (isPan(shot) || shot.photo?.treatment === 'dissolve');
  const drawing = isMixing(film, shot, n) || moving ? n : onTwos(n, shot.from);
  const words = wordsAt(film, n);
  return `${index}:${drawing}:${words ? words.map((word) => `${word.text}/${word.state}`).join(' ') : ''}`;
}

/** The shot that is seen at a frame. Throws a RangeError outside the film. */
export const shotAt = (film: Film, n: number): Shot => film.shots[shotIndexAt(film, n)] as Shot;

function shotIndexAt(film: Film, n: number): number {
  const index = film.shots.findIndex((shot) => shot.from <= n && n < shot.to);
  if (index < 0) throw new RangeError(`frame ${n} is outside the film of ${film.frames} frames`);
  return index;
}

function drawShot(film: Film, shot: Shot, n: number): Picture {
  switch (shot.kind) {
    case 'title':
    case 'end':
      return { list: drawCard(film, shot, n), faces: [] };
    case 'story':
      return drawStory(film, shot, n);
    default:
      return assertNever(shot);
  }
}
