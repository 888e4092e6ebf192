/** Walk, trot, gallop, hop and waddle: which foot is on the ground when, and what the body does meanwhile. */
import { easing } from '@milestoon/drawing';
import type { Posture } from '../rig/posture.ts';

export type Foot = 'hindNear' | 'frontNear' | 'hindFar' | 'frontFar';
export const feet: readonly Foot[] = ['hindNear', 'frontNear', 'hindFar', 'frontFar'];

export interface Gait {
  /** Frames of one cycle. */
  cycle: number;
  /** Share of the cycle a foot is on the ground. */
  stance: number;
  /** Leg lengths per cycle. */
  stride: number;
  /** When each foot comes down, as a share of the cycle. */
  down: Readonly<Record<Foot, number>>;
  /** How high a foot is lifted, leg lengths. */
  high: number;
  body: (phase: number) => Partial<Posture>;
}

const wave = (phase: number, times = 1, late = 0): number => Math.sin(2 * Math.PI * (phase * times - late));
/** 0…1…0 over a part of the cycle. */
const arc = (phase: number, from: number, to: number): number => {
  const t = (((phase - from) % 1) + 1) % 1;
  const share = t / ((to - from + 1) % 1 || 1);
  return share < 1 ? Math.sin(Math.PI * share) : 0;
};

export const gaits = {
  /** Hind and front foot of one side one after the other, then the other side: never fewer than two on the ground. */
  walk: {
    cycle: 24,
    stance: 0.64,
    stride: 1.5,
    down: { hindNear: 0, frontNear: 0.25, hindFar: 0.5, frontFar: 0.75 },
    high: 0.24,
    body: (p) => ({
      pitch: 0.018 * wave(p, 2),
      nod: -0.07 * wave(p, 2, 0.2),
      roll: 0.015 * wave(p),
      crouch: 0.05 + 0.05 * wave(p, 2, 0.1),
    }),
  },
  /** Diagonal feet together, with a moment in the air. */
  trot: {
    cycle: 14,
    stance: 0.44,
    stride: 1.95,
    down: { hindNear: 0, frontFar: 0, hindFar: 0.5, frontNear: 0.5 },
    high: 0.34,
    body: (p) => ({
      lift: 0.1 * Math.max(0, wave(p, 2, 0.18)),
      nod: -0.06 * wave(p, 2, 0.25),
      crouch: 0.1 - 0.08 * wave(p, 2, 0.12),
    }),
  },
  /** Hind feet push off, front feet catch: the back bends and stretches. */
  gallop: {
    cycle: 12,
    stance: 0.3,
    stride: 2.7,
    down: { hindFar: 0, hindNear: 0.08, frontFar: 0.42, frontNear: 0.5 },
    high: 0.42,
    body: (p) => ({
      lift: 0.16 * arc(p, 0.78, 0.98) + 0.1 * arc(p, 0.3, 0.46),
      pitch: 0.13 * wave(p, 1, 0.02),
      nod: -0.16 * wave(p, 1, 0.08),
      crouch: 0.12,
    }),
  },
  /** All four push off and land together, hind feet ahead. */
  hop: {
    cycle: 16,
    stance: 0.42,
    stride: 1.9,
    down: { hindNear: 0.04, hindFar: 0.02, frontNear: 0.92, frontFar: 0.9 },
    high: 0.5,
    body: (p) => ({
      lift: 0.42 * arc(p, 0.44, 0.96),
      pitch: 0.2 * arc(p, 0.36, 0.7) - 0.16 * arc(p, 0.7, 1.02),
      nod: -0.1 * wave(p, 1, 0.4),
      crouch: 0.25 * arc(p, 0.05, 0.42),
      squash: 1 - 0.07 * arc(p, 0, 0.3) + 0.05 * arc(p, 0.4, 0.7),
    }),
  },
  /** Short quick steps. */
  scurry: {
    cycle: 8,
    stance: 0.5,
    stride: 1.5,
    down: { hindNear: 0, frontFar: 0, hindFar: 0.5, frontNear: 0.5 },
    high: 0.3,
    body: (p) => ({ lift: 0.03 * Math.abs(wave(p)), pitch: 0.03 * wave(p), nod: 0.03 * wave(p, 2) }),
  },
  /** On two legs, the weight from one side to the other. */
  waddle: {
    cycle: 18,
    stance: 0.58,
    stride: 1.4,
    down: { hindNear: 0, frontNear: 0, hindFar: 0.5, frontFar: 0.5 },
    high: 0.45,
    body: (p) => ({
      roll: 0.13 * wave(p, 1, -0.06),
      nod: -0.05 * wave(p, 2),
      tilt: -0.07 * wave(p, 1, 0.05),
      crouch: 0.06 + 0.06 * wave(p, 2),
      tail: 0.3 * wave(p, 1, 0.2),
    }),
  },
  /** A hen's walk: the head waits and then goes ahead. */
  strut: {
    cycle: 16,
    stance: 0.58,
    stride: 1.5,
    down: { hindNear: 0, frontNear: 0, hindFar: 0.5, frontFar: 0.5 },
    high: 0.5,
    body: (p) => ({ reach: 0.09 + 0.09 * wave(p, 2, 0.1), nod: 0.05 * wave(p, 2), roll: 0.03 * wave(p) }),
  },
  /** Both feet of a small bird together. */
  skip: {
    cycle: 12,
    stance: 0.46,
    stride: 2.2,
    down: { hindNear: 0, frontNear: 0, hindFar: 0, frontFar: 0 },
    high: 0.5,
    body: (p) => ({
      lift: 0.9 * arc(p, 0.46, 1),
      pitch: 0.1 * wave(p, 1, 0.3),
      crouch: 0.35 * arc(p, 0, 0.46),
      squash: 1 - 0.06 * arc(p, 0, 0.3),
      wings: 0.18 * arc(p, 0.46, 1),
      tail: 0.4 * wave(p, 1, 0.4),
    }),
  },
  /** A turtle has time. */
  plod: {
    cycle: 40,
    stance: 0.7,
    stride: 1.1,
    down: { hindNear: 0, frontFar: 0.1, hindFar: 0.5, frontNear: 0.6 },
    high: 0.3,
    body: (p) => ({ roll: 0.035 * wave(p), nod: 0.06 * wave(p, 2) }),
  },
} as const satisfies Record<string, Gait>;
export type GaitName = keyof typeof gaits;

/** Where a foot is: `forward` of its place at rest and above the ground, in leg lengths, at a frame of the gait. */
export function footAt(gait: Gait, foot: Foot, frame: number): { forward: number; above: number } {
  const { cycle, stance, stride, down, high } = gait;
  const t = (((frame / cycle - down[foot]) % 1) + 1) % 1;
  // On the ground it goes back as fast as the body goes on.
  const half = (stride * stance) / 2;
  if (t < stance) return { forward: half - stride * t, above: 0 };
  const s = (t - stance) / (1 - stance);
  return { forward: -half + 2 * half * easing.soft(s), above: high * Math.sin(Math.PI * s) };
}
