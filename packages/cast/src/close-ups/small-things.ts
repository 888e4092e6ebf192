/** Small things that somebody gets or loses. */
import { ellipse, fill, shadowOf, solid, star } from '@milestoon/drawing';
import {
  between,
  blob,
  type CloseUpDrawing,
  dot,
  glint,
  hop,
  ink,
  line,
  moved,
  reachingHand,
  slab,
  wave,
} from './close-up.ts';

/** In its place between its neighbours, and hardly holding on to it. */
export const looseTooth: CloseUpDrawing = (pen, frame) => {
  const tooth = (x: number): ReturnType<CloseUpDrawing> =>
    blob(
      pen,
      [
        [x - 0.19, 0.5, 1],
        [x - 0.2, 0.05],
        [x - 0.12, -0.12],
        [x, -0.07],
        [x + 0.12, -0.12],
        [x + 0.2, 0.05],
        [x + 0.19, 0.5, 1],
      ],
      '#fffdf4',
    );
  const wobbling = wave(frame, 14) * (8 + 7 * between(frame, 6, 20));
  return [
    ...blob(
      pen,
      [
        [-1.5, 0.62, 1],
        [-1.5, -0.5],
        [-0.7, -0.72],
        [0, -0.76],
        [0.7, -0.72],
        [1.5, -0.5],
        [1.5, 0.62, 1],
      ],
      '#8e3347',
    ),
    ...[-0.98, -0.5, 0.5, 0.98].flatMap(tooth),
    ...moved(tooth(0), { turn: wobbling, about: [0, 0.5], y: -0.05 }),
    ...blob(
      pen,
      [
        [-1.7, 0.36],
        [-0.75, 0.26],
        [-0.25, 0.36],
        [0, 0.28],
        [0.25, 0.36],
        [0.75, 0.26],
        [1.7, 0.36],
        [1.7, 1.4, 1],
        [-1.7, 1.4, 1],
      ],
      '#f08a9a',
    ),
    ...reachingHand(pen, [0.16 + wave(frame, 14) * 0.03, -0.1], {
      direction: -52,
      shape: 'point',
      thumb: -1,
      away: 0.5 * (1 - between(frame, 0, 12)),
    }),
  ];
};

/** Lost, and shown about. */
export const lostTooth: CloseUpDrawing = (pen, frame) => [
  ...reachingHand(pen, [0.42, 0.42], {
    direction: 78,
    shape: 'open',
    away: 0.3 * (1 - between(frame, 0, 14)),
  }),
  ...moved(
    [
      ...blob(
        pen,
        [
          [-0.2, -0.12],
          [-0.11, -0.24],
          [0, -0.19],
          [0.11, -0.24],
          [0.2, -0.12],
          [0.17, 0.06],
          [0.12, 0.3],
          [0.04, 0.1],
          [-0.04, 0.1],
          [-0.12, 0.3],
          [-0.17, 0.06],
        ],
        '#fffdf4',
      ),
      dot(-0.08, -0.12, 0.035, 0.05, 'rgba(255,255,255,0.9)'),
    ],
    {
      x: 0.02 + 0.3 * (between(frame, 0, 14) - 1),
      y: 0.1 - 0.12 * hop(frame, 16, 12, 30),
      turn: 10 * wave(frame, 22),
      size: 1.25,
    },
  ),
  ...glint(0.3, -0.32, 0.16 * hop(frame, 10, 14, 26)),
  ...glint(-0.26, -0.12, 0.11 * hop(frame, 18, 14, 26)),
];

/** Pressed on, and smoothed. */
export const sticker: CloseUpDrawing = (pen, frame) => {
  const stuck = between(frame, 6, 16);
  return [
    ...slab(pen, [-1.9, -1, 1.9, 1.1], '#fbeed3'),
    ...moved(
      [
        ...solid(pen, [star(0, 0, 0.5, 0.55, 5)], '#fffaf0', { shade: 0.2, dots: false }),
        ...solid(pen, [star(0, 0, 0.41, 0.55, 5)], '#ffc93c', { shade: 0.5, line: 0.5 }),
        dot(-0.11, -0.04, 0.035, 0.05, ink),
        dot(0.11, -0.04, 0.035, 0.05, ink),
        line(
          [
            [-0.11, 0.09],
            [0, 0.16],
            [0.11, 0.09],
          ],
          0.03,
          ink,
        ),
      ],
      {
        x: -0.1 + 0.4 * (1 - stuck),
        y: -0.12 - 0.25 * (1 - stuck),
        turn: 24 * (1 - stuck) - 6,
        size: 1.1 - 0.1 * stuck,
      },
    ),
    ...reachingHand(
      pen,
      [0.2 + 0.4 * (1 - stuck) + 0.12 * wave(frame, 18) * stuck, 0.2 - 0.25 * (1 - stuck)],
      { direction: -118, shape: 'point' },
    ),
    ...glint(-0.5, -0.5, 0.16 * hop(frame, 18, 14, 30)),
  ];
};

/** On a knee; a finger makes sure that it sticks. */
export const plaster: CloseUpDrawing = (pen, frame) => {
  const stuck = between(frame, 6, 16);
  return [
    ...blob(
      pen,
      [
        [-1.2, 1.2, 1],
        [-0.95, 0.1],
        [-0.5, -0.5],
        [0.1, -0.62],
        [0.7, -0.35],
        [1.05, 0.3],
        [1.2, 1.2, 1],
      ],
      shadowOf(pen.skin, 'skin', 0.45),
      { material: 'skin' },
    ),
    ...moved(
      [
        ...solid(pen, [ellipse(0, 0, 0.46, 0.17, 0, 44, 4)], '#f0b98c', { shade: 0.4 }),
        ...solid(pen, [ellipse(0, 0, 0.15, 0.13, 0, 44, 5)], '#fbe3c8', { shade: 0.2, line: 0.5 }),
        fill(star(-0.31, 0, 0.06, 0.5, 5), '#e8505b'),
        fill(star(0.31, 0, 0.06, 0.5, 5), '#4aa3df'),
      ],
      { x: -0.05, y: -0.12 - 0.3 * (1 - stuck), turn: -24 },
    ),
    ...reachingHand(
      pen,
      [0.14 + 0.16 * wave(frame, 20) * stuck, -0.02 - 0.3 * (1 - stuck) - 0.06 * wave(frame, 20) * stuck],
      { direction: -112, shape: 'point' },
    ),
  ];
};
