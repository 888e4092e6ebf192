import { lerp } from '@milestoon/drawing';
import type { Emotion } from '../emotions.ts';

/** Mouth numbers. Widths and openings are multiples of the resting mouth, the rest are 0…1 switches. */
export interface Mouth {
  width: number;
  open: number;
  round: number;
  upperTeeth: number;
  lowerTeeth: number;
  /** The opening is filled with teeth. */
  clench: number;
  tongue: number;
  tongueOut: number;
  /** Upper teeth on a tucked lower lip. */
  bite: number;
  /** Lips pressed together. */
  press: number;
  lipRing: number;
  pout: number;
  wobble: number;
  /** -1 … 1, in heads. */
  shift: number;
  skew: number;
}

export type ClosedEyes = 'happy' | 'soft' | 'sleep';

/** What a face shows, as numbers that blend linearly. */
export interface Expression {
  /** Brows: + is up. */
  raise: number;
  /** Brows: + lifts the inner ends (sad), - drops them (angry). */
  tilt: number;
  squeeze: number;
  asymmetry: number;
  /** Upper lid, 0 shut … 1 open, 1.2 wide. */
  open: number;
  /** + drops the outer corner of the lid. */
  lidTilt: number;
  /** The cheek pushes the lower lid up, 0…1. */
  cheekPush: number;
  /** Eyes drawn as one arc. */
  closed: ClosedEyes | null;
  pupil: number;
  smile: number;
  mouth: Mouth;
  blush: number;
  /** Degrees. */
  headTilt: number;
  /** Head lowered, in heads. */
  nod: number;
  /** Cheeks blown up, 0…1. */
  puff: number;
  tear: number;
  sweat: number;
  gaze: readonly [x: number, y: number];
}

export const restingMouth: Mouth = {
  width: 0.9,
  open: 0,
  round: 0,
  upperTeeth: 0,
  lowerTeeth: 0,
  clench: 0,
  tongue: 0,
  tongueOut: 0,
  bite: 0,
  press: 0,
  lipRing: 0,
  pout: 0,
  wobble: 0,
  shift: 0,
  skew: 0,
};

const base: Expression = {
  raise: 0,
  tilt: 0,
  squeeze: 0,
  asymmetry: 0,
  open: 1,
  lidTilt: 0,
  cheekPush: 0,
  closed: null,
  pupil: 1,
  smile: 0.35,
  mouth: restingMouth,
  blush: 1,
  headTilt: 0,
  nod: 0,
  puff: 0,
  tear: 0,
  sweat: 0,
  // Never dead centre: a stare looks lifeless.
  gaze: [0.15, 0],
};

type Change = Partial<Omit<Expression, 'mouth'>> & { mouth?: Partial<Mouth> };
const face = ({ mouth, ...rest }: Change): Expression => ({
  ...base,
  ...rest,
  mouth: { ...restingMouth, ...mouth },
});

/** Each emotion changes brow, lid, mouth and head at once; one alone does not read at a distance. */
export const expressions: Record<Emotion, Expression> = {
  neutral: face({ smile: 0.5, raise: 0.12 }),
  happy: face({
    raise: 0.35,
    cheekPush: 0.28,
    smile: 1,
    mouth: { width: 1.12, open: 0.62, upperTeeth: 1, tongue: 1 },
    blush: 1.25,
    headTilt: 3,
  }),
  laughing: face({
    raise: 0.75,
    closed: 'happy',
    smile: 1,
    mouth: { width: 1.3, open: 1.12, upperTeeth: 1, tongue: 1 },
    blush: 1.5,
    headTilt: -6,
    nod: -0.02,
  }),
  surprised: face({
    raise: 1.15,
    open: 1.18,
    pupil: 0.78,
    smile: 0,
    mouth: { width: 0.52, open: 0.78, round: 1 },
    blush: 0.8,
    nod: -0.015,
  }),
  sad: face({
    raise: 0.1,
    tilt: 1,
    squeeze: 0.5,
    open: 0.76,
    lidTilt: 0.75,
    smile: -0.75,
    mouth: { width: 0.72 },
    blush: 0.9,
    headTilt: 7,
    nod: 0.02,
    tear: 0.8,
  }),
  proud: face({
    raise: 0.45,
    closed: 'soft',
    smile: 0.85,
    mouth: { width: 1 },
    blush: 1.4,
    headTilt: -5,
    nod: -0.03,
  }),
  scared: face({
    raise: 0.95,
    tilt: 0.85,
    squeeze: 0.4,
    open: 1.15,
    pupil: 0.62,
    smile: -0.45,
    mouth: { width: 1.05, open: 0.36, wobble: 1, upperTeeth: 1, lowerTeeth: 1 },
    blush: 0.45,
    sweat: 1,
    headTilt: -2,
  }),
  shy: face({
    raise: 0.35,
    tilt: 0.55,
    open: 0.86,
    cheekPush: 0.12,
    smile: 0.3,
    mouth: { width: 0.56, press: 0.5, shift: 0.02 },
    blush: 1.7,
    gaze: [0.6, 0.45],
    headTilt: 7,
    nod: 0.03,
  }),
  sleepy: face({
    // Brows hold up lids that fall: without them it is boredom.
    raise: 0.5,
    tilt: 0.55,
    open: 0.4,
    lidTilt: 0.5,
    smile: 0.3,
    mouth: { width: 0.6, open: 0.62, round: 0.9, tongue: 0.7 },
    blush: 1.3,
    headTilt: 9,
    nod: 0.03,
  }),
  thinking: face({
    raise: 0.25,
    asymmetry: 0.8,
    open: 0.95,
    cheekPush: 0.1,
    smile: 0.05,
    mouth: { width: 0.6, shift: 0.035, skew: 0.5 },
    gaze: [0.5, -0.75],
    headTilt: 6,
  }),
  angry: face({
    raise: -0.45,
    tilt: -1,
    squeeze: 0.8,
    open: 0.8,
    lidTilt: -0.85,
    cheekPush: 0.12,
    smile: -0.65,
    mouth: { width: 0.62, pout: 1 },
    blush: 1.6,
    puff: 1,
    headTilt: -3,
    nod: 0.02,
  }),
};

export function blendMouths(from: Mouth, to: Mouth, t: number): Mouth {
  const out = { ...from };
  for (const key of Object.keys(from) as (keyof Mouth)[]) out[key] = lerp(from[key], to[key], t);
  return out;
}

/** Linear, but for eyes drawn as one arc: the lids fall first, then the arc takes over, and back. */
export function blendExpressions(from: Expression, to: Expression, t: number): Expression {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const mixed = { ...to };
  for (const key of numbers) mixed[key] = lerp(from[key], to[key], t);
  mixed.mouth = blendMouths(from.mouth, to.mouth, t);
  mixed.gaze = [lerp(from.gaze[0], to.gaze[0], t), lerp(from.gaze[1], to.gaze[1], t)];
  mixed.closed = t < 0.5 ? from.closed : to.closed;
  if (from.closed !== to.closed && !mixed.closed) mixed.open *= from.closed ? t : 1 - t;
  return mixed;
}

const numbers = [
  'raise',
  'tilt',
  'squeeze',
  'asymmetry',
  'open',
  'lidTilt',
  'cheekPush',
  'pupil',
  'smile',
  'blush',
  'headTilt',
  'nod',
  'puff',
  'tear',
  'sweat',
] as const satisfies readonly (keyof Expression)[];
