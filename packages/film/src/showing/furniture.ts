/** What bears the things of a story: nothing the family told, so nothing anybody looks at. Stage pixels. */
import { type DrawOp, ellipse, fill, type Pen, type Point, rectangle, solid } from '@milestoon/drawing';
import { table } from '@milestoon/things';
import type { Prop } from './prop.ts';

/** Pixels of a unit in which it is drawn: its lines are as thick as a figure's. */
const unit = 150;

const wood = '#c98f5c';
const legs = '#9a6238';
const cloth = '#d8574f';
const checks = '#f6ead6';

/** A table seen from the front and a little from above, alone or with somebody behind it, a blanket on the ground, or the back of a chair. */
export function furniture(pen: Pen, { stand, x, y, size, box, pictures }: Prop): DrawOp {
  const wide = size / unit / 2;
  const high = box[3] / unit;
  const ops =
    stand === 'blanket'
      ? blanket(pen, wide)
      : stand === 'chair'
        ? chair(pen, wide, high)
        : stand === 'board'
          ? board(pen, wide, high, pictures[0]?.name === 'desk')
          : table(pen, { half: wide, high });
  return { kind: 'group', matrix: [unit, 0, 0, unit, x, y], ops };
}

const quad = (...points: Point[]): Point[] => points;
const bar = (left: number, top: number, right: number, foot: number): Point[] =>
  quad([left, top], [right, top], [right, foot], [left, foot]);

/** Before those who sit at it: a desk has a front, a table a cloth that hangs over their knees. */
function board(pen: Pen, wide: number, high: number, isDesk: boolean): DrawOp[] {
  const top = -high;
  const hem = top + high * 0.66;
  const depth = 0.3;
  const plain = { dots: false };
  const edge = quad([-wide + 0.12, top], [wide - 0.12, top], [wide, top + depth], [-wide, top + depth]);
  if (isDesk)
    return [
      ...solid(pen, [bar(-wide + 0.08, top + depth, wide - 0.08, -0.04)], wood, { shade: 0.3, ...plain }),
      ...solid(pen, [bar(-wide + 0.2, top + depth + 0.16, wide - 0.2, -0.2)], '#bd8350', {
        shade: 0.1,
        ...plain,
      }),
      ...solid(pen, [edge], '#dba876', { shade: 0.1, ...plain }),
      ...solid(pen, [bar(-wide, top + depth, wide, top + depth + 0.09)], wood, { shade: 0.3, ...plain }),
    ];
  const leg = (at: number): DrawOp[] =>
    solid(pen, [bar(at - 0.07, hem - 0.1, at + 0.07, 0)], legs, { shade: 0.4, ...plain });
  const folds = Math.max(4, Math.round(wide * 3));
  const scallop = Array.from({ length: folds + 1 }, (_, at): Point => {
    const x = wide - (2 * wide * at) / folds;
    return [x, hem + (at % 2 === 0 ? 0.05 : -0.03)];
  });
  return [
    ...leg(-wide + 0.22),
    ...leg(wide - 0.22),
    ...solid(pen, [quad([-wide, top + depth], [wide, top + depth], ...scallop)], '#f3e7d3', {
      shade: 0.25,
      ...plain,
    }),
    ...[0.42, 0.62].map((down) =>
      fill(
        bar(
          -wide,
          top + depth + down * (hem - top - depth),
          wide,
          top + depth + (down + 0.1) * (hem - top - depth),
        ),
        cloth,
      ),
    ),
    ...solid(pen, [edge], '#fbf4e6', { shade: 0.05, ...plain }),
  ];
}

/** The back of a chair, with somebody before it. */
function chair(pen: Pen, wide: number, high: number): DrawOp[] {
  const top = -high;
  const parts = [
    bar(-wide, top + 0.02, -wide + 0.11, 0),
    bar(wide - 0.11, top + 0.02, wide, 0),
    bar(-wide, top, wide, top + 0.2),
    bar(-wide, top + 0.36, wide, top + 0.5),
  ];
  return parts.flatMap((part) => solid(pen, [part], legs, { shade: 0.25, dots: false }));
}

function blanket(pen: Pen, wide: number): DrawOp[] {
  const [back, front] = [-0.2, 0.22];
  const lean = 0.24;
  const at = (share: number, y: number): Point => {
    const half = y === back ? wide - lean : wide;
    return [-half + share * 2 * half, y];
  };
  const stripes = [0.14, 0.42, 0.7].map((from) =>
    quad(at(from, back), at(from + 0.12, back), at(from + 0.12, front), at(from, front)),
  );
  return [
    ...solid(pen, [quad(at(0, back), at(1, back), at(1, front), at(0, front))], cloth, {
      shade: 0.1,
      dots: false,
    }),
    ...stripes.map((ring) => fill(ring, checks)),
    fill(ellipse(0, 0.01, wide * 0.2, 0.012, 0, 20), 'rgba(255,255,255,0.25)'),
  ];
}

/** Posts under a bed or a sofa that somebody is under. */
export function postsOf(pen: Pen, { box: [left, , wide], y }: Prop, high: number): DrawOp {
  const half = wide / unit / 2 - 0.06;
  const post = (x: number): DrawOp[] =>
    solid(pen, [bar(x, -0.1, x + 0.15, high / unit)], legs, { shade: 0.35, dots: false });
  return {
    kind: 'group',
    matrix: [unit, 0, 0, unit, left + wide / 2, y],
    ops: [...post(-half), ...post(half - 0.15)],
  };
}

/** The dark in a cupboard whose door is open. */
export const recessOf = ({ box: [left, top, wide, tall] }: Prop): DrawOp =>
  fill(
    rectangle(left - wide * 0.16, top - tall * 0.16, left + wide * 1.16, top + tall * 1.06),
    'rgba(48,34,40,0.72)',
  );

/** How far down a fridge things stand in it, a share of its height. */
export const shelfOfFridge = 0.64;

/** A cupboard with both leaves of its door open: the dark in it is behind whoever is there. */
export function openedOf({ box: [left, top, wide, tall], pictures: [own] }: Prop): DrawOp[] {
  const inner = rectangle(left + wide * 0.1, top + tall * 0.07, left + wide * 0.9, top + tall * 0.92);
  const leaf = (side: -1 | 1): Point[] => {
    const hinge = left + wide * (side < 0 ? 0.08 : 0.92);
    const edge = hinge + side * wide * 0.3;
    return quad(
      [hinge, top + tall * 0.06],
      [edge, top + tall * 0.1],
      [edge, top + tall * 0.99],
      [hinge, top + tall * 0.93],
    );
  };
  const isWooden = own?.name === 'wardrobe';
  const [front, panel] = isWooden ? ['#b98a5e', '#a67748'] : ['#eef1f4', '#d8dee4'];
  // There is light in a fridge, and it has shelves.
  const shelves = own?.name === 'fridge' ? [0.35, shelfOfFridge] : [];
  return [
    fill(inner, shelves.length > 0 ? '#d9e8f0' : '#3d2c31'),
    ...shelves.map((high) =>
      fill(
        rectangle(left + wide * 0.1, top + tall * high, left + wide * 0.9, top + tall * (high + 0.015)),
        '#9fb4c2',
      ),
    ),
    ...([-1, 1] as const).flatMap((side) => [
      fill(leaf(side), front),
      fill(
        leaf(side).map(
          ([x, y]): Point => [
            x + (left + wide * (side < 0 ? -0.07 : 1.07) - x) * 0.3,
            y + (top + tall / 2 - y) * 0.16,
          ],
        ),
        panel,
      ),
    ]),
  ];
}
