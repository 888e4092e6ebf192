import { compose, type DrawOp, ellipse, radians, rotation, star, translation } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { clip, fill, solid } from '../pen.ts';

/** Heads. */
export const ballRadius = 0.2;

/** A football, its middle in heads from between the feet; `turn` in degrees. */
export function ball(figure: Figure, x: number, y: number, turn: number): DrawOp[] {
  const round = ellipse(0, 0, ballRadius, ballRadius, 0, 32);
  const patches = [0, 72, 144, 216, 288].map((angle) => {
    const a = radians(angle);
    return fill(star(Math.cos(a) * 0.19, Math.sin(a) * 0.19, 0.075, 0.8, 5), '#3d4663');
  });
  return [
    { kind: 'group', matrix: translation(x, y), ops: solid(figure, [round], '#fbfbf7', { shade: 0.8 }) },
    {
      kind: 'group',
      matrix: compose(translation(x, y), rotation(radians(turn))),
      ops: clip([round], [fill(star(0, 0, 0.08, 0.8, 5), '#3d4663'), ...patches]),
    },
  ];
}
