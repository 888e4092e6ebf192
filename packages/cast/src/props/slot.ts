import { area, bounds, type DrawOp, type Point, radians, rotate } from '@milestoon/drawing';
import {
  headsOf,
  type Picture,
  pictureThing,
  proportionsOf,
  put,
  type ToldHeld,
  toldOf,
} from '@milestoon/things';
import type { Figure } from '../figure.ts';
import type { Props } from './props.ts';

/** How large a thing is drawn, heads. */
export interface Drawn {
  name: string;
  wide: number;
  high: number;
  /** From the middle of its picture down to where it stands. */
  foot: number;
  /** It is held by its lower end. */
  onStick: boolean;
}

/** Where an action has the thing it is told with. Heads, degrees. */
export interface Slot {
  at: (figure: Figure, drawn: Drawn) => Point;
  turn?: number;
  /** Larger things are drawn smaller: the face stays free. */
  most?: number;
  /** Smaller ones larger: what is eaten is seen beside the hand. */
  least?: number;
  layer?: keyof Props;
  /** Pictures of these have on their right what the hands are at. */
  mirrored?: RegExp;
}

/** Whatever a story names, in the hands of whoever does something with it. */
export interface HeldThing extends ToldHeld {
  picture: Picture;
}

/** How many times as large as usual it may be in the hands, by the size that is told. */
const toldLarger = { tiny: 0.55, small: 0.8, big: 1.35, huge: 1.9 } as const;

/** Several in the hands: each beside and a little above the one before, shares of its size. */
const bundle = (count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const row = i % 3;
    return [(row - (Math.min(count, 3) - 1) / 2) * 0.62, -Math.floor(i / 3) * 0.5 + (row % 2) * 0.08];
  });
/** Each of several is so much smaller. */
const ofSeveral = (count: number): number => (count === 1 ? 1 : count < 4 ? 0.78 : 0.62);

const usual = 0.95;
/** Rods, oars and rakes hide no face: they may be so many times as long, and are held near their lower end. */
const longer = 2.3;
/** From so many metres on, with so much of their box filled or so much longer than wide. */
const slender = { metres: 0.65, filled: 0.2, aspect: 3 } as const;
/** These are held by what is below them. */
const onStick = /^umbrella(?:-with-rain-drops)?$/;
/** From the lower end to the other, where hands are. */
const gripAt = 0.2;

/** Where a rod is held, heads from the middle of its picture; null of what is no rod. */
function rodGrip(picture: Picture): Point | null {
  if (picture.metres < slender.metres && !onStick.test(picture.name)) return null;
  const rings = picture.shapes.flatMap((shape) => shape.rings as Point[][]);
  const [, , width, height] = bounds(rings);
  const filled = rings.reduce((sum, ring) => sum + Math.abs(area(ring)), 0) / (width * height);
  const aspect = Math.max(width, height) / Math.min(width, height);
  if (filled > slender.filled && aspect < slender.aspect && !onStick.test(picture.name)) return null;
  const points = rings.flat();
  const low = points.reduce((a, b) => (b[1] > a[1] ? b : a));
  const far = points.reduce((a, b) =>
    Math.hypot(b[0] - low[0], b[1] - low[1]) > Math.hypot(a[0] - low[0], a[1] - low[1]) ? b : a,
  );
  const heads = headsOf(picture);
  return [(low[0] + (far[0] - low[0]) * gripAt) * heads, (low[1] + (far[1] - low[1]) * gripAt) * heads];
}

/** The props of an action with its thing among them. */
export function withThing(
  props: Props,
  { at, turn = 0, most = usual, least = 0, layer: planned = 'front', mirrored }: Slot,
  held: HeldThing,
): Props {
  const { picture, size: told, count = 1 } = held;
  const thing = pictureThing(picture);
  const grip = rodGrip(picture);
  const isOnStick = onStick.test(picture.name);
  // What is above the head hides no face.
  const layer = isOnStick ? 'behind' : planned;
  const heads = headsOf(picture);
  const larger = told ? toldLarger[told] : 1;
  const size =
    Math.max(least / heads, Math.min(larger, ((grip ? most * longer : most) * larger) / heads)) *
    ofSeveral(count);
  const several = bundle(count);
  const place = (figure: Figure): Point => {
    const { wide, high } = proportionsOf(picture);
    const [x, y] = at(figure, {
      name: picture.name,
      wide: wide * heads * size,
      high: high * heads * size,
      foot: (thing.foot ?? 0) * size,
      onStick: isOnStick,
    });
    if (!grip) return [x, y];
    const [gripX, gripY] = rotate([grip[0] * size, grip[1] * size], radians(turn));
    return [x - gripX, y - gripY];
  };
  const before = props[layer];
  return {
    ...props,
    [layer]: (figure: Figure) => [
      ...(before?.(figure) ?? []),
      {
        kind: 'group',
        name: `held:${picture.name}`,
        ops: several.flatMap(([dx, dy]) => {
          const [x, y] = place(figure);
          return put(figure, thing, toldOf(held), {
            at: [x + dx * heads * size, y + dy * heads * size],
            size,
            turn,
            mirrored: mirrored?.test(picture.name) ?? false,
          });
        }),
      },
    ],
  };
}

/** Heads: what is passed on is never larger, nor so small that nobody sees it. */
const [mostGiven, leastGiven] = [0.95, 0.62] as const;

/** What goes from hand to hand, about a point between them. */
export function held(figure: Figure, at: Point, { picture, size: told, ...look }: HeldThing): DrawOp {
  const heads = headsOf(picture);
  const larger = told ? toldLarger[told] : 1;
  const size = Math.max(leastGiven / heads, Math.min(larger, (mostGiven * larger) / heads));
  return {
    kind: 'group',
    name: `held:${picture.name}`,
    ops: put(figure, pictureThing(picture), toldOf(look), { at, size }),
  };
}
