import type { Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import { onTheKnees } from '../poses/rest.ts';
import type { Drawn } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const low = (spine: number, y: number): Pose =>
  around(0.3, y, 0.2, { ...onTheKnees, spine, head: 10, gaze: [0.6, 0.9] });

/** On the ground between the hands. */
const underHands = (figure: Figure, { foot }: Drawn): Point => [betweenHands(figure)[0] + 0.14, -foot];

/** On the knees, both hands at a thing near the ground: put there, planted, taken up, looked after. */
export const putDown: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    slot: () => ({ at: underHands, least: 0.42, most: 1 }),
    move: {
      keys: [
        { at: 0, pose: low(10, 0.44) },
        { at: 20, pose: low(33, 0.48), ease: 'out' },
        { at: 46, pose: low(29, 0.46) },
        { at: 70, pose: low(33, 0.48) },
      ],
      loopFrom: 20,
    },
  },
  wheelchair: { atRest: true },
  room: 2.6,
  animal: sniff.animal,
  traits: ['whole', 'quiet', 'babies-can', 'own-eyes'],
};
