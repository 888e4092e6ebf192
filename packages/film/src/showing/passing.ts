/** Whose way leads by something: half-way over it, out of it, through it, in the air off it. Stage pixels. */
import {
  type Action,
  type Character,
  heightOf,
  isAnimal,
  isBaby,
  pixelsAMetre,
  scaleOf,
  travel,
} from '@milestoon/cast';
import type { Seen, Way } from '@milestoon/story/screenplay';
import { headsOf, lifeSizeOf, type Picture, proportionsOf, toldOf, topOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Acting, Actor } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { metresShown } from './metres-shown.ts';
import type { Prop } from './prop.ts';
import { arc } from './trails.ts';

interface Company {
  actors: readonly Actor[];
  characters: Readonly<Record<string, Character>>;
  from: number;
  /** Where the shot ends. */
  to: number;
}

/** What is passed, and what becomes of whoever passes it. */
interface Passed {
  prop: Prop;
  actor: Actor;
}

/** Share of a shot at which a still is of it: there the way is half done. */
const halfWay = 0.6;
/** Share of their own speed at which somebody passes, so that they stay by it, and of their steps. */
const [slowly, steps] = [0.22, 0.6];
/** Pixels: no higher, or nobody is seen beside it. */
const highest = 520;
/** Share of somebody's height: what is higher is climbed, and not stepped over. */
const step = 0.34;
/** Frames are gone through, and everything else hides the half of somebody that is still in it. */
const frames =
  /door|window|gate|hoop|arch|curtain|goal-net|house|hut|school|castle|tower|bus|church|hospital|elevator/;
/** Metres: from what is smaller one rises out of its top. */
const vessel = 1.2;
/** Pixels behind the row in which the cast stands. */
const behind = 30;

/** How far the ground is left, by what is passed and how; null where whoever passes it stays on it. */
interface Placed {
  x: number;
  y: number;
  lift?: number;
  action?: Action;
  near?: boolean;
  trail?: [number, number][];
  onTheWay?: boolean;
}

/** What somebody passes with them on their way, or null where they are not there or cannot. */
export function passing(thing: Seen, picture: Picture, company: Company): Passed | null {
  const { actors, characters, from, to } = company;
  const actor = actors.find(({ member }) => member === thing.of);
  const character = actor && characters[actor.member];
  if (!actor || !character || !thing.way) return null;
  const middle = actorAt(actor, from + halfWay * (to - from));
  const part = proportionsOf(picture);
  const { acting } = middle;
  const tall = heightOf(character) * (lowers.test(acting.action) ? crawling : 1);
  const life = metresShown(picture, thing.size) * pixelsAMetre;
  const least =
    thing.way === 'through' && !frames.test(picture.name)
      ? (tall * 1.06) / part.high
      : thing.way === 'out' && isAnimal(character.role) && topOf(picture.name) > 0.1
        ? (tall * 1.5) / part.wide
        : 0;
  const long = Math.max(least, Math.min(life, highest / part.high));
  const [wide, high] = [long * part.wide, long * part.high];
  const side = acting.facing === 'left' ? -1 : 1;
  const way = by[thing.way]({
    x: middle.x,
    y: actor.y,
    side,
    wide,
    high,
    tall,
    character,
    action: acting.action,
    picture,
  });
  if (!way) return null;
  const y = way.y;
  return {
    prop: {
      how: 'passed',
      way: thing.way,
      pictures: [{ name: picture.name, ...toldOf(thing) }],
      players: [],
      x: way.x,
      y,
      size: long / headsOf(picture),
      of: actor.member,
      ...(way.near ? { near: true } : {}),
      ...(thing.way === 'out' ? { opened: true } : {}),
      ...(way.trail ? { trail: way.trail } : {}),
      box: [way.x - wide / 2, y - high, wide, high],
    },
    actor: {
      ...actor,
      ...(way.lift ? { lift: way.lift } : {}),
      acting: [passed(actor, way, { character, x: middle.x, ...company })],
    },
  };
}

/** On hands and knees, or on all fours, somebody is so much lower. */
const lowers = /^(?:crawl|kneel)$/;
const crawling = 0.62;

/** The one thing that is done meanwhile: slowly enough to be half-way where a still is. */
function passed(
  { acting: [first] }: Actor,
  { action, lift, onTheWay }: Placed,
  { character, x, from, to }: { character: Character; x: number } & Company,
): Acting {
  const { speed: _speed, pace: _pace, partner: _partner, ...base } = first as Acting;
  const does = action ?? base.action;
  const side = base.facing === 'left' ? -1 : 1;
  const own = onTheWay && !lift ? travel(character, does) * slowly : 0;
  const speed = side * own;
  return {
    ...base,
    from,
    action: does,
    x: x - speed * halfWay * (to - from),
    speed,
    ...(own > 0 ? { pace: steps } : {}),
  };
}

interface At {
  x: number;
  y: number;
  /** 1 to the right. */
  side: 1 | -1;
  wide: number;
  high: number;
  tall: number;
  character: Character;
  action: Action;
  picture: Picture;
}

