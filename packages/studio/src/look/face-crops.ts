import type { FaceFrame } from './face-frame.ts';
import { cropSide } from './face-models.ts';
import type { Pixels } from './pixels.ts';

/** A square of the upright face. */
export interface CropPlace {
  /** Side in face widths. */
  side: number;
  /** How far below the eyes its middle lies, in face widths. */
  below: number;
}

/**
 * What the read-outs look at besides the whole face: the eyes with forehead, the hair above them, the face with
 * what is close to it, and the head with all its hair.
 */
export const cropPlaces = {
  eyes: { side: 1.1, below: 0.02 },
  crown: { side: 1.8, below: -0.45 },
  near: { side: 1.7, below: 0.2 },
  head: { side: 2.9, below: 0.25 },
} as const satisfies Record<string, CropPlace>;

/** What lies outside the photo. */
const outside = 127;

/** Cuts a square of the upright face for a network, bilinear; red, green and blue, 0…255. */
export function cropOf(pixels: Pixels, frame: FaceFrame, { side, below }: CropPlace): Float32Array {
  const crop = new Float32Array(cropSide * cropSide * 3).fill(outside);
  const step = (side * frame.faceWidth) / cropSide;
  // A large face has several pixels to a step: their mean, or fine hair turns into noise.
  const taps = Math.max(1, Math.min(3, Math.round(step)));
  const sum = new Float64Array(3);
  for (let row = 0; row < cropSide; row++) {
    for (let column = 0; column < cropSide; column++) {
      const at = (row * cropSide + column) * 3;
      let count = 0;
      sum.fill(0);
      for (let tap = 0; tap < taps * taps; tap++) {
        const right = column + ((tap % taps) + 0.5) / taps - cropSide / 2;
        const down = row + (Math.floor(tap / taps) + 0.5) / taps - cropSide / 2;
        const [x, y] = frame.toPhoto(frame.midU + right * step, below * frame.faceWidth + down * step);
        if (addColor(pixels, x, y, sum)) count++;
      }
      if (count > 0) for (let c = 0; c < 3; c++) crop[at + c] = (sum[c] ?? 0) / count;
    }
  }
  return crop;
}

/** Adds the colour between four pixels; false outside the photo. */
function addColor({ width, height, data }: Pixels, x: number, y: number, sum: Float64Array): boolean {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return false;
  const toRight = x - left;
  const toBottom = y - top;
  for (let c = 0; c < 3; c++) {
    const at = (top * width + left) * 3 + c;
    const upper = (data[at] ?? 0) * (1 - toRight) + (data[at + 3] ?? 0) * toRight;
    const under = at + 3 * width;
    const lower = (data[under] ?? 0) * (1 - toRight) + (data[under + 3] ?? 0) * toRight;
    sum[c] = (sum[c] ?? 0) + upper * (1 - toBottom) + lower * toBottom;
  }
  return true;
}

/** Means over a grid of `cells` × `cells` parts of a layer of `side` × `side` places. */
export function pooled(layer: Float32Array, side: number, cells: number): Float32Array {
  const channels = layer.length / (side * side);
  const means = new Float32Array(cells * cells * channels);
  const counts = new Float32Array(cells * cells);
  const part = (place: number): number => Math.min(cells - 1, Math.floor((place * cells) / side));
  for (let place = 0; place < side * side; place++) {
    const cell = part(Math.floor(place / side)) * cells + part(place % side);
    counts[cell] = (counts[cell] ?? 0) + 1;
    for (let channel = 0; channel < channels; channel++) {
      const at = cell * channels + channel;
      means[at] = (means[at] ?? 0) + (layer[place * channels + channel] ?? 0);
    }
  }
  return means.map((sum, at) => sum / (counts[Math.floor(at / channels)] ?? 1));
}
