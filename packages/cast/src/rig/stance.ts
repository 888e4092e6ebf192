import { add, lerp, type Point, subtract } from '@milestoon/drawing';
import type { DrawingStyle } from '../drawing-style.ts';
import { bonesOf, type Build } from './build.ts';
import type { ArmPose, HandShape, Layer, LegPose, Pose } from './pose.ts';
import { reach } from './reach.ts';
import { trunk } from './trunk.ts';

/** Absolute directions of a limb's two bones and its end, in degrees; lengths as multiples of the bones. */
interface LimbStance {
  upper: number;
  lower: number;
  end: number;
  upperLength: number;
  lowerLength: number;
}
export interface ArmStance extends LimbStance {
  hand: HandShape;
  thumb: 1 | -1;
  layer: Layer;
}
export interface LegStance extends LimbStance {
  toe: number;
}

/** A pose with every target resolved to angles: two of them blend into a third. */
export interface Stance {
  x: number;
  lift: number;
  pelvis: number;
  spine: number;
  head: number;
  headShift: Point;
  hipSpread: number;
  shoulderSpread: number;
  stretch: number;
  squash: number;
  cloakLength: number;
  /** Shares of what rests on the ground; `fixed` of them at `height`. They sum to 1. */
  ground: { feet: number; hip: number; knee: number; fixed: number; height: number };
  seated: boolean;
  arms: { near: ArmStance; far: ArmStance };
  legs: { near: LegStance; far: LegStance };
}

const degrees = (v: Point): number => (Math.atan2(v[0], v[1]) * 180) / Math.PI;

/** Pose → stance: fills in the rest position and turns targets into angles by two-bone reach. */
export function solve(build: Build, style: DrawingStyle, pose: Pose): Stance {
  const bones = bonesOf(build, style);
  const numbers = {
    x: pose.x ?? 0,
    pelvis: pose.pelvis ?? 0,
    spine: pose.spine ?? 0,
    head: pose.head ?? 0,
    headShift: pose.headShift ?? ([0, 0] as Point),
    hipSpread: pose.hipSpread ?? 1,
    shoulderSpread: pose.shoulderSpread ?? 1,
    stretch: pose.stretch ?? 1,
  };
  const body = trunk(build, style, numbers);
  const lift = pose.lift ?? 0;
  const height = typeof pose.ground === 'number' ? pose.ground : 0;
  const fromGround = (target: Point): Point => [target[0], target[1] + height + lift];
  const arm = (from: Point, given: ArmPose | undefined, rest: number): ArmStance => {
    const q = given ?? {};
    const common = {
      upperLength: 1,
      lowerLength: 1,
      hand: q.hand ?? 'relaxed',
      thumb: q.thumb ?? -1,
      layer: q.layer ?? 'front',
    } as const;
    if (q.to) {
      const place =
        q.to.from === 'ground'
          ? fromGround(q.to.at)
          : add(q.to.from === 'head' ? body.head : body.chest, q.to.at);
      const { middle, end } = reach(from, place, bones.upperArm, bones.forearm, q.bend ?? 1);
      const lower = degrees(subtract(end, middle));
      return { ...common, upper: degrees(subtract(middle, from)), lower, end: lower + (q.wrist ?? 0) };
    }
    const upper = q.angle ?? rest;
    const lower = upper + (q.elbow ?? 0);
    return { ...common, upper, lower, end: lower + (q.wrist ?? 0) };
  };
  const leg = (from: Point, given: LegPose | undefined, rest: number, toe: number): LegStance => {
    const q = given ?? {};
    const common = { end: q.foot ?? 0, toe: q.toe ?? toe };
    if (q.to) {
      const { middle, end } = reach(from, fromGround(q.to), bones.thigh, bones.shin, q.bend ?? -1);
      return {
        ...common,
        upper: degrees(subtract(middle, from)),
        lower: degrees(subtract(end, middle)),
        upperLength: 1,
        lowerLength: 1,
      };
    }
    const upper = q.angle ?? rest;
    return {
      ...common,
      upper,
      lower: upper - (q.knee ?? 0),
      upperLength: q.thigh ?? 1,
      lowerLength: q.shin ?? 1,
    };
  };
  const mode = pose.ground ?? 'feet';
  return {
    ...numbers,
    lift,
    squash: pose.squash ?? 1,
    cloakLength: pose.cloakLength ?? 0.5,
    ground: {
      feet: mode === 'feet' ? 1 : 0,
      hip: mode === 'hip' ? 1 : 0,
      knee: mode === 'knee' ? 1 : 0,
      fixed: typeof mode === 'number' ? 1 : 0,
      height,
    },
    seated: pose.seated ?? false,
    arms: {
      near: arm(body.shoulders.near, pose.arms?.near, -15),
      far: arm(body.shoulders.far, pose.arms?.far, 13),
    },
    legs: {
      near: leg(body.hips.near, pose.legs?.near, -4, -0.35),
      far: leg(body.hips.far, pose.legs?.far, 4, 0.55),
    },
  };
}

/** Degrees, the short way round. */
function turnBetween(from: number, to: number, t: number): number {
  const difference = ((((to - from) % 360) + 540) % 360) - 180;
  return from + difference * t;
}

function blendLimbs<T extends LimbStance>(from: T, to: T, t: number): T {
  return {
    ...(t < 0.5 ? from : to),
    upper: turnBetween(from.upper, to.upper, t),
    lower: turnBetween(from.lower, to.lower, t),
    end: turnBetween(from.end, to.end, t),
    upperLength: lerp(from.upperLength, to.upperLength, t),
    lowerLength: lerp(from.lowerLength, to.lowerLength, t),
  };
}

/** `t` may leave 0…1: an overshoot. What cannot blend (hand shapes, layers) changes in the middle. */
export function blendStances(from: Stance, to: Stance, t: number): Stance {
  if (t === 0 || from === to) return from;
  if (t === 1) return to;
  const number = (a: number, b: number): number => lerp(a, b, t);
  const share = Math.max(0, Math.min(1, t));
  const leg = (a: LegStance, b: LegStance): LegStance => ({
    ...blendLimbs(a, b, t),
    toe: lerp(a.toe, b.toe, share),
  });
  return {
    x: number(from.x, to.x),
    lift: number(from.lift, to.lift),
    pelvis: number(from.pelvis, to.pelvis),
    spine: number(from.spine, to.spine),
    head: number(from.head, to.head),
    headShift: [number(from.headShift[0], to.headShift[0]), number(from.headShift[1], to.headShift[1])],
    hipSpread: number(from.hipSpread, to.hipSpread),
    shoulderSpread: number(from.shoulderSpread, to.shoulderSpread),
    stretch: number(from.stretch, to.stretch),
    squash: number(from.squash, to.squash),
    cloakLength: number(from.cloakLength, to.cloakLength),
    ground: {
      feet: lerp(from.ground.feet, to.ground.feet, share),
      hip: lerp(from.ground.hip, to.ground.hip, share),
      knee: lerp(from.ground.knee, to.ground.knee, share),
      fixed: lerp(from.ground.fixed, to.ground.fixed, share),
      height:
        from.ground.fixed && to.ground.fixed
          ? lerp(from.ground.height, to.ground.height, share)
          : from.ground.height + to.ground.height,
    },
    seated: t < 0.5 ? from.seated : to.seated,
    arms: {
      near: blendLimbs(from.arms.near, to.arms.near, t),
      far: blendLimbs(from.arms.far, to.arms.far, t),
    },
    legs: { near: leg(from.legs.near, to.legs.near), far: leg(from.legs.far, to.legs.far) },
  };
}
