import type { ReadField, ReadValues } from '../read-fields.ts';
import { type FeatureBlock, featureBlocks, featureSizes, type LookFeatures } from '../look-features.ts';
import { objectFeatureSizes } from '../object-features.ts';
import {
  type FieldReadOut,
  type InputBlock,
  type Inputs,
  inputsOf,
  type ReadOuts,
  sizeOf,
  type Standard,
} from '../read-outs.ts';
import type { MeasuredFace } from './feature-cache.ts';
import { type LabelledFace, type Labels, unlabelled } from './labelled-faces.ts';
import { type Lesson, lessons } from './lessons.ts';
import type { Light } from './light-copies.ts';
import { addProducts, type Gram, ridge, summed } from './ridge.ts';

/** One copy of one person's photo as the read-outs see it. */
export interface Sample {
  face: LabelledFace;
  /** What this copy shows. */
  labels: Labels;
  /** Null for a copy with other hair, which is learned from and never judged. */
  light: Light | null;
  /** How much it counts against a photo as taken. */
  weight: number;
  /** Which fold of the cross-validation reads it, 0…4, or one of the two below. */
  fold: number;
  inputs: Inputs;
}

/** Never learned from before they were read at the end. */
export const keptBackFold = -1;
/** Learned from in every fold, and never judged there. */
export const unjudgedFold = -2;

/** Deviations below this share of a block's mean one would blow up what hardly ever differs. */
const leastDeviation = 0.3;

export function standardsOf(faces: readonly MeasuredFace[]): ReadOuts['standards'] {
  const all = faces.flatMap(({ copies }) => [...copies.values()]);
  const standard = (name: FeatureBlock): Standard => {
    const size = featureSizes[name];
    const mean = new Float64Array(size);
    const square = new Float64Array(size);
    for (const features of all) {
      features[name].forEach((value, at) => {
        mean[at] = (mean[at] ?? 0) + value / all.length;
        square[at] = (square[at] ?? 0) + value ** 2 / all.length;
      });
    }
    const deviations = square.map((value, at) => Math.sqrt(Math.max(0, value - (mean[at] ?? 0) ** 2)));
    // Colours and shapes have units of their own; channels of a model share one.
    const channels = size >= featureSizes.description || name in objectFeatureSizes;
    const floor = channels ? (leastDeviation * deviations.reduce((sum, one) => sum + one, 0)) / size : 1e-3;
    return {
      mean: Float32Array.from(new Float16Array(mean)),
      width: Float32Array.from(new Float16Array(deviations.map((one) => 1 / Math.max(one, floor)))),
    };
  };
  return Object.fromEntries(featureBlocks.map((name) => [name, standard(name)])) as ReadOuts['standards'];
}

export const samplesOf = (
  faces: readonly MeasuredFace[],
  standards: ReadOuts['standards'],
  foldOf: (face: LabelledFace) => number,
): Sample[] =>
  faces.flatMap((face) => {
    const sample = (features: LookFeatures, light: Light | null, labels: Labels): Sample => ({
      face,
      labels,
      light,
      weight: light ? 1 : recoloredWeight,
      fold: foldOf(face),
      inputs: inputsOf(features, standards) as Inputs,
    });
    const copies = [...face.copies].map(([light, features]) => sample(features, light, face.labels));
    const { recolored } = face;
    // Of the recoloured copy only the hair is learned: nobody's skin was looked at in it.
    return recolored
      ? [...copies, sample(recolored.features, null, { ...unlabelled, hairColor: recolored.hair })]
      : copies;
  });

/** Less leaves red and light brown hair too dark, more takes black hair for brown: tried from 0.25 to 1. */
const recoloredWeight = 0.7;

/** The kernels of fields over all samples; a block's own is worked out once. */
export function kernelsOver(samples: readonly Sample[]): (field: ReadField) => Gram {
  const known = new Map<InputBlock, Gram>();
  const gramOf = (block: InputBlock): Gram => {
    const own = known.get(block) ?? samples.map(() => new Float64Array(samples.length));
    if (known.has(block)) return own;
    addProducts(
      own,
      samples.map(({ inputs }) => inputs[block]),
    );
    known.set(block, own);
    return own;
  };
  return (field) => summed(lessons[field].blocks.map(gramOf));
}

