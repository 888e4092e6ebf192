import { z } from 'zod';
import { hairShapes } from './hair-shapes.ts';
import {
  birthmarks,
  birthmarkSizes,
  earShapes,
  eyePatches,
  frameColors,
  hairClips,
  hairDyes,
  type LookDetails,
  plainDetails,
  undertones,
} from './details.ts';

/** Ten tones from light to dark, one step apart. */
export const skinTones = [
  'very-light',
  'light',
  'light-medium',
  'medium',
  'tan',
  'caramel',
  'brown',
  'chestnut',
  'dark',
  'deep',
] as const;
/** Natural colours of hair: families and the shades within them (hair-colors.ts). */
export const hairColors = [
  'black',
  'dark-brown',
  'brown',
  'auburn',
  'light-brown',
  'dark-blond',
  'golden',
  'blond',
  'platinum',
  'strawberry',
  'red',
  'salt-and-pepper',
  'grey',
  'white',
] as const;
/** Colours of an iris, from dark to light. */
export const eyeColors = ['dark-brown', 'brown', 'hazel', 'green', 'blue', 'grey'] as const;
/** Shapes of glasses; none is no glasses. */
export const glassesShapes = ['none', 'round', 'square', 'oval', 'rectangle', 'cat-eye'] as const;
/** What a child wears on the head every day; a hijab stands for every scarf that frames face and neck. */
export const headCovers = ['none', 'cap', 'beanie', 'sun-hat', 'hijab', 'turban', 'patka', 'kippah'] as const;

const share = z.number().min(0).max(1);

/** A person's looks, independent of style. `share`s are 0…1, `age` is in years. */
export const lookSchema = z.object({
  version: z.literal(1),
  skin: z.enum(skinTones),
  hairColor: z.enum(hairColors),
  hairShape: z.enum(hairShapes),
  eyes: z.enum(eyeColors),
  glasses: z.enum(glassesShapes),
  freckles: share,
  /** How dark and long the lashes are. */
  lashes: share,
  lips: share,
  nose: share,
  brows: share,
  /** Width of face and jaw; 0.5 is the average child. */
  faceWidth: share,
  jaw: share,
  age: z.number().min(0).max(99),
  /** The colour of the clothes in the photo, #rrggbb: it stays with the child through all four styles. */
  signatureColor: z.string().regex(/^#[0-9a-f]{6}$/),
  // Looks stored before these have none. Photos tell which cover likely is worn and its colour ('any': one that goes
  // with the clothes); the others no photo tells, a parent chooses them.
  headCover: z.enum(headCovers).default('none'),
  headCoverColor: z
    .string()
    .regex(/^(any|#[0-9a-f]{6})$/)
    .default('any'),
  hearingAid: z.boolean().default(false),
  wheelchair: z.boolean().default(false),
  undertone: z.enum(undertones).default(plainDetails.undertone),
  glassesColor: z.enum(frameColors).default(plainDetails.glassesColor),
  hairDye: z.enum(hairDyes).default(plainDetails.hairDye),
  hairClip: z.enum(hairClips).default(plainDetails.hairClip),
  eyePatch: z.enum(eyePatches).default(plainDetails.eyePatch),
  cochlearImplant: z.boolean().default(plainDetails.cochlearImplant),
  dimples: z.boolean().default(plainDetails.dimples),
  toothGap: z.boolean().default(plainDetails.toothGap),
  birthmark: z.enum(birthmarks).default(plainDetails.birthmark),
  birthmarkSize: z.enum(birthmarkSizes).default(plainDetails.birthmarkSize),
  ears: z.enum(earShapes).default(plainDetails.ears),
});
export type Look = z.infer<typeof lookSchema>;
/** One of the ten tones of skin. */
export type SkinTone = Look['skin'];
/** A natural colour of hair. */
export type HairColor = Look['hairColor'];
/** How hair is cut and worn. */
export type HairShape = Look['hairShape'];
/** The colour of an iris. */
export type EyeColor = Look['eyes'];
/** The shape of glasses, or none. */
export type GlassesShape = Look['glasses'];
/** What covers the head, or nothing. */
export type HeadCover = Look['headCover'];
/** What a parent chooses and no photo tells. */
export type ChosenField =
  | Exclude<keyof LookDetails, 'hairDye' | 'glassesColor'>
  | 'hearingAid'
  | 'wheelchair';

/** Where nothing is known, this is drawn. */
export const defaultLook: Look = {
  version: 1,
  skin: 'medium',
  hairColor: 'brown',
  hairShape: 'tousled',
  eyes: 'brown',
  glasses: 'none',
  freckles: 0,
  lashes: 0.4,
  lips: 0.45,
  nose: 0.45,
  brows: 0.5,
  faceWidth: 0.5,
  jaw: 0.5,
  age: 5,
  signatureColor: '#f0803c',
  headCover: 'none',
  headCoverColor: 'any',
  hearingAid: false,
  wheelchair: false,
  ...plainDetails,
};

/** Why a photo could not be used for the look. */
export const photoFindings = [
  'face',
  'no-face',
  'several-faces',
  'too-dark',
  'too-bright',
  'greyscale',
] as const;

/** What else a field may be: up to four values, each with its chance of 0…1, the likeliest first. */
const alternativesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.object({ value, chance: share }))
    .max(4)
    .optional();

/** What was read from one child's photos. Confidences are 0…1 a field; boxes are fractions of the photo. */
export const lookReadingSchema = z.object({
  version: z.literal(1),
  look: lookSchema,
  confidence: z.partialRecord(lookSchema.keyof(), share),
  /** Only of fields where the photos leave a choice. */
  alternatives: z
    .object({
      skin: alternativesOf(lookSchema.shape.skin),
      hairColor: alternativesOf(lookSchema.shape.hairColor),
      hairShape: alternativesOf(lookSchema.shape.hairShape),
      eyes: alternativesOf(lookSchema.shape.eyes),
      glasses: alternativesOf(lookSchema.shape.glasses),
      headCover: alternativesOf(lookSchema.shape.headCover),
    })
    .optional(),
  photos: z.array(
    z.object({
      finding: z.enum(photoFindings),
      faceBox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
      /** The face seems to be somebody else's than in the other photos: the look leaves it out. */
      otherChild: z.boolean().optional(),
      /** One of two photos whose faces may be two people's: which one is meant is asked. */
      mayDiffer: z.boolean().optional(),
    }),
  ),
});
export type LookReading = z.infer<typeof lookReadingSchema>;
/** The fields that can be asked by pictures: one name out of a palette. */
export type AskedField = keyof NonNullable<LookReading['alternatives']>;
