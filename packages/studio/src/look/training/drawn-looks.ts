/**
 * What is drawn of the labelled photos, each read by read-outs that had not seen this person, and where a parent is
 * asked: `node packages/studio/src/look/training/drawn-looks.ts`, with the measured photos of `npm run train-look`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { combineReadings } from '../combine-readings.ts';
import { loadFaceModels } from '../face-models.ts';
import { readPhoto } from '../photo-reading.ts';
import { type ReadField, readFields } from '../read-fields.ts';
import type { FieldReadOut, ReadOuts } from '../read-outs.ts';
import { askedShares, type Judgement, judgedLook } from './asked-shares.ts';
import { crossValidate } from './cross-validation.ts';
import { folds, keptBackFold, kernelsOver, learned, taughtRows } from './learn.ts';
import { material } from './material.ts';

const { values: options } = parseArgs({
  options: {
    'keep-back': { type: 'string', default: '52' },
    /** Keeps what was read of everybody, as JSON. */
    out: { type: 'string' },
  },
});
const faces = path.join(fileURLToPath(new URL('../../../', import.meta.url)), 'faces');
const { portraits, foldOf, standards, samples } = await material(faces, Number(options['keep-back']));

/** For each fold read-outs that learned from the others; for the kept back from all folds. */
function readOutsByFold(): Map<number, ReadOuts> {
  const kernelOf = kernelsOver(samples);
  const readers = [...Array(folds).keys(), keptBackFold].map(
    (fold) => [fold, {} as Record<ReadField, FieldReadOut>] as const,
  );
  for (const field of readFields) {
    const kernel = kernelOf(field);
    const { line, calibration, sharpness, spread } = crossValidate(field, samples, kernel);
    for (const [fold, fields] of readers) {
      const rows = taughtRows(field, samples).filter(
        (row) => samples[row]?.fold !== fold && samples[row]?.fold !== keptBackFold,
      );
      fields[field] = { ...learned(field, samples, rows, kernel), line, calibration, sharpness, spread };
    }
  }
  return new Map(readers.map(([fold, fields]) => [fold, { standards, fields }]));
}

const readOuts = readOutsByFold();
const models = await loadFaceModels();
const kept: Record<string, unknown> = {};
const judged = { 'cross-validated': [] as Judgement[], 'kept back': [] as Judgement[] };
for (const face of portraits) {
  const fold = foldOf(face);
  const own = readOuts.get(fold);
  if (!own) throw new RangeError(`nobody reads fold ${fold}`);
  const photo = await readPhoto(models, own, readFileSync(path.join(faces, face.file)));
  const reading = combineReadings([photo]);
  kept[face.file] = { fold, labels: face.labels, reading, guesses: photo.guesses };
  judged[fold === keptBackFold ? 'kept back' : 'cross-validated'].push(judgedLook(reading, face.labels));
}
for (const [who, judgements] of Object.entries(judged)) {
  console.log(`\n${who}`);
  console.table(askedShares(judgements));
}
if (options.out) writeFileSync(options.out, JSON.stringify(kept));
// The networks' threads would keep the process.
process.exit(0);
