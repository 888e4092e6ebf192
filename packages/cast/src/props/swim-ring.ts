import {
  clip,
  companion,
  compose,
  type DrawOp,
  ellipse,
  fill,
  radians,
  rotation,
  solid,
  translation,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads: half the ring's width, half its height as it is seen, and where its middle floats above the water. */
const wide = 0.62;
const high = 0.2;
const thick = 0.15;
const floats = 0.25;

const tilted = (figure: Figure, ops: readonly DrawOp[]): DrawOp[] => {
  const [x, y] = figure.joints.hip;
  return [
    {
      kind: 'group',
      matrix: compose(translation(x, y - floats), rotation(figure.joints.hipTurn * 0.8)),
      ops,
    },
  ];
};

/** Circles that go out from the swimmer and fade. */
const ripples = (frame: number): DrawOp[] =>
  [0, 1, 2].flatMap((i) => {
    const t = (((frame / 54 + i / 3) % 1) + 1) % 1;
    const size = 0.85 + t * 0.75;
    return [
      wire(
        ellipse(0, 0.02, size, size * 0.24, 0, 48),
        0.03 * (1 - t) + 0.008,
        `rgba(255,255,255,${(0.75 * (1 - t)).toFixed(2)})`,
        true,
      ),
    ];
  });

/** The far half of the ring and the water behind it. */
export const ringBack = (figure: Figure, frame: number): DrawOp[] => [
  fill(ellipse(0, 0.03, 0.98, 0.27, 0, 48), 'rgba(64,158,206,0.55)'),
  ...ripples(frame),
  ...tilted(
    figure,
    solid(
      figure,
      [ellipse(0, -0.03, wide - 0.02, high, 0, 48)],
      companion(figure.person.signature, 150, 0.66, 0.13),
      {
        shade: 0.5,
        dots: false,
      },
    ),
  ),
];

/** The near half, with its stripes, and the water that laps at it. */
export function ringFront(figure: Figure, frame: number): DrawOp[] {
  const band = [
    ...ellipse(0, 0.02, wide, high + thick, 0, 64).filter(([, y]) => y >= 0.02),
    ...ellipse(0, 0.02, wide - 0.11, high - 0.07, 0, 64)
      .filter(([, y]) => y >= 0.02)
      .reverse(),
  ];
  const stripes = [-52, -18, 16, 50].map((angle) => {
    const a = radians(90 - angle);
    return fill(
      ellipse(Math.cos(a) * wide * 0.86, 0.02 + Math.sin(a) * 0.24, 0.085, 0.16, radians(-angle * 0.5), 20),
      '#fffdf6',
    );
  });
  const lap = Math.sin(frame * 0.17) * 0.012;
  return [
    ...tilted(figure, [
      ...solid(figure, [band], companion(figure.person.signature, 150, 0.7, 0.15), { shade: 0.8 }),
      ...clip([band], stripes),
    ]),
    fill(ellipse(0, 0.13 + lap, 0.88, 0.2, 0, 48), 'rgba(110,196,230,0.93)'),
    wire(
      ellipse(0, 0.1 + lap, 0.7, 0.12, 0, 48).filter(([, y]) => y > 0.11),
      0.022,
      'rgba(255,255,255,0.85)',
    ),
  ];
}
