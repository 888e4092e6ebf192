/** Measures some of the photos for the training; started by feature-cache.ts with the folder, the cache and its part. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureFace } from '../face-measures.ts';
import { loadFaceModels } from '../face-models.ts';
import { featureBlocks, type LookFeatures, lookFeatures } from '../look-features.ts';
import { decodePixels, type Pixels } from '../pixels.ts';
import { cacheFile, lightsOfPhoto, type PhotoTask, recoloredFile } from './feature-cache.ts';
import { inLight } from './light-copies.ts';
import { recolored } from './recolored.ts';

const [photos = '', cache = '', part = '0', parts = '1', tasks = '[]'] = process.argv.slice(2);
const models = await loadFaceModels();
for (const [index, { file, hair }] of (JSON.parse(tasks) as PhotoTask[]).entries()) {
  if (index % Number(parts) !== Number(part)) continue;
  const photo = readFileSync(join(photos, file));
  const pixels = await decodePixels(photo);
  for (const light of lightsOfPhoto(index)) {
    const kept = cacheFile(cache, photo, light);
    if (existsSync(kept)) continue;
    keep(kept, await measured(inLight(pixels, light)));
  }
  const kept = hair ? recoloredFile(cache, photo, hair.to) : null;
  if (!hair || !kept || existsSync(kept)) continue;
  const [face] = await models.detect(pixels);
  const measures = face ? await measureFace(models, pixels, face) : null;
  keep(kept, measures && (await measured(recolored(pixels, measures, hair.from, hair.to))));
}

/** An empty file says that no face was found. Renamed, so that a run broken off leaves no half of one. */
function keep(file: string, features: LookFeatures | null): void {
  const bytes = features ? featureBlocks.map((name) => Buffer.from(features[name].slice().buffer)) : [];
  writeFileSync(`${file}.new`, Buffer.concat(bytes));
  renameSync(`${file}.new`, file);
}

/** The photos are upright: nothing is turned. */
async function measured(pixels: Pixels): Promise<LookFeatures | null> {
  const [face] = await models.detect(pixels);
  return face ? lookFeatures(models, pixels, face, await measureFace(models, pixels, face)) : null;
}
