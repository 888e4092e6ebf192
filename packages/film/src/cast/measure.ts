import type { Action } from './actions.ts';
import type { Character } from './character.ts';
import { headPixels, rigOf } from './rig/rig.ts';

/** Stage pixels of one head of this character. */
export const scaleOf = (character: Character): number => headPixels * rigOf(character).build.size;

const fourLegs: Partial<Record<Character['role'], number>> = { dog: 200, cat: 160 };

/** Height when standing, in stage pixels, hair not counted. */
export function heightOf(character: Character): number {
  const animal = fourLegs[character.role];
  if (animal) return animal;
  const { build, style } = rigOf(character);
  const legs = (0.92 * build.leg * style.body.leg) / 1.02 + 0.1 * build.limb;
  return (legs + build.torso + 0.06 * build.neck + 0.455 + 0.5) * scaleOf(character);
}

/** Room an action takes on the stage, in pixels, to both sides together. */
export function widthOf(character: Character, action: Action): number {
  const heads: Partial<Record<Action, number>> = {
    bike: 1.9,
    sleep: 2.2,
    blow: 2.9,
    paint: 2.8,
    build: 2.4,
    kick: 2.4,
    sit: 1.9,
    run: 1.6,
    walk: 1.4,
    read: 1.5,
    jump: 1.7,
    cheer: 1.6,
    dance: 1.6,
    wave: 1.4,
    point: 1.7,
  };
  return (heads[action] ?? 1.2) * scaleOf(character);
}
