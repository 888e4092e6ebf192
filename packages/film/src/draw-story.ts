import { faceZone, isAnimal, widthOf } from '@milestoon/cast';
import { type Box, type DrawList, type DrawOp } from '@milestoon/drawing';
import {
  albumPage,
  buildSet,
  type Camera,
  composeShot,
  gradeCast,
  memoryPrint,
  photoDissolve,
  type StageSet,
  stageToScreen,
  wallPhoto,
} from '@milestoon/stage';
import { drawActors, type Drawn, onTwos } from './acting/acting.ts';
import { closeUpOps } from './cameras/close-up.ts';
import { crowdOps } from './showing/crowd.ts';
import { drawProps } from './showing/draw-props.ts';
import { inhabited } from './showing/residents.ts';
import { foregroundOps } from './cameras/foreground.ts';
import type { Film, FilmPhoto, StoryShot } from './film.ts';
import { cameraAt, isPan, isStill, pushOf, widestOf } from './cameras/camera-at.ts';

/** One picture of a shot, and the faces in it. */
export interface Picture {
  list: DrawList;
  /** Screen boxes that captions leave free. */
  faces: Box[];
}

/** A shot of the story at a frame of the film. */
export function drawStory(film: Film, shot: StoryShot, n: number): Picture {
  const photo = film.photos.find(({ asset }) => asset === shot.photo?.asset);
  const into = n - shot.from;
  const frames = shot.to - shot.from;
  if (photo && shot.photo?.treatment === 'album') {
    const drawing = onTwos(n, shot.from) - shot.from;
    const list = albumPage({
      style: film.style,
      photos: [stagePhoto(photo)],
      caption: film.title,
      frame: drawing,
      frames,
    });
    return { list, faces: [] };
  }
  // A push moves less than a pixel a frame: on twos nobody sees the difference, and half is to be painted.
  const camera = cameraAt(shot, isPan(shot) ? n : onTwos(n, shot.from));
  const standing = isPan(shot) ? camera : widestOf(shot);
  const base = buildSet({ ...shot.set, style: film.style });
  const place =
    photo && shot.photo?.treatment === 'wall' ? wallPhoto({ set: base, photo: stagePhoto(photo) }) : base;
  const set = inhabited(place, film, shot, onTwos(n, shot.from), standing);
  // Whoever is on the way moves with each new drawing; only under a moving camera on every frame.
  const drawn = drawActors(film, shot, n, isPan(shot) ? n : onTwos(n, shot.from));
  const props = drawProps(film, shot, onTwos(n, shot.from), drawn);
  const staged = composeShot({
    set,
    camera: standing,
    cast: [
      ...gradeCast([...crowdOps(film, shot, n, set.mark), ...props.behind], set.light),
      ...drawn.flatMap((actor): DrawOp[] => gradeCast(actor.ops, set.light)),
      ...gradeCast(props.boards, set.light),
      ...drawn.flatMap((actor): DrawOp[] => gradeCast(actor.onTable, set.light)),
      ...gradeCast(props.over, set.light),
    ],
    shadows: [...propShadows(shot), ...drawn.filter(({ carried }) => !carried).map(shadowOf)],
    frame: onTwos(n, shot.from),
    focus: shot.focus,
    still: !isPan(shot),
    foreground: shot.closeUp
      ? closeUpOps(film, shot, onTwos(n, shot.from), set.light)
      : foregroundOps(film, shot, onTwos(n, shot.from), set.light),
    ...(isPan(shot) || isStill(shot) ? {} : { push: pushOf(standing, camera) }),
  });
  const faces = drawn.map((actor) => faceOnScreen(set, camera, actor));
  if (photo && shot.photo?.treatment === 'dissolve' && faces[0]) {
    const list = photoDissolve({
      style: film.style,
      photo: stagePhoto(photo),
      to: staged,
      faceTarget: heroFace(drawn, faces) ?? faces[0],
      frame: into,
      frames,
    });
    return { list, faces };
  }
  if (shot.memory) {
    const list = memoryPrint({
      style: film.style,
      picture: staged,
      ...shot.memory,
      frame: onTwos(n, shot.from) - shot.from,
    });
    return { list, faces: [] };
  }
  return { list: staged, faces };
}

interface GroundShadow {
  x: number;
  y: number;
  width: number;
}

/** On the ground under somebody: whoever lies has it along the whole body, or would float. */
const shadowOf = ({ x, y, size, character, performance: { action } }: Drawn): GroundShadow => ({
  x,
  y,
  width:
    size *
    (isAnimal(character.role)
      ? widthOf(character, 'stand')
      : action === 'lie-down'
        ? widthOf(character, action)
        : 210),
});

/** Nothing that stands floats. */
const propShadows = ({ props = [], focus }: StoryShot): GroundShadow[] =>
  focus === 'close'
    ? []
    : props.flatMap(({ how, stand, raised, flat, move, x, y, box: [, , width] }) => {
        const stands = how === 'ground' || how === 'beside' || (how === 'furniture' && stand === 'table');
        return stands && !raised && !flat && move !== 'fly' && move !== 'stick'
          ? [{ x, y: y + 2, width: Math.max(46, width * 0.95) }]
          : [];
      });

function heroFace(drawn: Drawn[], faces: Box[]): Box | undefined {
  return faces[drawn.findIndex(({ character }) => character.role === 'hero')];
}

const stagePhoto = ({ faceBox, ...photo }: FilmPhoto): Omit<FilmPhoto, 'faceBox'> & { faceBox?: Box } =>
  faceBox ? { ...photo, faceBox } : photo;

function faceOnScreen(set: StageSet, camera: Camera, actor: Drawn): Box {
  const [x, y, width, height] = faceZone(actor.character, actor.performance);
  const k = actor.size;
  return stageToScreen(set, camera, [actor.x + x * k, actor.y + y * k, width * k, height * k]);
}
