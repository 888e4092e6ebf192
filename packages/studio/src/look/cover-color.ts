import type { FaceFrame } from './face-frame.ts';
import { cellsWhere, type FaceRaster } from './face-raster.ts';
import type { Guess } from './guess.ts';
import { hexOf, type Lab } from './lab-color.ts';
import { clusterColors } from './statistics.ts';

/** Above the face and within its width, in face heights and widths; on the person for sure. */
const place = { above: 0.2, beside: 0.4, person: 0.7 } as const;
const leastCells = 80;
/** Cloth in shadow is drawn lighter, or no fold would be seen; lightness in CIELAB. */
const drawn = { darkest: 26, lightest: 90 } as const;

/** The colour of most of what is on the head, as #rrggbb; 'any' where the photo shows too little of it. */
export function coverColor(raster: FaceRaster, frame: FaceFrame): Guess<string> {
  const cells = cellsWhere(
    raster,
    ({ person, face, u, v }) =>
      person > place.person &&
      !face &&
      v < frame.topV - place.above * frame.faceHeight &&
      Math.abs(u) < place.beside * frame.faceWidth,
  );
  const [most] = clusterColors(
    cells.map(({ color }) => color),
    3,
  ).sort((p, q) => q.share - p.share);
  if (!most || cells.length < leastCells) return { value: 'any', confidence: 0 };
  const [lightness, a, b] = most.center;
  const cloth: Lab = [Math.max(drawn.darkest, Math.min(drawn.lightest, lightness)), a, b];
  return { value: hexOf(cloth), confidence: most.share };
}
