import { companion } from '@milestoon/drawing';
import { toothbrush } from '@milestoon/things';
import { rest } from '../poses/rest.ts';
import { inHand } from '../props/in-hand.ts';
import { foam } from '../props/foam.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';
import { atHand } from './thing.ts';

const brushing = (x: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [x, 0.6] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { angle: 40, elbow: -92, hand: 'fist', layer: 'back' },
  },
  head,
  face: { smile: 0.6, mouth: { open: 0.32, width: 1.1, clench: 1, upperTeeth: 1, lowerTeeth: 1, tongue: 0 } },
});

/** Up and down and round, with foam. */
export const brush: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) => {
        const [x, y] = figure.joints.head;
        return [
          ...foam(x + 0.13, y + 0.4, frame * 0.7),
          ...inHand(
            figure,
            figure.joints.arms.near,
            62,
            toothbrush.draw(figure, { color: companion(figure.person.signature, 150, 0.62, 0.14) }),
          ),
        ];
      },
    }),
    move: {
      keys: [
        { at: 0, pose: brushing(-0.2, 2) },
        { at: 3, pose: brushing(-0.13, 3), ease: 'linear' },
        { at: 6, pose: brushing(-0.21, 2), ease: 'linear' },
        { at: 9, pose: brushing(-0.13, 1), ease: 'linear' },
        { at: 12, pose: brushing(-0.2, 2), ease: 'linear' },
      ],
      loopFrom: 0,
    },
  },
  animal: shaking,
  contacts: [{ kind: 'brush', first: 3, every: 6 }],
  thing: { name: 'toothbrush', middle: atHand('near', 0.16, -0.1), reach: 0.62 },
  traits: ['face-half-hidden'],
};
