/** The joke that comes back: a cookie, tissues, a glass of water and a hat. */
import { ellipse, type Knot, solid, wire } from '@milestoon/drawing';
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  glint,
  ground,
  hop,
  moved,
  reachingHand,
  rod,
  shadow,
  slab,
  table,
  wave,
} from './close-up.ts';
import { type GagDrawing, pause } from './gag.ts';

/** One is pulled out, and another, and another. */
export const tissues: GagDrawing = (pen, frame, moment) => {
  const up =
    moment === 'ends'
      ? between(frame % 18, 2, 12)
      : moment === 'again'
        ? 0.14 * hop(frame, pause, 10, 30)
        : 0.06 * wave(frame, 30);
  const tissue = [
    ...blob(
      pen,
      [
        [-0.22, 0.12, 1],
        [-0.3, -0.24],
        [-0.1, -0.5, 1],
        [0.04, -0.3],
        [0.24, -0.54, 1],
        [0.28, -0.2],
        [0.22, 0.12, 1],
      ],
      '#ffffff',
    ),
  ];
  return [
    ...table(pen),
    shadow(0, 0.58, 0.9, 0.22),
    ...moved(tissue, { y: -1.3 * up, turn: 20 * up, x: 0.2 * up }),
    ...(up > 0.5 ? moved(tissue, { y: 0.3 * (1 - up) }) : []),
    ...slab(pen, [-0.7, 0.1, 0.7, 0.54], '#8fc8ea'),
    ...solid(pen, [ellipse(0, 0.11, 0.3, 0.05)], '#5b93b8', { shade: 0.2, line: 0.4, dots: false }),
    ...[-0.45, 0, 0.45].map((x) => dot(x, 0.34, 0.07, 0.07, '#ffffff')),
    ...(moment === 'again'
      ? [...disc(pen, 0.95, 0.46, 0.09, 0.07, '#5a3a52'), ...glint(1, 0.36, 0.12 * hop(frame, pause, 14, 30))]
      : []),
  ];
};

/** A glass of water on the storyteller's table: everything in it jumps. */
export const hiccups: GagDrawing = (pen, frame, moment) => {
  const at = { begins: pause, again: 6, ends: pause + 12 }[moment];
  const jump = hop(frame, at, 9, moment === 'again' ? 26 : 400);
  // In the end the straw has had enough.
  const leaps = moment === 'ends' ? between(frame, at + 2, at + 14) : 0;
  return [
    ...table(pen),
    ...moved(
      [
        dot(0, ground, 0.4, 0.06, 'rgba(60,40,80,0.2)'),
        ...blob(
          pen,
          [
            [-0.3, -0.1, 1],
            [-0.15, -0.1 - 0.05 * wave(frame, 10)],
            [0, -0.1 - 0.16 * jump],
            [0.15, -0.1 + 0.05 * wave(frame, 10)],
            [0.3, -0.1, 1],
            [0.25, 0.48, 1],
            [-0.25, 0.48, 1],
          ],
          '#a9d8f5',
          { line: 0.4 },
        ),
        wire(
          [
            [-0.36, -0.5],
            [-0.27, 0.5],
            [0.27, 0.5],
            [0.36, -0.5],
          ],
          0.04,
          'rgba(255,255,255,0.95)',
        ),
        ...moved(
          rod(
            pen,
            [
              [0.1, 0.4],
              [0.3, -0.86],
            ],
            0.035,
            pen.signature,
          ),
          { x: 0.9 * leaps, y: -1.4 * leaps, turn: 160 * leaps },
        ),
        ...[-0.14, 0.08].flatMap((x) =>
          disc(pen, x * (1 + jump), -0.14 - 0.75 * jump, 0.06 * jump + 0.001, 0.08 * jump + 0.001, '#bfe4f8'),
        ),
      ],
      { y: -0.22 * jump, turn: -7 * jump },
    ),
  ];
};

