import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type FeatureBlock, featureBlocks, featureSizes, type LookFeatures } from './look-features.ts';
import { type Bent, bendable, bent, bends } from './bent-features.ts';
import { type Decision, type ReadField, readFields } from './read-fields.ts';

/** What the weights say of a field besides the weights themselves. */
const fieldSchema = z.object({
  /** The blocks its weights are for, in this order. */
  blocks: z.array(z.string()),
  /** What its outputs give where nothing speaks for or against. */
  offsets: z.array(z.number()),
  /** The largest weight of each output: they are kept as shares of it. */
  scales: z.array(z.number()),
  /** From which score on yes-or-no is yes. */
  line: z.number(),
  /** By how much a confidence rises with its margin, and where it begins: a logistic curve. */
  calibration: z.tuple([z.number(), z.number()]),
  /** The power of its odds that makes chances of them; 1 for yes or no. */
  sharpness: z.number(),
  /** Width, in steps, of the bell around the place on a scale that they are drawn to; null where names have no scale. */
  spread: z.number().nullable(),
});
const headerSchema = z.object({ version: z.literal(1), fields: z.record(z.string(), fieldSchema) });
export type ReadOutHeader = z.infer<typeof headerSchema>;
export type FieldHeader = z.infer<typeof fieldSchema>;
/** What makes chances of odds. */
export type Tempering = Pick<FieldHeader, 'sharpness' | 'spread'>;

/** Linear read-outs over standardised features; what `npm run train-look` writes. */
export interface ReadOuts {
  /** Mean and width (1 / deviation) of every feature. */
  standards: Record<FeatureBlock, Standard>;
  fields: Record<ReadField, FieldReadOut>;
}
export interface Standard {
  mean: Float32Array;
  width: Float32Array;
}
export interface FieldReadOut extends FieldHeader {
  /** For each output one weight a number of its blocks. */
  weights: Float32Array[];
}

/** A block as it is, or bent (bent-features.ts). */
export type InputBlock = FeatureBlock | Bent;
export const sizeOf = (block: InputBlock): number =>
  block in featureSizes ? featureSizes[block as FeatureBlock] : bends;

/** Beyond this a feature says no more than that it is far out. */
const farOut = 4;

export type Inputs = Record<InputBlock, Float32Array>;

/** The features that were measured as the read-outs take them. A block weighs the same whatever its size. */
export function inputsOf(features: Partial<LookFeatures>, standards: ReadOuts['standards']): Partial<Inputs> {
  const inputs: Partial<Inputs> = {};
  for (const name of featureBlocks) {
    const { mean, width } = standards[name];
    const standard = features[name]?.map((value, at) =>
      Math.max(-farOut, Math.min(farOut, (value - (mean[at] ?? 0)) * (width[at] ?? 0))),
    );
    if (!standard) continue;
    for (const curve of bendable) if (curve === `${name}Bent`) inputs[curve] = bent(curve, standard);
    const share = 1 / Math.sqrt(standard.length);
    inputs[name] = standard.map((value) => value * share);
  }
  return inputs;
}

/** @throws when a block was not measured. */
export function scoresOf({ blocks, offsets, weights }: FieldReadOut, inputs: Partial<Inputs>): number[] {
  return offsets.map((offset, output) => {
    const own = weights[output] ?? new Float32Array();
    let score = offset;
    let at = 0;
    for (const block of blocks as InputBlock[]) {
      const values = inputs[block];
      if (!values) throw new RangeError(`${block} was not measured`);
      for (const value of values) score += value * (own[at++] ?? 0);
    }
    return score;
  });
}

/** How often a decision with this margin is right, 0…1, as the cross-validation saw it. */
export const confidenceOf = ([slope, start]: FieldHeader['calibration'], margin: number): number =>
  1 / (1 + Math.exp(-slope * margin - start));

/**
 * How often each name is right where so much speaks for it: odds to a power and, where names lie on a scale, the
 * less likely the further from the place that was read. They sum to 1.
 */
export function chancesOf(
  { odds, place }: Pick<Decision<unknown>, 'odds' | 'place'>,
  { sharpness, spread }: Tempering,
): number[] {
  const bell = (at: number): number =>
    place === undefined || spread === null ? 1 : Math.exp(-0.5 * ((at - place) / spread) ** 2);
  const shares = odds.map((one, at) => one ** sharpness * bell(at));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.map((one) => one / sum);
}

/**
 * How often such a decision is near enough, 0…1: by its margin; on a scale it is the chance of a name that lies a step
 * off at most.
 */
export function surenessOf(
  decision: Decision<unknown>,
  by: Tempering & Pick<FieldHeader, 'calibration'>,
): number {
  const { place, margin, odds } = decision;
  if (place === undefined || by.spread === null) return confidenceOf(by.calibration, margin);
  const nearest = Math.max(0, Math.min(odds.length - 1, Math.round(place)));
  return chancesOf(decision, by).reduce(
    (sum, chance, at) => (Math.abs(at - nearest) <= 1 ? sum + chance : sum),
    0,
  );
}

const weightsFile = new URL('../../models/look.bin', import.meta.url);

/** @throws when the file is missing, cut short or of another version. */
export async function loadReadOuts(file: URL = weightsFile): Promise<ReadOuts> {
  const bytes = await readFile(file);
  const headerLength = bytes.readUInt32LE(0);
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 4, 4 + headerLength)));
  const data = bytes.subarray(4 + headerLength);
  const whole = data.byteLength - (data.byteLength % 2);
  const halves = new Float16Array(data.buffer.slice(data.byteOffset, data.byteOffset + whole));
  let at = 0;
  const take = (count: number): Float32Array => {
    at += count;
    if (at > halves.length) throw new RangeError(`${file.pathname} is cut short`);
    return Float32Array.from(halves.subarray(at - count, at));
  };
  const standards = Object.fromEntries(
    featureBlocks.map((name) => [name, { mean: take(featureSizes[name]), width: take(featureSizes[name]) }]),
  ) as ReadOuts['standards'];
  const fields = Object.fromEntries(
    readFields.map((name) => {
      const field = header.fields[name];
      if (!field) throw new RangeError(`${file.pathname} has no read-out of ${name}`);
      const size = (field.blocks as InputBlock[]).reduce((sum, block) => sum + sizeOf(block), 0);
      const weights = field.scales.map((scale) => take(size).map((share) => share * scale));
      return [name, { ...field, weights }];
    }),
  ) as ReadOuts['fields'];
  return { standards, fields };
}

/** What `loadReadOuts` reads back. */
export function packedReadOuts({ standards, fields }: ReadOuts): Buffer {
  const halves: number[] = [];
  const add = (values: Float32Array): void => {
    for (const value of values) halves.push(value);
  };
  for (const name of featureBlocks) {
    add(standards[name].mean);
    add(standards[name].width);
  }
  const headers: ReadOutHeader['fields'] = {};
  for (const name of readFields) {
    const { weights, ...header } = fields[name];
    headers[name] = header;
    weights.forEach((own, output) => add(own.map((weight) => weight / (header.scales[output] ?? 1))));
  }
  const text = Buffer.from(JSON.stringify({ version: 1, fields: headers } satisfies ReadOutHeader));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, Buffer.from(Float16Array.from(halves).buffer)]);
}
