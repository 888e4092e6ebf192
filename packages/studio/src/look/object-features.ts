import { type CropPlace, cropOf, cropPlaces, pooled } from './face-crops.ts';
import type { FaceMeasures } from './face-measures.ts';
import type { FaceModels } from './face-models.ts';
import type { Cell } from './face-raster.ts';
import type { Layer, ObjectLayers } from './object-network.ts';
import type { Pixels } from './pixels.ts';

const narrow = 32 + 64 + 88;
const wide = 528;
const gridChannels = { face: 88, head: wide } as const;
const gridSides = { face: 7, head: 3 } as const;

/**
 * What the object network sees in the hair and in the face: each channel's mean there, and how far it varies
 * (`Spread`); `Wide` is of its widest layer, the others of three earlier ones together. Grids are coarse
 * pictures of a whole crop.
 */
export const objectFeatureSizes = {
  crownHair: narrow,
  crownHairSpread: narrow,
  crownHairWide: wide,
  crownHairWideSpread: wide,
  headHair: narrow,
  headHairWide: wide,
  headHairWideSpread: wide,
  nearHairSpread: narrow,
  nearHairWideSpread: wide,
  face: narrow,
  faceWide: wide,
  faceGrid: gridSides.face ** 2 * gridChannels.face,
  headGrid: gridSides.head ** 2 * gridChannels.head,
} as const;
type ObjectFeatures = Record<keyof typeof objectFeatureSizes, Float32Array>;

export async function objectFeatures(
  models: FaceModels,
  pixels: Pixels,
  measures: FaceMeasures,
): Promise<ObjectFeatures> {
  const { frame, region } = measures;
  const isHair = ({ index }: Cell): boolean => region.mask[index] === 1;
  const seen = (place: CropPlace): Promise<ObjectLayers> => models.see(cropOf(pixels, frame, place));
  const within = (
    place: CropPlace,
    layers: ObjectLayers,
    isPart: (cell: Cell) => boolean,
  ): CropStatistics => {
    const early = coverage(measures, place, layers.early.side, isPart);
    const later = coverage(measures, place, layers.wide.side, isPart);
    const parts = [
      channelStatistics(layers.early, early),
      channelStatistics(layers.middle, later),
      channelStatistics(layers.late, later),
    ] as const;
    return {
      mean: joined(parts.map(({ mean }) => mean)),
      spread: joined(parts.map(({ spread }) => spread)),
      wide: channelStatistics(layers.wide, later),
    };
  };
  const crownLayers = await seen(cropPlaces.crown);
  const headLayers = await seen(cropPlaces.head);
  const nearLayers = await seen(cropPlaces.near);
  const crown = within(cropPlaces.crown, crownLayers, isHair);
  const head = within(cropPlaces.head, headLayers, isHair);
  const near = within(cropPlaces.near, nearLayers, isHair);
  const face = within(cropPlaces.near, nearLayers, (cell) => cell.face);
  return {
    crownHair: crown.mean,
    crownHairSpread: crown.spread,
    crownHairWide: crown.wide.mean,
    crownHairWideSpread: crown.wide.spread,
    headHair: head.mean,
    headHairWide: head.wide.mean,
    headHairWideSpread: head.wide.spread,
    nearHairSpread: near.spread,
    nearHairWideSpread: near.wide.spread,
    face: face.mean,
    faceWide: face.wide.mean,
    faceGrid: pooled(nearLayers.late.values, nearLayers.late.side, gridSides.face),
    headGrid: pooled(headLayers.wide.values, headLayers.wide.side, gridSides.head),
  };
}

/** Over the places of a layer that show hair, or the face. */
interface ChannelStatistics {
  /** Of each channel. */
  mean: Float32Array;
  /** Its deviation. */
  spread: Float32Array;
}
interface CropStatistics extends ChannelStatistics {
  wide: ChannelStatistics;
}

/** For each place of a layer the share of it that is hair, or face: 0…1. */
function coverage(
  { raster, frame }: FaceMeasures,
  place: CropPlace,
  side: number,
  isPart: (cell: Cell) => boolean,
): Float32Array {
  const sums = new Float32Array(side * side);
  const counts = new Float32Array(side * side);
  const extent = place.side * frame.faceWidth;
  const top = place.below * frame.faceWidth;
  for (const cell of raster.seen) {
    const column = Math.floor((cell.u / extent + 0.5) * side);
    const row = Math.floor(((cell.v - top) / extent + 0.5) * side);
    if (Math.min(column, row) < 0 || Math.max(column, row) >= side) continue;
    const at = row * side + column;
    counts[at] = (counts[at] ?? 0) + 1;
    if (isPart(cell)) sums[at] = (sums[at] ?? 0) + 1;
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[at] ?? 0));
}

/** Keeps the mean of nothing at 0. */
const nothing = 1e-3;

function channelStatistics({ side, values }: Layer, weights: Float32Array): ChannelStatistics {
  const channels = values.length / (side * side);
  const sums = new Float64Array(channels);
  const squares = new Float64Array(channels);
  let total = nothing;
  weights.forEach((weight, place) => {
    if (weight === 0) return;
    total += weight;
    for (let channel = 0; channel < channels; channel++) {
      const value = values[place * channels + channel] ?? 0;
      sums[channel] = (sums[channel] ?? 0) + weight * value;
      squares[channel] = (squares[channel] ?? 0) + weight * value * value;
    }
  });
  const mean = Float32Array.from(sums, (sum) => sum / total);
  const variance = (square: number, at: number): number => square / total - (mean[at] ?? 0) ** 2;
  return {
    mean,
    spread: Float32Array.from(squares, (square, at) => Math.sqrt(Math.max(0, variance(square, at)))),
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}
