import { frameSize } from '@milestoon/drawing';
import { type Camera, uprightWidth } from '@milestoon/stage';
import { actorAt } from '../acting/acting.ts';
import type { Film } from '../film.ts';
import { heroBoxes, type HeroShot } from './hero-shot.ts';

/** `titled`: close, with room for the title above the head. */
export type UprightSize = 'titled' | 'close' | 'medium';

/** Shares of the upright picture: the width a face takes, and where its middle stands, from the top. */
const faces = { titled: { width: 0.44, line: 0.63 }, close: { width: 0.52, line: 0.52 } } as const;
/** The height a figure takes, and where its feet stand. */
const bodyShare = 0.56;
const groundLine = 0.86;
/** Room beside two figures, stage pixels. */
const beside = 370;
/** Somebody this near, stage pixels, belongs into the picture too. */
const near = 300;
const closest = 2.6;
/** How far the sets reach beyond the wide picture, stage pixels. */
const sideMargin = 220;

/**
 * An upright camera that keeps the child in its picture: redrawn from the stage, not cut from the wide
 * one. `push` enlarges.
 */
export function uprightCamera(
  film: Film,
  scene: HeroShot,
  frame: number,
  size: UprightSize,
  push: number,
): Camera {
  const { face, body } = heroBoxes(film, scene, frame);
  const { x } = actorAt(scene.hero, frame);
  const company = size === 'medium' ? companionOf(scene, frame) : 0;
  const width = Math.max(body[2], Math.abs(company) + beside);
  const natural =
    size !== 'medium'
      ? (uprightWidth * faces[size].width) / face[2]
      : Math.min((frameSize.height * bodyShare) / body[3], (uprightWidth * 0.94) / width);
  const zoom = Math.min(closest, Math.max(1.02, natural)) * push;
  const ground = body[1] + body[3];
  const lineOf = (stageY: number, share: number): number =>
    stageY - (frameSize.height * (share - 0.5)) / zoom;
  const centre =
    size === 'medium' ? lineOf(ground, groundLine) : lineOf(face[1] + face[3] / 2, faces[size].line);
  const limitX = frameSize.width / 2 + sideMargin - uprightWidth / 2 / zoom;
  const limitY = (frameSize.height / 2) * (1 - 1 / zoom);
  const bound = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));
  return {
    x: bound(x + company / 2 - frameSize.width / 2, limitX),
    y: bound(centre - frameSize.height / 2, limitY),
    zoom,
  };
}

/** How far away the nearest companion stands, stage pixels to the right; 0 where nobody is near. */
function companionOf({ shot, hero }: HeroShot, frame: number): number {
  const here = actorAt(hero, frame).x;
  const distances = shot.actors
    .filter((actor) => actor !== hero)
    .map((actor) => actorAt(actor, frame).x - here)
    .filter((distance) => Math.abs(distance) <= near);
  return distances.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}
