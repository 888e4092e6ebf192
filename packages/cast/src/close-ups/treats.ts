/** What is eaten, and what comes after it. */
import { companion, ellipse, solid } from '@milestoon/drawing';
import { cake as birthdayCake, iceCream as cone, put, stood, toothbrush as brush } from '@milestoon/things';
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  ground,
  hop,
  moved,
  reachingHand,
  rod,
  shadow,
  table,
  wave,
} from './close-up.ts';

/** Three candles; every flame has a mind of its own. */
export const cake: CloseUpDrawing = (pen, frame) => {
  const flames = [0, 1, 2].map((i) => ({
    lean: 0.012 * wave(frame, 10 + i * 3, i * 0.3),
    tall: 1 + 0.16 * wave(frame, 8 + i * 2, i * 0.4),
  }));
  return [
    ...table(pen),
    shadow(0, ground + 0.06, 1, 0.2),
    ...stood(pen, birthdayCake, { flames }, { at: [0, ground + 0.1], size: 2.15 }),
  ];
};

/** It melts faster than one can lick. */
export const iceCream: CloseUpDrawing = (pen, frame) => {
  const state = { bites: 0, drip: between(frame, 6, 34) };
  return moved(put(pen, cone, state, { at: [0, 0.42], size: 3.3 }), {
    turn: 4 * wave(frame, 40),
    about: [0, 0.9],
  }).concat(reachingHand(pen, [0.14, 0.5], { direction: -110, shape: 'fist' }));
};

/** It was whole a moment ago. */
export const cookie: CloseUpDrawing = (pen, frame) => {
  const taken = between(frame, 14, 24);
  return [
    ...table(pen),
    ...solid(pen, [ellipse(0, ground - 0.02, 0.9, 0.16)], '#f4f6fa', { shade: 0.4, dots: false }),
    ...moved(
      [
        ...disc(pen, 0, 0, 0.46, 0.44, '#d99a55'),
        ...[
          [-0.18, -0.14],
          [0.12, -0.22],
          [0.22, 0.08],
          [-0.06, 0.1],
          [-0.24, 0.16],
          [0.06, 0.3],
        ].flatMap(([x = 0, y = 0]) => disc(pen, x, y, 0.055, 0.05, '#5a3420')),
      ],
      { x: 0.1 * taken, y: 0.02 - 0.1 * taken, turn: 8 * wave(frame, 34) * (1 - 0.7 * taken) },
    ),
    ...reachingHand(pen, [0.36 + 0.1 * taken, 0.1 - 0.1 * taken], {
      direction: -98,
      shape: 'flat',
      away: 0.8 - 0.8 * between(frame, 2, 14),
    }),
  ];
};

/** Paste on it, and bubbles. */
export const toothbrush: CloseUpDrawing = (pen, frame) => [
  ...moved(
    put(
      pen,
      brush,
      { color: companion(pen.signature, 150, 0.62, 0.14), paste: true },
      { at: [0.98, 0.08], size: 4.6, turn: -90, mirrored: true },
    ),
    { x: 0.1 * wave(frame, 10), turn: -8 },
  ),
  ...reachingHand(pen, [0.4 + 0.1 * wave(frame, 10), 0.02], { direction: -92, shape: 'fist' }),
  ...[-0.8, -0.5, -0.2, 0.1].flatMap((x, i) => {
    const up = (frame * 0.02 + i * 0.27) % 1;
    const size = 0.1 * Math.sin(up * Math.PI);
    return size < 0.01
      ? []
      : disc(pen, x + 0.05 * wave(frame, 24, i * 0.3), -0.2 - 0.45 * up, size, size, '#e6f7ff');
  }),
];

/** Bites disappear from it. */
export const apple: CloseUpDrawing = (pen, frame) => [
  ...table(pen),
  shadow(0, ground + 0.03, 0.5, 0.22),
  ...moved(
    [
      ...blob(
        pen,
        [
          [0, -0.3],
          [-0.34, -0.4],
          [-0.54, -0.06],
          [-0.36, 0.42],
          [0, 0.44],
          [0.36, 0.42],
          [0.54, -0.06],
          [0.34, -0.4],
        ],
        '#e23d47',
      ),
      ...rod(
        pen,
        [
          [0, -0.3],
          [0.06, -0.56],
        ],
        0.035,
        '#7a4a2a',
      ),
      ...blob(
        pen,
        [
          [0.06, -0.44, 1],
          [0.2, -0.6],
          [0.4, -0.56, 1],
          [0.26, -0.42],
        ],
        '#6fbb58',
      ),
      dot(-0.26, -0.16, 0.07, 0.11, 'rgba(255,255,255,0.7)'),
    ],
    { turn: 6 * wave(frame, 34), about: [0, ground], y: -0.06 * hop(frame, 8, 10, 30) },
  ),
];
