import type { EyeColor, GlassesShape, HairColor, HairShape, SkinTone } from '@milestoon/film/look';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}
export type ColorOption<Value extends string> = Option<Value> & { color: string };

/** The order of the record is the order on the screen; the compiler refuses a forgotten value. */
const named = <Value extends string>(words: Record<Value, string>): Option<Value>[] =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

const coloured = <Value extends string>(
  words: Record<Value, readonly [label: string, color: string]>,
): ColorOption<Value>[] =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value][0], color: words[value][1] }));

export const skinOptions = coloured<SkinTone>({
  'very-light': ['Very light', '#fde0d0'],
  light: ['Light', '#f9d0b0'],
  'light-medium': ['Light to medium', '#efc197'],
  medium: ['Medium', '#e2ab7a'],
  tan: ['Tan', '#cf9263'],
  brown: ['Brown', '#a66c48'],
  dark: ['Dark', '#74482f'],
  deep: ['Deep', '#583522'],
});

export const hairColorOptions = coloured<HairColor>({
  black: ['Black', '#2b262f'],
  'dark-brown': ['Dark brown', '#432b25'],
  brown: ['Brown', '#74472c'],
  'light-brown': ['Light brown', '#a4713f'],
  blond: ['Blond', '#eec465'],
  red: ['Red', '#cc5a27'],
  grey: ['Grey', '#b9b7bf'],
  white: ['White', '#eceaf0'],
});

export const eyeOptions = coloured<EyeColor>({
  'dark-brown': ['Dark brown', '#5a3220'],
  brown: ['Brown', '#84502a'],
  hazel: ['Hazel', '#8f7a35'],
  green: ['Green', '#4f9a57'],
  blue: ['Blue', '#3f97d6'],
  grey: ['Grey', '#7f93a3'],
});

export const hairShapeOptions = named<HairShape>({
  'long-fringe': 'Long with a fringe',
  'long-centre': 'Long, parted in the middle',
  'long-wavy': 'Long and wavy',
  'wavy-medium': 'Medium and wavy',
  bob: 'Bob',
  pixie: 'Pixie cut',
  'swept-short': 'Short, swept to the side',
  tousled: 'Short and tousled',
  undercut: 'Undercut',
  bowl: 'Bowl cut',
  cropped: 'Very short',
  afro: 'Afro',
  'curly-top': 'Curly on top',
  braids: 'Braids',
  pigtails: 'Pigtails',
  ponytail: 'Ponytail',
  'top-bun': 'Bun on top',
  'space-buns': 'Two buns',
  puffs: 'Two puffs',
  cornrows: 'Cornrows',
  bald: 'No hair',
  baby: 'Baby hair',
});

export const glassesOptions = named<GlassesShape>({
  none: 'None',
  round: 'Round',
  square: 'Square',
  oval: 'Oval',
});

export const freckleSteps = { none: 0, some: 0.5, many: 1 } as const;
export type FreckleStep = keyof typeof freckleSteps;
export const freckleOptions = named<FreckleStep>({ none: 'None', some: 'Some', many: 'Many' });

export const freckleStepOf = (share: number): FreckleStep =>
  share < 0.25 ? 'none' : share < 0.75 ? 'some' : 'many';

export const clothesOptions: ColorOption<string>[] = [
  { value: '#e4483a', label: 'Red', color: '#e4483a' },
  { value: '#f0803c', label: 'Orange', color: '#f0803c' },
  { value: '#f4c430', label: 'Yellow', color: '#f4c430' },
  { value: '#4fae5b', label: 'Green', color: '#4fae5b' },
  { value: '#2f9c95', label: 'Turquoise', color: '#2f9c95' },
  { value: '#3f7fd6', label: 'Blue', color: '#3f7fd6' },
  { value: '#7a5cc7', label: 'Purple', color: '#7a5cc7' },
  { value: '#ec6f9f', label: 'Pink', color: '#ec6f9f' },
  { value: '#f3efe6', label: 'White', color: '#f3efe6' },
  { value: '#3c3f4a', label: 'Dark grey', color: '#3c3f4a' },
];
