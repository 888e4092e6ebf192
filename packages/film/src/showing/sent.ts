/** What is thrown or kicked into, out of, over or through something: in the air there, with the line it came along. Stage pixels. */
import { heightOf, pixelsAMetre, scaleOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { headsOf, openingOf, type Picture, proportionsOf, toldOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import { metresShown } from './metres-shown.ts';
import { pictureIn } from '../picture-in.ts';
import type { Prop } from './prop.ts';
import { picturesOf, type Stage } from './stage.ts';
import { arc } from './trails.ts';

/** Heads from whoever throws to the near edge of what it flies to. */
const away = 1.7;
/** Pixels: no higher. */
const highest = 430;
/** Heads: what is smaller is not seen in the air. */
const least = 0.5;
/** Pixels behind the row in which the cast stands. */
const behind = 36;
/** Share of somebody's height at which a window hangs, its foot. */
const sill = 0.5;
/** What hangs on a wall at the height of the chest. */
const hung = /^window$/;
/** Share of the height of what is no vessel at which it is passed through. */
const middles: Readonly<Record<string, number>> = { 'basketball-hoop': 0.68, 'goal-net': 0.5, window: 0.52 };

/** What it flies to and what flies, or null where nobody is there who sent it. */
export function sent(thing: Seen, landmark: Seen, stage: Stage): Prop[] | null {
  const { actors, characters, pictures, from } = stage;
  const actor = actors.find(({ member }) => member === thing.of);
  const character = actor && characters[actor.member];
  const [picture, by] = [pictureIn(pictures, thing.picture), pictureIn(pictures, landmark.picture)];
  if (!actor || !character || !picture || !by || !thing.at) return null;
  const { x: own, acting } = actorAt(actor, from);
  const head = scaleOf(character);
  const others = actors.filter((each) => each !== actor).map((each) => actorAt(each, from).x);
  // Nobody stands in its way.
  const isFree = (way: number): boolean =>
    others.every((x) => way * (x - own) < 0 || Math.abs(x - own) > head * 5);
  const faced = acting.facing === 'left' ? -1 : 1;
  const side = isFree(faced) || !isFree(-faced) ? faced : -faced;
  const part = proportionsOf(by);
  const long = Math.min(metresShown(by, landmark.size) * pixelsAMetre, highest / part.high);
  const [wide, high] = [long * part.wide, long * part.high];
  const x = own + side * (head * away + wide / 2);
  const y = actor.y - (hung.test(by.name) ? sill * heightOf(character) : behind);
  const goal: Prop = {
    how: 'beside',
    pictures: [{ name: by.name, ...toldOf(landmark) }],
    players: [],
    x,
    y,
    size: long / headsOf(by),
    of: actor.member,
    raised: hung.test(by.name),
    box: [x - wide / 2, y - high, wide, high],
  };
  return [goal, inTheAir(thing, picture, { goal, by, side, head, hand: [own + side * head * 0.8, actor.y] })];
}

interface Flight {
  goal: Prop;
  by: Picture;
  /** 1 to the right. */
  side: number;
  head: number;
  /** From where: the foot of whoever sent it. */
  hand: [number, number];
}

function inTheAir(thing: Seen, picture: Picture, { goal, by, side, head, hand }: Flight): Prop {
  const [left, top, wide, high] = goal.box;
  const part = proportionsOf(picture);
  const long = Math.max(least * head, Math.min(metresShown(picture, thing.size) * pixelsAMetre, head * 1.3));
  const [own, tall] = [long * part.wide, long * part.high];
  const middle = left + wide / 2;
  const opening = openingOf(by.name);
  const foot = top + high;
  const [x, y] =
    thing.at?.side === 'over'
      ? [middle + side * wide * 0.2, top - tall * 0.5]
      : thing.at?.side === 'in' && opening
        ? [middle + opening.x * wide, foot - opening.rim * high + tall * 0.2]
        : [middle, foot - (middles[by.name] ?? 0.6) * high + tall / 2];
  return {
    how: 'flying',
    pictures: picturesOf(thing),
    players: [],
    x,
    y: y - tall / 2,
    size: long / headsOf(picture),
    near: true,
    turn: side * 24,
    ...(thing.at ? { at: thing.at } : {}),
    trail: arc([hand[0], hand[1] - head * 1.5], [x - side * own * 0.6, y - tall * 0.6], 0.22),
    box: [x - own / 2, y - tall, own, tall],
  };
}
