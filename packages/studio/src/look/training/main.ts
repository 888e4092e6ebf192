/** Learns to read looks from labelled photos: `npm run train-look -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { photoFolder } from '../expected-looks.ts';
import { type ReadField, readFields } from '../read-fields.ts';
import { confidenceOf, type FieldReadOut, packedReadOuts } from '../read-outs.ts';
import { measuredFaces } from './feature-cache.ts';
import { type FieldFigures, fieldFigures } from './figures.ts';
import { chanceOf, keptBack, type LabelledFace, labelledFaces } from './labelled-faces.ts';
import {
  answers,
  crossValidate,
  folds,
  keptBackFold,
  kernelsOver,
  labelledRows,
  learned,
  type Sample,
  samplesOf,
  standardsOf,
  unjudgedFold,
} from './learn.ts';
import { testPhotos } from './test-photos.ts';

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
const photos = await measuredFaces(fileURLToPath(photoFolder), testPhotos(), cache);
const isPhoto = new Set<LabelledFace>(photos);
const apart = keptBack(faces, Number(options['keep-back']));
const foldOf = (face: LabelledFace): number => {
  if (isPhoto.has(face)) return unjudgedFold;
  return apart.has(face.file) ? keptBackFold : Math.floor(folds * chanceOf(face.file, 'fold'));
};

// Means and deviations are of everybody's photos; no label is seen for them.
const everyone = [...measured, ...photos];
const standards = standardsOf(everyone);
const samples = samplesOf(everyone, standards, foldOf);
const inFold = (fold: number): Sample[] =>
  samples.filter((sample) => sample.fold === fold && sample.light !== null);
const kernelOf = kernelsOver(samples);
const fields: Partial<Record<ReadField, FieldReadOut>> = {};
/** Each as read by read-outs that had learned from the others only. */
interface Trial {
  crossValidated: FieldFigures;
  keptBack: FieldFigures;
  testPhotos: FieldFigures;
}
const figures: Partial<Record<ReadField, Trial>> = {};
for (const field of readFields) {
  const kernel = kernelOf(field);
  const everybody = labelledRows(field, samples);
  const { answers: read, line, calibration } = crossValidate(field, samples, kernel);
  const sure = (margin: number): number => confidenceOf(calibration, margin);
  const withoutFold = (fold: number): FieldFigures => {
    const others = everybody.filter(
      (row) => samples[row]?.fold !== fold && samples[row]?.fold !== keptBackFold,
    );
    return fieldFigures(
      answers(field, { ...learned(field, samples, others, kernel), line }, inFold(fold)),
      sure,
    );
  };
  const trial = {
    crossValidated: fieldFigures(read, sure),
    keptBack: withoutFold(keptBackFold),
    testPhotos: withoutFold(unjudgedFold),
  };
  figures[field] = trial;
  fields[field] = { ...learned(field, samples, everybody, kernel), line, calibration };
  console.log(field, JSON.stringify(trial.crossValidated.all));
}
const bytes = packedReadOuts({ standards, fields: fields as Record<ReadField, FieldReadOut> });
writeFileSync(options.out, bytes);
const beside = path.join(path.dirname(options.out), 'look-figures.json');
writeFileSync(
  beside,
  `${JSON.stringify({ people: faces.length, keptBack: apart.size, fields: figures }, null, 1)}\n`,
);
console.log(`${options.out}: ${bytes.length} bytes`);
