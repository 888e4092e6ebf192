import type { FaceFrame } from './face-frame.ts';
import { type Cell, cellsWhere, type FaceRaster } from './face-raster.ts';
import type { HairRegion } from './hair-region.ts';
import { median } from './statistics.ts';

/** How the strands lie. */
export interface HairStrands {
  /** 0…1: how far neighbouring strands run the same way. Straight hair about 0.6, tight curls below 0.35. */
  coherence: number;
  /** Contrast of light and shade from cell to cell, in steps of lightness. */
  contrast: number;
}

interface Gradient {
  across: number;
  down: number;
}

const windowRadius = 3;

/** The structure tensor of lightness over small windows (Bigün and Granlund, 1987). */
export function hairStrands(raster: FaceRaster, frame: FaceFrame, region: HairRegion): HairStrands {
  const gradients = new Map<number, Gradient>();
  const hair = cellsWhere(raster, ({ index, v }) => region.mask[index] === 1 && v < 0.8 * frame.chinV);
  for (const cell of hair) {
    const gradient = gradientAt(raster, region, cell);
    if (gradient) gradients.set(cell.index, gradient);
  }
  const windows = hair.filter((cell) => cell.column % windowRadius === 0 && cell.row % windowRadius === 0);
  const coherences = windows
    .map((cell) => windowCoherence(raster, gradients, cell))
    .filter((c) => c !== null);
  const strengths = [...gradients.values()].map(({ across, down }) => Math.hypot(across, down));
  return { coherence: median(coherences), contrast: median(strengths) };
}

function gradientAt(raster: FaceRaster, region: HairRegion, cell: Cell): Gradient | null {
  const lightness = (column: number, row: number): number | null => {
    const neighbour = raster.at(cell.column + column, cell.row + row);
    return neighbour && region.mask[neighbour.index] === 1 ? neighbour.color[0] : null;
  };
  const [left, right, above, below] = [lightness(-1, 0), lightness(1, 0), lightness(0, -1), lightness(0, 1)];
  if (left === null || right === null || above === null || below === null) return null;
  return { across: (right - left) / 2, down: (below - above) / 2 };
}

function windowCoherence(raster: FaceRaster, gradients: Map<number, Gradient>, center: Cell): number | null {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  let count = 0;
  for (let row = -windowRadius; row <= windowRadius; row++) {
    for (let column = -windowRadius; column <= windowRadius; column++) {
      const cell = raster.at(center.column + column, center.row + row);
      const gradient = cell ? gradients.get(cell.index) : undefined;
      if (!gradient) continue;
      count++;
      xx += gradient.across ** 2;
      yy += gradient.down ** 2;
      xy += gradient.across * gradient.down;
    }
  }
  const size = 2 * windowRadius + 1;
  if (count < 0.7 * size * size || xx + yy === 0) return null;
  return Math.hypot(xx - yy, 2 * xy) / (xx + yy);
}
