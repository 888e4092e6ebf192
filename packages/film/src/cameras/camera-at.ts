import { easing, frameSize, lerp, type Matrix } from '@milestoon/drawing';
import { type Camera } from '@milestoon/stage';
import type { StoryShot } from '../film.ts';

/** A camera that neither moves nor grows. */
export const isStill = (shot: StoryShot): boolean => {
  const { from, to } = shot.camera;
  return from.x === to.x && from.y === to.y && from.zoom === to.zoom;
};

/** A pan or tilt shows depth by moving the layers apart; for a small push one picture is enlarged. */
export const isPan = ({ camera: { from, to } }: StoryShot): boolean =>
  from.zoom === to.zoom && (from.x !== to.x || from.y !== to.y);

/** What of a push is composed: all that it ever shows. */
export const widestOf = ({ camera: { from, to } }: StoryShot): Camera => (from.zoom <= to.zoom ? from : to);

/** The composition of one camera as a closer one sees it. The set keeps its raster, figures stay sharp. */
export function pushOf(standing: Camera, camera: Camera): Matrix {
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
