import type { HairFamily } from '@milestoon/look';
import { insideOutline, outlines } from '../face-frame.ts';
import type { FaceMeasures } from '../face-measures.ts';
import { rasterOutline } from '../face-raster.ts';
import type { Pixels } from '../pixels.ts';
import { chanceOf, type Labels } from './labelled-faces.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** Logarithms of hair's light in that of the brighter cheek: medians of the labelled portraits, smoothed. */
const hairInCheek: Record<HairFamily, Channels> = {
  black: [-3.4, -3.1, -2.8],
  'dark-brown': [-3, -2.9, -2.8],
  brown: [-2.4, -2.4, -2.55],
  'light-brown': [-2, -2.1, -2.4],
  blond: [-1.3, -1.25, -1.6],
  red: [-1.2, -1.7, -2.4],
  grey: [-1.4, -1, -0.75],
  white: [-0.7, -0.4, -0.2],
};

/** What hair of each colour is turned into: the rare colours, as far as pixels that dark still have one. */
const others: Record<HairFamily, readonly HairFamily[]> = {
  black: ['dark-brown', 'brown', 'light-brown', 'red', 'grey'],
  'dark-brown': ['brown', 'light-brown', 'red', 'grey', 'blond'],
  brown: ['light-brown', 'blond', 'red', 'grey'],
  'light-brown': ['blond', 'red', 'grey', 'brown'],
  blond: ['light-brown', 'red', 'white'],
  red: ['blond', 'light-brown', 'brown', 'grey'],
  grey: ['white', 'light-brown'],
  white: ['grey', 'blond'],
};

/** The colour that a person's hair has in the recoloured copy; null without hair of a known colour. */
export function otherHair(file: string, { hairColor, headCover }: Labels): HairFamily | null {
  if (!hairColor || headCover) return null;
  const names = others[hairColor];
  return names[Math.floor(chanceOf(file, 'recolored') * names.length)] ?? null;
}

const browShare = 0.6;

/**
 * The same photo with hair of another colour. Rare colours get examples by it, and hair is told apart from
 * what a face says of where somebody's family comes from.
 */
export function recolored(pixels: Pixels, measures: FaceMeasures, from: HairFamily, to: HairFamily): Pixels {
  const factors = hairInCheek[to].map((level, c) => level - (hairInCheek[from][c] ?? 0));
  const shares = hairShares(measures);
  const data = pixels.data.slice();
  forEachPixel(pixels, measures, (at, column, row) => {
    const share = shareAt(shares, measures.raster.columns, column, row);
    for (let c = 0; share > 0.01 && c < 3; c++) {
      const light = linear(data[at + c] ?? 0) * Math.exp(share * (factors[c] ?? 0));
      data[at + c] = encoded(Math.min(1, light));
    }
  });
  return { ...pixels, data };
}

/** Every pixel with its place in the raster of the face. */
function forEachPixel(
  { width, height }: Pixels,
  { frame, raster }: FaceMeasures,
  visit: (at: number, column: number, row: number) => void,
): void {
  const [x0, y0] = frame.toPhoto(frame.midU, 0);
  const [x1, y1] = frame.toPhoto(frame.midU + 1, 0);
  const [cosine, sine] = [x1 - x0, y1 - y0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x - x0) * cosine + (y - y0) * sine;
      const v = (y - y0) * cosine - (x - x0) * sine;
      const column = u / raster.cellSize + raster.columns / 2 - 0.5;
      visit((y * width + x) * 3, column, (v - raster.rowV(0)) / raster.cellSize);
    }
  }
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** For each cell how much of it is hair, brows a little less; the edges are softened. */
function hairShares({ raster, frame, region }: FaceMeasures): Float32Array {
  const brows = [outlines.leftBrow, outlines.rightBrow].map((points) => rasterOutline(frame, points));
  const shares = new Float32Array(raster.columns * raster.rows);
  for (const cell of raster.cells) {
    if (!cell) continue;
    const isBrow = cell.face && brows.some((outline) => insideOutline(cell.u, cell.v, outline));
    shares[cell.index] = isBrow ? browShare : region.mask[cell.index] === 1 && !cell.face ? 1 : 0;
  }
  return shares.map((_, at) => {
    let sum = 0;
    for (const down of [-raster.columns, 0, raster.columns]) {
      for (const right of [-1, 0, 1]) sum += shares[at + down + right] ?? 0;
    }
    return sum / 9;
  });
}

/** Between four cells; 0 beside the raster. */
function shareAt(shares: Float32Array, columns: number, column: number, row: number): number {
  const left = Math.floor(column);
  const top = Math.floor(row);
  if (left < 0 || left >= columns - 1 || top < 0) return 0;
  const [right, down] = [column - left, row - top];
  const at = top * columns + left;
  const upper = (shares[at] ?? 0) * (1 - right) + (shares[at + 1] ?? 0) * right;
  const lower = (shares[at + columns] ?? 0) * (1 - right) + (shares[at + columns + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
