/** What is won, found and picked or watched. */
import { ellipse, fill, solid, star } from '@milestoon/drawing';
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  glint,
  hop,
  ink,
  line,
  moved,
  reachingHand,
  rod,
  slab,
  wave,
} from './close-up.ts';

export const medal: CloseUpDrawing = (pen, frame) => [
  ...moved(
    [
      ...rod(
        pen,
        [
          [-0.36, -1.1],
          [-0.02, -0.12],
        ],
        0.09,
        pen.signature,
      ),
      ...rod(
        pen,
        [
          [0.36, -1.1],
          [0.02, -0.12],
        ],
        0.09,
        '#ffffff',
      ),
      ...disc(pen, 0, 0.16, 0.38, 0.38, '#f4c430'),
      ...solid(pen, [ellipse(0, 0.16, 0.29)], '#ffdf6e', { shade: 0.3, line: 0.5 }),
      fill(star(0, 0.16, 0.2, 0.45, 5), '#e09a12'),
    ],
    { turn: 11 * wave(frame, 32), about: [0, -1.1] },
  ),
  ...glint(0.24, -0.06, 0.22 * hop(frame, 8, 16, 30)),
];

export const shell: CloseUpDrawing = (pen, frame) => [
  ...reachingHand(pen, [0.36, 0.46], {
    direction: 78,
    shape: 'open',
    away: 0.25 * (1 - between(frame, 0, 14)),
  }),
  ...moved(
    [
      ...blob(
        pen,
        [
          [0, 0.34, 1],
          [-0.16, 0.3],
          [-0.44, 0.02],
          [-0.36, -0.3],
          [-0.12, -0.42],
          [0.12, -0.42],
          [0.36, -0.3],
          [0.44, 0.02],
          [0.16, 0.3],
        ],
        '#ffc9b0',
      ),
      ...[-0.24, -0.08, 0.08, 0.24].map((x) =>
        line(
          [
            [x * 0.2, 0.24],
            [x * 0.8, 0],
            [x * 1.1, -0.3],
          ],
          0.025,
          '#e58f78',
        ),
      ),
    ],
    { y: -0.04 - 0.05 * between(frame, 8, 22), turn: 7 * wave(frame, 36) },
  ),
  ...glint(0.2, -0.28, 0.18 * hop(frame, 10, 14, 28)),
];

/** It opens. */
export const flower: CloseUpDrawing = (pen, frame) => {
  const open = 0.55 + 0.45 * between(frame, 4, 26);
  return moved(
    [
      ...rod(
        pen,
        [
          [0, 1.2],
          [0.06, 0.5],
          [0, -0.05],
        ],
        0.045,
        '#5fa84c',
      ),
      ...blob(
        pen,
        [
          [0.04, 0.6, 1],
          [0.3, 0.34],
          [0.52, 0.3, 1],
          [0.36, 0.54],
        ],
        '#6fbb58',
      ),
      ...[0, 60, 120, 180, 240, 300].flatMap((turn) =>
        moved(disc(pen, 0, -0.27 * open, 0.15 * open, 0.22 * open, '#ff7fa8'), {
          turn: turn + 8,
          about: [0, 0],
          y: -0.15,
        }),
      ),
      ...disc(pen, 0, -0.15, 0.15, 0.15, '#ffd24a'),
    ],
    { turn: 5 * wave(frame, 44), about: [0, 1.2] },
  );
};

export const shiningStar: CloseUpDrawing = (pen, frame) => [
  ...moved(solid(pen, [star(0, 0, 0.55, 0.45, 5)], '#ffd24a', { shade: 0.6 }), {
    y: -0.12 - 0.05 * wave(frame, 40),
    turn: 6 * wave(frame, 50),
    size: 1 + 0.04 * wave(frame, 24),
  }),
  ...glint(0.42, -0.45, 0.2 * hop(frame, 4, 16, 28)),
  ...glint(-0.48, 0.12, 0.15 * hop(frame, 14, 16, 28)),
  ...reachingHand(pen, [0.2, 0.35 - 0.08 * wave(frame, 40)], { direction: -160, shape: 'open' }),
];

/** One boot in the water. */
export const puddle: CloseUpDrawing = (pen, frame) => {
  const down = hop(frame, 4, 22, 26);
  const splash = hop(frame, 25, 14, 26);
  const boot = pen.signature;
  return [
    dot(0, 0.52, 1.15, 0.2, '#8fc8ea'),
    dot(-0.1, 0.5, 0.8 + 0.06 * wave(frame, 18), 0.12, '#c6e6f8'),
    ...moved(
      [
        ...blob(
          pen,
          [
            [-0.3, -1.1, 1],
            [0.16, -1.1, 1],
            [0.16, -0.1],
            [0.24, 0.14],
            [0.5, 0.24],
            [0.54, 0.44, 1],
            [-0.28, 0.44, 1],
            [-0.3, 0],
          ],
          boot,
        ),
        ...slab(pen, [-0.3, 0.38, 0.55, 0.48], '#3d3a4a', { line: 0.5 }),
        dot(-0.16, -0.4, 0.05, 0.3, 'rgba(255,255,255,0.4)'),
      ],
      { y: -0.55 * down, turn: -10 * down },
    ),
    ...(splash < 0.1 ? [] : [-1, -0.6, -0.25, 0.5, 0.85, 1.2]).flatMap((x, i) =>
      disc(
        pen,
        x * (0.5 + 0.3 * splash),
        0.48 - splash * (0.45 + 0.14 * (i % 3)),
        0.06 * splash + 0.001,
        0.09 * splash + 0.001,
        '#bfe4f8',
      ),
    ),
  ];
};

export const caterpillar: CloseUpDrawing = (pen, frame) => {
  const hump = Math.abs(wave(frame, 48));
  const on = frame * 0.004;
  return [
    ...blob(
      pen,
      [
        [-1.3, 0.3, 1],
        [-0.6, 0.12],
        [0.5, 0.1],
        [1.3, -0.1, 1],
        [0.7, 0.5],
        [-0.4, 0.6],
      ],
      '#7cc36a',
    ),
    line(
      [
        [-1.2, 0.3],
        [0, 0.3],
        [1.2, -0.06],
      ],
      0.03,
      '#4f9a45',
    ),
    ...[-0.5, -0.28, -0.06, 0.16].flatMap((x, i) =>
      disc(
        pen,
        x + on + (1.5 - i) * 0.05 * hump,
        0.02 - Math.sin(((i + 0.5) / 4) * Math.PI) * 0.24 * hump,
        0.17,
        0.17,
        i % 2 ? '#c6e052' : '#a8d04a',
      ),
    ),
    ...disc(pen, 0.42 + on - 0.08 * hump, -0.04, 0.2, 0.2, '#f5c542'),
    dot(0.4 + on - 0.08 * hump, -0.08, 0.03, 0.045, ink),
    dot(0.52 + on - 0.08 * hump, -0.08, 0.03, 0.045, ink),
    line(
      [
        [0.38 + on, 0.04],
        [0.46 + on, 0.08],
        [0.54 + on, 0.03],
      ],
      0.02,
      ink,
    ),
    line(
      [
        [0.36 + on, -0.22],
        [0.3 + on, -0.4 + 0.03 * wave(frame, 16)],
      ],
      0.025,
      ink,
    ),
    line(
      [
        [0.48 + on, -0.22],
        [0.54 + on, -0.4 + 0.03 * wave(frame, 16, 0.4)],
      ],
      0.025,
      ink,
    ),
  ];
};
