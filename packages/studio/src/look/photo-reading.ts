import { type ChosenField, defaultLook, type Look, type LookReading } from '@milestoon/film/look';
import { clothesColor, suitingColor } from './clothes-color.ts';
import { type FaceFeatures, faceFeatures } from './face-features.ts';
import { type FaceMeasures, measureFace } from './face-measures.ts';
import type { DetectedFace, FaceModels } from './face-models.ts';
import { boxInPhoto, type FaceBox, findFaces, type FoundFaces, hasSeveralFaces } from './find-faces.ts';
import { hairShapeOf } from './hair-shape.ts';
import { chromaOf } from './lab-color.ts';
import { eyeColorOf, type Guess, glassesShapeOf, hairColorOf, skinToneOf } from './palette-match.ts';
import { decodePixels, type Exposure, mirrored, type Pixels, shrunk } from './pixels.ts';
import { decisions } from './read-fields.ts';
import { confidenceOf, inputsOf, type ReadOuts, scoresOf } from './read-outs.ts';
import type { SkinMeasures } from './skin-measures.ts';

/** The parts of a look that a photo tells; the others a parent chooses. */
export type LookField = Exclude<keyof Look, 'version' | ChosenField>;
export type LookGuesses = { [Field in LookField]: Guess<Look[Field]> };
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

/** How much smaller the second copy is: the best of those tried by `accuracy.ts`, from 0.65 to 0.92. */
const smallerCopy = 0.8;

/**
 * The reading of the photo, and after it those of a mirrored and of a smaller copy. A shape or colour at the
 * edge between two names falls to either side with the noise of a JPEG; three readings vote. A copy counts
 * only when it is found like the photo itself, so that a face seen in a copy alone adds nothing.
 * @throws when the photo cannot be decoded.
 */
export async function readPhoto(
  models: FaceModels,
  readOuts: ReadOuts,
  photo: Uint8Array,
): Promise<[PhotoReading, ...PhotoReading[]]> {
  const found = await findFaces(models, await decodePixels(photo));
  const reading = await readFound(models, readOuts, found);
  if (!reading.guesses) return [reading];
  const readings: [PhotoReading, ...PhotoReading[]] = [reading];
  for (const copy of [await mirrored(found.pixels), await shrunk(found.pixels, smallerCopy)]) {
    const again = await readFound(models, readOuts, {
      pixels: copy,
      turn: 0,
      faces: await models.detect(copy),
    });
    if (again.finding === reading.finding) readings.push(again);
  }
  return readings;
}

async function readFound(models: FaceModels, readOuts: ReadOuts, found: FoundFaces): Promise<PhotoReading> {
  const face = found.faces[0];
  if (!face) return { finding: 'no-face', faceBox: null, guesses: null };
  const reading = await readFace(models, readOuts, found.pixels, face);
  const finding = hasSeveralFaces(found.faces) ? 'several-faces' : reading.light;
  return {
    finding,
    faceBox: boxInPhoto(found, face),
    guesses: reading.light === 'face' ? reading.guesses : withoutColors(reading.guesses),
    ...(reading.light === 'face' && { description: face.description }),
  };
}

interface FaceReading {
  light: 'face' | 'too-dark' | 'too-bright' | 'greyscale';
  guesses: LookGuesses;
}

async function readFace(
  models: FaceModels,
  readOuts: ReadOuts,
  pixels: Pixels,
  face: DetectedFace,
): Promise<FaceReading> {
  const measures = await measureFace(models, pixels, face);
  const { frame, raster, exposed, skin, region, eyes } = measures;
  const tone = skinToneOf(skin, exposed.white);
  const age = childAge(measures.age, measures.iris);
  return {
    light: lightOf(exposed, skin),
    guesses: {
      skin: tone,
      ...hairGuesses(measures, age.value),
      eyes: eyes ? eyeColorOf(eyes) : unknown(defaultLook.eyes),
      glasses: glassesShapeOf(glassesOf(readOuts, face)),
      // At 500 pixels freckles drown in the noise of the photo: a parent adds them.
      freckles: unknown(defaultLook.freckles),
      ...featureGuesses(faceFeatures(pixels, raster, frame, skin.lightness), frame.yaw),
      age,
      signatureColor: clothesColor(raster, frame, region, skin) ?? unknown(suitingColor(tone.value)),
    },
  };
}

/** Read by learning: the rules that looked for lines of a frame missed thin rims and took wrinkles for them. */
function glassesOf(readOuts: ReadOuts, { description }: DetectedFace): Guess<boolean> {
  const { glasses } = readOuts.fields;
  const scores = scoresOf(glasses, inputsOf({ description }, readOuts.standards));
  const { value, margin } = decisions.glasses(scores, glasses.line);
  return { value, confidence: confidenceOf(glasses.calibration, margin) };
}

type HairGuesses = Pick<LookGuesses, 'hairColor' | 'hairShape'>;

function hairGuesses({ hair: measures, strands, region }: FaceMeasures, age: number): HairGuesses {
  const color = measures.color
    ? hairColorOf(measures.color, measures.spread)
    : unknown(defaultLook.hairColor);
  const { skinShare, crownHidden } = region;
  const shape = hairShapeOf({ measures, strands, color: color.value, skinShare, age });
  const seen = crownHidden ? 0.5 : 1;
  return {
    hairColor: { ...color, confidence: seen * color.confidence },
    hairShape: { ...shape, confidence: seen * shape.confidence },
  };
}

/** How far each proportion is trusted on a face that looks at the camera. */
const frontalTrust = { lashes: 0.2, lips: 0.5, nose: 0.5, brows: 0.6, faceWidth: 0.6, jaw: 0.5 } as const;

function featureGuesses(features: FaceFeatures, yaw: number): Pick<LookGuesses, keyof FaceFeatures> {
  const frontal = 1 - Math.min(0.7, Math.abs(yaw));
  const guess = (feature: keyof FaceFeatures): Guess<number> => ({
    value: Math.round(100 * features[feature]) / 100,
    confidence: frontal * frontalTrust[feature],
  });
  return {
    lashes: guess('lashes'),
    lips: guess('lips'),
    nose: guess('nose'),
    brows: guess('brows'),
    faceWidth: guess('faceWidth'),
    jaw: guess('jaw'),
  };
}

const unknown = <Value>(value: Value): Guess<Value> => ({ value, confidence: 0 });

function lightOf(light: Exposure, skin: SkinMeasures): FaceReading['light'] {
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
    eyes: unknown(defaultLook.eyes),
    signatureColor: unknown(defaultLook.signatureColor),
  };
}

const toddler = 3;
const adultLooking = 12;

/** Years by the width of the irises in the face. */
const ageByIris = (share: number): number => Math.max(toddler, Math.min(17, toddler + 7.3 * (10 - share)));

/**
 * The description model tells small children well enough, but takes many schoolchildren for adults. The people
 * in these photos are children: guesses above 12 are drawn towards it, and the younger of the model's age and
 * the irises' age counts.
 */
function childAge(guess: number, irises: number): Guess<number> {
  const drawn = guess <= adultLooking ? guess : Math.min(17, adultLooking + 0.25 * (guess - adultLooking));
  const byModel = guess < 1 ? toddler : drawn;
  const byIris = ageByIris(irises);
  const agree = Math.abs(byModel - byIris) <= 3 && guess >= 1;
  return { value: Math.round(Math.min(byModel, byIris)), confidence: agree ? 0.5 : 0.3 };
}
