import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, test } from 'node:test';
import { photoFolder } from './expected-looks.ts';
import { measureFace } from './face-measures.ts';
import { loadFaceModels } from './face-models.ts';
import { featureBlocks, featureSizes, lookFeatures } from './look-features.ts';
import { decodePixels } from './pixels.ts';
import { decisions, readFields } from './read-fields.ts';
import { inputsOf, loadReadOuts, packedReadOuts, scoresOf, sizeOf, type InputBlock } from './read-outs.ts';

const weights = new URL('../../models/look.bin', import.meta.url);

describe('the weights that were learned', () => {
  test('are less than 2 MB and come back as they were written', async () => {
    const bytes = await readFile(weights);
    assert.ok(bytes.length < 2_000_000, `${bytes.length}`);
    const folder = await mkdtemp(join(tmpdir(), 'milestoon-weights-'));
    const file = pathToFileURL(join(folder, 'again.bin'));
    await writeFile(file, packedReadOuts(await loadReadOuts()));
    assert.deepEqual(await loadReadOuts(file), await loadReadOuts());
    await rm(folder, { recursive: true });
  });

  test('have one number for every feature of their blocks', async () => {
    const { fields, standards } = await loadReadOuts();
    for (const name of featureBlocks) assert.equal(standards[name].mean.length, featureSizes[name]);
    for (const field of readFields) {
      const size = (fields[field].blocks as InputBlock[]).reduce((sum, block) => sum + sizeOf(block), 0);
      for (const own of fields[field].weights) assert.equal(own.length, size);
      assert.equal(fields[field].weights.length, fields[field].offsets.length);
    }
  });

  test('a file that is cut short is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'milestoon-weights-'));
    const file = join(folder, 'short.bin');
    await writeFile(file, (await readFile(weights)).subarray(0, 200_000));
    await assert.rejects(loadReadOuts(pathToFileURL(file)), /cut short/);
    await rm(folder, { recursive: true });
  });

  test('tell glasses, and tied hair and a cap in photos that nobody labelled with either', async () => {
    const models = await loadFaceModels();
    const readOuts = await loadReadOuts();
    const told = async (name: string, field: 'glasses' | 'tied' | 'headCover'): Promise<boolean> => {
      const pixels = await decodePixels(await readFile(new URL(name, photoFolder)));
      const [face] = await models.detect(pixels);
      assert.ok(face);
      const features = await lookFeatures(models, pixels, face, await measureFace(models, pixels, face));
      for (const block of featureBlocks) assert.equal(features[block].length, featureSizes[block], block);
      const scores = scoresOf(readOuts.fields[field], inputsOf(features, readOuts.standards));
      return decisions[field](scores, readOuts.fields[field].line).value;
    };
    assert.equal(await told('teen-round-glasses.jpg', 'glasses'), true);
    assert.equal(await told('boy-blond-undercut.jpg', 'glasses'), false);
    assert.equal(await told('girl-braids-dark-hair.jpg', 'tied'), true);
    assert.equal(await told('girl-black-long-fringe.jpg', 'tied'), false);
    assert.equal(await told('grace-hopper-glasses-cap.jpg', 'headCover'), true);
    assert.equal(await told('girl-black-long-fringe.jpg', 'headCover'), false);
  });
});

test('where two ends are equally likely the middle is chosen', () => {
  assert.equal(decisions.hairColor([0.9, 0.1, 0, 0, 0, 0, 0, 0], 0.5).value, 'black');
  assert.equal(decisions.hairColor([0.3, 0.25, 0.3, 0.15, 0, 0, 0, 0], 0.5).value, 'dark-brown');
});
