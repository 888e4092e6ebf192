import type { AnimationStyle } from '@milestoon/domain';
import { type Emotion, hasTrait } from '@milestoon/cast';
import { framesPerSecond } from '@milestoon/drawing';
import type { StoryShot } from '../film.ts';
import { directions } from '../styles/index.ts';

/** One step of size: less than this looks as if something had been cut out. */
const clearStep = 1.2;

/** Whether a cut would make those who are seen in both shots jump: same place, same side, about the same size. */
export function isJumpCut(before: StoryShot, after: StoryShot): boolean {
  if (after.transition || hidden(before) || hidden(after)) return false;
  if (before.set.name !== after.set.name || before.set.seed !== after.set.seed) return false;
  if (before.set.scenery !== after.set.scenery) return false;
  if (before.foreground?.member !== after.foreground?.member) return false;
  if (!after.actors.some(({ member }) => before.actors.some((other) => other.member === member)))
    return false;
  const step = after.camera.from.zoom / before.camera.to.zoom;
  return step < clearStep && step > 1 / clearStep;
}

/** A page or print fills the picture. */
const hidden = ({ photo, memory }: StoryShot): boolean =>
  memory !== undefined || photo?.treatment === 'album';

const low: readonly Emotion[] = ['sad', 'scared', 'shy', 'sleepy', 'angry'];
/** More would make one dizzy; and not two in a row, frames. */
const most = 2;
const apart = 8 * framesPerSecond;

/** To which side the camera is flung into a shot: in a style that flings it, when the hero sets off. */
export function whipInto(
  style: AnimationStyle,
  shots: readonly StoryShot[],
  after: StoryShot,
): StoryShot['whip'] {
  const before = shots.at(-1);
  const hero = after.actors.find(({ member }) => member === 'hero');
  const last = shots.findLast(({ whip }) => whip);
  if (!directions[style].whips || !before || !hero || after.transition) return undefined;
  if (before.photo || after.photo || before.memory || after.memory) return undefined;
  // Tears are not brushed aside.
  if (before.actors.some(({ acting }) => acting.some(({ emotion }) => low.includes(emotion))))
    return undefined;
  if (!hero.acting.some(({ action }) => hasTrait(action, 'sudden'))) return undefined;
  if (shots.filter(({ whip }) => whip).length >= most || (last && after.from - last.from < apart))
    return undefined;
  return before.beat === after.beat ? undefined : hero.acting[0]?.facing;
}
