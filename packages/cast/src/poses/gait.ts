/** Walking and running: feet first. The planted foot moves back exactly as fast as the body moves on. */
import { clamp01, lerp, type Point, radians, rotate, smoothstep } from '@milestoon/drawing';
import type { Bones } from '../rig/build.ts';
import type { LegPose, Pose } from '../rig/pose.ts';

const heel = 0.085;
const ball = 0.16;

interface Gait {
  /** Frames of a full cycle, share of it a foot is planted. */
  cycle: number;
  planted: number;
  /** Leg lengths per frame. */
  speed: number;
  /** Hip height in leg lengths: middle of the cycle and half of its swing. */
  height: number;
  bounce: number;
  /** Share of the planted phase at which the hip is lowest. */
  lowest: number;
  /** Pitch of the foot when it lands and when it leaves, degrees. */
  landing: number;
  leaving: number;
  /** Swing: how high the ankle comes behind and in front, in leg lengths. */
  kick: number;
  knee: number;
  /** How far the swinging foot goes on behind and ahead of where it leaves and lands, in leg lengths. */
  overreach: number;
}

const walking: Gait = {
  cycle: 24,
  planted: 0.6,
  speed: 0.054,
  height: 0.915,
  bounce: 0.026,
  lowest: 0.08,
  landing: -17,
  leaving: 36,
  kick: 0.16,
  knee: 0.1,
  overreach: 0,
};
const running: Gait = {
  cycle: 16,
  planted: 0.36,
  speed: 0.125,
  height: 0.88,
  bounce: 0.06,
  lowest: 0.5,
  landing: -6,
  leaving: 44,
  kick: 0.46,
  knee: 0.36,
  overreach: 0.2,
};

export const walkSpeed = walking.speed;
export const runSpeed = running.speed;
/** Going somewhere, the body turns: the hips come nearly behind one another. */
const turned = 0.25;
const legLength = (bones: Bones): number => bones.thigh + bones.shin;

interface Foot {
  ankle: Point;
  pitch: number;
}

/** Ankle over the flat sole at x, with the foot turned about its heel (pitch < 0) or ball (> 0). */
function rolled(x: number, pitch: number, foot: number): Foot {
  const pivot: Point = [x + (pitch < 0 ? -heel : ball), 0];
  const [dx, dy] = rotate([x - pivot[0], -foot], radians(pitch));
  return { ankle: [pivot[0] + dx, pivot[1] + dy], pitch };
}

/** One foot, relative to the place under its hip, at `phase` 0…1 from landing to landing. */
function footAt(gait: Gait, bones: Bones, phase: number): Foot {
  const leg = legLength(bones);
  const reach = gait.speed * gait.planted * gait.cycle * leg;
  const plantedAt = (share: number): Foot => {
    const pitch = gait.landing * (1 - smoothstep(0, 0.18, share)) + gait.leaving * smoothstep(0.58, 1, share);
    return rolled(reach * (0.5 - share), pitch, bones.foot);
  };
  if (phase < gait.planted) return plantedAt(phase / gait.planted);
  const t = (phase - gait.planted) / (1 - gait.planted);
  const from = plantedAt(1);
  const to = plantedAt(0);
  const ease = t * t * (3 - 2 * t);
  const rise =
    (gait.kick * Math.sin(Math.PI * clamp01(t / 0.8)) ** 1.2 * (1 - t) * 1.6 +
      gait.knee * Math.sin(Math.PI * t) * t) *
    leg;
  return {
    ankle: [
      lerp(from.ankle[0], to.ankle[0], ease) + gait.overreach * leg * Math.sin(Math.PI * t) * (2 * t - 1),
      lerp(from.ankle[1], to.ankle[1], t) - rise,
    ],
    pitch: lerp(from.pitch + 14 * Math.sin(Math.PI * t), to.pitch, smoothstep(0.1, 0.95, t)),
  };
}

/** Ankles of both feet relative to the body, in heads, for tests and shadows. */
export function feetAt(
  kind: 'walk' | 'run',
  bones: Bones,
  frame: number,
): { near: Point; far: Point; planted: { near: boolean; far: boolean } } {
  const gait = kind === 'walk' ? walking : running;
  const near = (frame / gait.cycle) % 1;
  const far = (near + 0.5) % 1;
  return {
    near: footAt(gait, bones, near).ankle,
    far: footAt(gait, bones, far).ankle,
    planted: { near: near < gait.planted, far: far < gait.planted },
  };
}

