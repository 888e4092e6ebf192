import { type ColorFeatures, colorFeatures } from './color-features.ts';
import { cropOf, cropPlaces, pooled } from './face-crops.ts';
import type { FaceMeasures } from './face-measures.ts';
import type { DetectedFace, FaceModels } from './face-models.ts';
import { objectFeatures, objectFeatureSizes } from './object-features.ts';
import type { Pixels } from './pixels.ts';
import { ruleFeatures, ruleFeaturesSize } from './rule-features.ts';
import { surroundings, surroundingsSize } from './surroundings.ts';

/** The blocks of numbers that the read-outs learn from, and how many each has. */
export const featureSizes = {
  description: 1024,
  eyesCoarse: 1024,
  eyesFine: 4608,
  skin: 129,
  hair: 107,
  eyes: 61,
  shape: 76,
  rules: ruleFeaturesSize,
  surroundings: surroundingsSize,
  ...objectFeatureSizes,
} as const;
export type FeatureBlock = keyof typeof featureSizes;
export type LookFeatures = Record<FeatureBlock, Float32Array>;
export const featureBlocks = Object.keys(featureSizes) as FeatureBlock[];

const fineSide = 14;
const coarseSide = 7;

export async function lookFeatures(
  models: FaceModels,
  pixels: Pixels,
  face: DetectedFace,
  measures: FaceMeasures,
): Promise<LookFeatures> {
  const eyes = await models.describe(cropOf(pixels, measures.frame, cropPlaces.eyes));
  const colors: ColorFeatures = colorFeatures(measures);
  return {
    description: face.description,
    eyesCoarse: pooled(eyes.coarse, coarseSide, 1),
    eyesFine: pooled(eyes.fine, fineSide, 3),
    skin: Float32Array.from(colors.skin),
    hair: Float32Array.from(colors.hair),
    eyes: Float32Array.from(colors.eyes),
    shape: Float32Array.from(colors.shape),
    rules: ruleFeatures(measures),
    surroundings: surroundings(measures),
    ...(await objectFeatures(models, pixels, measures)),
  };
}
