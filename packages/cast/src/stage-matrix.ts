/** From the heads of a figure to the pixels of the stage. */
import { compose, type Matrix, radians, rotation, scaling, translation } from '@milestoon/drawing';
import type { Character } from './character.ts';
import { heightOf, scaleOf } from './measure.ts';
import type { Motion } from './poses/motion.ts';
import type { Stance } from './rig/stance.ts';

/** Squash and stretch keep the volume; they act about the ground. */
export function stageMatrix(
  character: Character,
  stance: Stance,
  mirrored: boolean,
  { laid }: Motion,
): Matrix {
  const size = scaleOf(character);
  const width = size / Math.sqrt(stance.squash);
  const upright = scaling(mirrored ? -width : width, size * stance.squash);
  if (!laid) return upright;
  const middle = heightOf(character) / size / 2;
  return compose(upright, rotation(radians(laid.turn)), scaling(laid.size), translation(0, middle));
}
