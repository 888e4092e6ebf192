/** Measures some of the photos for the training; started by feature-cache.ts with the folder, the cache and its part. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureFace } from '../face-measures.ts';
import { loadFaceModels } from '../face-models.ts';
import { featureBlocks, type LookFeatures, lookFeatures } from '../look-features.ts';
import { decodePixels, type Pixels } from '../pixels.ts';
import { cacheFile, lightsOfPhoto } from './feature-cache.ts';
import { inLight } from './light-copies.ts';

const [photos = '', cache = '', part = '0', parts = '1', ...files] = process.argv.slice(2);
const models = await loadFaceModels();
for (const [index, file] of files.entries()) {
  if (index % Number(parts) !== Number(part)) continue;
  const photo = readFileSync(join(photos, file));
  const pixels = await decodePixels(photo);
  for (const light of lightsOfPhoto(index)) {
    const kept = cacheFile(cache, photo, light);
    if (existsSync(kept)) continue;
    const features = await measured(inLight(pixels, light));
    // An empty file says that no face was found. Renamed, so that a run broken off leaves no half of one.
    const bytes = features ? featureBlocks.map((name) => Buffer.from(features[name].slice().buffer)) : [];
    writeFileSync(`${kept}.new`, Buffer.concat(bytes));
    renameSync(`${kept}.new`, kept);
  }
}

/** The photos are upright: nothing is turned. */
async function measured(pixels: Pixels): Promise<LookFeatures | null> {
  const [face] = await models.detect(pixels);
  return face ? lookFeatures(models, pixels, face, await measureFace(models, pixels, face)) : null;
}
