import { type FaceFrame, insideOf, outlines } from './face-frame.ts';
import type { FaceMeasures } from './face-measures.ts';
import { type Cell, cellsWhere, rasterOutline } from './face-raster.ts';
import { median, quantiles } from './statistics.ts';

/**
 * Colours of the parts of a face, for the read-outs: as they are, and in ratios to the brighter cheek and to the
 * white of the eyes, from which most of the light cancels.
 */
export interface ColorFeatures {
  skin: number[];
  hair: number[];
  eyes: number[];
  /** Where there is hair, how it lies, lines of glasses, age. */
  shape: number[];
}

export function colorFeatures(measures: FaceMeasures): ColorFeatures {
  const zones = zonesOf(measures);
  const light = lightOf(zones);
  const told = (...names: (keyof Zones)[]): number[] => names.flatMap((name) => tellZone(zones[name], light));
  const { exposed, skin, strands } = measures;
  const photo = [exposed.white, exposed.chroma, light.brighter, light.darker];
  return {
    skin: [
      ...told('lower', 'bright', 'forehead', 'neck', 'lips', 'whites', 'background'),
      skin.spread,
      skin.lipRedness,
      ...skin.color,
      ...photo,
      logRatio(light.brighter, light.white),
    ],
    hair: [...told('topHair', 'hair', 'crown', 'brows', 'lower', 'background'), strands.contrast, ...photo],
    eyes: [...told('eyes', 'whites', 'underEyes'), ...irisFeatures(measures, light)],
    shape: [...sideFeatures(measures, light), ...shapeFeatures(measures)].map((value) =>
      Number.isFinite(value) ? value : 0,
    ),
  };
}

type Zones = Record<
  | 'lower'
  | 'bright'
  | 'dark'
  | 'forehead'
  | 'neck'
  | 'lips'
  | 'eyes'
  | 'whites'
  | 'underEyes'
  | 'brows'
  | 'background'
  | 'topHair'
  | 'hair'
  | 'crown',
  readonly Cell[]
>;

function zonesOf({ raster, frame, region }: FaceMeasures): Zones {
  const { faceWidth: w, faceHeight: h, chinV, topV } = frame;
  const inside = insideAny(frame);
  const where = (test: (cell: Cell) => boolean): Cell[] => cellsWhere(raster, test);
  const isHair = (cell: Cell): boolean => region.mask[cell.index] === 1 && !cell.face;
  const inLids = inside(outlines.leftEye, outlines.rightEye);
  const inLips = inside(outlines.lips);
  const lower = where(
    (cell) =>
      cell.face && cell.v > 0.06 * h && cell.v < 0.9 * chinV && Math.abs(cell.u) < 0.42 * w && !inLips(cell),
  ).filter((cell) => !inLids(cell));
  const eyes = where(inLids);
  const halves = [-1, 1].map((side) => lower.filter(({ u }) => u * side > 0.08 * w));
  const [bright = [], dark = []] = halves.sort((p, q) => middleLightness(q) - middleLightness(p));
  return {
    lower,
    bright,
    dark,
    forehead: where(({ face, u, v }) => face && v < -0.12 * h && Math.abs(u) < 0.25 * w),
    neck: where(
      ({ person, u, v }) => person > 0.7 && v > 1.08 * chinV && v < 1.35 * chinV && Math.abs(u) < 0.25 * w,
    ),
    lips: where(inLips),
    eyes,
    whites: brightest(eyes, 0.15),
    underEyes: lower.filter(({ v }) => v < 0.25 * h),
    brows: where(inside(outlines.leftBrow, outlines.rightBrow)),
    background: where(({ person }) => person < 0.2),
    topHair: where((cell) => isHair(cell) && cell.v < topV + 0.1 * h),
    hair: where((cell) => isHair(cell) && cell.v < 0.1 * h && cell.person > 0.7),
    crown: where(
      ({ person, face, u, v }) => person > 0.8 && !face && v < topV - 0.05 * h && Math.abs(u) < 0.35 * w,
    ),
  };
}

function insideAny(frame: FaceFrame): (...shapes: (readonly number[])[]) => (cell: Cell) => boolean {
  return (...shapes) => {
    const closed = shapes.map((points) => insideOf(rasterOutline(frame, points)));
    return ({ u, v }) => closed.some((isInside) => isInside(u, v));
  };
}

const lightnessOf = (cells: readonly Cell[]): number[] => cells.map(({ color }) => color[0]);
const middleLightness = (cells: readonly Cell[]): number => median(lightnessOf(cells));

