import { type FaceFrame, landmarks } from './face-frame.ts';
import { cellsWhere, type FaceRaster } from './face-raster.ts';
import type { HairRegion } from './hair-region.ts';
import type { Lab } from './lab-color.ts';
import { lightnessBand, medianLab, quantile } from './statistics.ts';

/** What the hair's region tells. Lengths and heights are in eye-to-chin distances below the eyes (chin = 1). */
export interface HairMeasures {
  /** Middle colour without highlights and deep shadows; null with too little hair to tell. */
  color: Lab | null;
  /** Lightness from the 15th to the 85th percentile. */
  spread: number;
  /** Where the longer and the shorter side end; −0.2 with nothing beside the face. */
  longSide: number;
  shortSide: number;
  /** Height of the photo's lower edge: hair may go on below it. */
  photoEnd: number;
  /** Mean width of hair beside the face, the wider side, in face widths. */
  atEar: number;
  atJaw: number;
  atNeck: number;
  atShoulder: number;
  /** Width of hair above the mouth, both sides, in face widths: 1 is no wider than the face. */
  volume: number;
  /** Share of the forehead covered, 0…1. */
  fringe: number;
  /** Height of hair above the mesh, in face heights. */
  crown: number;
}

const leastCells = 30;

export function hairMeasures(raster: FaceRaster, frame: FaceFrame, region: HairRegion): HairMeasures {
  const upper = cellsWhere(raster, ({ index, v }) => region.mask[index] === 1 && v <= 0.1 * frame.faceHeight);
  const colors = upper.map((cell) => cell.color);
  const lightness = colors.map((color) => color[0]);
  const sides = [sideEnd(raster, frame, region, -1), sideEnd(raster, frame, region, 1)];
  const width = (from: number, to: number): number => sideWidth(raster, frame, region, from, to);
  return {
    color: colors.length > leastCells ? medianLab(lightnessBand(colors, 0.2, 0.7)) : null,
    spread: quantile(lightness, 0.85) - quantile(lightness, 0.15),
    longSide: Math.max(...sides),
    shortSide: Math.min(...sides),
    photoEnd: photoEnd(raster, frame),
    atEar: width(0, 0.4),
    atJaw: width(0.6, 0.95),
    atNeck: width(1.05, 1.35),
    atShoulder: width(1.5, 2),
    volume: volumeOf(raster, frame, region),
    fringe: fringeOf(raster, frame, region),
    crown: region.crown,
  };
}

type Side = -1 | 1;

/** Width of the hair on one side of one row, in face widths. */
function rowWidth(raster: FaceRaster, frame: FaceFrame, region: HairRegion, row: number, side: Side): number {
  let count = 0;
  for (let column = 0; column < raster.columns; column++) {
    const cell = raster.at(column, row);
    const outwards = cell ? cell.u * side : 0;
    if (cell && outwards >= 0.36 * frame.faceWidth && outwards <= frame.faceWidth)
      count += region.mask[cell.index] ?? 0;
  }
  return (count * raster.cellSize) / frame.faceWidth;
}

/** Follows the hair of one side down until it is missing for a while. */
function sideEnd(raster: FaceRaster, frame: FaceFrame, region: HairRegion, side: Side): number {
  let last: number | null = null;
  let gap = 0;
  for (let row = 0; row < raster.rows; row++) {
    const v = raster.rowV(row);
    if (v < -0.1 * frame.faceHeight) continue;
    if (rowWidth(raster, frame, region, row, side) >= 0.05) {
      last = v;
      gap = 0;
    } else if (last !== null || v > 0.15 * frame.faceHeight) {
      gap += raster.cellSize;
      if (gap > 0.14 * frame.faceHeight) break;
    }
  }
  return last === null ? -0.2 : last / frame.chinV;
}

function sideWidth(
  raster: FaceRaster,
  frame: FaceFrame,
  region: HairRegion,
  from: number,
  to: number,
): number {
  let sum = 0;
  let rows = 0;
  for (let row = 0; row < raster.rows; row++) {
    const height = raster.rowV(row) / frame.chinV;
    if (height < from || height > to) continue;
    rows++;
    sum += Math.max(rowWidth(raster, frame, region, row, -1), rowWidth(raster, frame, region, row, 1));
  }
  return sum / Math.max(1, rows);
}

function volumeOf(raster: FaceRaster, frame: FaceFrame, region: HairRegion): number {
  let widest = 0;
  for (let row = 0; row < raster.rows && raster.rowV(row) <= 0.35 * frame.chinV; row++) {
    for (const side of [-1, 1]) {
      const outwards = Array.from({ length: raster.columns }, (_, column) => raster.at(column, row))
        .filter((cell) => cell !== null && cell.u * side > 0 && region.mask[cell.index] === 1)
        .map((cell) => (cell ? cell.u * side : 0));
      if (outwards.length > 2) widest = Math.max(widest, ...outwards);
    }
  }
  return (2 * widest) / frame.faceWidth;
}

function fringeOf(raster: FaceRaster, frame: FaceFrame, region: HairRegion): number {
  const browV = Math.min(frame.at(landmarks.rightBrow)[1], frame.at(landmarks.leftBrow)[1]);
  const forehead = cellsWhere(
    raster,
    ({ u, v }) =>
      v >= frame.topV && v <= browV - 0.03 * frame.faceHeight && Math.abs(u) <= 0.25 * frame.faceWidth,
  );
  const covered = forehead.filter((cell) => region.mask[cell.index] === 1);
  return covered.length / Math.max(1, forehead.length);
}

/** The lowest row that the photo still shows. */
function photoEnd(raster: FaceRaster, frame: FaceFrame): number {
  const lowest = raster.cells.reduce((v, cell) => (cell ? Math.max(v, cell.v) : v), 0);
  return lowest / frame.chinV;
}
