import type { FaceMeasures } from './face-measures.ts';
import { type Cell, cellsWhere } from './face-raster.ts';
import { median } from './statistics.ts';

/** Parts of the raster, across and down. */
const across = 10;
const down = 13;
const told = 5;

/** Numbers that `surroundings` tells. */
export const surroundingsSize = across * down * told;

/**
 * The face with everything around it as a coarse picture: for each part how much lighter than the face, how
 * tinted against it, how sure a person, how much of it hair. What the photo does not show is told as nothing.
 */
export function surroundings({ raster, region }: FaceMeasures): Float32Array {
  const face = cellsWhere(raster, (cell) => cell.face);
  const usual = [0, 1, 2].map((channel) => median(face.map(({ color }) => color[channel] ?? 0)));
  const tell = ({ color, person, index }: Cell, at: number): number =>
    at < 3 ? (color[at] ?? 0) - (usual[at] ?? 0) : at === 3 ? person : (region.mask[index] ?? 0);
  const sums = new Float32Array(across * down * told);
  const counts = new Float32Array(across * down);
  for (const cell of raster.seen) {
    const column = Math.floor((cell.column * across) / raster.columns);
    const row = Math.floor((cell.row * down) / raster.rows);
    const part = row * across + column;
    counts[part] = (counts[part] ?? 0) + 1;
    for (let at = 0; at < told; at++) {
      sums[part * told + at] = (sums[part * told + at] ?? 0) + tell(cell, at);
    }
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / told)] ?? 0));
}
