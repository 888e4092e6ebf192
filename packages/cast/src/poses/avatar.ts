import type { Pose } from '../rig/pose.ts';

export interface AvatarPose {
  name: 'standing' | 'cheering' | 'waving' | 'wondering';
  pose: Pose;
}

/** How the four avatars hold themselves; the picture shows them from the chest up. */
export const avatarPoses: readonly [AvatarPose, AvatarPose, AvatarPose, AvatarPose] = [
  {
    name: 'standing',
    pose: {
      arms: { near: { angle: -15, elbow: 9 }, far: { angle: 13, elbow: 4, thumb: 1, layer: 'back' } },
      head: 1,
    },
  },
  {
    name: 'cheering',
    pose: {
      arms: {
        near: { angle: -38, elbow: -100, hand: 'fist', layer: 'front' },
        far: { angle: 40, elbow: 100, hand: 'fist', thumb: 1, layer: 'front' },
      },
      spine: -2,
      head: -1,
    },
  },
  {
    name: 'waving',
    pose: {
      arms: {
        near: { angle: -18, elbow: 12 },
        far: { angle: 78, elbow: 84, hand: 'open', thumb: -1, layer: 'top' },
      },
      spine: -3,
      head: 2,
    },
  },
  {
    name: 'wondering',
    pose: {
      arms: {
        near: {
          to: { from: 'head', at: [-0.03, 0.66] },
          bend: 1,
          hand: 'fist',
          thumb: -1,
          wrist: 14,
          layer: 'top',
        },
        far: { angle: 13, elbow: 4, thumb: 1, layer: 'back' },
      },
      head: -3,
    },
  },
];
