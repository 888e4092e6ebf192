import { assertNever, episodeLine } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { faceZone, isAnimal, perform, widthOf } from '@milestoon/cast';
import {
  type Box,
  type DrawList,
  type DrawOp,
  easing,
  frameSize,
  type LayerOp,
  lerp,
  type Matrix,
  opBounds,
} from '@milestoon/drawing';
import { framedIn } from '@milestoon/story/screenplay';
import {
  albumPage,
  buildSet,
  type Camera,
  captionPlate,
  composeShot,
  endCard,
  gradeCast,
  memoryPrint,
  photoDissolve,
  type StageSet,
  stageToScreen,
  titleCard,
  transition,
  transitionFrames,
  wallPhoto,
  whipFrames,
  whipPan,
} from '@milestoon/stage';
import { drawActors, type Drawn, onTwos } from './acting/acting.ts';
import { captionAt } from './captions.ts';
import { closeUpOps } from './cameras/close-up.ts';
import { crowdOps } from './showing/crowd.ts';
import { drawProps } from './showing/draw-props.ts';
import { foregroundOps } from './cameras/foreground.ts';
import type { CardShot, Film, FilmPhoto, Shot, StoryShot } from './film.ts';

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

interface Picture {
  list: DrawList;
  /** Screen boxes that captions leave free. */
  faces: Box[];
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

function drawCard(film: Film, shot: CardShot, n: number): DrawList {
  const set = buildSet({ ...shot.set, style: film.style });
  const at = onTwos(n, shot.from);
  const hero = film.characters.hero;
  const drawn = hero
    ? gradeCast(
        perform(hero, {
          action: shot.kind === 'title' ? 'wave' : 'cheer',
          actionFrame: Math.max(0, at - shot.from - 18),
          frame: at,
          emotion: 'happy',
          facing: 'left',
        }),
        set.light,
      )
    : [];
  const timing = { style: film.style, frame: at - shot.from, frames: shot.to - shot.from, hero: drawn, set };
  const language = framedIn(film.language);
  const words = filmWords[language];
  const starring = words.starring(film.childName, film.family);
  return shot.kind === 'title'
    ? titleCard({
        ...timing,
        title: film.title,
        episodeLine: episodeLine(film.episodeNumber, language),
        starring,
      })
    : endCard({
        ...timing,
        line: words.theEnd,
        credit: starring,
        ...(film.toldBy ? { told: words.toldBy(film.toldBy) } : {}),
      });
}

function drawStory(film: Film, shot: StoryShot, n: number): Picture {
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
  const set =
    photo && shot.photo?.treatment === 'wall' ? wallPhoto({ set: base, photo: stagePhoto(photo) }) : base;
  // Whoever is on the way moves with each new drawing; only under a moving camera on every frame.
  const drawn = drawActors(film, shot, n, isPan(shot) ? n : onTwos(n, shot.from));
  const props = drawProps(film, shot, onTwos(n, shot.from), drawn);
  const staged = composeShot({
    set,
    camera: standing,
    cast: [
      ...gradeCast([...crowdOps(film, shot, n, set.mark), ...props.behind], set.light),
      ...drawn.flatMap((actor): DrawOp[] => gradeCast(actor.ops, set.light)),
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

/** On the ground under somebody. */
const shadowOf = ({ x, y, size, character }: Drawn): { x: number; y: number; width: number } => ({
  x,
  y,
  width: (isAnimal(character.role) ? widthOf(character, 'stand') : 210) * size,
});

/** Nothing that stands floats. */
const propShadows = ({ props = [], focus }: StoryShot): { x: number; y: number; width: number }[] =>
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

const isStill = (shot: StoryShot): boolean => {
  const { from, to } = shot.camera;
  return from.x === to.x && from.y === to.y && from.zoom === to.zoom;
};

/** A pan or tilt shows depth by moving the layers apart; for a small push one picture is enlarged. */
const isPan = ({ camera: { from, to } }: StoryShot): boolean =>
  from.zoom === to.zoom && (from.x !== to.x || from.y !== to.y);

const widestOf = ({ camera: { from, to } }: StoryShot): Camera => (from.zoom <= to.zoom ? from : to);

/** The composition of one camera as a closer one sees it. The set keeps its raster, figures stay sharp. */
function pushOf(standing: Camera, camera: Camera): Matrix {
  const scale = camera.zoom / standing.zoom;
  const { width, height } = frameSize;
  const x = (width / 2) * (1 - scale) + camera.zoom * (standing.x - camera.x);
  const y = (height / 2) * (1 - scale) + camera.zoom * (standing.y - camera.y);
  return [scale, 0, 0, scale, x, y];
}

/** What the camera of a shot sees at a frame of the film. */
export function cameraAt(shot: StoryShot, n: number): Camera {
  const t = (n - shot.from) / Math.max(1, shot.to - shot.from - 1);
  const eased = shot.follows ? t : easing.soft(t);
  const { from, to } = shot.camera;
  return {
    x: lerp(from.x, to.x, eased),
    y: lerp(from.y, to.y, eased),
    zoom: lerp(from.zoom, to.zoom, eased),
  };
}

function faceOnScreen(set: StageSet, camera: Camera, actor: Drawn): Box {
  const [x, y, width, height] = faceZone(actor.character, actor.performance);
  const k = actor.size;
  return stageToScreen(set, camera, [actor.x + x * k, actor.y + y * k, width * k, height * k]);
}
