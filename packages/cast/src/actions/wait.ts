import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** Arms folded; `tap` 1 lifts the toes. */
const folded = (tap: number, part: Pose): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.2, 0.36] }, bend: 1, hand: 'flat', layer: 'front' },
    far: { to: { from: 'chest', at: [-0.06, 0.28] }, bend: -1, hand: 'fist', thumb: 1, layer: 'front' },
  },
  legs: { near: { angle: -5 }, far: { angle: 9, foot: -24 * tap, toe: 0.8 } },
  x: -0.03,
  ...part,
});
const patient = { smile: 0, mouth: { open: 0, upperTeeth: 0, tongue: 0, width: 0.6 } } as const;
const sigh = {
  raise: 0.6,
  smile: -0.1,
  mouth: { open: 0.22, upperTeeth: 0, tongue: 0, width: 0.5, round: 0.8 },
};
const away: Pose = { head: -3, gaze: [0.9, -0.2], face: patient };
const up: Pose = { spine: -4, head: -9, gaze: [0.1, -0.9], face: sigh };
const back: Pose = { spine: 2, head: 4, gaze: [-0.8, 0.1], face: patient };

/** Arms folded and a tapping foot: looks where it should come from, sighs, looks round. */
export const wait: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: folded(0, away) },
        { at: 6, pose: folded(1, away) },
        { at: 11, pose: folded(0, away), ease: 'out' },
        { at: 17, pose: folded(1, away) },
        { at: 22, pose: folded(0, away), ease: 'out' },
        { at: 36, pose: folded(0, up) },
        { at: 50, pose: folded(0, up) },
        { at: 58, pose: folded(1, back) },
        { at: 63, pose: folded(0, back), ease: 'out' },
        { at: 69, pose: folded(1, back) },
        { at: 74, pose: folded(0, back), ease: 'out' },
        { at: 88, pose: folded(0, away) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['plain', 'quiet', 'own-eyes', 'goes-on', 'animals-too'],
};
