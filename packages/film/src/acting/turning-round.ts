import { type Character, hasTrait, travel } from '@milestoon/cast';
import type { Acting } from '../film.ts';

/** Frames: still as in the line before, and turning. */
const [held, turning] = [6, 12];
const shortest = 60;

/**
 * Whoever faced the other way a moment ago is seen to turn round before going on. `acting` is that of one
 * shot of `frames` frames.
 */
export function turnRound(
  acting: readonly Acting[],
  character: Character,
  facedBefore: Acting['facing'] | undefined,
  frames: number,
): Acting[] {
  const [first, ...more] = acting;
  if (!first || facedBefore === undefined || facedBefore === first.facing || frames < shortest)
    return [...acting];
  if (!hasTrait(first.action, 'turns')) return [...acting];
  const later = (by: number): Acting[] => more.map((next) => ({ ...next, from: next.from + by }));
  const still: Acting = { ...first, action: 'stand', speed: 0 };
  const before: Acting = { ...still, facing: facedBefore };
  // Nobody walks while turning: the feet would slide.
  if (travel(character, first.action) > 0)
    return [
      before,
      { ...still, from: first.from + held },
      { ...first, from: first.from + held + turning },
      ...later(held + turning),
    ];
  return [before, { ...first, from: first.from + held }, ...later(turning)];
}
