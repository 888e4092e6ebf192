import { featureSizes } from './look-features.ts';

/** Blocks of few numbers that do not lead to a look in a straight line. */
export const bendable = [
  'skinBent',
  'hairBent',
  'eyesBent',
  'shapeBent',
  'rulesBent',
  'surroundingsBent',
] as const;
export type Bent = (typeof bendable)[number];

/** Numbers in a bent block. */
export const bends = 512;

interface Waves {
  directions: Float32Array;
  phases: Float32Array;
}
const kept = new Map<Bent, Waves>();

/**
 * Random Fourier features (Rahimi and Recht, 2007): a straight line through them is a smooth curve through the
 * block itself. The directions come from a fixed seed, so they need no place in the weights.
 */
export function bent(block: Bent, standard: Float32Array): Float32Array {
  const { directions, phases } = wavesOf(block);
  const size = standard.length;
  return phases.map((phase, wave) => {
    let sum = phase;
    for (let at = 0; at < size; at++) sum += (directions[wave * size + at] ?? 0) * (standard[at] ?? 0);
    return Math.sqrt(2 / bends) * Math.cos(sum);
  });
}

function wavesOf(block: Bent): Waves {
  const known = kept.get(block);
  if (known) return known;
  const source = block.replace('Bent', '') as 'skin' | 'hair' | 'eyes' | 'shape' | 'rules' | 'surroundings';
  const size = featureSizes[source];
  const random = randomNumbers(bendable.indexOf(block) + 1);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const share = 1 / Math.sqrt(size);
  const waves = {
    directions: Float32Array.from({ length: bends * size }, () => share * normal()),
    phases: Float32Array.from({ length: bends }, () => 2 * Math.PI * random()),
  };
  kept.set(block, waves);
  return waves;
}

/** mulberry32: 0…1, the same for the same seed on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
