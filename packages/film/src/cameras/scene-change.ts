import { type Emotion, hasTrait } from '@milestoon/cast';
import type { Scene } from '@milestoon/story/screenplay';
import type { SceneChange } from '@milestoon/stage';

const glad: readonly Emotion[] = ['laughing', 'proud'];

/** Nobody claps beside a bed at night. */
export const isCalm = ({ mood, set, time }: Scene): boolean =>
  mood === 'tender' || mood === 'sleepy' || (set === 'bedroom' && time === 'night');

/** What the way from one scene to the next tells: that it is something to celebrate, that it is later, or elsewhere. */
export function changeInto(before: Scene | undefined, after: Scene): SceneChange {
  if (!before || before.beats[0]?.memories) return 'place';
  const hero = after.beats[0]?.staging.find(({ member }) => member === 'hero');
  const joyful = hero && (glad.includes(hero.emotion) || hasTrait(hero.action, 'festive'));
  if (!isCalm(after) && (joyful || after.mood === 'triumphant')) return 'joy';
  const isThere = before.set === after.set && before.scenery === after.scenery;
  return before.time !== after.time || isThere ? 'time' : 'place';
}
