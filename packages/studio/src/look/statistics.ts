import { type Lab, labDistance } from './lab-color.ts';

/** The value below which `share` of the values lie; 0 when there are none. */
export const quantile = (values: readonly number[], share: number): number =>
  quantiles(values, [share])[0] ?? 0;

/** The same for several shares, sorted once. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return shares.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const clampShare = (value: number): number => Math.max(0, Math.min(1, value));

/** Where `value` lies between `low` (0) and `high` (1), clipped. */
export const shareBetween = (value: number, low: number, high: number): number =>
  clampShare((value - low) / (high - low));

export const medianLab = (colors: readonly Lab[]): Lab => [
  median(colors.map((color) => color[0])),
  median(colors.map((color) => color[1])),
  median(colors.map((color) => color[2])),
];

/** The colours whose lightness lies between two quantiles: leaves out shadows and highlights. */
export function lightnessBand(colors: readonly Lab[], from: number, to: number): Lab[] {
  const lightness = colors.map((color) => color[0]);
  const low = quantile(lightness, from);
  const high = quantile(lightness, to);
  return colors.filter((color) => color[0] >= low && color[0] <= high);
}

/** A group of similar colours and the share of all colours in it. */
export interface ColorCluster {
  center: Lab;
  share: number;
}

const clusterSample = 1500;
const clusterRounds = 10;

/** k-means, started at quantiles of lightness: the same colours always give the same clusters. */
export function clusterColors(colors: readonly Lab[], count: number): ColorCluster[] {
  if (colors.length === 0) return [];
  const sample = thinned(colors, clusterSample);
  const byLightness = [...sample].sort((p, q) => p[0] - q[0]);
  let centers = Array.from({ length: count }, (_, i): Lab => {
    return byLightness[Math.floor(((i + 0.5) * byLightness.length) / count)] ?? [0, 0, 0];
  });
  let members: Lab[][] = [];
  for (let round = 0; round < clusterRounds; round++) {
    members = assigned(sample, centers);
    centers = centers.map((center, i) => meanLab(members[i] ?? [], center));
  }
  return centers.map((center, i) => ({ center, share: (members[i]?.length ?? 0) / sample.length }));
}

function thinned(colors: readonly Lab[], size: number): readonly Lab[] {
  if (colors.length <= size) return colors;
  const step = colors.length / size;
  return Array.from({ length: size }, (_, i) => colors[Math.floor(i * step)] ?? [0, 0, 0]);
}

function assigned(colors: readonly Lab[], centers: readonly Lab[]): Lab[][] {
  const members: Lab[][] = centers.map(() => []);
  for (const color of colors) {
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    centers.forEach((center, i) => {
      const distance = labDistance(color, center, 0.7);
      if (distance >= bestDistance) return;
      best = i;
      bestDistance = distance;
    });
    members[best]?.push(color);
  }
  return members;
}

function meanLab(colors: readonly Lab[], otherwise: Lab): Lab {
  if (colors.length === 0) return otherwise;
  const sum = [0, 0, 0] as [number, number, number];
  for (const [lightness, a, b] of colors) {
    sum[0] += lightness;
    sum[1] += a;
    sum[2] += b;
  }
  return [sum[0] / colors.length, sum[1] / colors.length, sum[2] / colors.length];
}
