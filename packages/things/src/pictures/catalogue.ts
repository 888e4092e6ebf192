import type { Point } from '@milestoon/drawing';
import icons from './icons.json' with { type: 'json' };
import { ownDrawings } from './own/index.ts';
import { damaged, damageNamed } from './damaged.ts';
import { asLikeness, likenessNamed } from './lifeless.ts';
import type { Picture, PictureShape } from './picture.ts';
import { isInSquare } from './scenes.ts';
import { metresOf } from './sizes.ts';

/** A shape of the boiled icons: its colour, then rings of whole numbers, thousandths of the side: x, y, x, y … */
type BoiledShape = readonly (string | readonly number[])[];
const boiled = icons as unknown as Readonly<Record<string, readonly BoiledShape[]>>;

/** Names of all pictures. */
export const pictureNames: readonly string[] = [
  ...new Set([...Object.keys(ownDrawings), ...Object.keys(boiled)]),
];

/** Names of those the house has drawn itself. */
export const ownPictureNames: readonly string[] = Object.keys(ownDrawings);

/** Whether there is a picture of that name. */
export const hasPicture = (name: string): boolean =>
  isDrawn(name) || isDrawn(likenessNamed(name)?.of ?? damageNamed(name)?.of ?? '');

const isDrawn = (name: string): boolean => Object.hasOwn(ownDrawings, name) || Object.hasOwn(boiled, name);

/** The picture of a name, the house's own before the icon; null where there is none. */
export function pictureOf(name: string): Picture | null {
  const own = Object.hasOwn(ownDrawings, name) ? ownDrawings[name] : undefined;
  if (own) return { name, metres: own.metres, shapes: [...own.shapes] };
  const shapes = Object.hasOwn(boiled, name) ? boiled[name] : undefined;
  if (shapes) {
    const drawn = shapes.map(shapeOf);
    return { name, metres: metresOf(name), shapes: isInSquare(name) ? drawn.slice(1) : drawn };
  }
  const damage = damageNamed(name);
  const whole = damage && pictureOf(damage.of);
  if (whole) return damaged(whole, damage.damage);
  const likeness = likenessNamed(name);
  const living = likeness && pictureOf(likeness.of);
  return living ? asLikeness(living, likeness.kind) : null;
}

function shapeOf([color, ...rings]: BoiledShape): PictureShape {
  return { color: String(color), rings: (rings as number[][]).map(ringOf) };
}

const ringOf = (flat: readonly number[]): Point[] =>
  Array.from(
    { length: flat.length / 2 },
    (_, i): Point => [(flat[2 * i] ?? 0) / 1000, (flat[2 * i + 1] ?? 0) / 1000],
  );
