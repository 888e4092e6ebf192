import { across } from '../animals/acting/views.ts';
import type { ActionDefinition } from './action.ts';
import { run } from './run.ts';
import { stand } from './stand.ts';

export const chase: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: across,
    gait: 'run',
    busy: true,
    toy: 'butterfly',
    keys: [
      { at: 0, pose: { nod: 0.3, open: 0.5, ears: 0.2 } },
      { at: 14, pose: { nod: 0.42, open: 0.6, ears: 0.3 } },
      { at: 28, pose: { nod: 0.3, open: 0.5, ears: 0.2 } },
    ],
    loopFrom: 0,
  },
  bird: run.animal,
};
