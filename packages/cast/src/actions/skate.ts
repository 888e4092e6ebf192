import { skatingPose } from '../poses/gliding.ts';
import type { Motion } from '../poses/motion.ts';
import { rolling } from '../poses/rolling/strokes.ts';
import { bladeHeight, rollerSkate, skate as drawSkate, wheelHeight } from '../props/under-feet.ts';
import type { ActionDefinition, Trait } from './action.ts';
import { racing, run } from './run.ts';

export const glideSpeed = 0.09;
export const gliding: readonly Trait[] = [
  'bold',
  'rides',
  'on-the-way',
  'alongside',
  'lively',
  'goes-on',
  'needs-walking',
  'watched',
  'wide-awake',
];

const onFeet = (under: number, draw: typeof drawSkate): Motion => ({
  noBag: true,
  speed: glideSpeed,
  move: (frame) => skatingPose(frame, under),
  props: () => ({
    behind: (figure) => draw(figure, 'far'),
    front: (figure) => draw(figure, 'near'),
  }),
});

/** On ice, on blades. */
export const skate: ActionDefinition = {
  motion: onFeet(bladeHeight, drawSkate),
  wheelchair: { inChair: () => rolling({ ...racing, speed: glideSpeed }) },
  animal: run.animal,
  room: 1.8,
  traits: gliding,
};

/** On a pavement, on wheels. */
export const rollerskate: ActionDefinition = { ...skate, motion: onFeet(wheelHeight, rollerSkate) };
