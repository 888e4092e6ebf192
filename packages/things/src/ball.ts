import {
  clip,
  type DrawOp,
  ellipse,
  fill,
  type Pen,
  radians,
  rotation,
  solid,
  star,
} from '@milestoon/drawing';
import type { Thing } from './thing.ts';

const radius = 0.2;
const patch = '#3d4663';
const round = ellipse(0, 0, radius, radius, 0, 32);

/** A football; `turn` in degrees: its patches go round, its light stays. */
export const ball = {
  metres: 0.2,
  grips: [
    [-radius, 0],
    [radius, 0],
  ],
  foot: radius,
  rolls: radius,
  draw(pen: Pen, { turn }): DrawOp[] {
    const patches = [0, 72, 144, 216, 288].map((angle) => {
      const a = radians(angle);
      return fill(star(Math.cos(a) * 0.19, Math.sin(a) * 0.19, 0.075, 0.8, 5), patch);
    });
    return [
      ...solid(pen, [round], '#f1f2f6', { shade: 0.8 }),
      {
        kind: 'group',
        matrix: rotation(radians(turn)),
        ops: clip([round], [fill(star(0, 0, 0.08, 0.8, 5), patch), ...patches]),
      },
    ];
  },
} satisfies Thing<{ turn: number }>;