/** Kept for the end of the story, every time a little less of it. */
export const cookie: GagDrawing = (pen, frame, moment) => {
  const crumbs = [-0.4, -0.15, 0.1, 0.32, 0.5];
  const plate = solid(pen, [ellipse(0, ground - 0.02, 0.9, 0.16)], '#f4f6fa', { shade: 0.4, dots: false });
  const edge: Knot[] = [
    [0.1, -0.44, 1],
    [-0.2, -0.4],
    [-0.44, -0.12],
    [-0.38, 0.26],
    [-0.08, 0.44],
    [0.26, 0.36],
    [0.45, 0.06],
    [0.46, 0, 1],
  ];
  const bite: Knot[] = [
    [0.3, 0.04],
    [0.24, -0.1, 1],
    [0.12, -0.12],
    [0.1, -0.24, 1],
    [0.02, -0.3],
  ];
  const whole = (bitten: boolean): ReturnType<CloseUpDrawing> => [
    ...blob(pen, [...edge, ...(bitten ? bite : [[0.36, -0.26] as const])], '#d99a55'),
    ...[
      [-0.18, -0.14],
      [-0.02, -0.26],
      [0.02, 0.1],
      [-0.24, 0.16],
      [0.06, 0.3],
    ].flatMap(([x = 0, y = 0]) => disc(pen, x, y, 0.055, 0.05, '#5a3420')),
  ];
  const bitten = moment === 'again' && frame >= pause;
  return [
    ...table(pen),
    shadow(0, ground + 0.1, 1, 0.18),
    ...plate,
    ...(moment === 'ends'
      ? moved(whole(false), { y: -1.5 * between(frame, 4, pause), turn: 20 * between(frame, 4, pause) })
      : moved(whole(bitten), { turn: 2 * wave(frame, 40), about: [0, ground] })),
    ...(moment === 'ends'
      ? crumbs.map((x, i) => dot(x, 0.46 - 0.1 * hop(frame, pause + i * 2, 8, 400), 0.035, 0.025, '#b97c3c'))
      : []),
    ...(moment === 'ends' ? [] : glint(-0.26, -0.26, 0.16 * hop(frame, 8, 14, 4000))),
  ];
};

/** Held on to; in the end it is up on the lamp. */
export const hat: GagDrawing = (pen, frame, moment) => {
  const flies = moment === 'ends' ? between(frame, 6, 22) : 0;
  const blown = moment === 'ends' ? 0 : 0.06 * Math.abs(wave(frame, 18));
  const lamp =
    moment === 'ends'
      ? [
          ...rod(
            pen,
            [
              [0, -1.2],
              [0, -0.12],
            ],
            0.02,
            '#6b5a4a',
          ),
          dot(0, 0.42, 0.5, 0.3, 'rgba(255,230,150,0.4)'),
          ...blob(
            pen,
            [
              [-0.2, -0.12, 1],
              [0.2, -0.12, 1],
              [0.5, 0.34, 1],
              [-0.5, 0.34, 1],
            ],
            '#f7d27a',
          ),
        ]
      : [shadow(0, ground + 0.04, 0.7, 0.22)];
  return [
    ...(moment === 'ends' ? [] : table(pen)),
    ...lamp,
    ...moved(
      [
        ...blob(
          pen,
          [
            [-0.42, 0.34, 1],
            [-0.4, -0.1],
            [-0.26, -0.4],
            [0.26, -0.4],
            [0.4, -0.1],
            [0.42, 0.34, 1],
          ],
          '#4a8f6b',
        ),
        ...slab(pen, [-0.43, 0.16, 0.43, 0.34], '#ffc93c', { line: 0.5 }),
        ...solid(pen, [ellipse(0, 0.38, 0.78, 0.13)], '#4a8f6b', { shade: 0.5, dots: false }),
      ],
      moment === 'ends'
        ? { y: 1.05 - 1.32 * flies, turn: 380 * flies + 3 * wave(frame, 26) * flies - 12 * flies, size: 0.8 }
        : { y: -blown * 2, turn: 90 * blown },
    ),
    ...(moment === 'again'
      ? reachingHand(pen, [0.3, -0.36 - blown], { direction: -70, shape: 'flat', thumb: -1 })
      : []),
  ];
};
