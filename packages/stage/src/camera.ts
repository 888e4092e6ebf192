import { type Box, frameSize, mapBox, type Matrix } from '@milestoon/drawing';

/**
 * Where the camera stands, in stage pixels off the centre of the set, and how close it is.
 * A layer moves by its parallax times x; its scale grows with parallax too, which makes a zoom a dolly.
 */
export interface Camera {
  x: number;
  y: number;
  /** 1 wide, 1.7 medium, 3 close. */
  zoom: number;
}

/** How much a layer grows at a zoom. */
export const layerScale = (parallax: number, zoom: number): number =>
  zoom ** (0.45 + 0.55 * Math.min(1.25, parallax));

/**
 * Stage → screen for a layer. Behind the foreground all layers keep `horizon` on one screen line whatever
 * the zoom, else the ground would swallow fence and trees.
 */
export function layerMatrix(parallax: number, camera: Camera, horizon: number): Matrix {
  const { width, height } = frameSize;
  const scale = layerScale(parallax, camera.zoom);
  const x = width / 2 - scale * (width / 2 + camera.x * parallax);
  if (parallax > 1.2) return [scale, 0, 0, scale, x, height / 2 - scale * (height / 2 + camera.y * parallax)];
  const line = height / 2 + camera.zoom * (horizon - height / 2 - camera.y);
  return [scale, 0, 0, scale, x, line - scale * horizon];
}

/** Where a box among the cast is on the screen. */
export const stageToScreen = (set: { horizon: number }, camera: Camera, box: Box): Box =>
  mapBox(layerMatrix(1, camera, set.horizon), box);
