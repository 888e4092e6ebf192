import { defaultLook, type LookReading } from '@milestoon/look';
import { faceGuesses } from './face-guesses.ts';
import { measureFace } from './face-measures.ts';
import type { FaceModels } from './face-models.ts';
import { boxInPhoto, type FaceBox, findFaces, hasSeveralFaces } from './find-faces.ts';
import { hasDarkFrames } from './dark-frames.ts';
import { hairDyeOf } from './hair-dye.ts';
import { isLightHair } from './light-hair.ts';
import { type LookGuesses, unknown } from './guess.ts';
import { chromaOf } from './lab-color.ts';
import { learnedLook } from './learned-look.ts';
import { lookFeatures } from './look-features.ts';
import { decodePixels, type Exposure } from './pixels.ts';
import type { ReadOuts } from './read-outs.ts';
import type { SkinMeasures } from './skin-measures.ts';

export type PhotoFinding = LookReading['photos'][number]['finding'];

/** What one photo tells. `guesses` is null without a face. */
export interface PhotoReading {
  finding: PhotoFinding;
  faceBox: FaceBox | null;
  guesses: LookGuesses | null;
  /** What tells this face from others: missing without one that is seen clearly. */
  description?: Float32Array;
}

/** Colours mean nothing beyond these: lightness of the face, chroma of the whole photo and of the skin. */
const exposure = { dark: 15, bright: 92, greyPhoto: 3, greySkin: 6 } as const;

/** @throws when the photo cannot be decoded. */
export async function readPhoto(
  models: FaceModels,
  readOuts: ReadOuts,
  photo: Uint8Array,
): Promise<PhotoReading> {
  const found = await findFaces(models, await decodePixels(photo));
  const face = found.faces[0];
  if (!face) return { finding: 'no-face', faceBox: null, guesses: null };
  const measures = await measureFace(models, found.pixels, face);
  const features = await lookFeatures(models, found.pixels, face, measures);
  const learned = learnedLook(readOuts, features);
  const guesses = faceGuesses(found.pixels, measures, learned, {
    dye: hairDyeOf(features, learned.headCover.value),
    lightHair: isLightHair(features, learned),
    darkFrames: hasDarkFrames(found.pixels, measures.frame),
  });
  const light = lightOf(measures.exposed, measures.skin);
  return {
    finding: hasSeveralFaces(found.faces) ? 'several-faces' : light,
    faceBox: boxInPhoto(found, face),
    guesses: light === 'face' ? guesses : withoutColors(guesses),
    ...(light === 'face' && { description: face.description }),
  };
}

function lightOf(light: Exposure, skin: SkinMeasures): 'face' | 'too-dark' | 'too-bright' | 'greyscale' {
  if (skin.lightness < exposure.dark) return 'too-dark';
  if (skin.lightness > exposure.bright) return 'too-bright';
  const grey = light.chroma < exposure.greyPhoto && chromaOf(skin.color) < exposure.greySkin;
  return grey ? 'greyscale' : 'face';
}

/** Keeps the shapes; colours come from the default look. */
function withoutColors(guesses: LookGuesses): LookGuesses {
  return {
    ...guesses,
    skin: unknown(defaultLook.skin),
    hairColor: unknown(defaultLook.hairColor),
    hairDye: unknown(defaultLook.hairDye),
    glassesColor: unknown(defaultLook.glassesColor),
    eyes: unknown(defaultLook.eyes),
    signatureColor: unknown(defaultLook.signatureColor),
    headCoverColor: unknown(defaultLook.headCoverColor),
  };
}
