import type { AnimationStyle } from '@milestoon/domain';
import { hasTrait } from '@milestoon/cast';
import { framesPerSecond } from '@milestoon/drawing';
import type { StoryShot } from '../film.ts';
import { directions } from '../styles/index.ts';

/** Closer than this nothing of the place is seen. */
const nearest = 2;
const apart = 6 * framesPerSecond;

/** Whether a shot looks up at the hero: in a style that does, where something is dared or won. */
export function looksUp(style: AnimationStyle, shots: readonly StoryShot[], shot: StoryShot): boolean {
  if (!directions[style].looksUp || shot.photo || shot.memory || shot.foreground) return false;
  if (shot.camera.to.zoom > nearest || shot.camera.from.zoom > nearest) return false;
  const hero = shot.actors.find(({ member }) => member === 'hero');
  const acting = shot.actors.flatMap((actor) => actor.acting);
  if (!hero || acting.some(({ action }) => hasTrait(action, 'never-from-below'))) return false;
  const last = shots.findLast(({ set }) => set.lowAngle);
  if (last && shot.from - last.from < apart) return false;
  return hero.acting.some(({ action, emotion }) => hasTrait(action, 'bold') || emotion === 'proud');
}
