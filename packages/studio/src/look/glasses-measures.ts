import { type FaceFrame, type FramePoint, landmarks } from './face-frame.ts';
import { lightnessAt, type Pixels } from './pixels.ts';

/** Strengths of the thin level lines where a frame of glasses would run, in steps of lightness on light skin. */
export interface GlassesMeasures {
  bridge: number;
  bridgeEdge: number;
  /** Under the right and the left eye. */
  under: [number, number];
  underEdge: [number, number];
  temples: [number, number];
}

interface Patch {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Frames leave a line across the bridge of the nose, one under each eye and one at each temple. */
export function glassesMeasures(pixels: Pixels, frame: FaceFrame, skinLightness: number): GlassesMeasures {
  const dim = Math.max(25, skinLightness) / 60;
  const sampled = (patch: Patch): Float32Array[] => sample(pixels, frame, patch);
  const ridge = (patch: Patch): number => strongestRidge(sampled(patch)) / dim;
  const edge = (patch: Patch): number => strongestEdge(sampled(patch)) / dim;
  const bridge = bridgePatch(frame);
  const under = (lid: number): Patch => underEye(frame, frame.at(lid));
  return {
    bridge: ridge(bridge),
    bridgeEdge: edge(bridge),
    under: [ridge(under(landmarks.rightLowerLid)), ridge(under(landmarks.leftLowerLid))],
    underEdge: [edge(under(landmarks.rightLowerLid)), edge(under(landmarks.leftLowerLid))],
    temples: [
      ridge(temple(frame, landmarks.rightEyeOuter, -1)),
      ridge(temple(frame, landmarks.leftEyeOuter, 1)),
    ],
  };
}

function bridgePatch(frame: FaceFrame): Patch {
  const right = frame.at(landmarks.rightEyeInner)[0];
  const left = frame.at(landmarks.leftEyeInner)[0];
  const middle = (right + left) / 2;
  const half = 0.28 * (left - right);
  return {
    left: middle - half,
    right: middle + half,
    top: 0.7 * frame.at(landmarks.glabella)[1],
    bottom: 0.95 * frame.at(landmarks.noseBridge)[1],
  };
}

const underEye = ({ faceWidth, faceHeight }: FaceFrame, [u, v]: FramePoint): Patch => ({
  left: u - 0.11 * faceWidth,
  right: u + 0.11 * faceWidth,
  top: v + 0.05 * faceHeight,
  bottom: v + 0.27 * faceHeight,
});

function temple(frame: FaceFrame, corner: number, side: -1 | 1): Patch {
  const [u, v] = frame.at(corner);
  const near = u + side * 0.035 * frame.faceWidth;
  const far = u + side * 0.12 * frame.faceWidth;
  return {
    left: Math.min(near, far),
    right: Math.max(near, far),
    top: v - 0.1 * frame.faceHeight,
    bottom: v + 0.08 * frame.faceHeight,
  };
}

const samplesAcrossFace = 200;

/** Lightness on a grid of fixed fineness in the face, whatever the size of the photo. */
function sample(pixels: Pixels, frame: FaceFrame, patch: Patch): Float32Array[] {
  const step = frame.faceWidth / samplesAcrossFace;
  const columns = Math.max(0, Math.round((patch.right - patch.left) / step));
  const rows = Math.max(0, Math.round((patch.bottom - patch.top) / step));
  return Array.from({ length: rows }, (_, row) =>
    Float32Array.from({ length: columns }, (_, column) => {
      const [x, y] = frame.toPhoto(patch.left + column * step, patch.top + row * step);
      return lightnessAt(pixels, x, y);
    }),
  );
}

const rowMean = (row: Float32Array | undefined): number =>
  row && row.length > 0 ? row.reduce((sum, value) => sum + value, 0) / row.length : 0;

/** A whole row darker or brighter than the rows four samples above and below. */
function strongestRidge(grid: readonly Float32Array[]): number {
  const means = grid.map(rowMean);
  let strongest = 0;
  for (let row = 4; row < means.length - 4; row++) {
    const around = ((means[row - 4] ?? 0) + (means[row + 4] ?? 0)) / 2;
    strongest = Math.max(strongest, Math.abs(around - (means[row] ?? 0)));
  }
  return strongest;
}

/** The largest mean step of lightness from one row to the next, column by column. */
function strongestEdge(grid: readonly Float32Array[]): number {
  let strongest = 0;
  for (let row = 2; row < grid.length - 2; row++) {
    const [above2, above, below, below2] = [grid[row - 2], grid[row - 1], grid[row + 1], grid[row + 2]];
    const steps = Float32Array.from(
      below ?? [],
      (value, i) => Math.abs(value + (below2?.[i] ?? 0) - (above?.[i] ?? 0) - (above2?.[i] ?? 0)) / 2,
    );
    strongest = Math.max(strongest, rowMean(steps));
  }
  return strongest;
}
