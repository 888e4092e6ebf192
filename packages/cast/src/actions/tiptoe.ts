import { across } from '../animals/acting/views.ts';
import { type Body } from '../poses/motion.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import { rolling } from '../poses/rolling/strokes.ts';
import type { LegPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

/** Slower than a walk. */
const slow = 0.55;
/** How far the heels stay off the ground: degrees, and heads by which that lifts the ankle and the hip. */
const [pitch, rise] = [34, 0.09] as const;

function sneaking(frame: number, { bones, hips }: Body): Pose {
  const walk = walkPose(frame * slow, bones, hips);
  const onToes = (leg: LegPose | undefined): LegPose => ({
    ...leg,
    to: [leg?.to?.[0] ?? 0, (leg?.to?.[1] ?? 0) - rise],
    foot: Math.max(pitch, (leg?.foot ?? 0) + pitch * 0.6),
  });
  const sway = Math.sin((frame * slow * Math.PI) / 12);
  const paw = (up: number): number => 92 + up * 12;
  return {
    ...walk,
    legs: { near: onToes(walk.legs?.near), far: onToes(walk.legs?.far) },
    ground: (typeof walk.ground === 'number' ? walk.ground : 0) + rise * 1.3,
    arms: {
      near: { angle: -8 + 9 * sway, elbow: paw(sway), wrist: -70, hand: 'relaxed', layer: 'top' },
      far: { angle: 2 - 9 * sway, elbow: paw(-sway), wrist: -70, hand: 'relaxed', thumb: 1, layer: 'top' },
    },
    spine: 13 + 3 * Math.abs(sway),
    head: -6,
    gaze: [Math.sin(frame / 19) > -0.4 ? 0.9 : -0.9, 0],
    face: { raise: 0.6, smile: 0.4, mouth: { open: 0, upperTeeth: 0, press: 1, width: 0.6 } },
  };
}

/** On the toes with the hands like paws, the eyes everywhere: nobody must hear it. */
export const tiptoe: ActionDefinition = {
  motion: { speed: walkSpeed * slow, move: sneaking },
  wheelchair: { inChair: () => rolling({ speed: walkSpeed * slow, from: -28, to: 40, back: 11, lean: 9 }) },
  animal: { view: across, gait: 'walk', keys: [{ at: 0, pose: { crouch: 0.6 } }] },
  room: 1.5,
  traits: ['animals-too', 'on-the-way', 'alongside', 'needs-walking', 'own-eyes', 'quiet'],
};