function legsOf(gait: Gait, bones: Bones, phase: number, hips: { near: number; far: number }): Pose['legs'] {
  const leg = (at: number, hip: number): LegPose => {
    const { ankle, pitch } = footAt(gait, bones, at % 1);
    return { to: [hip * turned + ankle[0], ankle[1]], foot: pitch, toe: 0.9 };
  };
  return { near: leg(phase, hips.near), far: leg(phase + 0.5, hips.far) };
}

const hipHeight = (gait: Gait, bones: Bones, phase: number): number =>
  legLength(bones) *
    (gait.height - gait.bounce * Math.cos(4 * Math.PI * (phase - gait.lowest * gait.planted))) +
  bones.foot;

export function walkPose(frame: number, bones: Bones, hips: { near: number; far: number }): Pose {
  const phase = (frame / walking.cycle) % 1;
  const swing = Math.cos(2 * Math.PI * phase);
  const late = Math.cos(2 * Math.PI * phase - 0.5);
  return {
    hipSpread: turned,
    legs: legsOf(walking, bones, phase, hips),
    ground: hipHeight(walking, bones, phase),
    arms: {
      near: { angle: -29 * swing, elbow: 21 - 7 * late },
      far: { angle: 29 * swing, elbow: 21 + 7 * late, layer: 'back' },
    },
    pelvis: 1.5 * Math.sin(4 * Math.PI * phase),
    spine: 4 + 1.2 * Math.cos(4 * Math.PI * phase),
    head: -2 - 1.6 * Math.cos(4 * Math.PI * phase - 0.9),
    gaze: [0.4, 0],
  };
}

/** Walking into the picture, a step is seen as a rise: this much of its length. */
const foreshortening = 0.3;
/** Leg lengths per frame by which somebody who walks away rises in the picture. */
export const walkAwayRise = walking.speed * foreshortening;

/** Seen from behind: the planted foot sinks exactly as fast as the body goes up the picture. */
export function walkAwayPose(frame: number, bones: Bones, hips: { near: number; far: number }): Pose {
  const phase = (frame / walking.cycle) % 1;
  const height = hipHeight(walking, bones, phase);
  const x = 0.018 * Math.sin(2 * Math.PI * phase - 0.6);
  // Swinging away and back a leg is seen shortened, not bent.
  const leg = (at: number, hip: number): LegPose => {
    const { ankle } = footAt(walking, bones, at % 1);
    const down = height + ankle[1] * 0.8 - 0.2 * bones.foot - ankle[0] * foreshortening;
    const seen = down / legLength(bones);
    return { angle: 0, thigh: seen, shin: seen, foot: 0, toe: 0.2 * Math.sign(hip) };
  };
  const swing = Math.cos(2 * Math.PI * phase);
  return {
    x,
    legs: { near: leg(phase, hips.near), far: leg(phase + 0.5, hips.far) },
    ground: height,
    arms: {
      near: { angle: -14 - 3 * swing, elbow: 10 + 8 * swing },
      far: { angle: 14 - 3 * swing, elbow: -10 + 8 * swing, thumb: 1 },
    },
    pelvis: 1.2 * swing,
    spine: -2 * swing,
    head: 1.5 * swing,
  };
}

export function runPose(frame: number, bones: Bones, hips: { near: number; far: number }): Pose {
  const phase = (frame / running.cycle) % 1;
  const swing = Math.cos(2 * Math.PI * phase - 0.35);
  return {
    hipSpread: turned,
    legs: legsOf(running, bones, phase, hips),
    ground: hipHeight(running, bones, phase),
    arms: {
      near: { angle: 4 - 52 * swing, elbow: 88 - 14 * swing, hand: 'fist' },
      far: { angle: 4 + 52 * swing, elbow: 88 + 14 * swing, hand: 'fist', layer: 'back' },
    },
    spine: 13 + 2 * Math.cos(4 * Math.PI * phase),
    head: -8 - 2.5 * Math.cos(4 * Math.PI * phase - 0.8),
    cloakLength: 0.42,
    gaze: [0.45, 0],
  };
}
