import { definitionOf } from './actions/index.ts';
import type { Action } from './actions/names.ts';
import { animalSize, trunkRoom } from './animals/animal.ts';
import { isAnimal } from './animals/roles.ts';
import type { Character } from './character.ts';
import { bonesOf, headsAMetre, shoulderDrop } from './rig/build.ts';
import { chairFrame } from './props/wheelchair-frame.ts';
import { headPixels, rigOf } from './rig/rig.ts';
import { hatRise } from './wear/work-hats.ts';
import { palm } from './together/holding.ts';

/** Stage pixels of a metre where the cast stands. */
export const pixelsAMetre = headPixels * headsAMetre;

/** Stage pixels of one head of this character. */
export const scaleOf = (character: Character): number => headPixels * rigOf(character).build.size;

/** Height when standing, or sitting in a wheelchair, in stage pixels, hair not counted. */
export function heightOf(character: Character): number {
  if (isAnimal(character.role)) return animalSize(character.role).height;
  const { build, style } = rigOf(character);
  const legs = character.look.wheelchair
    ? chairFrame(bonesOf(build, style)).hip
    : (0.92 * build.leg * style.body.leg) / 1.02 + 0.1 * build.limb;
  return (legs + build.torso + 0.06 * build.neck + 0.455 + 0.5) * scaleOf(character);
}

/** Stage pixels from the ground to the top of whatever hat belongs to somebody's trade. */
export const topOf = (character: Character): number =>
  heightOf(character) + (isAnimal(character.role) ? 0 : hatRise(character.headwear) * scaleOf(character));

/** Room an action takes on the stage, in pixels, to both sides together. */
export function widthOf(character: Character, action: Action): number {
  if (isAnimal(character.role)) {
    const reaches = definitionOf(action).trunk ? trunkRoom(character.role) : 0;
    return animalSize(character.role).width + reaches;
  }
  const { room, wheelchair: seated } = definitionOf(action);
  const { wheelchair } = character.look;
  const least = wheelchair ? (seated?.room ?? 1.9) : 1.2;
  return Math.max(least, room ?? least) * scaleOf(character);
}

/** Where arms hang and how far they reach, in stage pixels, while standing or kneeling. */
export function armsOf(
  character: Character,
  kneeling = false,
): { shoulder: number; half: number; reach: number } {
  const { build, style } = rigOf(character);
  const bones = bonesOf(build, style);
  const legs = character.look.wheelchair
    ? chairFrame(bones).hip
    : kneeling
      ? bones.thigh * 0.98 + 0.1
      : bones.thigh + bones.shin + bones.foot;
  const size = scaleOf(character);
  return {
    shoulder: (legs + build.torso - shoulderDrop(build)) * size,
    half: build.halfShoulder * style.body.shoulder * size,
    reach: (bones.upperArm + bones.forearm + palm) * size,
  };
}
