import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';
import { sit } from './sit.ts';

/** Frames in which somebody shifts from foot to foot. */
const shift = 36;

/** Both arms out to what is on its way. */
const armsOut = (frame: number): Pose => {
  const t = Math.sin((frame / shift) * 2 * Math.PI);
  return {
    arms: {
      near: { angle: 78 + 4 * t, elbow: 24, hand: 'open', layer: 'front' },
      far: { angle: 92 + 4 * t, elbow: 18, hand: 'open', thumb: 1, layer: 'back' },
    },
    legs: { near: { angle: -12, knee: 6 }, far: { angle: 14, knee: 10 } },
    spine: 4 + t,
    head: -4,
    gaze: [0.9, -0.2],
  };
};

/** Waits for what is thrown, kicked or rolled to them. */
export const ready: ActionDefinition = {
  motion: { noBag: true, move: armsOut },
  animal: jump.animal,
  bird: sit.animal,
  heading: () => ({ body: 50, head: 52 }),
  room: 1.7,
  traits: ['own-eyes', 'wide-awake'],
};
