/** Which frame of what somebody does says most about it: for pictures that stand still. */
import { length, subtract } from '@milestoon/drawing';
import { deedOf } from './animals/acting/acted.ts';
import { kinds } from './animals/kinds/index.ts';
import { isAnimal } from './animals/roles.ts';
import type { Character } from './character.ts';
import type { Performance } from './performance.ts';
import { motionFor, standing } from './perform.ts';
import type { Telling } from './poses/motion.ts';
import { rigOf } from './rig/rig.ts';

/** Frames from a telling one after which it tells nothing more. */
const lasts = 10;

/** How well a frame of a performance shows what is done: 0 as if one stood there … 1. */
export function tells(character: Character, performance: Performance): number {
  const telling = isAnimal(character.role)
    ? deedOf(performance.action, kinds[character.role]).telling
    : motionFor(rigOf(character), performance).telling;
  if (telling) return Math.max(0, 1 - framesFrom(telling, performance.actionFrame) / lasts);
  return isAnimal(character.role) ? 0 : Math.min(1, unlikeStanding(character, performance));
}

function framesFrom({ at, every }: Telling, frame: number): number {
  if (every === undefined || frame < at) return Math.abs(frame - at);
  const since = (frame - at) % every;
  return Math.min(since, every - since);
}

/** How far hands, head, hips or feet are from where they are when one only stands there, in heads: the farthest of them. */
export function unlikeStanding(character: Character, performance: Performance): number {
  const { joints } = standing(character, performance);
  const { action: _action, thing: _thing, previous: _previous, seated: _seated, ...at } = performance;
  const { joints: idle } = standing(character, { ...at, action: 'stand', emotion: 'neutral' });
  const pairs = [
    [joints.arms.near.wrist, idle.arms.near.wrist],
    [joints.arms.far.wrist, idle.arms.far.wrist],
    [joints.legs.near.ankle, idle.legs.near.ankle],
    [joints.legs.far.ankle, idle.legs.far.ankle],
    [joints.head, idle.head],
  ] as const;
  return Math.max(...pairs.map(([a, b]) => length(subtract(a, b))));
}