const leaps = /^(?:jump|leap|run|fly|flap|plunge)$/;

function over({ x, y, high, tall, character, action, picture }: At): Placed | null {
  if (high >= highest * 0.9) return null;
  const isOnLegs = isAnimal(character.role);
  const isFlat = topOf(picture.name) < 0.1;
  const top = isFlat ? 0 : high;
  if (isOnLegs || leaps.test(action) || top < step * tall)
    return {
      x,
      y: y - (isFlat ? -8 : 4),
      action: 'leap',
      lift: Math.max(top * 0.94, scaleOf(character) * 0.3),
    };
  if (isBaby(character)) return null;
  return { x, y: y - 4, action: 'climb-over', lift: top };
}

/** Share of the height of a window at which its sill is. */
const sill = 0.22;

function through({ x, y, side, wide, high, tall, picture, action }: At): Placed {
  // A leg over the sill; nobody has a ladder there.
  if (action === 'climb') return { x, y: y - behind, action: 'climb-over', lift: high * sill };
  if (frames.test(picture.name)) return { x: x - side * wide * 0.16, y: y - behind, onTheWay: true };
  // The half of them that is still inside is behind it.
  return { x: x - side * (wide / 2 - tall * 0.04), y: y + 14, near: true, onTheWay: true };
}

function out(at: At): Placed | null {
  const { x, y, side, wide, high, tall, picture, character, action } = at;
  const top = topOf(picture.name);
  if (frames.test(picture.name)) return { x: x - side * wide * 0.34, y: y - behind, onTheWay: true };
  if (top < 0.1)
    return {
      x: x - side * wide * 0.5,
      y: y - 8,
      action: 'leap',
      lift: 0.3 * tall,
      trail: arc([x - side * wide * 0.5, y - 10], [x, y - 0.4 * tall], 0.2),
    };
  if (action === 'climb' && !isAnimal(character.role))
    return { x, y: y - 4, action: 'climb-over', lift: high * top };
  if (lifeSizeOf(picture.name) > vessel || !isAnimal(character.role)) return through(at);
  // Over the rim with the chest.
  return { x, y: y + 10, near: true, lift: Math.max(0, high * top - tall * 0.62) };
}

function off({ x, y, side, wide, high, tall, character, action }: At): Placed | null {
  const head = scaleOf(character);
  const half = (isAnimal(character.role) ? tall * 0.8 : head * 0.9) + 10;
  const lift = Math.max(head * 0.35, Math.min(high * 0.5, 260));
  const edge: [number, number] = [x - side * half, y - high];
  const falls = /^(?:fall|hurt-knee)$/.test(action);
  return {
    x: x - side * (wide / 2 + half * 0.8),
    y: y - behind,
    ...(falls ? {} : { action: 'leap' as const }),
    lift,
    trail: arc([edge[0] - side * half * 0.6, edge[1] - 16], [x, y - lift - tall * 0.9], 0.25),
  };
}

const up = ({ x, y, high, side, tall, action, character }: At): Placed => ({
  // On stairs one walks.
  ...(action === 'climb' && !isAnimal(character.role) ? { action: 'walk' } : {}),
  x: x + side * 10,
  y: y - 10,
  lift: Math.min(high * 0.42, 230),
  trail: [
    [x - side * tall * 0.2, y - 8],
    [x - side * tall * 0.2, y - Math.min(high * 0.42, 230) + 14],
  ],
});
const down = (at: At): Placed => {
  const { x, y, side, tall, high } = at;
  const lift = Math.min(high * 0.32, 180);
  return {
    ...up(at),
    lift,
    trail: [
      [x - side * tall * 0.1, y - lift - tall * 1.5],
      [x - side * tall * 0.1, y - lift - tall * 1.02],
    ],
  };
};

function around({ x, y, side, wide, tall }: At): Placed {
  const [rx, ry] = [Math.min(wide * 0.5, 170) + tall * 0.18, 46];
  const at = x - side * 30;
  const ring = Array.from({ length: 13 }, (_, i): [number, number] => {
    // From behind it to the heels of whoever goes round it.
    const angle = (-0.15 + 1.05 * (i / 12)) * Math.PI;
    return [at - side * rx * Math.cos(angle), y - behind + ry * Math.sin(angle)];
  });
  return { x: at, y: y - behind - 10, onTheWay: true, trail: ring };
}

const by: Readonly<Record<Way, (at: At) => Placed | null>> = { over, through, out, off, up, down, around };

/** Those whose way leads by something, where it takes them. */
export function onTheirWays(
  actors: readonly Actor[],
  seen: readonly Seen[],
  pictures: Readonly<Record<string, Picture>>,
  company: Omit<Company, 'actors'>,
): Actor[] {
  return seen
    .filter(({ how }) => how === 'passed')
    .reduce(
      (those: Actor[], thing) => {
        const picture = pictureIn(pictures, thing.picture);
        const found = picture && passing(thing, picture, { ...company, actors: those });
        return found ? those.map((each) => (each.member === found.actor.member ? found.actor : each)) : those;
      },
      [...actors],
    );
}
