import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureBlocks, featureSizes, type LookFeatures } from '../look-features.ts';
import type { HairFamily } from '@milestoon/look';
import type { LabelledFace } from './labelled-faces.ts';
import { type Light, lightNames } from './light-copies.ts';
import { otherHair } from './recolored.ts';

/** A person's photo with the features of each of its copies in other light; a copy without a face is missing. */
export interface MeasuredFace extends LabelledFace {
  copies: Map<Light, LookFeatures>;
  /** The photo with hair of another colour, where there is such a copy. */
  recolored: { hair: HairFamily; features: LookFeatures } | null;
}

/** What a process measures of a photo: its copies in other light, and one with other hair. */
export interface PhotoTask {
  file: string;
  hair: { from: HairFamily; to: HairFamily } | null;
}

/** Whatever these say decides the features, so the cache is asked by their digest. */
const source = (name: string): string => readFileSync(new URL(`../${name}.ts`, import.meta.url), 'utf8');
const measuring = [
  'color-features',
  'eye-measures',
  'face-crops',
  'face-frame',
  'face-measures',
  'face-models',
  'face-raster',
  'glasses-measures',
  'hair-measures',
  'hair-region',
  'hair-shape',
  'hair-strands',
  'lab-color',
  'look-features',
  'object-features',
  'object-network',
  'palette-match',
  'pixels',
  'rule-features',
  'skin-measures',
  'statistics',
  'surroundings',
  'training/light-copies',
].map(source);
const measured = createHash('sha256').update(measuring.join()).digest();

export function cacheFile(cache: string, photo: Uint8Array, copy: string): string {
  const digest = createHash('sha256').update(measured).update(photo).update(copy).digest('hex');
  return join(cache, `${digest.slice(0, 32)}.f32`);
}

const recoloring = source('training/recolored');
export const recoloredFile = (cache: string, photo: Uint8Array, hair: HairFamily): string =>
  cacheFile(cache, photo, `${hair}:${recoloring}`);

const processes = 2;
const copiesEach = 2;

/** As taken, and two of the other four lights in turn: all four would take twice as long to measure. */
export function lightsOfPhoto(index: number): Light[] {
  const others = lightNames.length - 1;
  const copies = Array.from(
    { length: copiesEach },
    (_, copy) => 1 + ((Math.floor(index / 2) + 1 + copy) % others),
  );
  return [0, ...copies].flatMap((at) => lightNames[at] ?? []);
}

/** Measures what the cache does not hold yet, in two processes: a second a picture. @throws when one fails. */
export async function measuredFaces(
  folder: string,
  faces: readonly LabelledFace[],
  cache: string,
): Promise<MeasuredFace[]> {
  mkdirSync(cache, { recursive: true });
  const worker = new URL('./feature-worker.ts', import.meta.url);
  const tasks = faces.map(({ file, labels }): PhotoTask => {
    const to = otherHair(file, labels);
    return { file, hair: labels.hairColor && to ? { from: labels.hairColor, to } : null };
  });
  await Promise.all(
    Array.from({ length: processes }, async (_, part) => {
      const child = fork(worker, [folder, cache, String(part), String(processes), JSON.stringify(tasks)]);
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`measuring the photos ended with ${code}`);
    }),
  );
  return faces.map((face, index) => {
    const photo = readFileSync(join(folder, face.file));
    const copies = new Map<Light, LookFeatures>();
    for (const light of lightsOfPhoto(index)) {
      const features = featuresIn(readFileSync(cacheFile(cache, photo, light)));
      if (features) copies.set(light, features);
    }
    const hair = tasks[index]?.hair;
    const features = hair ? featuresIn(readFileSync(recoloredFile(cache, photo, hair.to))) : null;
    return { ...face, copies, recolored: hair && features ? { hair: hair.to, features } : null };
  });
}

function featuresIn(bytes: Buffer): LookFeatures | null {
  if (bytes.length === 0) return null;
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  const blocks = featureBlocks.map((name) => {
    const block = values.subarray(at, at + featureSizes[name]);
    at += featureSizes[name];
    return [name, block] as const;
  });
  return Object.fromEntries(blocks) as LookFeatures;
}
