/** What tests measure on a directed film. Stage pixels: one camera sees everybody of a shot. */
import { type Character, faceZone, isAnimal, scaleOf } from '@milestoon/cast';
import { type Box, intersect } from '@milestoon/drawing';
import { actorAt, performanceOf } from '../acting/acting.ts';
import type { Actor, Film, StoryShot } from '../film.ts';

export const storyShots = (film: Film): StoryShot[] =>
  film.shots.filter((shot): shot is StoryShot => shot.kind === 'story');

/** The face with what is round it, as it stands on the stage. */
function headBox(character: Character, shot: StoryShot, actor: Actor, frame: number): Box {
  const { x, y, size } = actorAt(actor, frame);
  const [left, top, width, height] = faceZone(character, performanceOf(shot, actor, frame));
  const above = isAnimal(character.role) ? 0 : 0.25 * scaleOf(character);
  return [x + left * size, y + (top - above) * size, width * size, (height + above) * size];
}

/** From below the chin as far down as the hips, narrower than the head. */
function torsoBox(character: Character, head: Box): Box {
  const [x, y, width, height] = head;
  return isAnimal(character.role)
    ? [x, y, 0, 0]
    : [x + width * 0.2, y + height, width * 0.6, 0.75 * scaleOf(character)];
}

const share = (a: Box, b: Box): number => {
  const [, , width, height] = intersect(a, b);
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1, Math.min(a[2] * a[3], b[2] * b[3]));
};

export interface Overlap {
  frame: number;
  member: string;
  /** Of the smaller one's head, that lies over or behind the hero's head or body. */
  share: number;
}

/** Who is before or behind the hero's head or body, in every drawing of a shot; who embraces is meant to be. */
export function overlapsWithHero(film: Film, shot: StoryShot, step = 2): Overlap[] {
  const hero = shot.actors.find(({ member }) => member === 'hero');
  const child = film.characters.hero;
  if (!hero || !child) return [];
  const found: Overlap[] = [];
  for (let frame = shot.from; frame < shot.to; frame += step) {
    const head = headBox(child, shot, hero, frame);
    const torso = torsoBox(child, head);
    for (const actor of shot.actors) {
      const character = film.characters[actor.member];
      if (!character || actor === hero || actorAt(actor, frame).acting.partner === 'hero') continue;
      const other = headBox(character, shot, actor, frame);
      const most = Math.max(share(head, other), share(head, torsoBox(character, other)), share(torso, other));
      if (most > 0) found.push({ frame, member: actor.member, share: most });
    }
  }
  return found;
}
