/** Where a face is. */
import { apply, type Box, compose, length, type Point, subtract } from '@milestoon/drawing';
import { animalFace } from './animals/animal.ts';
import { isAnimal } from './animals/roles.ts';
import type { Character } from './character.ts';
import { headMatrixOf } from './draw-figure.ts';
import { expressionAt, standing } from './perform.ts';
import type { Performance } from './performance.ts';
import { rigOf } from './rig/rig.ts';

/** Where the face is, in stage pixels: from the brows to the chin. For captions and framing. */
export function faceZone(character: Character, performance: Performance): Box {
  if (isAnimal(character.role)) return animalFace(character, character.role, performance);
  const corners = faceCorners(character, performance);
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The face as it is turned: `turn` radians to the right of upright, `wide` along the brows, `tall` along the nose. */
export interface TurnedFace {
  middle: Point;
  wide: number;
  tall: number;
  turn: number;
}

/** Where the face is with its tilt, stage pixels: whoever lies has it on the side. Animals' faces are told upright. */
export function turnedFace(character: Character, performance: Performance): TurnedFace {
  if (isAnimal(character.role)) {
    const [left, top, wide, tall] = faceZone(character, performance);
    return { middle: [left + wide / 2, top + tall / 2], wide, tall, turn: 0 };
  }
  const [brow, otherBrow, chin] = faceCorners(character, performance) as [Point, Point, Point];
  const [alongX, alongY] = subtract(chin, otherBrow);
  return {
    middle: [(brow[0] + chin[0]) / 2, (brow[1] + chin[1]) / 2],
    wide: length(subtract(otherBrow, brow)),
    tall: length([alongX, alongY]),
    turn: Math.atan2(-alongX, alongY),
  };
}

function faceCorners(character: Character, performance: Performance): Point[] {
  const { matrix: stage, joints } = standing(character, performance);
  const matrix = compose(stage, headMatrixOf(joints, expressionAt(rigOf(character), performance)));
  return (
    [
      [-0.55, -0.3],
      [0.5, -0.3],
      [0.5, 0.55],
      [-0.55, 0.55],
    ] as Point[]
  ).map((corner) => apply(matrix, corner));
}

/** The colour somebody's hair has. */
export const hairColorOf = (character: Character): string => rigOf(character).person.hair;
