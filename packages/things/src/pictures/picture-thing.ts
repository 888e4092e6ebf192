import {
  adjust,
  area,
  bounds,
  type Color,
  type DrawOp,
  oklch,
  type Pen,
  type Point,
  solid,
} from '@milestoon/drawing';
import type { Thing } from '../thing.ts';
import { isCreature, isOfOnePiece, isTrimming } from './lifeless.ts';
import { lookedLike } from './looks/looked.ts';
import type { Look } from './looks/names.ts';
import type { Picture, PictureShape } from './picture.ts';

/** Metres of one head of a child of five, as heads are drawn. */
const metresAHead = 0.3;
/** Smaller things are shown larger than they are, and large ones smaller: heads. */
const smallest = 0.34;
const largest = 3.2;

/** How large a picture is drawn beside a child, in heads: as in life where that can be seen. */
export const headsOf = ({ metres }: Pick<Picture, 'metres'>): number => {
  const real = metres / metresAHead;
  // What is much smaller than a hand grows most; order of size stays.
  return Math.min(largest, real < 1 ? smallest + (1 - smallest) * real : real);
};

/** Of its longer side: how wide and how high a picture really is, at most 1. */
export function proportionsOf({ shapes }: Pick<Picture, 'shapes'>): { wide: number; high: number } {
  const [, , width, height] = bounds(shapes.flatMap(({ rings }) => rings as Point[][]));
  return { wide: Math.min(1, width), high: Math.min(1, height) };
}

/** Shapes of so much of the picture get shade and line of their own; smaller ones are marks on them. */
const large = 0.02;
const silhouette = 0.004;

/** What a story tells of a thing: its colour, and how it looks besides. */
export interface PictureState {
  color?: Color | undefined;
  looks?: readonly Look[] | undefined;
}

/** A picture as a thing of the house: drawn by the pen of each style, in heads, about its middle. */
export function pictureThing(picture: Picture): Thing<PictureState> {
  const size = headsOf(picture);
  const box = bounds(picture.shapes.flatMap(({ rings }) => rings as Point[][]));
  const [left, top, width, height] = box;
  return {
    metres: picture.metres,
    grips: [
      [left * size, (top + height * 0.55) * size],
      [(left + width) * size, (top + height * 0.55) * size],
    ],
    foot: (top + height) * size,
    hangsFrom: [(left + width / 2) * size, top * size],
    draw: (pen, state) => drawShapes(pen, shapesOf(picture, state), size),
  };
}

const looked = new WeakMap<Picture, Map<string, readonly PictureShape[]>>();

/** Worked out once for every look of a picture. */
function shapesOf(picture: Picture, { color, looks = [] }: PictureState): readonly PictureShape[] {
  const plain = color ? recolored(picture, color) : picture.shapes;
  if (looks.length === 0) return plain;
  const known = looked.get(picture) ?? new Map<string, readonly PictureShape[]>();
  looked.set(picture, known);
  const key = `${color ?? ''} ${looks.join(' ')}`;
  const made = known.get(key) ?? lookedLike(plain, looks);
  known.set(key, made);
  return made;
}

function drawShapes(pen: Pen, shapes: readonly PictureShape[], size: number): DrawOp[] {
  const tone = pen.style.picture;
  const sized = shapes.map(({ color, rings }) => ({
    paint: tone(color),
    rings: rings.map((ring) => ring.map(([x, y]): Point => [x * size, y * size])),
    share: Math.max(...rings.map((ring) => Math.abs(area(ring as Point[])))),
  }));
  const around = sized
    .filter(({ share }) => share > silhouette)
    .flatMap(({ rings }) => rings)
    .filter((ring) => Math.abs(area(ring)) > silhouette * size * size);
  const lineColor = pen.style.line.color(sized[0]?.paint ?? '#888888', 'cloth');
  const first = sized[0]?.paint ?? '#888888';
  return [
    // One line round everything; the parts are painted over its inner half.
    ...solid(pen, around, first, { line: 1.1, shade: 0, dots: false, lineColor }),
    ...sized.flatMap(({ paint, rings, share }): DrawOp[] => {
      if (share > large && rings.length === 1)
        return solid(pen, rings, paint, { line: pen.style.flat ? 0 : 0.35, shade: 0.7, dots: share > 0.08 });
      return [{ kind: 'fill', path: { rings }, paint, ...(rings.length > 1 ? { evenOdd: true } : {}) }];
    }),
  ];
}

/** What is as dark as an eye stays so. */
const dark = 0.4;

/** Chocolate and stone have one colour all over: light stays lighter and dark darker. */
const inOneColor = (shapes: readonly PictureShape[], color: Color): readonly PictureShape[] =>
  shapes.map((shape) =>
    isTrimming(shape)
      ? shape
      : { ...shape, color: adjust(color, { lightness: (oklch(shape.color)[0] - usualLight) * 0.45 }) },
  );
const usualLight = 0.72;

/** Hues within so many degrees count as one colour; greys have none. */
const alike = 40;
const colourless = 0.035;

/** The picture's own colour changed to a told one: light stays light and shade shade, greys and other hues stay. */
function recolored({ name, shapes }: Picture, color: Color): readonly PictureShape[] {
  if (isOfOnePiece(name)) return inOneColor(shapes, color);
  const weights = new Map<PictureShape, number>();
  for (const shape of shapes)
    weights.set(
      shape,
      shape.rings.reduce((sum, ring) => sum + Math.abs(area(ring as Point[])), 0),
    );
  const colored = shapes.filter((shape) => oklch(shape.color)[1] > colourless);
  // An animal's coat may have no colour of its own.
  const candidates = colored.length > 0 && !isCreature(name) ? colored : shapes;
  const main = candidates.reduce((a, b) => ((weights.get(b) ?? 0) > (weights.get(a) ?? 0) ? b : a));
  const [mainLight, , mainHue] = oklch(main.color);
  const belongs = (shape: PictureShape): boolean => {
    const [, c, h] = oklch(shape.color);
    if (colored.length === 0) return true;
    if (oklch(main.color)[1] <= colourless) return c <= colourless && oklch(shape.color)[0] > dark;
    const apart = Math.abs(((h - mainHue + 540) % 360) - 180);
    return c > colourless && apart < alike;
  };
  return shapes.map((shape) => {
    if (!belongs(shape)) return shape;
    const [own] = oklch(shape.color);
    return { ...shape, color: adjust(color, { lightness: (own - mainLight) * 0.8 }) };
  });
}
