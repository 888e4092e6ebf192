import { type SkinTone, skinTones } from '@milestoon/look';
import type { FaceFrame } from './face-frame.ts';
import { cellsWhere, type FaceRaster } from './face-raster.ts';
import type { HairRegion } from './hair-region.ts';
import { chromaOf, hexOf, hueOf, type Lab, nearestDistance } from './lab-color.ts';
import type { Guess } from './guess.ts';
import type { SkinMeasures } from './skin-measures.ts';
import { clusterColors } from './statistics.ts';

/** Colours that suit a skin tone, lightest first: taken when the clothes are grey or out of the picture. */
const suiting = [
  '#5b8def',
  '#4fa3a5',
  '#f0803c',
  '#e4574c',
  '#3f9e6b',
  '#2f9c95',
  '#f2b134',
  '#f2a03c',
  '#f7c548',
  '#f4a63a',
];

export const suitingColor = (tone: SkinTone): string => suiting[skinTones.indexOf(tone)] ?? '#f0803c';

/** Green and blue are never skin, hair or their shadows: there less colour is enough. */
const least = { cells: 60, share: 0.1, chroma: 16, coolChroma: 8.5 } as const;

/** The most saturated colour that a good part of the chest wears, as #rrggbb. */
export function clothesColor(
  raster: FaceRaster,
  frame: FaceFrame,
  hair: HairRegion,
  skin: SkinMeasures,
): Guess<string> | null {
  const chest = cellsWhere(raster, (cell) => {
    const onPerson = cell.person > 0.6 && hair.mask[cell.index] === 0;
    return (
      onPerson && cell.v > frame.chinV + 0.35 * frame.faceHeight && Math.abs(cell.u) < 0.6 * frame.faceWidth
    );
  }).map((cell) => cell.color);
  const cloth = chest.filter((color) => nearestDistance(color, skin.shades, 0.8) > 8);
  if (cloth.length < least.cells) return null;
  const colorful = clusterColors(cloth, 5)
    .filter(({ share, center }) => share >= least.share && chromaOf(center) >= leastChroma(center))
    .filter(({ center }) => center[0] > 18 && center[0] < 92 && !isBrown(center))
    .sort((p, q) => weight(q.share, q.center) - weight(p.share, p.center));
  const best = colorful[0];
  return best ? { value: hexOf(bright(best.center)), confidence: Math.min(0.8, 0.4 + best.share) } : null;
}

const leastChroma = (color: Lab): number => {
  const hue = hueOf(color);
  return hue > 110 && hue < 300 ? least.coolChroma : least.chroma;
};

/** Brown and beige on the chest are as often hair or skin as cloth. */
function isBrown(color: Lab): boolean {
  const hue = hueOf(color);
  const chroma = chromaOf(color);
  return hue > 40 && hue < 85 && (chroma < 20 || (color[0] < 58 && chroma < 42));
}

const weight = (share: number, color: Lab): number => share * (chromaOf(color) - 6);

/** Cloth as the eye remembers it: out of the shadow and a little more vivid. */
function bright([lightness, a, b]: Lab): Lab {
  const gain = Math.max(1, Math.min(2.4, 40 / Math.hypot(a, b)));
  return [Math.max(52, Math.min(76, lightness)), a * gain, b * gain];
}
