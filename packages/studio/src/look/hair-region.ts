import { type FaceFrame, landmarks } from './face-frame.ts';
import { type Cell, cellsWhere, type FaceRaster } from './face-raster.ts';
import { type Lab, nearestDistance } from './lab-color.ts';
import type { SkinMeasures } from './skin-measures.ts';
import { clusterColors, median } from './statistics.ts';

/** Where the hair is. */
export interface HairRegion {
  /** One value a raster cell: 1 where there is hair. */
  mask: Uint8Array;
  /** From the top of the head to the top of the mesh, in face heights: about 0.5 with ordinary hair. */
  crown: number;
  /** Share of the crown that has the colour of skin: near 1 on a bald head. */
  skinShare: number;
  /** The crown was outside the photo: seeds were taken beside the face. */
  crownHidden: boolean;
}

const person = { likely: 0.6, sure: 0.7, possible: 0.5 } as const;
const skinNear = 7;
const fewSeeds = 80;

/**
 * Hair by flood fill: seeded on the crown of the person, it spreads to cells nearer to the colours of the
 * hair than to those of skin and clothes.
 */
export function hairRegion(raster: FaceRaster, frame: FaceFrame, skin: SkinMeasures): HairRegion {
  const top = crownCells(raster, frame);
  const crownHidden = top.cells.length < fewSeeds;
  const seeds = crownHidden ? [...top.cells, ...besideFace(raster, frame)] : top.cells;
  const isSkin = (cell: Cell): boolean => nearestDistance(cell.color, skin.shades, 0.8) < skinNear;
  const surelyHair = hairZone(frame, top.crown);
  const zone = cellsWhere(
    raster,
    (cell) => cell.person > person.sure && surelyHair(cell) && Math.abs(cell.u) < 0.95 * frame.faceWidth,
  );
  const hanging = besideCheeks(raster, frame, skin);
  const mass = hanging.length >= hangingMass ? hanging : [];
  const hangs = new Set(mass);
  const shades = hairShades([...seeds, ...zone, ...hanging], skin);
  const clothes = clothesShades(raster, frame, shades);
  const shadows = skinShadows(skin);
  const allowed = (cell: Cell): boolean =>
    cell.person >= person.possible &&
    (hangs.has(cell) || looksLikeHair(cell, { frame, skin, shades, clothes, shadows, surelyHair }));
  return {
    mask: floodFill(raster, [...seeds, ...zone, ...mass], allowed),
    crown: top.crown,
    skinShare: seeds.filter(isSkin).length / Math.max(1, seeds.length),
    crownHidden,
  };
}

/** The upper part of the head, column by column from where the person begins. */
function crownCells(raster: FaceRaster, frame: FaceFrame): { cells: Cell[]; crown: number } {
  const { faceHeight, faceWidth, topV } = frame;
  const cells: Cell[] = [];
  const depths: number[] = [];
  for (let column = 0; column < raster.columns; column++) {
    const start = headTop(raster, frame, column);
    if (!start || Math.abs(start.u) > 0.34 * faceWidth) continue;
    const depth = topV - start.v;
    const end = Math.min(start.v + Math.max(0.1 * faceHeight, 0.45 * depth), topV - 0.02 * faceHeight);
    depths.push(depth / faceHeight);
    for (let row = start.row; row < raster.rows && raster.rowV(row) < end; row++) {
      const cell = raster.at(column, row);
      // The very edge is mixed with the background.
      if (cell && cell.person > person.likely && cell.v >= start.v + 0.04 * depth) cells.push(cell);
    }
  }
  return { cells, crown: median(depths) };
}

function headTop(raster: FaceRaster, frame: FaceFrame, column: number): Cell | null {
  for (let row = 0; row < raster.rows && raster.rowV(row) <= frame.topV; row++) {
    const below = [0, 1, 2, 3].map((step) => raster.at(column, row + step));
    const inPerson = below.filter((cell) => cell !== null && cell.person > person.likely);
    if (below[0] && below[0].person > person.likely && inPerson.length >= 3) return below[0];
  }
  return null;
}

const besideFace = (raster: FaceRaster, { topV, faceHeight, faceWidth }: FaceFrame): Cell[] =>
  cellsWhere(raster, ({ u, v, face, person: sure }) => {
    const side = Math.abs(u) / faceWidth;
    return sure > person.likely && !face && v > topV && v < -0.02 * faceHeight && side > 0.46 && side < 0.8;
  });

/** More cells than two ears take. */
const hangingMass = 250;

/**
 * Below the eyes and further out than ears: long hair, often in another light than the crown. A large mass is
 * hair even where the light gives it the colour of skin; a small one may be ears.
 */
