import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { hairFamilies } from '@milestoon/look';
import { photoFolder } from '../expected-looks.ts';
import { measureFace } from '../face-measures.ts';
import { loadFaceModels } from '../face-models.ts';
import { decodePixels } from '../pixels.ts';
import { unlabelled } from './labelled-faces.ts';
import { otherHair, recolored } from './recolored.ts';

test('a copy has another colour than the photo, always the same, and none under a hat', () => {
  for (const hairColor of hairFamilies) {
    const labels = { ...unlabelled, hairColor };
    const other = otherHair('a.jpg', labels);
    assert.ok(other && other !== hairColor, `${hairColor} → ${other}`);
    assert.equal(otherHair('a.jpg', labels), other);
    assert.equal(otherHair('a.jpg', { ...labels, headCover: true }), null);
  }
});

test('blond hair becomes dark while the face stays as it is', async () => {
  const models = await loadFaceModels();
  const pixels = await decodePixels(await readFile(new URL('woman-long-blond-blue-eyes.jpg', photoFolder)));
  const [face] = await models.detect(pixels);
  assert.ok(face);
  const before = await measureFace(models, pixels, face);
  const after = await measureFace(models, recolored(pixels, before, 'blond', 'dark-brown'), face);
  const [light, dark] = [before.hair.color?.[0] ?? 0, after.hair.color?.[0] ?? 100];
  assert.ok(dark < 0.7 * light, `${light} → ${dark}`);
  assert.ok(Math.abs(after.skin.lightness - before.skin.lightness) < 3, `${after.skin.lightness}`);
});