/** Learns a field from some of the samples. Line and calibration are still to be set. */
export function learned<Field extends ReadField>(
  field: Field,
  samples: readonly Sample[],
  rows: readonly number[],
  gram: Gram,
): FieldReadOut {
  const lesson: Lesson<ReadValues[Field]> = lessons[field];
  const taught = rows.map((row) => taughtBy(field, samples[row]));
  const counts = new Map<unknown, number>();
  const count = (at: number): number => counts.get(taught[at]?.name) ?? 0;
  rows.forEach((row, at) => {
    if (samples[row]?.light) counts.set(taught[at]?.name, count(at) + 1);
  });
  const usual = rows.length / counts.size;
  const weights = Float64Array.from(
    taught,
    (one, at) => (one?.weight ?? 1) * (usual / Math.max(1, count(at))) ** lesson.evenness,
  );
  const targets = taught.map((one) => one?.targets ?? []);
  const outputs = targets[0]?.length ?? 0;
  const columns = Array.from({ length: outputs }, (_, output) =>
    Float64Array.from(targets, (target) => target[output] ?? 0),
  );
  const { shares, means } = ridge(gram, rows, columns, weights, lesson.penalty);
  const own = shares.map((share) => collapsed(lesson.blocks, samples, rows, share));
  const scales = own.map((values) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9));
  return {
    blocks: [...lesson.blocks],
    offsets: means,
    scales,
    line: 0.5,
    calibration: [0, 0],
    sharpness: 1,
    spread: null,
    weights: own.map((values, output) => {
      const scale = scales[output] ?? 1;
      return Float32Array.from(values, (value) => scale * Math.f16round(value / scale));
    }),
  };
}

/** What is learned from a sample; null where nobody said anything of it. */
export function taughtBy<Field extends ReadField>(
  field: Field,
  sample: Sample | undefined,
): { name: ReadValues[Field]; targets: number[]; weight: number } | null {
  if (!sample) return null;
  const lesson: Lesson<ReadValues[Field]> = lessons[field];
  const label = labelOf(field, sample);
  const { beside = 0, alone = 0 } = lesson.others ?? {};
  // What is recoloured has nothing of what others saw.
  const others = (lesson.others && sample.light ? sample.face.others : [])
    .map((look) => lesson.label(look))
    .filter((seen) => seen !== null);
  const name = label ?? others[0] ?? null;
  if (name === null || (label === null && alone === 0)) return null;
  const seen = others.map((other) => lesson.targets(other));
  const own = lesson.targets(name);
  const share = label === null ? 1 : others.length > 0 ? beside : 0;
  const mean = (at: number): number =>
    seen.reduce((sum, targets) => sum + (targets[at] ?? 0), 0) / Math.max(1, seen.length);
  return {
    name,
    targets: own.map((value, at) => (1 - share) * value + share * mean(at)),
    weight: sample.weight * (label === null ? alone : 1),
  };
}

/** Weights of the features instead of shares of the samples. */
function collapsed(
  blocks: readonly InputBlock[],
  samples: readonly Sample[],
  rows: readonly number[],
  shares: Float64Array,
): Float64Array {
  const weights = new Float64Array(blocks.reduce((sum, block) => sum + sizeOf(block), 0));
  rows.forEach((row, i) => {
    const share = shares[i] ?? 0;
    let at = 0;
    for (const block of blocks) {
      for (const value of samples[row]?.inputs[block] ?? []) {
        weights[at] = (weights[at] ?? 0) + share * value;
        at++;
      }
    }
  });
  return weights;
}

export function labelOf<Field extends ReadField>(
  field: Field,
  sample: Sample | undefined,
): ReadValues[Field] | null {
  const lesson: Lesson<ReadValues[Field]> = lessons[field];
  return sample ? lesson.label(sample.labels) : null;
}

/** Those from whom a field can be learned. */
export const taughtRows = (field: ReadField, samples: readonly Sample[]): number[] =>
  samples.map((_, row) => row).filter((row) => taughtBy(field, samples[row]) !== null);

export const folds = 5;
