/**
 * How well what is drawn fits the labelled portraits, and how often a parent is asked where it does not:
 * `node packages/studio/src/look/training/drawn-rates.ts`. Everybody is read from the photo by read-outs that had not
 * seen them, through the same steps as a parent's upload. Needs what `npm run train-look` measured; ten minutes more.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type HairTraits, hairTraits, isVague, type Look, type LookReading } from '@milestoon/look';
import { combineReadings } from '../combine-readings.ts';
import { hairSteps, isDarkEye } from '../expected-looks.ts';
import { loadFaceModels } from '../face-models.ts';
import { readPhoto } from '../photo-reading.ts';
import { type ReadField, readFields, tonePlace } from '../read-fields.ts';
import type { FieldReadOut, ReadOuts } from '../read-outs.ts';
import type { LabelledFace, Labels } from './labelled-faces.ts';
import { crossValidate, folds, keptBackFold, kernelsOver, labelledRows, learned } from './learn.ts';
import { material } from './material.ts';

type Asked = 'skin' | 'hairColor' | 'hairShape' | 'eyes' | 'glasses' | 'headCover';
/** What is judged, the question that would mend it, and whether it is right; null where nobody knows. */
type Judge = readonly [field: Asked, right: (labels: Labels, look: Look) => boolean | null];

const known = <Value>(label: Value | null, right: (label: Value) => boolean): boolean | null =>
  label === null ? null : right(label);
/** Hair under a hat is not expected of anyone. */
const hair =
  (right: (labels: Labels, traits: HairTraits, look: Look) => boolean | null): Judge[1] =>
  (labels, look) =>
    labels.headCover ? null : right(labels, hairTraits[look.hairShape], look);

/** An afro in a photo ends above the jaw, however wide it is drawn. */
const length = hair((labels, traits, look) =>
  known(labels.hairLength, (name) => (look.hairShape === 'afro' ? 'short' : traits.length) === name),
);
const fringe = hair((labels, traits) => known(labels.fringe, (is) => traits.fringe === is));
const tied = hair((labels, traits) => known(labels.tied, (is) => (traits.tied !== 'loose') === is));
/** Tied and missing hair is drawn without a texture that would show. */
const texture = hair((labels, traits) =>
  traits.tied !== 'loose' || traits.length === 'none' || labels.hairLength === 'none'
    ? null
    : known(labels.hairTexture, (name) => traits.texture === name),
);
const all =
  (...parts: readonly Judge[1][]): Judge[1] =>
  (labels, look) => {
    const told = parts.map((part) => part(labels, look)).filter((right) => right !== null);
    return told.length === 0 ? null : told.every(Boolean);
  };

const judges: Record<string, Judge> = {
  'skin within one': [
    'skin',
    ({ skin }, look) => known(skin, (tone) => Math.abs(tonePlace[look.skin] - tonePlace[tone]) <= 1),
  ],
  'hair colour within a neighbour': [
    'hairColor',
    ({ hairColor }, look) => known(hairColor, (color) => hairSteps(look.hairColor, color) <= 1),
  ],
  length: ['hairShape', length],
  fringe: ['hairShape', fringe],
  tied: ['hairShape', tied],
  texture: ['hairShape', texture],
  'length, fringe and tied': ['hairShape', all(length, fringe, tied)],
  'all of the hair': ['hairShape', all(length, fringe, tied, texture)],
  eyes: ['eyes', ({ eyesDark }, look) => known(eyesDark, (dark) => isDarkEye(look.eyes) === dark)],
  glasses: ['glasses', ({ glasses }, look) => known(glasses, (worn) => (look.glasses !== 'none') === worn)],
  'head cover': [
    'headCover',
    ({ headCover }, look) => known(headCover, (worn) => (look.headCover !== 'none') === worn),
  ],
};

const folder = fileURLToPath(new URL('../../../faces/', import.meta.url));
const { portraits, foldOf, standards, samples } = await material(folder, 52);
const kernelOf = kernelsOver(samples);
const fieldsOf = new Map<number, Partial<Record<ReadField, FieldReadOut>>>(
  [keptBackFold, ...Array(folds).keys()].map((fold) => [fold, {}]),
);
for (const field of readFields) {
  const kernel = kernelOf(field);
  const { line, calibration } = crossValidate(field, samples, kernel);
  for (const [fold, fields] of fieldsOf) {
    const others = labelledRows(field, samples).filter(
      (row) => samples[row]?.fold !== fold && samples[row]?.fold !== keptBackFold,
    );
    fields[field] = { ...learned(field, samples, others, kernel), line, calibration };
  }
}

interface Reading {
  face: LabelledFace;
  reading: LookReading;
}
const models = await loadFaceModels();
const readings: Reading[] = [];
for (const face of portraits) {
  const fields = fieldsOf.get(foldOf(face)) as ReadOuts['fields'];
  const photo = await readPhoto(models, { standards, fields }, await readFile(`${folder}${face.file}`));
  if (photo.guesses) readings.push({ face, reading: combineReadings([photo]) });
}

const share = (list: readonly unknown[], of: readonly unknown[]): string =>
  of.length === 0 ? '–' : `${(list.length / of.length).toFixed(2)} of ${of.length}`;

function line([field, right]: Judge, among: readonly Reading[]): string {
  const judged = among.map(({ face, reading }) => ({
    asked: isVague(reading, field),
    right: right(face.labels, reading.look),
  }));
  const [hits, misses] = [true, false].map((kind) => judged.filter((one) => one.right === kind));
  const asked = (list: typeof judged = []): string =>
    share(
      list.filter((one) => one.asked),
      list,
    );
  const told = [...(hits ?? []), ...(misses ?? [])];
  return `right ${share(hits ?? [], told)}, asked of wrong ${asked(misses)}, of right ${asked(hits)}`;
}

const sets = {
  'cross-validated': readings.filter(({ face }) => foldOf(face) !== keptBackFold),
  'kept back': readings.filter(({ face }) => foldOf(face) === keptBackFold),
};
for (const [name, among] of Object.entries(sets)) {
  console.log(`\n${name}`);
  for (const [what, judge] of Object.entries(judges)) console.log(`${what}: ${line(judge, among)}`);
  const covered = among.filter(({ reading }) => reading.look.headCover !== 'none');
  const wearing = among.filter(({ face }) => face.labels.headCover === true);
  const both = wearing.filter(({ reading }) => reading.look.headCover !== 'none');
  const judged = covered.filter(({ face }) => face.labels.headCover !== null);
  console.log(`head cover precision ${share(both, judged)}, recall ${share(both, wearing)}`);
}
