/** What becomes of things: water, dirt, fire, frost and breaking leave the same traces on whatever it is. */
import {
  adjust,
  bounds,
  type Color,
  ellipse,
  hash,
  mix,
  oklch,
  type Point,
  random,
  tube,
} from '@milestoon/drawing';
import type { PictureShape } from '../picture.ts';
import { cut, dense, jagged, turned, warped } from './cut.ts';
import { outlines, spotsOn } from './inside.ts';

const box = (shapes: readonly PictureShape[]) => bounds(outlines(shapes));
const each = (shapes: readonly PictureShape[], paint: (color: Color) => Color): PictureShape[] =>
  shapes.map((shape) => ({ ...shape, color: paint(shape.color) }));
/** The same thing has its traces at the same places in every picture. */
const diceOf = (shapes: readonly PictureShape[]) =>
  random(hash(`${shapes.length} ${shapes[0]?.color ?? ''}`));

const water = { drop: '#7cc4ea', light: '#e6f6ff' } as const;

export function wet(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const drops = spotsOn(shapes, 0.2, 0.03).flatMap(({ at: [x, y], room }): PictureShape[] => {
    const r = Math.min(0.045, room);
    return [
      { color: water.drop, rings: [ellipse(x, y, r * 0.62, r, 0, 16)] },
      { color: water.light, rings: [ellipse(x - r * 0.15, y + r * 0.2, r * 0.16, r * 0.32, 0, 10)] },
    ];
  });
  const puddle = ellipse(left + width / 2, top + height - 0.005, width * 0.6, 0.035, 0, 28);
  return [
    { color: water.drop, rings: [puddle] },
    ...each(shapes, (color) => adjust(color, { lightness: -0.09 })),
    ...drops,
  ];
}

/** Blots of a colour, in some places of many. */
export function blotted(shapes: readonly PictureShape[], color: Color, share: number): PictureShape[] {
  const dice = diceOf(shapes);
  return spotsOn(shapes, 0.15, 0.02).flatMap(({ at: [x, y], room }): PictureShape[] => {
    const [isHere, wide, turn] = [dice.next() < share, dice.next(), dice.next()];
    const r = Math.min(0.085, room * 0.95) * (0.65 + 0.35 * wide);
    return isHere ? [{ color, rings: [ellipse(x, y, r * 1.15, r * 0.8, turn * 90, 20)] }] : [];
  });
}

export const mud: Color = '#6b4a2e';
const dust: Color = '#8b7d6b';
export const muddy = (shapes: readonly PictureShape[]): PictureShape[] => [
  ...each(shapes, (color) => mix(color, mud, 0.18)),
  ...blotted(shapes, mud, 0.8),
];
export const dirty = (shapes: readonly PictureShape[]): PictureShape[] => [
  ...each(shapes, (color) => mix(color, dust, 0.25)),
  ...blotted(shapes, '#7a6650', 0.4),
];

const char: Color = '#241d1a';
export function burnt(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width] = box(shapes);
  const smoke = [0.3, 0.55, 0.8].map((share, i): PictureShape => {
    const x = left + width * share;
    const wave = (k: number): Point => [x + 0.025 * Math.sin(k * 2.2 + i), top - 0.02 - k * 0.045];
    return { color: '#8d8a88', rings: [tube([0, 1, 2, 3, 4].map(wave), [0.014, 0.005], { samples: 4 })] };
  });
  return [...smoke, ...each(shapes, (color) => mix(color, char, oklch(color)[0] > 0.3 ? 0.8 : 0.5))];
}

export const frozen = (shapes: readonly PictureShape[]): PictureShape[] => [
  ...each(shapes, (color) => mix(color, '#bfe6f7', 0.55)),
  ...spotsOn(shapes, 0.17, 0.02).map(({ at: [x, y], room }) => ({
    color: '#f4fcff',
    rings: [ellipse(x, y, Math.min(0.03, room), Math.min(0.03, room), 0, 6)],
  })),
];

