import { type EyeMeasures, eyeMeasures, irisShare } from './eye-measures.ts';
import { type FaceFrame, faceFrame } from './face-frame.ts';
import type { DetectedFace, FaceModels } from './face-models.ts';
import { type FaceRaster, faceRaster } from './face-raster.ts';
import { type GlassesMeasures, glassesMeasures } from './glasses-measures.ts';
import { type HairMeasures, hairMeasures } from './hair-measures.ts';
import { type HairRegion, hairRegion } from './hair-region.ts';
import { type HairStrands, hairStrands } from './hair-strands.ts';
import { type Exposure, exposureOf, type Pixels } from './pixels.ts';
import { type SkinMeasures, skinMeasures } from './skin-measures.ts';

/** All that is measured by rules in one face: what the rules decide by and what the read-outs learn from. */
export interface FaceMeasures {
  frame: FaceFrame;
  raster: FaceRaster;
  exposed: Exposure;
  skin: SkinMeasures;
  region: HairRegion;
  hair: HairMeasures;
  strands: HairStrands;
  /** Null with closed eyes. */
  eyes: EyeMeasures | null;
  glasses: GlassesMeasures;
  /** Hundredths of the face's width. */
  iris: number;
  /** Years, as the description model guesses. */
  age: number;
}

export async function measureFace(
  models: FaceModels,
  pixels: Pixels,
  face: DetectedFace,
): Promise<FaceMeasures> {
  const frame = faceFrame(face);
  const raster = faceRaster(pixels, frame, await models.personMask(pixels));
  const skin = skinMeasures(raster, frame);
  const region = hairRegion(raster, frame, skin);
  return {
    frame,
    raster,
    exposed: exposureOf(pixels),
    skin,
    region,
    hair: hairMeasures(raster, frame, region),
    strands: hairStrands(raster, frame, region),
    eyes: eyeMeasures(pixels, frame),
    glasses: glassesMeasures(pixels, frame, skin.color[0]),
    iris: irisShare(frame),
    age: face.age,
  };
}
