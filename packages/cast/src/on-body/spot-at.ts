import { apply, type Point } from '@milestoon/drawing';
import { animalSpotAt } from '../animals/animal.ts';
import { isAnimal } from '../animals/roles.ts';
import type { Character } from '../character.ts';
import { headMatrixOf } from '../draw-figure.ts';
import { expressionAt, standing } from '../perform.ts';
import type { Performance } from '../performance.ts';
import { rigOf } from '../rig/rig.ts';
import { viewOf } from '../view/heading.ts';
import { spotOn } from './anatomy.ts';
import type { BodySpot } from './spots.ts';

/** Where a spot of somebody's body is, stage pixels from between the feet. */
export function spotAt(character: Character, performance: Performance, spot: BodySpot): Point {
  if (isAnimal(character.role)) return animalSpotAt(character, character.role, performance, spot);
  const { build, style } = rigOf(character);
  const { matrix, joints } = standing(character, performance);
  const { yaw } = viewOf(performance);
  const headMatrix = headMatrixOf(joints, expressionAt(rigOf(character), performance), yaw.head);
  return apply(matrix, spotOn(spot, { build, style, yaw, joints, headMatrix }).at);
}
