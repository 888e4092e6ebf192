import type { Point } from '@milestoon/drawing';
import type { Expression, Mouth } from '../face/expressions.ts';

export type HandShape = 'relaxed' | 'open' | 'point' | 'fist' | 'flat';
/** Which side of the figure a part is drawn on; 'over' lies over whoever stands before, too. */
export type Layer = 'back' | 'front' | 'top' | 'over' | 'hidden';

/** A place a hand reaches for, in heads: turned with the chest, beside the head, or in the figure's own space. */
export interface Target {
  from: 'chest' | 'head' | 'ground';
  at: Point;
}

/** Angles in degrees: 0 hangs straight down, + swings toward where the figure faces. */
export interface ArmPose {
  angle?: number;
  /** Turn of the forearm against the upper arm, of the hand against the forearm. */
  elbow?: number;
  wrist?: number;
  hand?: HandShape;
  thumb?: 1 | -1;
  to?: Target;
  bend?: 1 | -1;
  layer?: Layer;
}
export interface LegPose {
  angle?: number;
  /** Shin = thigh - knee. */
  knee?: number;
  /** Pitch of the foot, + lifts the heel. */
  foot?: number;
  /** Where the toes point: -1 left … 1 right, 0 to the viewer. */
  toe?: number;
  /** Foreshortening of thigh and shin. */
  thigh?: number;
  shin?: number;
  /** Ankle in the figure's own space; needs a fixed `ground`. */
  to?: Point;
  bend?: 1 | -1;
}

export type Ground = 'feet' | 'hip' | 'knee' | number;

/** One key pose as data. What is missing stands at rest. */
export interface Pose {
  arms?: { near?: ArmPose; far?: ArmPose };
  legs?: { near?: LegPose; far?: LegPose };
  /** Sideways place of the hip, in heads; turn of the pelvis, spine and head in degrees. */
  x?: number;
  pelvis?: number;
  spine?: number;
  head?: number;
  headShift?: Point;
  /** How far apart the hip joints are: 1 seen from the front, less when the body turns to walk. */
  hipSpread?: number;
  /** The same for the shoulders: less when the chest is seen from its side. */
  shoulderSpread?: number;
  /** Length of the torso. */
  stretch?: number;
  /** Height of the whole figure about the ground; the width answers with 1/√. */
  squash?: number;
  /** Above the ground, in heads. */
  lift?: number;
  /** What rests on the ground, or the height of the hip above it. */
  ground?: Ground;
  /** Seated: the legs are drawn before the torso. */
  seated?: boolean;
  cloakLength?: number;
  face?: Partial<Omit<Expression, 'mouth'>> & { mouth?: Partial<Mouth> };
  gaze?: Point;
}
