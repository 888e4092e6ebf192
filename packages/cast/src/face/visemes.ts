import { lerp } from '@milestoon/drawing';
import { blendMouths, type Expression, type Mouth, restingMouth } from './expressions.ts';

/** Mouth shapes. 'rest' is the closed mouth of the current emotion. */
export const visemes = ['rest', 'mbp', 'aa', 'ee', 'oo', 'fv', 'th', 'std', 'shch'] as const;
export type Viseme = (typeof visemes)[number];

type Shape = Partial<Mouth> & { smile?: number };

/** 'rest' is the mouth of the emotion, so it has no shape of its own. */
const shapes: Record<Exclude<Viseme, 'rest'>, Shape> = {
  mbp: { width: 0.95, open: 0, press: 1, smile: 0.12 },
  aa: { width: 0.92, open: 1.05, round: 0.35, upperTeeth: 0.6, tongue: 1 },
  ee: { width: 1.28, open: 0.42, upperTeeth: 1, lowerTeeth: 1 },
  oo: { width: 0.44, open: 0.6, round: 1, lipRing: 1 },
  fv: { width: 0.98, open: 0.42, upperTeeth: 1, bite: 1 },
  th: { width: 0.92, open: 0.42, upperTeeth: 1, tongueOut: 1 },
  std: { width: 0.86, open: 0.3, clench: 1 },
  shch: { width: 0.62, open: 0.54, round: 0.9, clench: 1, lipRing: 1 },
};

/** How far a viseme opens the mouth: 0 closed … about 1. */
export const openingOf = (viseme: Viseme): number => (viseme === 'rest' ? 0 : (shapes[viseme].open ?? 0));

function spoken(expression: Expression, viseme: Viseme): { mouth: Mouth; smile: number } {
  if (viseme === 'rest') return { mouth: expression.mouth, smile: expression.smile };
  const { smile, ...mouth } = shapes[viseme];
  const round = mouth.round ?? 0;
  return {
    mouth: { ...restingMouth, ...mouth },
    smile: smile ?? expression.smile * (round > 0 ? 0.25 : 1),
  };
}

/** A viseme replaces the mouth and keeps the smile: the child talks and feels at once. */
export function speak(
  expression: Expression,
  { from, to, t, strength = 1 }: { from: Viseme; to: Viseme; t: number; strength?: number },
): Expression {
  const a = spoken(expression, from);
  const b = spoken(expression, to);
  const mouth = blendMouths(a.mouth, b.mouth, t);
  // A smile that shows its teeth stays as it is; only what is said gets smaller.
  const said = from === 'rest' && to === 'rest' ? 1 : strength;
  return { ...expression, mouth: { ...mouth, open: mouth.open * said }, smile: lerp(a.smile, b.smile, t) };
}