/** In the order of the cells; of as bright ones the earlier. */
function brightest(cells: readonly Cell[], share: number): Cell[] {
  const count = Math.min(cells.length, Math.max(1, Math.round(share * cells.length)));
  const sorted = Float64Array.from(lightnessOf(cells)).sort();
  const least = sorted[sorted.length - count] ?? 0;
  let equal = count - sorted.length + (sorted.findLastIndex((lightness) => lightness === least) + 1);
  return cells.filter(({ color }) => color[0] > least || (color[0] === least && equal-- > 0));
}

/** Lightness and tint that the others are compared with. */
interface FaceLight {
  brighter: number;
  darker: number;
  white: number;
  tint: readonly [a: number, b: number];
}

const tintOf = (cells: readonly Cell[]): readonly [number, number] => [
  median(cells.map(({ color }) => color[1])),
  median(cells.map(({ color }) => color[2])),
];

const lightOf = ({ bright, dark, whites, lower }: Zones): FaceLight => ({
  brighter: middleLightness(bright),
  darker: middleLightness(dark),
  white: middleLightness(whites),
  tint: tintOf(lower),
});

/** Light 0…1 of a lightness (CIELAB). */
const luminance = (lightness: number): number =>
  lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
const logRatio = (part: number, whole: number): number =>
  Math.log((luminance(part) + 0.005) / (luminance(whole) + 0.005));

/** Seventeen numbers; a part that the photo does not show is told as the face itself, without contrast. */
function tellZone(cells: readonly Cell[], light: FaceLight): number[] {
  const lightness = cells.length > 0 ? lightnessOf(cells) : [light.brighter];
  const tint = cells.length > 0 ? tintOf(cells) : light.tint;
  const shine = cells.length > 0 ? tintOf(brightest(cells, 0.2)) : light.tint;
  const levels = quantiles(lightness, [0.1, 0.3, 0.5, 0.7, 0.9]);
  const [, low = 0, middle = 0, , high = 0] = levels;
  return [
    ...levels,
    ...tint,
    ...shine,
    tint[0] - light.tint[0],
    tint[1] - light.tint[1],
    Math.hypot(...tint) / (middle + 10),
    logRatio(low, light.brighter),
    logRatio(middle, light.brighter),
    logRatio(high, light.brighter),
    logRatio(middle, light.white),
    logRatio(low, high),
  ];
}

/** An iris that is not seen counts as an ordinary brown one. */
const unseenIris = { color: [30, 2, 4], radius: 4, open: 0.5 } as const;

function irisFeatures({ eyes }: FaceMeasures, light: FaceLight): number[] {
  const { color, radius, open } = eyes ?? unseenIris;
  const [lightness, a, b] = color;
  return [
    lightness,
    a,
    b,
    lightness - light.white,
    a - light.tint[0],
    b - light.tint[1],
    logRatio(lightness, light.white),
    logRatio(lightness, light.brighter),
    radius,
    open,
  ];
}

const sideHeights = [
  [-0.6, -0.1],
  [0, 0.5],
  [0.6, 1],
  [1.1, 1.5],
  [1.6, 2.2],
] as const;

/** What lies beside the face at five heights, left and right: person, hair, how dark and tinted. */
function sideFeatures({ raster, frame, region }: FaceMeasures, light: FaceLight): number[] {
  const { faceWidth: w, chinV } = frame;
  return [-1, 1].flatMap((side) =>
    sideHeights.flatMap(([from, to]) => {
      const zone = cellsWhere(
        raster,
        ({ face, u, v }) =>
          !face && u * side > 0.42 * w && u * side < 0.85 * w && v > from * chinV && v < to * chinV,
      );
      const share = (test: (cell: Cell) => boolean): number =>
        zone.filter(test).length / Math.max(1, zone.length);
      const person = share((cell) => cell.person > 0.6);
      const hair = share(({ index }) => region.mask[index] === 1);
      const tint = zone.length > 0 ? tintOf(zone) : light.tint;
      const level = zone.length > 0 ? middleLightness(zone) : light.brighter;
      return [
        person,
        hair,
        logRatio(level, light.brighter),
        tint[0] - light.tint[0],
        tint[1] - light.tint[1],
      ];
    }),
  );
}

function shapeFeatures({ hair, strands, region, glasses, age, iris, frame }: FaceMeasures): number[] {
  return [
    hair.spread,
    hair.longSide,
    hair.shortSide,
    hair.photoEnd,
    hair.atEar,
    hair.atJaw,
    hair.atNeck,
    hair.atShoulder,
    hair.volume,
    hair.fringe,
    hair.crown,
    strands.coherence,
    strands.contrast,
    region.skinShare,
    Number(region.crownHidden),
    glasses.bridge,
    glasses.bridgeEdge,
    Math.min(...glasses.under),
    Math.max(...glasses.under),
    ...glasses.underEdge,
    Math.min(...glasses.temples),
    Math.max(...glasses.temples),
    age,
    iris,
    Math.abs(frame.yaw),
  ];
}