function besideCheeks(raster: FaceRaster, frame: FaceFrame, skin: SkinMeasures): Cell[] {
  const beside = cellsWhere(raster, ({ u, v, face, person: sure }) => {
    const side = Math.abs(u) / frame.faceWidth;
    return !face && sure > 0.8 && side > 0.62 && side < 1 && v > 0 && v < 0.75 * frame.chinV;
  });
  if (beside.length >= hangingMass) return beside;
  return beside.filter(({ color }) => nearestDistance(color, skin.shades, 0.8) > 9);
}

/** Above the eyes and outside the face: what belongs to the person there is hair (or a hat). */
function hairZone({ faceHeight, faceWidth, topV }: FaceFrame, crown: number): (cell: Cell) => boolean {
  const crownBottom = topV - 0.4 * (crown || 0.4) * faceHeight;
  return ({ u, v, face }) =>
    !face && v < -0.02 * faceHeight && (Math.abs(u) > 0.46 * faceWidth || v < crownBottom);
}

function hairShades(cells: readonly Cell[], skin: SkinMeasures): Lab[] {
  const clusters = clusterColors(
    cells.map((cell) => cell.color),
    6,
  ).filter(({ share }) => share > 0.05);
  const unlikeSkin = clusters.filter(({ center }) => nearestDistance(center, skin.shades, 0.8) >= skinNear);
  const darkestFirst = [...clusters].sort((p, q) => p.center[0] - q.center[0]);
  return (unlikeSkin.length > 0 ? unlikeSkin : darkestFirst.slice(0, 1)).map(({ center }) => center);
}

/** The colours of the chest, those that hair has too left out. */
function clothesShades(raster: FaceRaster, frame: FaceFrame, hair: readonly Lab[]): Lab[] {
  const { chinV, faceHeight, faceWidth } = frame;
  const chest = cellsWhere(
    raster,
    ({ u, v, person: sure }) =>
      sure > person.likely &&
      v > chinV + 0.45 * faceHeight &&
      v < chinV + 1.3 * faceHeight &&
      Math.abs(u) < 0.3 * faceWidth,
  );
  return clusterColors(
    chest.map((cell) => cell.color),
    4,
  )
    .filter(({ share, center }) => share > 0.08 && nearestDistance(center, hair) > 7)
    .map(({ center }) => center);
}

interface Surroundings {
  frame: FaceFrame;
  skin: SkinMeasures;
  shades: readonly Lab[];
  clothes: readonly Lab[];
  shadows: readonly Lab[];
  surelyHair: (cell: Cell) => boolean;
}

/** What skin looks like with a quarter, a tenth and a twentieth of the light: under the chin it passes for hair. */
const skinShadows = ({ shades }: SkinMeasures): Lab[] =>
  [0.25, 0.1, 0.05].flatMap((light) => {
    const dim = Math.cbrt(light);
    return shades.map(([lightness, a, b]): Lab => [(lightness + 16) * dim - 16, a * dim, b * dim]);
  });

function looksLikeHair(
  cell: Cell,
  { frame, skin, shades, clothes, shadows, surelyHair }: Surroundings,
): boolean {
  const browV = Math.max(frame.at(landmarks.rightBrow)[1], frame.at(landmarks.leftBrow)[1]);
  const centreOfFace =
    cell.face && cell.v > browV - 0.05 * frame.faceHeight && Math.abs(cell.u) < 0.4 * frame.faceWidth;
  // Cheeks in shadow look like dark hair.
  if (centreOfFace || (cell.face && cell.v > 0.1 * frame.faceHeight)) return false;
  const toHair = nearestDistance(cell.color, shades);
  const toSkin = nearestDistance(cell.color, skin.shades);
  if (surelyHair(cell)) return toSkin > 6 || toHair < 0.8 * toSkin;
  if (toHair > 15 || toSkin < toHair) return false;
  const atNeck = cell.v > 0.85 * frame.chinV && Math.abs(cell.u) < 0.55 * frame.faceWidth;
  if (atNeck && nearestDistance(cell.color, shadows) < toHair) return false;
  return cell.v <= 0.9 * frame.chinV || nearestDistance(cell.color, clothes) >= toHair;
}

function floodFill(raster: FaceRaster, seeds: readonly Cell[], allowed: (cell: Cell) => boolean): Uint8Array {
  const mask = new Uint8Array(raster.columns * raster.rows);
  const open: Cell[] = [];
  const visit = (cell: Cell | null): void => {
    if (!cell || mask[cell.index] || !allowed(cell)) return;
    mask[cell.index] = 1;
    open.push(cell);
  };
  for (const seed of seeds) visit(seed);
  for (let cell = open.pop(); cell; cell = open.pop()) {
    for (let step = 0; step < 9; step++) {
      visit(raster.at(cell.column + (step % 3) - 1, cell.row + Math.floor(step / 3) - 1));
    }
  }
  return mask;
}
