/** What somebody sits or lies upon, and what hides them up to the chest. Stage pixels. */
import { type Character, heightOf, isAnimal, pixelsAMetre, scaleOf, widthOf } from '@milestoon/cast';
import { bounds, type Point } from '@milestoon/drawing';
import type { Seen } from '@milestoon/story/screenplay';
import {
  hasDoor,
  hasLeaves,
  headsOf,
  lifeSizeOf,
  openingOf,
  type Picture,
  surfaceOf,
  toldOf,
} from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Prop } from './prop.ts';
import { onBlanket, sitting, spreadRoom } from './sitting.ts';
import { boardOf, levelBox } from './boards.ts';
import { drum } from './fronts.ts';
import { isTurnedAbout } from './handles.ts';
import { cushionUnder } from './seats-of-cars.ts';
import { spanOf } from './sharing.ts';

export interface Borne {
  prop: Prop;
  /** How far above the ground those are who are on it, by member. */
  lifts: ReadonlyMap<string, number>;
}

export interface Company {
  actors: readonly Actor[];
  characters: Readonly<Record<string, Character>>;
  from: number;
  /** Where it plays. */
  set?: string;
  /** All who are on or in it. */
  sharing?: readonly (string | undefined)[];
}

/** Shares of somebody's height. */
const seated = 0.6;
const chest = 0.56;
const hidden = 0.4;
const waist = 0.66;
/** Whoever bathes sits high enough for a face over the foam. */
const inFoam = 0.26;
/** Whoever sits in one of these looks out of it with the chest. */
const carts = /^(?:shopping-cart|wagon)$/;
const inCart = -0.1;
const baths = /^(?:bathtub|sink)$/;
export const vessels = /^(?:sack|bucket|basket|bin|wastebasket|package|luggage|pushchair|cot)$/;
const rolling = /^(?:automobile|racing-car|taxi|bus|minibus|tractor|train|police-car|fire-engine)$/;
/** Share of its height at which something spread on the ground is seen. */
const slant = 0.36;
/** Stage pixels that what hides somebody stands nearer to us. */
const nearer = 110;
/** Heads: no larger, or nothing else is seen. */
const largest = 4.2;
const broadest = 3.6;
/** Heads that two who share something need beside them, both together. */
const elbows = 1.7;
/** Of its width: whoever bathes sits away from the shower. */
const fromShower = 0.13;
/** Share of its size in life, and pixels at most, of what somebody is behind or in. */
const nearLife = 0.76;
const hiding = { wide: 620, high: 420 } as const;
/** Of an animal's length: the vessel it is in is no narrower; its head is so far before its middle. */
const roomy = 0.9;
const headOut = 0.16;
/** What an animal is upon is as large as it is, as far as the picture goes: a cat does not make a fridge small. */
const highest = 560;
const cupboard = { high: 540, floor: 0.08, room: 1.3 } as const;
/** Metres of what is so low that one sits on it as on a stool, and how high that is of somebody's height. */
const lowSeat = 0.6;
const kneeHigh = 0.3;
/** Of somebody's height: whoever would be hidden so far stands at the side of it. */
const outOfSight = 0.7;
/** What is so flat lies under somebody with room all round. */
const flat = 0.1;

const hangs = /^curtain$/;
const isDown = ({ acting }: Actor): boolean =>
  ['sit', 'lie-down', 'sleep', 'kneel', 'read', 'hide', 'eat', 'drink'].includes(acting[0]?.action ?? '');

