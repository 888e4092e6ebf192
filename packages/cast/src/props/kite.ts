import {
  add,
  clip,
  closedCurve,
  companion,
  compose,
  type DrawOp,
  fill,
  openCurve,
  type Point,
  radians,
  rotation,
  segment,
  solid,
  translation,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { gripOf } from './in-hand.ts';

const corner = (x: number, y: number): [number, number, 1] => [x, y, 1];
const sail = [corner(0, -0.5), corner(0.34, -0.08), corner(0, 0.5), corner(-0.34, -0.08)];

/** A kite in the wind, its string from the far hand; origin between the feet. */
export function kite(figure: Figure, frame: number): DrawOp[] {
  const hand = gripOf(figure, figure.joints.arms.far);
  const middle: Point = [1.62 + Math.sin(frame * 0.06) * 0.14, -3.35 + Math.sin(frame * 0.083 + 1) * 0.12];
  const turn = 28 + Math.sin(frame * 0.07) * 7;
  const { signature } = figure.person;
  const outline = closedCurve(sail);
  const quarters: DrawOp[] = [
    fill(
      closedCurve([corner(0, -0.5), corner(0.34, -0.08), corner(0, -0.08)]),
      companion(signature, 160, 0.74, 0.14),
    ),
    fill(
      closedCurve([corner(0, 0.5), corner(-0.34, -0.08), corner(0, -0.08)]),
      companion(signature, 160, 0.74, 0.14),
    ),
  ];
  const tail = openCurve(
    [0, 1, 2, 3, 4, 5].map((i): Point => [Math.sin(frame * 0.16 - i * 0.9) * 0.07 * i, 0.5 + i * 0.17]),
  );
  const bows = [1, 2, 3, 4].flatMap((i) => {
    const [x, y]: Point = [Math.sin(frame * 0.16 - i * 0.9) * 0.07 * i, 0.5 + i * 0.17];
    return [
      fill(closedCurve([corner(x, y), corner(x - 0.09, y - 0.05), corner(x - 0.09, y + 0.05)]), '#ffd34d'),
      fill(closedCurve([corner(x, y), corner(x + 0.09, y - 0.05), corner(x + 0.09, y + 0.05)]), '#ffd34d'),
    ];
  });
  const sag = add(hand, [(middle[0] - hand[0]) * 0.5 + 0.08, (middle[1] - hand[1]) * 0.5 + 0.16]);
  return [
    wire(openCurve([hand, sag, middle]), 0.022, 'rgba(255,255,255,0.95)'),
    {
      kind: 'group',
      matrix: compose(translation(...middle), rotation(radians(turn))),
      ops: [
        wire(tail, 0.018, '#f4f1ea'),
        ...bows,
        ...solid(figure, [outline], signature, { shade: 0.5 }),
        ...clip([outline], quarters),
        wire(segment([0, -0.5], [0, 0.5]), 0.016, 'rgba(70,50,40,0.55)'),
        wire(segment([-0.34, -0.08], [0.34, -0.08]), 0.016, 'rgba(70,50,40,0.55)'),
      ],
    },
  ];
}
