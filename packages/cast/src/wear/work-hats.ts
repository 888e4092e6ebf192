/** Hats of trades, in head space: the same drawings as their pictures. */
import { bounds, type DrawOp } from '@milestoon/drawing';
import { hats, headsOf, pictureThing, put } from '@milestoon/things';
import type { Figure } from '../figure.ts';

interface Hat {
  picture: string;
  /** Heads. */
  width: number;
  /** Where its lower edge lies, heads below the middle of the head. */
  edge: number;
}

const worn = {
  'chef-hat': { picture: 'chef-hat', width: 0.98, edge: -0.2 },
  'fire-helmet': { picture: 'fire-helmet', width: 1.36, edge: -0.14 },
  'peaked-cap': { picture: 'peaked-cap', width: 1.24, edge: -0.16 },
  'postal-cap': { picture: 'postal-cap', width: 1.22, edge: -0.18 },
  'nurse-cap': { picture: 'nurse-cap', width: 0.78, edge: -0.36 },
  'santa-hat': { picture: 'santa-hat', width: 1.2, edge: -0.16 },
  'pirate-hat': { picture: 'pirate-hat', width: 1.5, edge: -0.2 },
  'witch-hat': { picture: 'witch-hat', width: 1.5, edge: -0.22 },
  'clown-wig': { picture: 'clown-wig', width: 1.5, edge: 0.06 },
  'top-hat': { picture: 'stage-hat', width: 1.3, edge: -0.22 },
  'straw-hat': { picture: 'straw-hat', width: 1.56, edge: -0.18 },
  'hard-hat': { picture: 'hard-hat', width: 1.2, edge: -0.18 },
} as const satisfies Readonly<Record<string, Hat>>;
export type WorkHat = keyof typeof worn;
export const workHatNames = Object.keys(worn) as WorkHat[];

const isWorkHat = (name: string): name is WorkHat => Object.hasOwn(worn, name);
/** Heads from the middle of a head to its crown. */
const crown = 0.5;

/** Heads by which a hat is higher than the head it sits on. */
export function hatRise(headwear: string): number {
  const drawn = isWorkHat(headwear) ? hats[worn[headwear].picture] : undefined;
  if (!drawn || !isWorkHat(headwear)) return 0;
  const { width, edge } = worn[headwear];
  const [, , wide, tall] = bounds(drawn.shapes.flatMap(({ rings }) => rings));
  return Math.max(0, (tall / wide) * width - edge - crown);
}

/** A hat of a trade on a head. */
export const workHat =
  (name: WorkHat) =>
  (figure: Figure): DrawOp[] => {
    const { picture: key, width, edge } = worn[name];
    const drawn = hats[key];
    if (!drawn) return [];
    const picture = { name: key, metres: drawn.metres, shapes: [...drawn.shapes] };
    const [left, , wide] = bounds(drawn.shapes.flatMap(({ rings }) => rings));
    const thing = pictureThing(picture);
    const size = width / wide / headsOf(picture);
    const middle = (left + wide / 2) * headsOf(picture) * size;
    return put(figure, thing, {}, { at: [-0.03 - middle, edge - (thing.foot ?? 0) * size], size });
  };
