import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

const curled = { lie: 1, reach: 0.72, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.16 } as const;

/** In somebody's lap. */
export const nap: ActionDefinition = {
  motion: stand.motion,
  /** Asleep in a lap. */
  animal: {
    view: { body: 40, head: 34 },
    busy: true,
    keys: [
      { at: 0, pose: curled },
      { at: 36, pose: { ...curled, reach: 0.68 } },
      { at: 72, pose: curled },
    ],
    loopFrom: 0,
  },
  alone: { animal: 'sleep' },
};
