/** Draws what is on somebody's body: on its joint, before or behind the part of the body where it is. Heads. */
import type { DrawOp, Pen, Point } from '@milestoon/drawing';
import { headsOf, pictureThing, proportionsOf, put, toldOf } from '@milestoon/things';
import type { Figure } from '../figure.ts';
import type { Props } from '../props/props.ts';
import type { HeldThing } from '../props/slot.ts';
import type { HoldInHeads } from '../together/holding.ts';
import { type Bearer, handsAt, type SpotOn, spotOn } from './anatomy.ts';
import type { BodySpot } from './spots.ts';

/** A thing at a spot of a body. */
export interface OnBody {
  spot: BodySpot;
  thing: HeldThing;
  /** Of two there is one on each side. */
  count?: number;
  /** Whose body it is has put it there. */
  touched?: boolean;
}

/** What is longer than this many times as it is wide lies along a shoulder or under an arm. */
const slender = 2;

interface Size {
  wide: number;
  high: number;
  /** Of its usual size. */
  size: number;
  /** From its middle down to where it stands. */
  foot: number;
}

/** How large a thing is at a spot, where a head of a child is `unit` long. */
export function sizeAt(
  { picture }: HeldThing,
  { most, least }: Pick<SpotOn, 'most' | 'least'>,
  unit = 1,
): Size {
  const heads = headsOf(picture);
  const real = heads * unit;
  const size = Math.max(least, Math.min(most, real)) / heads;
  const { wide, high } = proportionsOf(picture);
  const foot = (pictureThing(picture).foot ?? (high * heads) / 2) * size;
  return { wide: wide * heads * size, high: high * heads * size, size, foot };
}

/** Where the middle of its picture is. */
export const middleOf = ([x, y]: Point, by: SpotOn['by'], { foot, high }: Size): Point => [
  x,
  by === 'foot' ? y - foot : by === 'top' ? y + high * 0.4 : y,
];

const unitOf = ({ build }: Bearer): number => 1 / build.size;

/** Where the hands are of whoever has these on them. */
export const handsOn = (things: readonly OnBody[], bearer: Bearer): HoldInHeads[] =>
  things.flatMap(({ spot, thing, touched = false }) => {
    const { wide, high } = sizeAt(thing, spotOn(spot, bearer), unitOf(bearer));
    return handsAt(spot, bearer, { wide, high, touched }).map((hand) => ({ ...hand, weight: 1 }));
  });

/** What is in one layer of a figure. */
export const onBodyIn = (
  layer: keyof Props,
  things: readonly OnBody[],
  figure: Figure,
  headMatrix: Bearer['headMatrix'],
): DrawOp[] =>
  things.flatMap((on) => {
    const bearer: Bearer = { ...figure, headMatrix };
    const at = spotOn(on.spot, bearer);
    return at.layer === layer ? [drawn(on, at, figure, unitOf(bearer))] : [];
  });

/** Poles, ladders and rolled-up mats lie along a shoulder and under an arm. */
const lies = (spot: BodySpot, { wide, high }: Size): boolean =>
  (spot === 'shoulder' || spot === 'under-arm') && high > slender * wide;

export function drawn(on: OnBody, at: SpotOn, pen: Pen, unit: number): DrawOp {
  const { picture } = on.thing;
  const pair = (on.count ?? 1) > 1 ? at.pair : undefined;
  const most = at.hanging ?? at.most;
  const size = sizeAt(on.thing, pair ? { most: most / 2, least: at.least / 2 } : at, unit);
  const by = pair && at.hanging ? 'top' : at.by;
  const turn = lies(on.spot, size) ? 74 : (at.turn * 180) / Math.PI;
  const places = pair ?? [at.at];
  return {
    kind: 'group',
    name: `seen:atop:${picture.name}:${on.spot}`,
    ops: places.flatMap((place) =>
      put(pen, pictureThing(picture), toldOf(on.thing), {
        at: middleOf(place, lies(on.spot, size) ? 'middle' : by, size),
        size: size.size,
        turn,
      }),
    ),
  };
}
