/** Hair from the side and from behind, made from the same data as the three-quarter drawing. */
import { bow, type DrawOp, openCurve, type Point, radians, section, solid, stroke } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import { between, faceHidden } from '../../view/yaw.ts';
import { hijab } from '../../wear/hijab.ts';
import { type HairLayers, isWrapped, underHat } from '../hair.ts';
import type { EdgeKnot, HairDrawing } from '../hair-drawing.ts';
import { curled, curlsWithin, marksOf } from '../curled.ts';
import { type HairPencil, pencilFor } from '../pencil.ts';
import { hairShapeOf } from '../shapes.ts';
import { clipped, stubble } from '../stubble.ts';
import { tufts } from '../sparse.ts';
import { cutEdge, lockShape, spread } from '../strands.ts';
import { turnedBuns, turnedPuffs, turnedTails } from './attached.ts';
import { turnedBraids, turnedHangingBraids } from './braids.ts';
import { aboveEars, angleOf, hairlineOf } from './hairline.ts';
import { turnedLocs } from './locs.ts';
import { isShort, tucked, turnedMass } from './mass.ts';
import { turnedRows } from './rows.ts';
import { capRing, seen, type Shell, shellOf } from './shell.ts';
import { horseshoe } from './sparse.ts';

export interface TurnedHair extends HairLayers {
  /** Tails, buns and puffs: over the ear. */
  bound: DrawOp[];
}

export function turnedHair(figure: Figure, outline: readonly Point[]): TurnedHair {
  const shape = underHat(hairShapeOf(figure.person.hairShape), figure.person.headwear);
  const pencil = pencilFor(figure);
  const none: TurnedHair = { back: [], front: [], bound: [], over: [], cast: [] };
  if (figure.person.headwear === 'hijab') return { ...none, ...hijab(figure) };
  if (isWrapped(figure.person.headwear)) return none;
  if (shape.sidesOnly)
    return figure.person.grownUp ? { ...none, front: horseshoe(figure, pencil, outline) } : none;
  if (shape.tufts) return { ...none, front: tufts(figure, pencil, shape.tufts) };
  const yaw = figure.yaw.head;
  const shell = shellOf(shape.cap ?? [], outline, yaw);
  const cut = (knots: readonly EdgeKnot[]): Point[] =>
    shape.smoothEdge
      ? openCurve(
          knots.map(([x, y]): Point => [x, y]),
          6,
        )
      : cutEdge(figure.style, knots);
  const hairline = seen(shell, shape.shavedSides ? aboveEars(shape, -0.24, yaw) : hairlineOf(shape, yaw));
  const ring = capRing(shell, hairline, cut);
  if (shape.shaved !== undefined)
    return { ...none, front: clipped(figure, pencil, ring, cut(hairline), shape.shaved) };
  const locks = turnedLocks(figure, pencil, shape);
  const mass = turnedMass(figure, pencil, shape);
  const outer = curled(shape, [...(shape.pressed ? [] : [ring]), ...mass.front]);
  const hanging = curled(shape, locks, 0.9);
  const inner: DrawOp[] = [
    ...strands(figure, pencil, hairline, shape),
    ...mass.folds,
    ...(shape.noLightBand ? [] : figure.style.hair.band(pencil.base, pencil.light)),
    ...(shape.rows ? turnedRows(figure, pencil) : []),
  ];
  const marked = [ring, ...mass.front].flatMap((part) => curlsWithin(shape, part));
  inner.push(...marksOf(figure, pencil, shape, [...outer.centres, ...marked, ...hanging.centres]));
  const tails = turnedTails(figure, pencil, shape);
  const buns = turnedBuns(figure, pencil, shape);
  const puffs = turnedPuffs(figure, pencil, shape);
  const ropes = turnedLocs(figure, pencil, shape);
  const braids = turnedHangingBraids(figure, pencil, shape);
  return {
    back: [...mass.back, ...ropes.back, ...braids.back, ...tails.back, ...buns.back, ...puffs.back],
    front: [
      ...(shape.shavedSides ? shaved(figure, pencil, shell, shape) : []),
      ...solid(
        figure,
        [ring, ...mass.front, ...outer.rings, ...locks, ...hanging.rings, ...spikes(figure, shape)],
        pencil.base,
        {
          material: 'hair',
          inner,
        },
      ),
      ...ropes.front,
    ],
    bound: [...tails.front, ...buns.front, ...puffs.front],
    over: [...braids.front, ...turnedBraids(figure, pencil, shape)],
    cast: shape.shavedSides ? [ring] : [ring, ...locks],
  };
}

/** Side locks before the near ear. */
function turnedLocks(figure: Figure, pencil: HairPencil, { locks = [], back }: HairDrawing): Point[][] {
  const yaw = figure.yaw.head;
  const behind = back && !isShort(back) ? between(yaw, 0, radians(tucked), radians(tucked)) : 0;
  return locks.flatMap(({ line, width }) => {
    const [rootX] = line[0] ?? [0, 0];
    const turn = angleOf(rootX) + yaw - (rootX < 0 ? behind : 0);
    if (Math.cos(turn) < (rootX > 0 ? 0.3 : -0.1)) return [];
    const moved = line.map(([x, y]): Point => [0.5 * Math.sin(turn) + (x - rootX) * 0.6, y]);
    return [lockShape(figure.style, moved.map(pencil.bend), width * 0.9)];
  });
}

function spikes({ style, yaw }: Figure, shape: HairDrawing): Point[][] {
  const squeeze = between(yaw.head, 1, 0.94, 1);
  return (shape.spikes ?? []).map(({ line, width }) =>
    lockShape(
      style,
      line.map(([x, y]): Point => [x * squeeze, y * 0.97]),
      width,
      { root: 0.8, belly: 0.2, pointed: true },
    ),
  );
}

/** Strands fall from the whorl to the valleys of the cut, or follow the nape. */
function strands(
  figure: Figure,
  pencil: HairPencil,
  hairline: readonly EdgeKnot[],
  shape: HairDrawing,
): DrawOp[] {
  if (shape.curl || shape.rows) return [];
  // Long hair has the lines of its mass.
  if (shape.back && !isShort(shape.back)) return [];
  const { style } = figure;
  const yaw = figure.yaw.head;
  const whorl: Point = [between(yaw, 0, -0.14, 0.02), -0.4];
  const ends = shape.smoothEdge
    ? spread(
        hairline.map(([x, y]): Point => [x, y]),
        6,
      ).slice(1, -1)
    : hairline.filter((knot) => knot[2] === 'valley').map(([x, y]): Point => [x, y]);
  return ends.flatMap((end, i) => {
    // What is left of a fringe at the edge of a head turned away is no strand.
    if (faceHidden(yaw) && end[1] < 0.05) return [];
    if (style.flat && i % 3 !== 1) return [];
    const line = bow(whorl, end, (end[0] - whorl[0]) * 0.3, 18);
    return [stroke(section(line, 0.55, 0.98), style.flat ? 0.016 : pencil.line, pencil.lineColor, 0.05, 0.9)];
  });
}

/** Clipped sides and nape: skin showing through hair. */
function shaved(figure: Figure, pencil: HairPencil, shell: Shell, shape: HairDrawing): DrawOp[] {
  const low = seen(shell, hairlineOf({ ...shape, smoothEdge: true }, figure.yaw.head));
  const onSkin = openCurve(
    low.map(([x, y]): Point => [x * 0.97, y]),
    6,
  );
  const ring = capRing(shell, low, () => onSkin);
  return stubble(figure, pencil, [ring], [-0.2, 0.37], onSkin);
}
