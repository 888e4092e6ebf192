import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

export const flap: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 40, head: 24 },
    keys: [
      { at: 0, pose: {} },
      { at: 5, pose: { crouch: 0.4, wings: 0.3 } },
      ...[0, 1, 2].flatMap((i) => [
        { at: 9 + i * 8, pose: { wings: 1, beat: 0.8, lift: 0.03, pitch: 0.16, open: 0.6 } },
        { at: 13 + i * 8, pose: { wings: 0.9, beat: -0.8, pitch: 0.1, open: 0.4 } },
      ]),
      { at: 40, pose: {}, ease: 'overshoot' },
      { at: 64, pose: {} },
    ],
    loopFrom: 0,
  },
  traits: ['on-wings'],
};
