import { adjust, type DrawOp, solid } from '@milestoon/drawing';
import type { Posture } from '../rig/posture.ts';
import type { Joints } from '../rig/skeleton.ts';
import { disc, lifted, type Sight, type Spot } from '../rig/space.ts';
import type { Layered, Species } from '../species.ts';
import { type Brush, fur } from './brush.ts';
import { rope } from './rope.ts';

/** How far the tail is to the side now, and a little later down its length. */
export type Swing = (late: number) => number;

const joints = 5;

/** From the rump backwards: it rises and curls, and its tip follows late. */
function lineOf(root: Spot, length: number, up: number, curl: number, swing: Swing): Spot[] {
  const line: Spot[] = [root];
  let [f, d, a] = root;
  for (let i = 0; i < joints; i++) {
    const rise = up + curl * i;
    const side = swing(i * 0.6) * (0.35 + 0.65 * (i / joints));
    const step = length / joints;
    f -= Math.cos(rise) * Math.cos(side) * step;
    d -= Math.sin(rise) * step;
    a += Math.sin(side) * step;
    line.push([f, Math.min(d, -0.03), a]);
  }
  return line;
}

export function tail(
  brush: Brush,
  species: Species,
  { hip, chest }: Joints,
  posture: Posture,
  swing: Swing,
  sight: Sight,
): Layered {
  const { pen, coat } = brush;
  const { tail: plan } = species;
  // How upright the back is: the root moves down round the rump.
  const steep = Math.atan2(hip.at[1] - chest.at[1], chest.at[0] - hip.at[0]);
  const root: Spot = [
    hip.at[0] - hip.r[0] * 0.8 * Math.cos(steep * 0.8),
    hip.at[1] - hip.r[1] * (plan.kind === 'ball' ? 0.1 : 0.42) + hip.r[1] * 0.9 * Math.max(0, steep * 0.7),
    0,
  ];
  const near = sight.near([root[0], 0, 0]) - 0.06;
  const wrap = (line: readonly Spot[], radii: readonly number[], color: string): DrawOp[] =>
    solid(pen, [rope(line, radii, sight, 18)], color, { ...fur, shade: 0.8 });
  switch (plan.kind) {
    case 'ball':
      return {
        near,
        ops: solid(
          pen,
          [
            disc(
              {
                at: [root[0] - plan.size * 0.5, root[1] + 0.012 * swing(0), swing(0) * 0.03],
                r: [plan.size, plan.size * 0.95, plan.size],
              },
              sight,
              24,
            ),
          ],
          coat.pale,
          { ...fur, shade: 0.6 },
        ),
      };
    case 'hair': {
      const up = -0.75 + 0.45 * posture.tail;
      const line = lineOf(root, plan.length, up, -0.24, swing);
      return {
        near,
        ops: wrap(line, [plan.thick * 0.7, plan.thick * 1.2, plan.thick, plan.thick * 0.3], coat.dark),
      };
    }
    case 'feathers': {
      const fan = lifted([-plan.length, 0, 0], -(plan.up + 0.35 * posture.tail + steep * 0.35));
      const tip: Spot = [
        root[0] + fan[0],
        Math.min(-0.02, root[1] - Math.abs(fan[1]) * Math.sign(plan.up + posture.tail * 0.35 || 1)),
        swing(0.5) * 0.05,
      ];
      const half: Spot = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2, swing(0) * 0.02];
      return {
        near,
        ops: wrap(
          [[root[0] + 0.08, root[1], 0], half, tip],
          [0.09, 0.075, 0.035].map((r) => r * (plan.length / 0.34)),
          adjust(coat.fur, { lightness: -0.08 }),
        ),
      };
    }
    case 'line': {
      const up = plan.up + 0.75 * posture.tail - steep * 0.5;
      const line = lineOf(root, plan.length, up, plan.curl * (1 + 0.3 * posture.tail), swing);
      const ops = wrap(line, plan.thick, coat[plan.color ?? 'fur']);
      const end = line.at(-1);
      return plan.tuft && end
        ? {
            near,
            ops: [
              ...ops,
              ...solid(
                pen,
                [disc({ at: end, r: [plan.tuft * 0.8, plan.tuft * 1.3, plan.tuft * 0.8] }, sight, 20)],
                coat.dark,
                { ...fur, shade: 0.5 },
              ),
            ],
          }
        : { near, ops };
    }
  }
}
