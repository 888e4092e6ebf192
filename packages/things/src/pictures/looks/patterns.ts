/** What is on cloth, paper and paint: stripes, spots, stars, hearts and flowers on the largest part of a thing. */
import { adjust, area, bounds, type Color, ellipse, oklch, type Point, star } from '@milestoon/drawing';
import { isTrimming } from '../lifeless.ts';
import type { PictureShape } from '../picture.ts';
import { cut } from './cut.ts';
import { spotsOn } from './inside.ts';
import type { Look } from './names.ts';

type Pattern = Extract<Look, 'striped' | 'spotted' | 'starry' | 'hearts' | 'flowery'>;

const areaOf = ({ rings: [ring] }: PictureShape): number => (ring ? Math.abs(area(ring as Point[])) : 0);
/** Parts of so much of the largest, in its colour, are of the same cloth. */
const sameCloth = { area: 0.12, hue: 30, light: 0.25 } as const;

function cloth(shapes: readonly PictureShape[]): readonly PictureShape[] {
  const parts = shapes.filter((shape) => !isTrimming(shape));
  const all = parts.length > 0 ? parts : shapes;
  const main = all.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a));
  const [light, chroma, hue] = oklch(main.color);
  return all.filter((shape) => {
    const [l, c, h] = oklch(shape.color);
    const apart = Math.abs(((h - hue + 540) % 360) - 180);
    return (
      areaOf(shape) > areaOf(main) * sameCloth.area &&
      Math.abs(l - light) < sameCloth.light &&
      (Math.max(c, chroma) < 0.05 || apart < sameCloth.hue)
    );
  });
}

/** From so light a colour on the pattern is the darker one. */
const pale = 0.86;
const usual: Readonly<Record<Pattern, Color>> = {
  striped: '#fbf6ea',
  spotted: '#fbf6ea',
  starry: '#f5c92c',
  hearts: '#e2405a',
  flowery: '#f08cb4',
};
const onPale: Color = '#e2584a';

function colorOn(ground: Color, pattern: Pattern): Color {
  const [light, chroma, hue] = oklch(ground);
  const own = usual[pattern];
  const [l, c, h] = oklch(own);
  const isLike =
    Math.abs(l - light) < 0.18 && (c < 0.05 ? chroma < 0.05 : Math.abs(((h - hue + 540) % 360) - 180) < 35);
  if (!isLike) return own;
  return light > pale ? onPale : light > 0.6 ? adjust(ground, { lightness: -0.3 }) : '#fbf6ea';
}

const across = 5;

/** The shapes of a picture with a pattern on them. */
export function patterned(shapes: readonly PictureShape[], pattern: Pattern, told?: Color): PictureShape[] {
  const parts = cloth(shapes);
  const [first] = parts;
  if (!first) return [...shapes];
  const color = told ?? colorOn(first.color, pattern);
  const marks = new Map(parts.map((part) => [part, marksOn(part, pattern, color)] as const));
  // What is painted over the cloth, a pocket or a wheel, stays over its pattern.
  return shapes.flatMap((shape) => [shape, ...(marks.get(shape) ?? [])]);
}

function marksOn(part: PictureShape, pattern: Pattern, color: Color): PictureShape[] {
  const ring = part.rings[0] as Point[];
  if (pattern === 'striped') {
    const [, top, , height] = bounds([ring]);
    const wide = height / (2 * across + 1);
    return Array.from({ length: across }, (_, i) => top + (2 * i + 1) * wide).flatMap((y) =>
      cut(
        cut([{ color, rings: [ring] }], ([, at]) => at - y),
        ([, at]) => y + wide - at,
      ),
    );
  }
  const [, , wide, high] = bounds([ring]);
  const step = Math.max(0.11, Math.sqrt(wide * high) / 4);
  return spotsOn([part], step, step * 0.12).map(({ at, room }) => ({
    color,
    rings: markAt(pattern, at, Math.min(step * 0.3, room * 1.05)),
  }));
}

function markAt(pattern: Exclude<Pattern, 'striped'>, [x, y]: Point, radius: number): Point[][] {
  switch (pattern) {
    case 'spotted':
      return [ellipse(x, y, radius * 0.85, radius * 0.85, 0, 18)];
    case 'starry':
      return [star(x, y, radius * 1.25, 0.45, 5)];
    case 'hearts':
      return [heart(x, y, radius)];
    case 'flowery':
      return [star(x, y, radius * 1.2, 0.55, 6)];
  }
}

const heart = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 20 }, (_, i): Point => {
    const t = (i / 20) * 2 * Math.PI;
    return [
      x + (radius * 16 * Math.sin(t) ** 3) / 16,
      y - (radius * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) / 16,
    ];
  });
