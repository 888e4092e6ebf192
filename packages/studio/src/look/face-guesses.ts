import { defaultLook, type EyeColor, type GlassesShape, type Look } from '@milestoon/look';
import { coverColor } from './cover-color.ts';
import { headCoverOf } from './head-cover.ts';
import { clothesColor, suitingColor } from './clothes-color.ts';
import { likeliestHair } from './drawn-hair.ts';
import type { EyeMeasures } from './eye-measures.ts';
import { type FaceFeatures, faceFeatures } from './face-features.ts';
import type { FaceMeasures } from './face-measures.ts';
import { type Guess, type LookGuesses, unknown } from './guess.ts';
import { hairColorOf, underDye } from './hair-shades.ts';
import { lightHairColor } from './light-hair.ts';
import { hairShapeOf } from './hair-shape.ts';
import type { LearnedLook } from './learned-look.ts';
import { eyeColorOf } from './palette-match.ts';
import type { Pixels } from './pixels.ts';
import { type AgeGroup, isDarkEye } from './read-fields.ts';
import { skinGuess } from './skin-guess.ts';

/** What colours tell without learning. */
export interface SeenColors {
  dye: Guess<Look['hairDye']>;
  /** Light hair that was read as dark. */
  lightHair: boolean;
  darkFrames: boolean;
}

/**
 * What one face tells of a look: read by learning, and by rules where there were too few examples to learn from
 * (bald heads, the shade of the eyes, proportions, clothes).
 */
export function faceGuesses(
  pixels: Pixels,
  measures: FaceMeasures,
  learned: LearnedLook,
  { dye: hairDye, lightHair, darkFrames }: SeenColors,
): LookGuesses {
  const { frame, raster, region, skin } = measures;
  const age = ageOf(measures, learned.ageGroup);
  const { value: tone } = learned.skin;
  return {
    skin: skinGuess(learned.skin),
    ...hairGuesses(measures, learned, age.value, hairDye.value !== 'none', lightHair),
    hairDye,
    eyes: eyesOf(measures.eyes, learned.eyesDark),
    glasses: glassesOf(learned.glasses, darkFrames),
    glassesColor: framesOf(learned.glasses, darkFrames),
    headCover: headCoverOf(learned),
    headCoverColor: coverColor(raster, frame),
    // At 500 pixels freckles drown in the noise of the photo: a parent adds them.
    freckles: unknown(defaultLook.freckles),
    ...featureGuesses(faceFeatures(pixels, raster, frame, skin.lightness), frame.yaw),
    age,
    signatureColor: clothesColor(raster, frame, region, skin) ?? unknown(suitingColor(tone)),
  };
}

function hairGuesses(
  { hair, strands, region }: FaceMeasures,
  learned: LearnedLook,
  age: number,
  dyed: boolean,
  light: boolean,
): Pick<LookGuesses, 'hairColor' | 'hairShape'> {
  const evidence = {
    measures: hair,
    strands,
    color: learned.hairColor.value,
    skinShare: region.skinShare,
    age,
  };
  const shape = likeliestHair(learned, hairShapeOf(evidence).value, hair, age);
  // How hair is worn under a hat, or beyond the edge of the photo, is a guess; its colour is told by what hangs out.
  const seen = region.crownHidden || learned.headCover.value ? 0.5 : 1;
  return {
    hairColor: dyed ? underDye(learned) : light ? lightHairColor(learned) : hairColorOf(learned),
    hairShape: { ...shape, confidence: seen * shape.confidence },
  };
}

/** Where the rules name a shade on the other side, the middle of the side that was read. */
const middleEyes = { dark: 'brown', light: 'blue' } as const;

function eyesOf(measures: EyeMeasures | null, { value: dark, confidence }: Guess<boolean>): Guess<EyeColor> {
  const shade = measures ? eyeColorOf(measures).value : null;
  const value = shade && isDarkEye(shade) === dark ? shade : middleEyes[dark ? 'dark' : 'light'];
  const other = middleEyes[dark ? 'light' : 'dark'];
  const shades = dark ? [] : lightShades.filter((one) => one.value !== value);
  return {
    value,
    confidence,
    rivals: [
      ...shades.map((one) => ({ value: one.value, chance: one.chance * confidence })),
      { value: other, chance: 1 - confidence },
    ].sort((p, q) => q.chance - p.chance),
  };
}

/** What light eyes are called: of 72 labelled pairs 32 blue, 25 green or between green and grey, 11 grey. */
const lightShades: readonly { value: EyeColor; chance: number }[] = [
  { value: 'blue', chance: 0.45 },
  { value: 'green', chance: 0.35 },
  { value: 'grey', chance: 0.15 },
];

/** Whether there are glasses is learned, their shape is not: round is a guess. */
const roundShare = 0.6;
/** Of nine people with dark frames four had angular ones, of nineteen others four. */
const angularShare = { dark: 0.4, light: 0.2 } as const;

function glassesOf({ value: worn, confidence }: Guess<boolean>, dark: boolean): Guess<GlassesShape> {
  if (!worn) return { value: 'none', confidence, rivals: [{ value: 'round', chance: 1 - confidence }] };
  return {
    value: 'round',
    confidence: roundShare * confidence,
    rivals: [
      { value: 'square', chance: angularShare[dark ? 'dark' : 'light'] * confidence },
      { value: 'none', chance: 1 - confidence },
    ],
  };
}

/** Of eight people whose frames were called dark seven had dark frames; of the twenty others fourteen had thin metal ones. */
const framesKnown = { black: 0.8, metal: 0.7 } as const;
function framesOf({ value: worn }: Guess<boolean>, dark: boolean): Guess<Look['glassesColor']> {
  if (!worn) return { value: 'any', confidence: 1 - framesKnown.black };
  const value = dark ? 'black' : 'metal';
  return { value, confidence: framesKnown[value] };
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

const toddler = 3;
const adultLooking = 12;

/** Grown-ups are drawn as teenagers until somebody says so: a photo of a child is expected. */
const yearsOf: Record<AgeGroup, readonly [youngest: number, oldest: number]> = {
  baby: [1, 2],
  child: [3, 11],
  teen: [12, 17],
  adult: [14, 17],
};

/** Years by the width of the irises in the face. */
const ageByIris = (share: number): number => Math.max(toddler, Math.min(17, toddler + 7.3 * (10 - share)));

/**
 * The description model tells small children well enough, but takes many schoolchildren for adults. The people
 * in these photos are children: guesses above 12 are drawn towards it, and the younger of the model's age and
 * the irises' age counts, within the years of the group that was read.
 */
function ageOf(
  { age: guess, iris }: FaceMeasures,
  { value: group, confidence }: Guess<AgeGroup>,
): Guess<number> {
  const drawn = guess <= adultLooking ? guess : Math.min(17, adultLooking + 0.25 * (guess - adultLooking));
  const byModel = guess < 1 ? toddler : drawn;
  const [youngest, oldest] = yearsOf[group];
  const years = Math.round(Math.min(byModel, ageByIris(iris)));
  return { value: Math.max(youngest, Math.min(oldest, years)), confidence };
}
