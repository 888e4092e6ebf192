/** Manes: locks down the neck, a brush along it, a wreath round the head. */
import { adjust, type DrawOp, fill, openCurve, type Point, solid, tube } from '@milestoon/drawing';
import type { Joints } from '../rig/skeleton.ts';
import { type Ball, mixed, plus, type Sight, type Spot } from '../rig/space.ts';
import type { Layered, Species } from '../species.ts';
import { type Brush, fur } from './brush.ts';
import { rope } from './rope.ts';

/** A wreath goes with the head: behind the face, before the back of it. */
export function mane(
  brush: Brush,
  species: Species,
  { head, chest }: Joints,
  body: Sight,
  face: { sight: Sight; near: number },
): Layered[] {
  const { skull } = species.head;
  switch (species.mane) {
    case undefined:
      return [];
    case 'locks':
      return [{ near: 0.04, ops: locks(brush, head, skull, chest, body) }];
    case 'brush':
      return [{ near: -0.02, ops: bristles(brush, head, skull, chest, body) }];
    case 'ring':
      return [
        {
          near: face.near + (face.sight.near([1, 0, 0]) > -0.3 ? -0.01 : 0.01),
          ops: wreath(brush, skull, face.sight),
        },
      ];
  }
}

/** Short hair that stands up along a long neck. */
function bristles({ pen, coat }: Brush, head: Spot, skull: Spot, chest: Ball, sight: Sight): DrawOp[] {
  const top: Spot = [head[0] - skull[0] * 0.5, head[1] - skull[1] * 0.75, 0];
  const low: Spot = [chest.at[0] - chest.r[0] * 0.55, chest.at[1] - chest.r[1] * 0.8, 0];
  const middle = plus(mixed(low, top, 0.5), [-0.02, 0, 0]);
  return solid(pen, [rope([low, middle, top], [0.03, 0.055, 0.06, 0.04], sight, 16)], coat.dark, {
    ...fur,
    shade: 0.4,
  });
}

const lobes = 11;
const samples = 110;

/** Round lobes about the head; longer below, where they fall on the chest. */
function wreath({ pen, coat }: Brush, skull: Spot, { see, yaw }: Sight): DrawOp[] {
  const [x, y] = see([-0.13, 0.03, 0]);
  const broad = Math.hypot(skull[0] * 1.2 * Math.sin(yaw), skull[2] * 1.5 * Math.cos(yaw));
  const tall = skull[1] * 1.58;
  const ring = (size: number, turned: number): Point[] =>
    Array.from({ length: samples }, (_, i): Point => {
      const angle = (i / samples) * 2 * Math.PI;
      const lobe = 0.9 + 0.15 * Math.sqrt(Math.abs(Math.sin((angle * lobes) / 2 + turned)));
      const falls = Math.max(0, Math.sin(angle)) * 0.1;
      const out = size * (lobe + falls);
      return [x + broad * out * Math.cos(angle), y + tall * out * Math.sin(angle)];
    });
  return solid(pen, [ring(1, 0)], coat.dark, {
    ...fur,
    shade: 0.7,
    inner: [fill(ring(0.78, 0.8), adjust(coat.dark, { lightness: 0.06 }))],
  });
}

/** Locks of a mane down the neck. */
function locks({ pen, coat }: Brush, head: Spot, skull: Spot, chest: Ball, sight: Sight): DrawOp[] {
  const top: Spot = [head[0] - skull[0] * 0.5, head[1] - skull[1] * 0.9, 0];
  const low: Spot = [chest.at[0] - 0.1, chest.at[1] - chest.r[1] * 0.95, 0];
  const back = [0, 0.28, 0.56, 0.84].map(
    (t): Spot =>
      plus(
        [top[0] + (low[0] - top[0]) * t, top[1] + (low[1] - top[1]) * t, 0],
        [-0.05 * Math.sin(Math.PI * t), 0, 0],
      ),
  );
  const rings = back.map((spot) => {
    const fall = sight.yaw > 2.4 ? 0 : -0.06;
    return tube(
      openCurve(
        [
          sight.see(plus(spot, [0.04, 0, 0])),
          sight.see(plus(spot, [-0.05, 0.07, fall])),
          sight.see(plus(spot, [-0.02, 0.2, fall * 1.8])),
        ],
        6,
      ),
      [0.09, 0.1, 0.025],
      { samples: 14 },
    );
  });
  return solid(pen, rings, coat.dark, { ...fur, shade: 0.6 });
}
