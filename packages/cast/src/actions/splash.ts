import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

export const splash: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 50, head: 26 },
    toy: 'drops',
    keys: [
      { at: 0, pose: { lift: -0.05 } },
      { at: 5, pose: { lift: -0.1, crouch: 0.4, wings: 0.1 } },
      {
        at: 10,
        pose: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
        ease: 'out',
      },
      { at: 15, pose: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8, joy: 1, lids: 1 }, ease: 'in' },
      {
        at: 20,
        pose: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
        ease: 'out',
      },
      { at: 25, pose: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8 }, ease: 'in' },
      { at: 44, pose: { lift: -0.05 } },
    ],
    loopFrom: 0,
  },
};
