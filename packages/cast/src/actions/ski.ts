import { skiingPose } from '../poses/gliding.ts';
import { rolling } from '../poses/rolling/strokes.ts';
import { ski as drawSki, skiHeight, skiPole } from '../props/under-feet.ts';
import type { ActionDefinition } from './action.ts';
import { racing, run } from './run.ts';
import { gliding, glideSpeed } from './skate.ts';

/** Down a slope on two skis, a pole in each hand. */
export const ski: ActionDefinition = {
  motion: {
    noBag: true,
    speed: glideSpeed,
    move: (frame) => skiingPose(frame, skiHeight),
    props: () => ({
      behind: (figure) => [...skiPole(figure, 'far'), ...drawSki(figure, 'far')],
      front: (figure) => [...drawSki(figure, 'near'), ...skiPole(figure, 'near')],
    }),
  },
  wheelchair: { inChair: () => rolling({ ...racing, speed: glideSpeed }) },
  animal: run.animal,
  room: 2.4,
  traits: [...gliding, 'never-from-below'],
};
