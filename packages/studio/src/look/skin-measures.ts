import { type FaceFrame, insideOutline, landmarks, outlines } from './face-frame.ts';
import { type Cell, cellsWhere, type FaceRaster, rasterOutline } from './face-raster.ts';
import type { Lab } from './lab-color.ts';
import { clusterColors, lightnessBand, median, medianLab, quantile } from './statistics.ts';

/** What the lower face tells of the skin. */
export interface SkinMeasures {
  /** Middle colour of the cheeks, in the brighter half: hue and chroma are good here. */
  color: Lab;
  /** Median lightness of the whole lower face: steadier than any single spot. */
  lightness: number;
  /** Lightness from the 15th to the 85th percentile: over 35 in hard light. */
  spread: number;
  /** How much redder (a of CIELAB) lips are than cheeks: 10 and more on light skin, near 0 on dark. */
  lipRedness: number;
  /** Every colour that skin takes on this face in this light. */
  shades: Lab[];
}

export function skinMeasures(raster: FaceRaster, frame: FaceFrame): SkinMeasures {
  const lowerFace = lowerFaceCells(raster, frame);
  const aboveMouth = lowerFace.filter((cell) => cell.v < frame.at(landmarks.noseBase)[1]);
  const colors = aboveMouth.map((cell) => cell.color);
  const lipOutline = rasterOutline(frame, outlines.lips);
  const lips = cellsWhere(raster, ({ u, v }) => insideOutline(u, v, lipOutline));
  const color = medianLab(lightnessBand(colors, 0.45, 0.9));
  const lightness = colors.map((shade) => shade[0]);
  return {
    color,
    lightness: median(lowerFace.map((cell) => cell.color[0])),
    spread: quantile(lightness, 0.85) - quantile(lightness, 0.15),
    shades: skinShades(lowerFace, color),
    lipRedness: medianLab(lips.map((cell) => cell.color))[1] - color[1],
  };
}

/** Below the eyes, above the chin; lips, eyes and the edges of the face left out. */
function lowerFaceCells(raster: FaceRaster, frame: FaceFrame): Cell[] {
  const features = [outlines.lips, outlines.leftEye, outlines.rightEye].map((points) =>
    rasterOutline(frame, points),
  );
  return cellsWhere(
    raster,
    ({ face, u, v }) =>
      face &&
      v > 0.06 * frame.faceHeight &&
      v < 0.9 * frame.chinV &&
      Math.abs(u) < 0.42 * frame.faceWidth &&
      !features.some((outline) => insideOutline(u, v, outline)),
  );
}

function skinShades(cells: readonly Cell[], color: Lab): Lab[] {
  const shades = clusterColors(
    cells.map((cell) => cell.color),
    6,
  )
    .filter(({ share, center }) => share > 0.05 && Math.abs(center[0] - color[0]) < 30)
    .filter(({ center }) => Math.hypot(center[1] - color[1], center[2] - color[2]) < 18)
    .map(({ center }) => center);
  return shades.length > 0 ? shades : [color];
}