/** The picture at whom it bears or hides, or null where they are not there. */
export function bearing(thing: Seen, picture: Picture, company: Company): Borne | null {
  const { actors, characters, from } = company;
  const actor = actors.find(({ member }) => member === thing.of) ?? actors[0];
  const character = actor && characters[actor.member];
  if (!actor || !character) return null;
  const [first, last] = spanOf(company, actorAt(actor, from).x);
  const x = (first + last) / 2;
  const board = thing.how === 'support' ? boardOf(picture.name) : undefined;
  if (board) return underFeet(thing, picture, { actor, x, head: scaleOf(character) });
  const tall = heightOf(character) * (isDown(actor) ? seated : 1);
  const [, , boxWide, boxTall] = bounds(picture.shapes.flatMap(({ rings }) => rings as Point[][]));
  const head = scaleOf(character);
  const surface = surfaceOf(picture.name);
  const least =
    thing.how !== 'support' || surface < flat || actor.acting[0]?.action === 'lie-down' ? 1.05 : 0.72;
  const long = Math.max(
    last > first ? (last - first + head * elbows) / boxWide : 0,
    Math.min(
      Math.max(headsOf(picture) * 1.25 * head, (least * heightOf(character)) / Math.max(boxWide, 0.5)),
      (thing.how === 'support' ? broadest : largest) * head,
    ),
  );
  // Nobody sits on a stump as high as themselves.
  const low =
    thing.how === 'support' &&
    lifeSizeOf(picture.name) < lowSeat &&
    (isDown(actor) || sitting.has(actor.acting[0]?.action ?? ''))
      ? (kneeHigh * heightOf(character)) / (surface * boxTall)
      : Number.POSITIVE_INFINITY;
  const hides = thing.how === 'cover' && boxTall <= boxWide * 1.15;
  // Out of a sack as high as a room nobody would look, nor out of a car as large as a car.
  const life = (lifeSizeOf(picture.name) * pixelsAMetre * nearLife) / Math.max(boxWide, boxTall);
  const isOpened = thing.how === 'inside' && hasDoor(picture.name);
  const isDrum = isOpened && !hasLeaves(picture.name);
  const looksOut = thing.how === 'inside' && (vessels.test(picture.name) || rolling.test(picture.name));
  const others = onBlanket(thing, actor, actors, from);
  const xs = [x, ...others.map((each) => actorAt(each, from).x)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const size =
    others.length > 1
      ? Math.max(long, (right - left + spreadRoom * head) / boxWide)
      : hides
        ? Math.max(
            Math.min(long, (tall * chest + nearer) / boxTall),
            Math.min(life, hiding.wide / boxWide, hiding.high / boxTall),
          )
        : isOpened
          ? Math.min(Math.max(life, (tall * cupboard.room) / boxTall), cupboard.high / boxTall)
          : looksOut
            ? isAnimal(character.role)
              ? Math.max(life / nearLife, (roomy * widthOf(character, 'stand')) / boxWide)
              : Math.min(long, (waist * heightOf(character)) / boxTall)
            : isAnimal(character.role) && thing.how === 'support' && surface >= flat
              ? Math.max(
                  Math.min(long, low),
                  Math.min(life / nearLife, highest / boxTall, hiding.wide / boxWide),
                )
              : Math.min(long, low);
  const [wide, high] = [boxWide * size, boxTall * size];
  const forward = Math.max(0, Math.min(nearer, high - tall * chest));
  const isOutOfSight = hides && high - forward > outOfSight * heightOf(character);
  // The head of an animal looks out, and a curtain leaves half of somebody.
  const looksLeft = isAnimal(character.role) && actorAt(actor, from).acting.facing === 'left';
  const side = isAnimal(character.role) && !looksLeft ? -1 : 1;
  const isBeside = thing.how === 'cover' && (!hides || isOutOfSight || hangs.test(picture.name));
  const place =
    thing.how === 'support'
      ? { x: (left + right) / 2, y: actor.y + (surface < flat ? 0.4 * slant * high : 6) }
      : isDrum
        ? { x: x - side * widthOf(character, 'stand') * headOut, y: actor.y + 12 }
        : thing.how === 'inside'
          ? { x: x + (picture.name === 'bathtub' && last === first ? wide * fromShower : 0), y: actor.y + 12 }
          : isBeside
            ? { x: x + side * wide * (hangs.test(picture.name) ? 0.15 : 0.42), y: actor.y + 12 }
            : { x, y: actor.y + 12 + forward };
  const raised = cushionUnder(picture.name, actor.y, company.set);
  const prop: Prop = {
    how: thing.how,
    pictures: [{ name: picture.name, ...toldOf(thing) }],
    players: [],
    ...place,
    y: place.y - raised,
    size: size / headsOf(picture),
    of: actor.member,
    ...(surface < flat && thing.how === 'support' ? { flat: true } : {}),
    ...(isOpened ? { recess: true } : {}),
    ...(looksOut ? { opened: true } : {}),
    ...(thing.move ? { move: thing.move } : {}),
    ...(isTurnedAbout(picture.name, { of: actor.member, x: place.x }, actors, from)
      ? { mirrored: true }
      : {}),
    box: [place.x - wide / 2, place.y - raised - high, wide, high],
  };
  if (thing.how === 'cover') return { prop, lifts: new Map() };
  // Inside something one sits so high that the chest is over its edge.
  const lift = isDrum
    ? Math.max(0, drum.middle * high - tall * 0.5)
    : isOpened
      ? cupboard.floor * high
      : thing.how === 'inside'
        ? Math.max(
            0,
            (looksOut ? (openingOf(picture.name)?.rim ?? surface) : surface) * high -
              tall *
                (baths.test(picture.name)
                  ? inFoam
                  : carts.test(picture.name) && isDown(actor)
                    ? inCart
                    : hidden),
          )
        : surface < flat
          ? 0
          : surface * high + raised;
  // Whoever does the same within its width is on it too.
  const along = actors.filter(
    (each) =>
      each === actor ||
      others.includes(each) ||
      (each.acting[0]?.action === actor.acting[0]?.action &&
        each.acting[0]?.action !== 'hold-hands' &&
        Math.abs(actorAt(each, from).x - x) < wide / 2),
  );
  return { prop, lifts: new Map(along.map(({ member }) => [member, lift])) };
}

/** Heads from end to end. */
const boardLong: ReadonlyMap<string, number> = new Map([
  ['surfboard', 3.1],
  ['snowboard', 2.2],
  ['skateboard', 1.7],
]);

/** A board, level under the feet of somebody. */
function underFeet(
  thing: Seen,
  picture: Picture,
  { actor, x, head }: { actor: Actor; x: number; head: number },
): Borne {
  const board = boardOf(picture.name) ?? { turn: 0 };
  const [wide, high] = levelBox(picture, board);
  const size = ((boardLong.get(picture.name) ?? 2) * head) / wide;
  const tall = high * size * (board.flat ? slant : 1);
  const prop: Prop = {
    how: 'support',
    pictures: [{ name: picture.name, ...toldOf(thing) }],
    players: [],
    x,
    // The middle of what is level.
    y: board.flat ? actor.y - 4 : actor.y - tall / 2 + 8,
    size: size / headsOf(picture),
    of: actor.member,
    turn: board.turn,
    ...(board.flat ? { flat: true } : {}),
    ...(thing.move ? { move: thing.move } : {}),
    box: [x - (wide * size) / 2, actor.y - tall, wide * size, tall],
  };
  return { prop, lifts: new Map([[actor.member, board.flat ? 0 : tall * 0.72]]) };
}
