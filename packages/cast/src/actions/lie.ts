import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

export const lie: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 62, head: 34 },
    keys: [
      { at: 0, pose: { lie: 1 } },
      { at: 44, pose: { lie: 1, nod: 0.05, tilt: 0.06 } },
      { at: 92, pose: { lie: 1 } },
    ],
    loopFrom: 0,
  },
};
