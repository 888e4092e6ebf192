/** What poses begin from, on the feet and on the knees. Angles in degrees, 0 hangs down, + toward where the child faces. */
import type { ArmPose, Pose } from '../rig/pose.ts';

export const nearRest: ArmPose = { angle: -15, elbow: 9 };

export const farRest: ArmPose = { angle: 13, elbow: 4, thumb: 1, layer: 'back' };

export const feet: NonNullable<Pose['legs']> = { near: { angle: -4 }, far: { angle: 4 } };

export const rest: Pose = { arms: { near: nearRest, far: farRest }, legs: feet };

/** Beside somebody who is looked at. */
export const standing = (spine: number, head: number): Pose => ({ ...rest, spine, head, gaze: [0.5, 0] });

/** Thighs nearly upright, shins behind. */
export const onTheKnees = {
  legs: {
    near: { angle: 16, knee: 104, foot: 172, toe: 1 },
    far: { angle: 26, knee: 112, foot: 172, toe: 1 },
  },
  ground: 'knee',
  cloakLength: 0.42,
} as const satisfies Pose;