/** Sunk to a part of its height, wider below, in a puddle of its own colour. */
export function melted(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const [middle, foot] = [left + width / 2, top + height];
  const sunk = warped(
    shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => dense(ring as Point[])) })),
    ([x, y]) => {
      const low = Math.max(0, Math.min(1, (y - top) / height));
      return [
        middle + (x - middle) * (0.8 + 0.75 * low * low) + 0.02 * Math.sin(y * 19),
        foot - (foot - y) * (0.52 + 0.06 * Math.sin(x * 17)),
      ];
    },
  );
  const color = outlineColor(shapes);
  return [{ color, rings: [ellipse(middle, foot - 0.01, width * 0.85, 0.07, 0, 32)] }, ...sunk];
}
/** The colour of what is uppermost: of an ice cream the ball and not the cone. */
function outlineColor(shapes: readonly PictureShape[]): Color {
  const high = ({ rings }: PictureShape): number => bounds(rings as Point[][])[1];
  const large = shapes.filter(({ rings }) => {
    const [, , w, h] = bounds(rings as Point[][]);
    return w * h > 0.03;
  });
  return (large.length > 0 ? large : shapes).reduce((a, b) => (high(b) < high(a) ? b : a)).color;
}

/** Open down its middle from above. */
export function torn(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const middle = left + width * 0.55;
  const open = 0.2;
  const apart =
    (side: 1 | -1) =>
    (point: Point): Point => {
      // Hinged at the foot of the tear.
      const up = Math.max(0, top + height * 0.75 - point[1]);
      return [point[0] + side * up * open, point[1]];
    };
  const line = ([x, y]: Point): number => x - middle - jagged(y) * 1.4;
  return [
    ...warped(
      cut(shapes, (p) => -line(p)),
      apart(-1),
    ),
    ...warped(cut(shapes, line), apart(1)),
  ];
}

/** Lines of a crack, from one place out to the edges. */
export function cracked(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const [x, y] = [left + width * 0.48, top + height * 0.46];
  const arms: readonly (readonly [number, number])[] = [
    [0.36, -0.38],
    [-0.32, -0.24],
    [0.3, 0.28],
    [-0.2, 0.38],
  ];
  return [
    ...shapes,
    ...arms.map(([dx, dy], i): PictureShape => {
      const line = [0, 0.35, 0.6, 1].map((t, k): Point => {
        const off = k === 0 || k === 3 ? 0 : (k === 1 ? 0.05 : -0.05) * (i % 2 ? 1 : -1);
        return [x + width * (dx * t + off * dy * 2), y + height * (dy * t + off)];
      });
      return { color: '#2b2b33', rings: [tube(line, [0.016, 0.005], { samples: 2 })] };
    }),
  ];
}

/** In many pieces that lie about. */
export function shattered(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const [x, y] = [left + width * 0.5, top + height * 0.52];
  const sectors = 6;
  return Array.from({ length: sectors }, (_, i) => i).flatMap((i) => {
    const from = (i / sectors) * 2 * Math.PI + 0.3;
    const to = from + (2 * Math.PI) / sectors;
    const beyond =
      (angle: number, side: 1 | -1) =>
      ([px, py]: Point): number =>
        side * (-(px - x) * Math.sin(angle) + (py - y) * Math.cos(angle)) + jagged(px + py) * 0.5;
    const piece = cut(cut(shapes, beyond(from, 1)), beyond(to, -1));
    const out = (from + to) / 2;
    const foot = top + height;
    // Flat on the ground, one beside the other.
    return turned(
      piece,
      (i % 2 ? 1 : -1) * (0.5 + 0.2 * i),
      [
        Math.cos(out) * width * 0.36 + (i - 2.5) * width * 0.1,
        foot - height * 0.16 + Math.sin(out) * height * 0.12,
      ],
      0.62,
    );
  });
}

/** Without air: it lies there. */
export function flat(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const [middle, foot] = [left + width / 2, top + height];
  return warped(
    shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => dense(ring as Point[])) })),
    ([x, y]) => [middle + (x - middle) * 1.12, foot - (foot - y) * (0.3 + 0.05 * Math.sin((x - left) * 26))],
  );
}

/** Its upper side is below. */
export function upturned(shapes: readonly PictureShape[]): PictureShape[] {
  const [, top, , height] = box(shapes);
  return warped(shapes, ([x, y]) => [x, 2 * top + height - y]);
}

/** On its side, where it stood. */
export function toppled(shapes: readonly PictureShape[]): PictureShape[] {
  const [left, top, width, height] = box(shapes);
  const [middle, foot] = [left + width / 2, top + height];
  return warped(shapes, ([x, y]) => [middle - (y - top - height / 2), foot - width / 2 + (x - middle)]);
}
