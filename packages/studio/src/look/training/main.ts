/** Learns to read looks from labelled photos: `npm run train-look -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ReadField, readFields } from '../read-fields.ts';
import { type FieldReadOut, packedReadOuts } from '../read-outs.ts';
import { type FieldFigures, fieldFigures } from './figures.ts';
import { answers, crossValidate, saidOf } from './cross-validation.ts';
import { keptBackFold, kernelsOver, taughtRows, learned, type Sample, unjudgedFold } from './learn.ts';
import { material } from './material.ts';

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

const { portraits, apart, standards, samples } = await material(options.faces, Number(options['keep-back']));
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
  const everybody = taughtRows(field, samples);
  const { answers: read, said, line, ...calibrated } = crossValidate(field, samples, kernel);
  const withoutFold = (fold: number): FieldFigures => {
    const others = everybody.filter(
      (row) => samples[row]?.fold !== fold && samples[row]?.fold !== keptBackFold,
    );
    return fieldFigures(
      answers(field, { ...learned(field, samples, others, kernel), line }, inFold(fold)),
      (answer) => saidOf(answer, calibrated),
    );
  };
  const trial = {
    crossValidated: fieldFigures(read, (answer) => said.get(answer) ?? saidOf(answer, calibrated)),
    keptBack: withoutFold(keptBackFold),
    testPhotos: withoutFold(unjudgedFold),
  };
  figures[field] = trial;
  fields[field] = { ...learned(field, samples, everybody, kernel), line, ...calibrated };
  console.log(field, JSON.stringify(trial.crossValidated.all));
}
const bytes = packedReadOuts({ standards, fields: fields as Record<ReadField, FieldReadOut> });
writeFileSync(options.out, bytes);
const beside = path.join(path.dirname(options.out), 'look-figures.json');
writeFileSync(
  beside,
  `${JSON.stringify({ people: portraits.length, keptBack: apart.size, fields: figures }, null, 1)}\n`,
);
console.log(`${options.out}: ${bytes.length} bytes`);
