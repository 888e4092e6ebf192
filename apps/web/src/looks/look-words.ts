import type { Texts } from '@milestoon/domain/texts';
import {
  eyePaints,
  hairPaints,
  skinPaints,
  type EyeColor,
  type GlassesShape,
  type HairColor,
  type HairShape,
  type HeadCover,
  type Look,
  type SkinTone,
} from '@milestoon/look';

type LookTexts = Texts['children']['look'];

export interface Option<Value extends string> {
  value: Value;
  label: string;
}
export type ColorOption<Value extends string> = Option<Value> & { color: string };

/** The order of the record is the order on the screen; the compiler refuses a forgotten value. */
const named = <Value extends string>(words: Record<Value, string>): Option<Value>[] =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

const coloured = <Value extends string>(
  words: Record<Value, string>,
  colors: Record<Value, string>,
): ColorOption<Value>[] => named(words).map((option) => ({ ...option, color: colors[option.value] }));

const clothesColors: Record<keyof LookTexts['clothes'], string> = {
  red: '#e4483a',
  orange: '#f0803c',
  yellow: '#f4c430',
  green: '#4fae5b',
  turquoise: '#2f9c95',
  blue: '#3f7fd6',
  purple: '#7a5cc7',
  pink: '#ec6f9f',
  white: '#f3efe6',
  darkGrey: '#3c3f4a',
};

export const freckleSteps = { none: 0, some: 0.5, many: 1 } as const;
export type FreckleStep = keyof typeof freckleSteps;

export const freckleStepOf = (share: number): FreckleStep =>
  share < 0.25 ? 'none' : share < 0.75 ? 'some' : 'many';

/** Measures of the face that have three names; between them lies what was read from photos. */
export const measureSteps = { low: 0.08, middle: 0.5, high: 0.92 } as const;
export type MeasureStep = keyof typeof measureSteps;

export const measureStepOf = (share: number): MeasureStep =>
  share < 0.3 ? 'low' : share <= 0.7 ? 'middle' : 'high';

/** Everything a look can be, in the words of a language. */
export const lookOptions = (words: LookTexts) => ({
  skin: coloured<SkinTone>(words.skin, skinPaints),
  hairColor: coloured<HairColor>(words.hairColor, hairPaints),
  eyes: coloured<EyeColor>(words.eyes, eyePaints),
  hairShape: named<HairShape>(words.hairShape),
  glasses: named<GlassesShape>(words.glasses),
  freckles: named<FreckleStep>(words.freckles),
  headCover: named<HeadCover>(words.headCover),
  undertone: named<Look['undertone']>(words.undertone),
  glassesColor: named<Look['glassesColor']>(words.glassesColor),
  hairDye: named<Look['hairDye']>(words.hairDye),
  hairClip: named<Look['hairClip']>(words.hairClip),
  faceWidth: named<MeasureStep>(words.faceWidth),
  jaw: named<MeasureStep>(words.jaw),
  brows: named<MeasureStep>(words.brows),
  ears: named<Look['ears']>(words.ears),
  birthmark: named<Look['birthmark']>(words.birthmark),
  birthmarkSize: named<Look['birthmarkSize']>(words.birthmarkSize),
  eyePatch: named<Look['eyePatch']>(words.eyePatch),
  clothes: coloured(words.clothes, clothesColors).map(
    ({ label, color }): ColorOption<string> => ({ value: color, label, color }),
  ),
});
