/** Learns to read looks from labelled photos: `npm run train-look -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ReadField, readFields } from '../read-fields.ts';
import { confidenceOf, type FieldReadOut, packedReadOuts } from '../read-outs.ts';
import { measuredFaces } from './feature-cache.ts';
import { type FieldFigures, fieldFigures } from './figures.ts';
import { chanceOf, keptBack, labelledFaces } from './labelled-faces.ts';
import {
  answers,
  crossValidate,
  folds,
  kernelsOver,
  labelledRows,
  learned,
  samplesOf,
  standardsOf,
} from './learn.ts';

const usage = `npm run train-look -- [--faces DIR] [--keep-back COUNT] [--out FILE]
  --faces      labelled photos with a manifest.json (packages/studio/faces)
  --keep-back  people whom the cross-validation does not see; they are read once, at the end (0)
  --out        the weights (packages/studio/models/look.bin); the figures lie beside them as look-figures.json
Measured photos are kept in DATA_DIR/train-look.`;

const studio = fileURLToPath(new URL('../../../', import.meta.url));
const { values: options } = parseArgs({
  options: {
    faces: { type: 'string', default: path.join(studio, 'faces') },
    'keep-back': { type: 'string', default: '0' },
    out: { type: 'string', default: path.join(studio, 'models', 'look.bin') },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(usage);
  process.exit(0);
}

const faces = labelledFaces(options.faces);
const cache = path.resolve(process.env.DATA_DIR ?? '.data', 'train-look');
const measured = await measuredFaces(options.faces, faces, cache);
const apart = keptBack(faces, Number(options['keep-back']));
const foldOf = ({ file }: { file: string }): number =>
  apart.has(file) ? -1 : Math.floor(folds * chanceOf(file, 'fold'));

// Means and deviations are of everybody's photos; no label is seen for them.
const standards = standardsOf(measured);
const samples = samplesOf(measured, standards, foldOf);
const unseen = samples.filter(({ fold }) => fold < 0);
const kernelOf = kernelsOver(samples);
const fields: Partial<Record<ReadField, FieldReadOut>> = {};
const figures: Record<string, { crossValidated: FieldFigures; keptBack: FieldFigures | null }> = {};
for (const field of readFields) {
  const kernel = kernelOf(field);
  const everybody = labelledRows(field, samples);
  const seen = everybody.filter((row) => (samples[row]?.fold ?? -1) >= 0);
  const { answers: read, line, calibration } = crossValidate(field, samples, kernel);
  const sure = (margin: number): number => confidenceOf(calibration, margin);
  const once = (): FieldFigures =>
    fieldFigures(answers(field, { ...learned(field, samples, seen, kernel), line }, unseen), sure);
  figures[field] = {
    crossValidated: fieldFigures(read, sure),
    keptBack: unseen.length > 0 ? once() : null,
  };
  fields[field] = { ...learned(field, samples, everybody, kernel), line, calibration };
  console.log(field, JSON.stringify(figures[field].crossValidated.all));
}
const bytes = packedReadOuts({ standards, fields: fields as Record<ReadField, FieldReadOut> });
writeFileSync(options.out, bytes);
const beside = path.join(path.dirname(options.out), 'look-figures.json');
writeFileSync(
  beside,
  `${JSON.stringify({ people: faces.length, keptBack: apart.size, fields: figures }, null, 1)}\n`,
);
console.log(`${options.out}: ${bytes.length} bytes`);
