import { type FaceFrame, type FramePoint, insideOf, outlines } from './face-frame.ts';
import type { Lab } from './lab-color.ts';
import { colorAt, isInside, type Pixels } from './pixels.ts';

/** A cell of the raster: where it lies in the face and what the photo shows there. */
export interface Cell {
  index: number;
  column: number;
  row: number;
  /** Pixels right of the middle of the face. */
  u: number;
  /** Pixels below the eyes. */
  v: number;
  color: Lab;
  /** How sure the cell shows a person, 0…1. */
  person: number;
  /** Inside the face mesh. */
  face: boolean;
}

/** The surroundings of a face, upright and in units of the face: it is 50 cells wide, hair and chest included. */
export interface FaceRaster {
  columns: number;
  rows: number;
  /** Side of a cell in pixels. */
  cellSize: number;
  /** Row by row; null where the photo ends. */
  cells: readonly (Cell | null)[];
  /** The cells that the photo shows, in the same order. */
  seen: readonly Cell[];
  at(column: number, row: number): Cell | null;
  /** v of a row's middle. */
  rowV(row: number): number;
}

const cellsAcrossFace = 50;
const extent = { side: 1.5, above: 1.25, below: 1.6 } as const;

export function faceRaster(pixels: Pixels, frame: FaceFrame, personMask: Float32Array): FaceRaster {
  const { faceWidth, faceHeight, midU, topV } = frame;
  const cellSize = faceWidth / cellsAcrossFace;
  const columns = Math.round((2 * extent.side * faceWidth) / cellSize);
  const rows = Math.round(((extent.above + 1 + extent.below) * faceHeight) / cellSize);
  const outline = frame.outline(outlines.face);
  const isFace = insideOf(outline);
  const rowV = (row: number): number => topV - extent.above * faceHeight + (row + 0.5) * cellSize;
  const columnU = (column: number): number => (column + 0.5) * cellSize - extent.side * faceWidth;
  const cells = Array.from({ length: columns * rows }, (_, index): Cell | null => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const u = columnU(column);
    const v = rowV(row);
    const [x, y] = frame.toPhoto(u + midU, v);
    if (!isInside(pixels, x, y)) return null;
    const person = personMask[Math.round(y) * pixels.width + Math.round(x)] ?? 0;
    const face = isFace(u + midU, v);
    return { index, column, row, u, v, color: colorAt(pixels, x, y), person, face };
  });
  const at = (column: number, row: number): Cell | null =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? null
      : (cells[row * columns + column] ?? null);
  const seen = cells.filter((cell) => cell !== null);
  return { columns, rows, cellSize, cells, seen, at, rowV };
}

/** The cells that exist and pass a test. */
export function cellsWhere({ seen }: FaceRaster, test: (cell: Cell) => boolean): Cell[] {
  // Dozens of tests walk over tens of thousands of cells: a loop takes half of what filter does.
  const found: Cell[] = [];
  for (const cell of seen) if (test(cell)) found.push(cell);
  return found;
}

/** An outline of the face as the raster counts: u from the middle of the face. */
export const rasterOutline = (frame: FaceFrame, points: readonly number[]): FramePoint[] =>
  frame.outline(points).map(([u, v]) => [u - frame.midU, v]);
