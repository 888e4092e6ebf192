import { evaluateKeyframes, type Keyframes } from '../../poses/keyframes.ts';
import type { Telling } from '../../poses/motion.ts';
import type { Toy } from '../drawing/toys.ts';
import { blendPostures, type Posture, rest } from '../rig/posture.ts';

/** What an animal does, as key postures; what is missing in one is at rest. */
export interface Deed extends Keyframes<Partial<Posture>> {
  /** Feet that carry it on. */
  gait?: 'walk' | 'trot' | 'run';
  /** Body and head, degrees about the vertical when turned to the right, as in a performance. */
  view: { body: number; head: number };
  /** What it plays with or eats from. */
  toy?: Toy;
  /** The frame that shows it best; whatever frame where missing. */
  telling?: Telling;
  /** The head stays with what it does: nobody is looked at. */
  busy?: boolean;
}

const known = new WeakMap<Partial<Posture>, Posture>();
const whole = (part: Partial<Posture>): Posture => {
  const made = known.get(part) ?? { ...rest, ...part };
  known.set(part, made);
  return made;
};

export function postureAt(deed: Deed, frame: number): Posture {
  const { from, to, t } = evaluateKeyframes(deed, frame);
  return from === to ? whole(from) : blendPostures(whole(from), whole(to), t);
}
