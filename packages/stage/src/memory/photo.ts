import type { Box, DrawOp, Matrix } from '@milestoon/drawing';

/** A parent's photo as the painter knows it. Sizes in its own pixels. */
export interface StagePhoto {
  asset: string;
  width: number;
  height: number;
  /** The child's face: x, y, width, height as fractions of the photo. */
  faceBox?: Box;
}

/** The largest box of the photo's proportions inside `limit`, in its middle. */
export function contain(photo: StagePhoto, [x, y, width, height]: Box): Box {
  const scale = Math.min(width / photo.width, height / photo.height);
  const [w, h] = [photo.width * scale, photo.height * scale];
  return [x + (width - w) / 2, y + (height - h) / 2, w, h];
}

/** The smallest box of the photo's proportions that fills `frame`. */
export function cover(photo: StagePhoto, [x, y, width, height]: Box): Box {
  const scale = Math.max(width / photo.width, height / photo.height);
  const [w, h] = [photo.width * scale, photo.height * scale];
  return [x + (width - w) / 2, y + (height - h) / 2, w, h];
}

/** Where the face is once the photo fills `target`. Unknown faces are looked for in the upper middle. */
export function faceIn(photo: StagePhoto, [x, y, width, height]: Box): Box {
  const [fx, fy, fw, fh] = photo.faceBox ?? [0.32, 0.16, 0.36, 0.4];
  return [x + fx * width, y + fy * height, fw * width, fh * height];
}

/** Kept by the painter: scaling a photo down well takes longer than a frame has. */
export const photoOp = (photo: StagePhoto, target: Box, matrix?: Matrix): DrawOp => ({
  kind: 'layer',
  key: `photo ${photo.asset} ${target.map((value) => value.toFixed(1)).join(' ')}`,
  box: target,
  ops: [{ kind: 'image', asset: photo.asset, target }],
  ...(matrix ? { matrix } : {}),
});

/** Scales by `scale` and turns by `angle` (radians) around cx, cy. */
export function turnAround(angle: number, cx: number, cy: number, scale = 1): Matrix {
  const c = Math.cos(angle) * scale;
  const s = Math.sin(angle) * scale;
  return [c, s, -s, c, cx - cx * c + cy * s, cy - cx * s - cy * c];
}
