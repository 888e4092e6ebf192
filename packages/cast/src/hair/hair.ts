import type { DrawOp, Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { cap } from './cap.ts';
import { backMass, hangingBraids } from './back.ts';
import { braidsOver } from './braids.ts';
import type { Headwear } from '../outfit.ts';
import { workHatNames } from '../wear/work-hats.ts';
import type { Person } from '../person.ts';
import { hijab } from '../wear/hijab.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { pencilFor } from './pencil.ts';
import { isShort } from './turned/mass.ts';
import { hairShapeOf } from './shapes.ts';
import { locs } from './locs.ts';
import { sidesOnly, tufts } from './sparse.ts';
import { buns, puffs, tails } from './tied.ts';

export interface HairLayers {
  back: DrawOp[];
  front: DrawOp[];
  over: DrawOp[];
  /** What throws a shadow on the forehead. */
  cast: Point[][];
}

/** A mass with a silhouette first, clumps second, strands last. */
export function hair(figure: Figure): HairLayers {
  if (figure.person.headwear === 'hijab') return hijab(figure);
  if (isWrapped(figure.person.headwear)) return { back: [], front: [], over: [], cast: [] };
  const shape = underHat(hairShapeOf(figure.person.hairShape), figure.person.headwear);
  const pencil = pencilFor(figure);
  if (shape.sidesOnly) {
    const front = figure.person.grownUp ? sidesOnly(figure, pencil) : [];
    return { back: [], front, over: [], cast: [] };
  }
  if (shape.tufts) return { back: [], front: tufts(figure, pencil, shape.tufts), over: [], cast: [] };
  const { ops, cast } = cap(figure, pencil, shape);
  return {
    back: [
      ...backMass(figure, pencil, shape),
      ...hangingBraids(figure, pencil, shape),
      ...locs(figure, pencil, shape.locs?.back ?? [], shape.locs?.width ?? 0),
      ...tails(figure, pencil, shape),
      ...buns(figure, pencil, shape),
      ...puffs(figure, pencil, shape),
    ],
    front: [...ops, ...locs(figure, pencil, shape.locs?.front ?? [], shape.locs?.width ?? 0)],
    over: braidsOver(figure, pencil, shape),
    cast,
  };
}

/** No hair is seen: it is all under the cloth. */
export const isWrapped = (headwear: Headwear): boolean =>
  headwear === 'hijab' || headwear === 'turban' || headwear === 'patka';

/** The hair as it grows, or none where it is wrapped. */
export const seenHair = ({ hairShape, headwear }: Person): HairDrawing =>
  isWrapped(headwear) ? {} : hairShapeOf(hairShape);

/** Hair that hides the ears. */
export const coversEars = ({ back, locks }: HairDrawing): boolean =>
  (back !== undefined && !isShort(back)) || (locks ?? []).some(({ width }) => width > 0.07);

const covering: readonly Headwear[] = [
  'hat',
  'cap',
  'beanie',
  'sun-hat',
  ...workHatNames.filter((name) => name !== 'nurse-cap'),
];
const flatCap: readonly Point[] = [
  [-0.56, -0.1],
  [-0.53, -0.33],
  [-0.38, -0.5],
  [-0.13, -0.58],
  [0.15, -0.57],
  [0.35, -0.47],
  [0.47, -0.3],
  [0.5, -0.09],
];

/** What of a rope hangs out below the brim. */
const belowHat = (line: readonly Point[]): Point[] =>
  line.filter(([, y]) => y > -0.27).map(([x, y]) => [x * 0.96, y]);

/** A hat presses the hair down: nothing may stick out above it. */
export function underHat(shape: HairDrawing, headwear: Headwear): HairDrawing {
  const first = shape.cap?.[0];
  const last = shape.cap?.at(-1);
  if (!first || !last || !covering.includes(headwear)) return shape;
  const { spikes: _spikes, buns: _buns, ...kept } = shape;
  const { locs: ropes } = kept;
  return {
    ...kept,
    ...(ropes && { locs: { ...ropes, front: ropes.front.map(belowHat).filter((line) => line.length > 1) } }),
    pressed: true,
    cap: [first, ...flatCap, last],
  };
}
