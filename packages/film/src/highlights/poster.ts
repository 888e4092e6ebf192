import { faceZone } from '@milestoon/cast';
import { type Box, type DrawList, frameSize, intersect } from '@milestoon/drawing';
import { buildSet, placePosterTitle, posterTitle, stageToScreen, transitionFrames } from '@milestoon/stage';
import { actorAt, performanceOf } from '../acting/acting.ts';
import { cameraAt } from '../cameras/camera-at.ts';
import type { Film, StoryShot } from '../film.ts';
import { printedFrame } from './book-pictures.ts';
import { charmAt, heroShots } from './hero-shot.ts';

/** A frame that a poster can be made of. */
export interface PosterFrame {
  frame: number;
  /** 0…1: how well the child's glad face is seen. */
  score: number;
  /** Everybody's face on the screen, the child's first. */
  faces: Box[];
}

/** A face this high, in parts of the picture, is seen best. */
const bestFace = 0.3;
const every = 4;
const { width, height } = frameSize;
const screen: Box = [0, 0, width, height];

/** The frame whose picture shows the child's smiling face best: no transition, no photo in front, eyes open. */
export function choosePosterFrame(film: Film): PosterFrame | null {
  let best: PosterFrame | null = null;
  for (const candidate of heroShots(film)) {
    const { shot } = candidate;
    // A poster has the child on it, not somebody's back.
    if (shot.foreground) continue;
    const from = shot.from + (shot.transition ? transitionFrames(film.style, shot.change) : 2);
    for (let n = from; n < shot.to - 2; n += every) {
      const charm = charmAt(film, candidate, n);
      if (charm === 0) continue;
      const faces = facesAt(film, shot, n);
      const score = charm * visibility(faces);
      if (score > (best?.score ?? 0)) best = { frame: n, score, faces };
    }
  }
  return best;
}

/** The poster: the best frame without its caption, and the title where it covers no face. */
export function drawPoster(film: Film): DrawList | null {
  const chosen = choosePosterFrame(film);
  if (!chosen) return null;
  return [
    ...printedFrame(film, chosen.frame),
    ...posterTitle({ style: film.style, title: film.title, faces: chosen.faces }),
  ];
}

function facesAt(film: Film, shot: StoryShot, n: number): Box[] {
  const set = buildSet({ ...shot.set, style: film.style });
  const camera = cameraAt(shot, n);
  return [...shot.actors]
    .sort((a, b) => Number(b.member === 'hero') - Number(a.member === 'hero'))
    .flatMap((actor) => {
      const character = film.characters[actor.member];
      if (!character) return [];
      const [x, y, w, h] = faceZone(character, performanceOf(shot, actor, n));
      const place = actorAt(actor, n);
      const { size } = place;
      return [stageToScreen(set, camera, [place.x + x * size, place.y + y * size, w * size, h * size])];
    });
}

/** 0…1: large enough, inside the picture, not behind the title or somebody else's head. */
function visibility(faces: readonly Box[]): number {
  const [hero, ...others] = faces;
  if (!hero) return 0;
  const area = hero[2] * hero[3];
  const share = (box: Box): number => {
    const [, , w, h] = intersect(hero, box);
    return (Math.max(0, w) * Math.max(0, h)) / area;
  };
  if (share(screen) < 0.999) return 0;
  const size = hero[3] / height / bestFace;
  const free = 1 - Math.min(1, others.reduce((sum, other) => sum + share(other), 0) * 2);
  const titled = 1 - Math.min(1, (placePosterTitle(faces).covered / area) * 2);
  return Math.min(size, 1 / size) * free * titled;
}
