import { type Color, type DrawOp, type Point, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

const water: Color = '#7cc6ee';
/** What is in vessels, by their pictures. */
const contents: readonly (readonly [RegExp, Color])[] = [
  [/^(?:glass-of-milk|baby-bottle|milkshake|lotion-bottle)$/, '#f4f1ea'],
  [/^(?:hot-beverage|teapot|teacup-without-handle|bubble-tea|cup-with-straw)$/, '#7a4b2a'],
  [/^(?:beverage-box|steaming-bowl|pot-of-food)$/, '#e8962e'],
  [/^(?:salt|flour-bag|sugar|cooked-rice|candy|bowl-of-rice)$/, '#f7f3ea'],
  [/^(?:sandpit|sand-heap|feed-bag|pick|spade)$/, '#dcb87a'],
  [/^(?:ketchup|paint-bucket|tomato)$/, '#cf4436'],
  [/^(?:chocolate-bar|chocolate)$/, '#5b3520'],
  [/^honey-pot$/, '#e0a030'],
];

/** The colour of what runs out of the thing of a picture: water where nothing else is known. */
export const poured = (picture: string | undefined): Color =>
  contents.find(([names]) => picture !== undefined && names.test(picture))?.[1] ?? water;

/** What runs out of a tilted vessel: an arc from its mouth down, with drops where it lands. Heads. */
export function stream(figure: Figure, from: Point, frame: number, color: Color): DrawOp[] {
  const fall = 0.95;
  const path = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [from[0] + 0.2 * t + 0.012 * Math.sin(frame * 0.6 + i), from[1] + fall * t * t];
  });
  const end = path.at(-1) as Point;
  const drops = [-0.16, 0.02, 0.18].map((dx, i): Point[] => {
    const up = Math.abs(Math.sin(frame * 0.35 + i * 2)) * 0.16;
    return ring([end[0] + dx, end[1] - 0.04 - up], 0.045);
  });
  return solid(figure, [tube(path, [0.05, 0.075], { samples: 4 }), ...drops], color, {
    shade: 0.2,
    dots: false,
  });
}

const ring = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * 2 * Math.PI;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
