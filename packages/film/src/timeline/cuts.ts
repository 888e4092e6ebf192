import type { StoryShot } from './film.ts';

/** One step of size: less than this looks as if something had been cut out. */
const clearStep = 1.2;

/** Whether a cut would make those who are seen in both shots jump: same place, same side, about the same size. */
export function isJumpCut(before: StoryShot, after: StoryShot): boolean {
  if (after.transition || hidden(before) || hidden(after)) return false;
  if (before.set.name !== after.set.name || before.set.seed !== after.set.seed) return false;
  if (before.foreground?.member !== after.foreground?.member) return false;
  if (!after.actors.some(({ member }) => before.actors.some((other) => other.member === member)))
    return false;
  const step = after.camera.from.zoom / before.camera.to.zoom;
  return step < clearStep && step > 1 / clearStep;
}

/** A page or print fills the picture. */
const hidden = ({ photo, memory }: StoryShot): boolean =>
  memory !== undefined || photo?.treatment === 'album';
