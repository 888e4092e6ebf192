/** What somebody is between or leans against: beside or behind them, as large as it is. Stage pixels. */
import { heightOf, pixelsAMetre, scaleOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { headsOf, lifeSizeOf, type Picture, proportionsOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Company } from './bearing.ts';
import type { Prop } from './prop.ts';

/** Pixels: what is higher would leave the picture. */
const highest = 560;
/** Share of somebody's height that what they lean against has at least. */
const leanedAgainst = 0.8;
/** Heads from the middle of somebody to what is beside them. */
const elbow = 0.8;

/** One of it on each side of somebody, or one behind their back; nothing where they are not there. */
export function byLandmark(thing: Seen, picture: Picture, { actors, characters, from }: Company): Prop[] {
  const actor = actors.find(({ member }) => member === thing.of);
  const character = actor && characters[actor.member];
  if (!actor || !character) return [];
  const { wide: share, high: tall } = proportionsOf(picture);
  const life = lifeSizeOf(picture.name) * pixelsAMetre;
  const least = thing.how === 'backing' ? (leanedAgainst * heightOf(character)) / tall : 0;
  const pixels = Math.min(highest / tall, Math.max(life, least));
  const [wide, high] = [pixels * share, pixels * tall];
  const { x: middle } = actorAt(actor, from);
  // What is lower than somebody hides their feet; what is higher stands behind.
  const isLow = thing.how === 'flanking' && high < heightOf(character);
  const y = actor.y + (isLow ? 16 : -12);
  const sides = thing.how === 'flanking' ? [-1, 1] : [0];
  return sides.map((side): Prop => {
    const x = middle + side * (elbow * scaleOf(character) * (isLow ? 0.5 : 1) + wide * 0.42);
    return {
      how: thing.how,
      pictures: [{ name: picture.name, ...(thing.color ? { color: thing.color } : {}) }],
      players: [],
      x,
      y,
      size: pixels / headsOf(picture),
      of: actor.member,
      ...(isLow ? { near: true } : {}),
      box: [x - wide / 2, y - high, wide, high],
    };
  });
}
