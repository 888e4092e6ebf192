import type { FaceFrame } from './face-frame.ts';
import { cellsWhere, type FaceRaster } from './face-raster.ts';
import type { Guess } from './guess.ts';
import { hexOf, type Lab, labDistance } from './lab-color.ts';

/** Above the face and within its width, in face heights and widths; on the person for sure. */
const place = { above: 0.2, beside: 0.4, person: 0.7 } as const;
const leastCells = 80;
/** Shares of all cells by lightness: brims, bands and folds lie in shadow, seams and what lies behind shine. */
const inPlainLight = { from: 0.5, to: 0.75 } as const;
/** Cells that differ less from it have its colour, if in shadow (CIELAB). */
const alike = 25;
/** Cloth in shadow is drawn lighter, or no fold would be seen; lightness in CIELAB. */
const drawn = { darkest: 26, lightest: 90 } as const;

/** The colour of what is on the head where light falls on it, as #rrggbb; 'any' where the photo shows too little of it. */
export function coverColor(raster: FaceRaster, frame: FaceFrame): Guess<string> {
  const colors = cellsWhere(
    raster,
    ({ person, face, u, v }) =>
      person > place.person &&
      !face &&
      v < frame.topV - place.above * frame.faceHeight &&
      Math.abs(u) < place.beside * frame.faceWidth,
  ).map(({ color }) => color);
  if (colors.length < leastCells) return { value: 'any', confidence: 0 };
  const lit = colors
    .sort((p, q) => p[0] - q[0])
    .slice(Math.floor(inPlainLight.from * colors.length), Math.ceil(inPlainLight.to * colors.length));
  const mean = (axis: 0 | 1 | 2): number => lit.reduce((sum, color) => sum + color[axis], 0) / lit.length;
  const cloth: Lab = [mean(0), mean(1), mean(2)];
  const share = colors.filter((color) => labDistance(color, cloth) < alike).length / colors.length;
  const [lightness, a, b] = cloth;
  return {
    value: hexOf([Math.max(drawn.darkest, Math.min(drawn.lightest, lightness)), a, b]),
    confidence: share,
  };
}
