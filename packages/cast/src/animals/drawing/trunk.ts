import {
  adjust,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  lerp,
  openCurve,
  type Point,
  solid,
  tube,
} from '@milestoon/drawing';
import type { Joints, Leg } from '../rig/skeleton.ts';
import { disc, mixed, plus, round, type Sight, skinOver, type Spot } from '../rig/space.ts';
import type { Layered, Species } from '../species.ts';
import { type Brush, dimmed, fur, marksOn } from './brush.ts';
import { fleece, shell } from './cover.ts';
import { rope } from './rope.ts';

/** Without outlines the head stands out from the trunk by its tone. */
const behindHead = (color: Color): Color => adjust(color, { lightness: -0.028 });

/** Hips, belly, chest and neck as one skin, with the marks of the coat. */
export function trunk(brush: Brush, species: Species, joints: Joints, sight: Sight): Layered {
  const { pen, coat } = brush;
  const { hip, belly, chest, head } = joints;
  const skin = skinOver([hip, belly, chest], sight);
  const collarBone: Spot = [chest.at[0], chest.at[1] - chest.r[1] * 0.25, 0];
  const neck = neckOf(species, collarBone, chest.r[1], head, sight);
  const balls = { hip, belly, chest };
  const marks = [
    ...species.trunk.marks.flatMap((mark) => marksOn(brush, balls[mark.on], [mark], sight)),
    ...(species.neck.marks ?? []).flatMap((mark) => {
      const { thick } = species.neck;
      const wide = lerp(Math.max(thick, chest.r[1] * 0.72), thick, mark.along);
      const at = round(mixed(collarBone, head, mark.along), wide);
      return marksOn(brush, at, [{ ...mark, color: 'dark' }], sight);
    }),
  ];
  const ops: DrawOp[] = species.wool
    ? [...fleece(brush, [hip, belly, chest], sight)]
    : solid(pen, [skin, neck], pen.style.flat ? behindHead(coat.fur) : coat.fur, { ...fur, inner: marks });
  return { near: 0, ops: species.shell ? [...ops, ...shell(brush, species.shell, joints, sight)] : ops };
}

/** From the chest to the head: straight, or in an S. */
function neckOf({ neck }: Species, root: Spot, breast: number, head: Spot, sight: Sight): Point[] {
  const { thick, curve } = neck;
  if (!curve) return skinOver([round(root, Math.max(thick, breast * 0.72)), round(head, thick)], sight);
  const along = (t: number, out: number): Spot => plus(mixed(root, head, t), [out * curve, 0, 0]);
  return rope(
    [root, along(0.12, 0.75), along(0.34, 1), along(0.58, 0.1), along(0.78, -0.75), along(0.94, -0.5), head],
    [breast * 0.62, thick * 1.35, thick, thick * 0.95, thick, thick],
    sight,
    30,
  );
}

/** A leg and its foot in one outline that opens into the trunk. */
export function leg(
  brush: Brush,
  { legs, wool }: Species,
  { root, knee, end, hind }: Leg,
  sight: Sight,
): Layered {
  const { pen, coat } = brush;
  const two = legs.count === 2;
  const far = sight.near([0, 0, root[2]]) < -legs.aside * 0.4;
  const shade = (color: string): string => (far ? dimmed(color) : color);
  const [thigh, shin, ankle] = legs.thick;
  const { kind, length, color } = legs.foot;
  const at = sight.see(root);
  const sole: Spot = [end[0] + length * 0.3, end[1] - ankle * 0.62, end[2]];
  const foot = disc({ at: sole, r: [length, ankle * 0.72, ankle * 1.12] }, sight, 22);
  const hoof: Spot = [end[0], end[1] - ankle * 0.1, end[2]];
  const line: Point[] = [
    at,
    sight.see(knee),
    sight.see(kind === 'hoof' ? hoof : [end[0], end[1] - ankle * 0.8, end[2]]),
  ];
  const near =
    sight.near([0, 0, root[2]]) * 1.2 + sight.near([root[0], 0, 0]) * 0.35 + (end[1] < -0.1 ? 0.02 : 0);
  const paint = color === 'pale' ? coat.pale : color;
  if (two) return { near, ops: toes(brush, line, end, length, shade(paint), thigh, sight) };
  const limb = tube(openCurve(line, 8), [thigh, shin, ankle], {
    samples: 16,
    end: kind === 'hoof' ? 'flat' : 'round',
  });
  const rings = kind === 'hoof' ? [limb] : [limb, foot];
  const [x, y] = sight.see(hoof);
  const inner =
    kind === 'hoof' ? [fill(ellipse(x, y, ankle * 1.6, length), shade(paint))] : [fill(foot, shade(paint))];
  return {
    // Legs come out from under wool.
    near: Math.min(near + (hind ? 0.01 : 0), wool ? -0.01 : 1),
    ops: solid(pen, rings, shade(pen.style.flat ? behindHead(coat.fur) : coat.fur), {
      ...fur,
      // Dimmed all over, it needs no shading of its own.
      shade: far ? 0 : 0.6,
      gaps: [[at[0], at[1], thigh * 1.75]],
      inner,
    }),
  };
}

/** A thin leg with three toes, and the feathers at its root. */
function toes(
  { pen, coat }: Brush,
  line: readonly Point[],
  end: Spot,
  length: number,
  color: string,
  thigh: number,
  { see }: Sight,
): DrawOp[] {
  const [root, knee] = line;
  if (!root || !knee) return [];
  const ankle: Spot = [end[0], end[1] - 0.02, end[2]];
  const spread = [-0.5, 0, 0.5].map((a): Point[] => [
    see(ankle),
    see([end[0] + length * Math.cos(a), end[1], end[2] + length * Math.sin(a)]),
  ]);
  const wide = Math.max(0.024, length * 0.2);
  const bones = [[root, knee, see(ankle)], ...spread];
  return [
    ...solid(
      pen,
      bones.map((bone) => tube(openCurve(bone, 4), [wide / 2, wide / 2], { samples: 6 })),
      color,
      { shade: 0, line: 0.7 },
    ),
    ...(thigh > 0
      ? solid(pen, [tube(openCurve([root, knee], 4), [thigh, thigh * 0.4], { samples: 10 })], coat.fur, {
          ...fur,
          shade: 0.3,
          gaps: [[root[0], root[1], thigh * 2]],
        })
      : []),
  ];
}
