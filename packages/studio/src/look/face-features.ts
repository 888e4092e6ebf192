import { distance, type FaceFrame, insideOutline, landmarks, outlines } from './face-frame.ts';
import { cellsWhere, type FaceRaster, rasterOutline } from './face-raster.ts';
import { colorAt, isInside, type Pixels } from './pixels.ts';
import { median, shareBetween } from './statistics.ts';

/** Proportions of the face, each 0…1 with 0.5 for an average child. */
export interface FaceFeatures {
  faceWidth: number;
  jaw: number;
  lips: number;
  nose: number;
  brows: number;
  lashes: number;
}

const upperLids = [159, 158, 160, 386, 385, 387];

/** What portraits show, from the least to the most, is spread over 0…1 with the median near 0.5. */
export function faceFeatures(
  pixels: Pixels,
  raster: FaceRaster,
  frame: FaceFrame,
  skinLightness: number,
): FaceFeatures {
  const span = (from: number, to: number): number => distance(frame.at(from), frame.at(to));
  const lipHeight =
    span(landmarks.upperLipTop, landmarks.upperLipInner) +
    span(landmarks.lowerLipInner, landmarks.lowerLipBottom);
  const darkness = (lightness: number): number => (skinLightness - lightness) / Math.max(20, skinLightness);
  return {
    faceWidth: shareBetween(frame.faceWidth / frame.faceHeight, 0.78, 1.0),
    jaw: shareBetween(span(landmarks.rightJaw, landmarks.leftJaw) / frame.faceWidth, 0.72, 0.86),
    lips: shareBetween(lipHeight / frame.faceHeight, 0.06, 0.14),
    nose: shareBetween(span(landmarks.rightNostril, landmarks.leftNostril) / frame.faceWidth, 0.25, 0.35),
    brows: shareBetween(darkness(browLightness(raster, frame)), 0.05, 0.8),
    lashes: 0.4 + 0.2 * shareBetween(darkness(lidLightness(pixels, frame)), 0.2, 0.8),
  };
}

function browLightness(raster: FaceRaster, frame: FaceFrame): number {
  const brows = [outlines.rightBrow, outlines.leftBrow].map((points) => rasterOutline(frame, points));
  const cells = cellsWhere(raster, ({ u, v }) => brows.some((outline) => insideOutline(u, v, outline)));
  return median(cells.map((cell) => cell.color[0]));
}

function lidLightness(pixels: Pixels, frame: FaceFrame): number {
  const points = upperLids.map((lid) => frame.inPhoto(lid)).filter(([x, y]) => isInside(pixels, x, y));
  return median(points.map(([x, y]) => colorAt(pixels, x, y)[0]));
}
