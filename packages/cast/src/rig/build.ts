import type { DrawingStyle } from '../drawing-style.ts';
import { metresTall } from './growth.ts';

/** Proportions of a body in heads (chin to crown of the skull = 1). */
export interface Build {
  /** Hip to sole, hip to neck pit. */
  leg: number;
  torso: number;
  halfShoulder: number;
  halfHip: number;
  /** Length of the arms as a multiple of a five-year-old's. */
  arm: number;
  limb: number;
  neck: number;
  /** Size of the whole figure on screen. */
  size: number;
  /** Face: multiples of a child's features and offsets in heads. */
  eyeScale: number;
  eyeShift: number;
  eyeSpread: number;
  noseScale: number;
  noseShift: number;
  mouthShift: number;
  mouthScale: number;
  browScale: number;
  earScale: number;
  jaw: number;
  /** Longer lower face. */
  chin: number;
  belly: number;
}

const child: Build = {
  leg: 1.02,
  torso: 0.7,
  halfShoulder: 0.275,
  halfHip: 0.135,
  arm: 1,
  limb: 1,
  neck: 1,
  size: 1,
  eyeScale: 1,
  eyeShift: 0,
  eyeSpread: 1,
  noseScale: 1,
  noseShift: 0,
  mouthShift: 0,
  mouthScale: 1,
  browScale: 1,
  earScale: 1,
  jaw: 0,
  chin: 0,
  belly: 1,
};

const baby: Build = {
  ...child,
  leg: 0.52,
  torso: 0.56,
  halfShoulder: 0.25,
  halfHip: 0.15,
  arm: 0.72,
  limb: 1.12,
  eyeScale: 1.02,
  eyeShift: 0.05,
  earScale: 0.95,
  mouthShift: -0.01,
  jaw: -0.05,
  belly: 1.1,
};

/** An adult is not a tall child: eyes and their distance shrink, nose, brow, chin and neck grow. */
const adult: Build = {
  ...child,
  leg: 1.44,
  torso: 0.99,
  halfShoulder: 0.4,
  halfHip: 0.16,
  arm: 1.46,
  limb: 1.08,
  neck: 1.45,
  eyeScale: 0.8,
  eyeShift: -0.045,
  eyeSpread: 0.92,
  noseScale: 1.25,
  noseShift: -0.005,
  mouthShift: -0.012,
  mouthScale: 1.05,
  browScale: 1.15,
  earScale: 0.95,
  jaw: 0.02,
  chin: 0.07,
};

const elder: Build = {
  ...adult,
  leg: 1.28,
  torso: 0.95,
  halfShoulder: 0.36,
  halfHip: 0.165,
  arm: 1.3,
  neck: 1.3,
  eyeScale: 0.72,
  eyeShift: -0.03,
  noseScale: 1.45,
  noseShift: 0,
  mouthShift: -0.005,
  mouthScale: 1,
  browScale: 1.2,
  earScale: 1.12,
  jaw: -0.035,
  chin: 0.06,
};

/** Slimmer shoulders and shorter legs of women, in the same units. */
const slender: Partial<Build> = { halfShoulder: 0.335, leg: 1.4, torso: 0.92 };
const slenderElder: Partial<Build> = { halfShoulder: 0.33, leg: 1.22, torso: 0.92, belly: 1.08 };

/** Continuous inside childhood: a toddler stands 2.5 heads tall, a ten-year-old 3.1. */
function childBuild(age: number): Build {
  const k = Math.max(0, Math.min(1, (age - 2) / 9));
  return {
    ...child,
    leg: 0.86 + 0.5 * k,
    torso: 0.63 + 0.2 * k,
    halfShoulder: 0.265 + 0.03 * k,
    arm: 0.92 + 0.24 * k,
    eyeShift: 0.02 - 0.05 * k,
    eyeScale: 1.03 - 0.09 * k,
    limb: 1.03 - 0.06 * k,
  };
}

/** Heads of a child's standard size in a metre: everybody on the stage is measured by it. */
export const headsAMetre = 2.3;
/** Women are so much shorter than the mean and men so much taller. */
const byFrame = { broad: 1.035, slender: 0.97 } as const;

/** How many of their own heads somebody is tall. */
const headsTall = ({ leg, limb, torso, neck }: Build): number =>
  (0.92 * leg) / 1.02 + 0.1 * limb + torso + 0.06 * neck + 0.955;

/** `age` in years; `frame` is only read for grown-ups. As large as people of that age are beside each other. */
export function buildFor(age: number, frame: 'broad' | 'slender'): Build {
  const build = proportionsAt(age, frame);
  const metres = metresTall(age) * (age < 14 ? 1 : byFrame[frame]);
  return { ...build, size: (metres * headsAMetre) / headsTall(build) };
}

function proportionsAt(age: number, frame: 'broad' | 'slender'): Build {
  if (age < 1.5) return baby;
  if (age < 14) return childBuild(age);
  if (age < 55) return frame === 'slender' ? { ...adult, ...slender } : adult;
  return frame === 'slender' ? { ...elder, ...slenderElder } : { ...elder, belly: 1.1 };
}

/** Heads by which the arms hang from below the neck pit: broad shoulders slope. */
export const shoulderDrop = ({ halfShoulder }: Build): number =>
  0.075 + 0.3 * Math.max(0, halfShoulder - 0.295);

/** Lengths of the bones in heads, as this style draws them. */
export interface Bones {
  thigh: number;
  shin: number;
  /** Ankle to sole. */
  foot: number;
  upperArm: number;
  forearm: number;
}

export const bonesOf = (build: Build, style: DrawingStyle): Bones => ({
  thigh: ((0.48 * build.leg) / 1.02) * style.body.leg,
  shin: ((0.44 * build.leg) / 1.02) * style.body.leg,
  foot: 0.1 * build.limb,
  upperArm: 0.34 * build.arm,
  forearm: 0.31 * build.arm,
});
