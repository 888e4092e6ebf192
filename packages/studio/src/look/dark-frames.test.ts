import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { hasDarkFrames } from './dark-frames.ts';
import { photoFolder } from './expected-looks.ts';
import { measureFace } from './face-measures.ts';
import { type FaceModels, loadFaceModels } from './face-models.ts';
import { decodePixels } from './pixels.ts';

const portraits = new URL('../../faces/', import.meta.url);
let models: FaceModels;
before(async () => {
  models = await loadFaceModels();
});

async function darkFrames(photo: URL): Promise<boolean> {
  const pixels = await decodePixels(await readFile(photo));
  const [face] = await models.detect(pixels);
  assert.ok(face, photo.pathname);
  return hasDarkFrames(pixels, (await measureFace(models, pixels, face)).frame);
}

test('thick dark frames are seen', async () => {
  for (const name of ['2-expression-r2c7.jpg', '2-glasses-style-r1c6.jpg', '2-glasses-style-r2c7.jpg'])
    assert.ok(await darkFrames(new URL(name, portraits)), name);
});

test('thin frames and faces without glasses have none', async () => {
  for (const name of ['1-accessories-r7c5.jpg', '2-accessories-r5c3.jpg', '2-glasses-style-r4c4.jpg'])
    assert.ok(!(await darkFrames(new URL(name, portraits))), name);
  assert.ok(!(await darkFrames(new URL('woman-long-blond-blue-eyes.jpg', photoFolder))));
});
