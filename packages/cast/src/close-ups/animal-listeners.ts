/** The joke that comes back: a snail, a goldfish and a parrot. */
import { ellipse, solid, wire } from '@milestoon/drawing';
import {
  between,
  blob,
  disc,
  dot,
  eyes,
  ground,
  hop,
  ink,
  line,
  moved,
  rod,
  shadow,
  table,
  wave,
} from './close-up.ts';
import { type GagDrawing, pause } from './gag.ts';

/** On its way, hurrying as it can. */
export const snail: GagDrawing = (pen, frame, moment) => {
  const start = { begins: -0.62, again: -0.12, ends: 0.02 }[moment];
  const x = start + frame * 0.0035;
  const stretch = 1 + 0.06 * wave(frame, 30);
  const looks =
    moment === 'begins' ? between(frame, pause, pause + 6) : between(frame, pause + 8, pause + 14);
  const finish =
    moment === 'ends'
      ? [
          ...rod(
            pen,
            [
              [0.72, 0.56],
              [0.72, -0.62],
            ],
            0.03,
            '#d9a05f',
          ),
          ...[0, 1, 2, 3].flatMap((row) =>
            [0, 1, 2, 3].map((column) =>
              line(
                [
                  [0.76 + column * 0.1, -0.56 + row * 0.1 + 0.02 * wave(frame, 16, column * 0.1)],
                  [0.86 + column * 0.1, -0.56 + row * 0.1 + 0.02 * wave(frame, 16, column * 0.1 + 0.1)],
                ],
                0.1,
                (row + column) % 2 ? '#ffffff' : ink,
              ),
            ),
          ),
        ]
      : [];
  const dust =
    moment === 'ends'
      ? []
      : [dot(x - 0.62, 0.5, 0.05 + 0.02 * wave(frame, 12), 0.03, 'rgba(255,255,255,0.7)')];
  return [
    shadow(x, ground + 0.05, 0.62, 0.22),
    ...finish,
    ...moved(
      [
        ...blob(
          pen,
          [
            [-0.6, 0.52],
            [-0.2, 0.36],
            [0.26, 0.34],
            [0.36, -0.02],
            [0.54, -0.06],
            [0.62, 0.16],
            [0.5, 0.46],
            [0.2, 0.53],
          ],
          '#f0cf8f',
        ),
        ...disc(pen, -0.12, 0.1, 0.38, 0.36, pen.signature),
        line(
          [
            [-0.12, 0.1],
            [0, 0.06],
            [0, 0.2],
            [-0.18, 0.24],
            [-0.28, 0.06],
            [-0.14, -0.1],
            [0.1, -0.02],
            [0.14, 0.2],
          ],
          0.035,
          'rgba(255,255,255,0.75)',
        ),
        ...rod(
          pen,
          [
            [0.46, -0.02],
            [0.4, -0.28],
          ],
          0.03,
          '#f0cf8f',
        ),
        ...rod(
          pen,
          [
            [0.54, -0.02],
            [0.62, -0.26],
          ],
          0.03,
          '#f0cf8f',
        ),
        ...eyes(0.51, -0.32, 0.12, 0.1, { look: 1 - looks, open: frame % 60 > 56 ? 0 : 1 - 0.35 * looks }),
        line(
          [
            [0.48, 0.16],
            [0.54, 0.2 + 0.03 * looks],
            [0.6, 0.14],
          ],
          0.025,
          ink,
        ),
      ],
      { x, tall: 1 / stretch, about: [0, ground] },
    ),
    ...dust,
  ];
};

/** Swims, stops, and asks what this is about. */
export const goldfish: GagDrawing = (pen, frame, moment) => {
  const stops = between(frame, pause, pause + 8);
  const leap = moment === 'ends' ? hop(frame, pause + 4, 20, 60) : 0;
  const x = -0.3 + 0.3 * between(frame, 0, pause);
  return [
    ...table(pen),
    shadow(0, 0.66, 0.7, 0.2),
    dot(0, 0, 0.7, 0.64, 'rgba(190,228,248,0.75)'),
    ...moved(
      [
        ...moved(
          blob(
            pen,
            [
              [-0.22, 0.04],
              [-0.5, -0.16, 1],
              [-0.44, 0.04],
              [-0.5, 0.24, 1],
            ],
            '#f58a2b',
          ),
          { turn: 14 * wave(frame, 12), about: [-0.22, 0.04] },
        ),
        ...blob(
          pen,
          [
            [-0.26, 0.04],
            [0, -0.2],
            [0.28, -0.06],
            [0.3, 0.1],
            [0, 0.26],
          ],
          '#ff9d3f',
        ),
        ...eyes(0.08 + 0.04 * stops, -0.04, 0.02 + 0.09 * stops, 0.085, { look: 1 - stops }),
        ...(moment === 'begins'
          ? [dot(0.22, 0.1, 0.03, 0.03, ink)]
          : [dot(0.17, 0.12, 0.035, 0.03 + 0.03 * Math.abs(wave(frame, 14)) * stops, ink)]),
      ],
      { x, y: 0.06 + 0.03 * wave(frame, 30) - 0.75 * leap, turn: -30 * leap },
    ),
    ...[0, 1, 2].flatMap((i) => {
      const up = (frame * 0.018 + i * 0.34) % 1;
      return [
        dot(
          0.34 + 0.03 * wave(frame, 20, i * 0.3),
          0.3 - 0.7 * up,
          0.03 + 0.01 * i,
          0.03 + 0.01 * i,
          'rgba(255,255,255,0.85)',
        ),
      ];
    }),
    wire(ellipse(0, 0, 0.72, 0.66), 0.04, 'rgba(255,255,255,0.9)', true),
    ...solid(pen, [ellipse(0, -0.62, 0.44, 0.07)], '#e6f4fb', { shade: 0.2, line: 0.6, dots: false }),
    line(
      [
        [-0.52, -0.3],
        [-0.58, 0],
        [-0.5, 0.3],
      ],
      0.05,
      'rgba(255,255,255,0.8)',
    ),
  ];
};

/** Must not tell. */
export const parrot: GagDrawing = (pen, frame, moment) => {
  const talks = moment === 'begins' ? 0 : between(frame, 8, 10) * Math.abs(wave(frame, 8));
  const wing =
    moment === 'begins'
      ? 1
      : moment === 'ends'
        ? -Math.abs(wave(frame, 12)) * between(frame, pause, pause + 4)
        : 0;
  return [
    ...rod(
      pen,
      [
        [-1.9, 0.66],
        [1.9, 0.66],
      ],
      0.06,
      '#b9804d',
    ),
    ...moved(
      [
        ...blob(
          pen,
          [
            [-0.12, 0.4, 1],
            [-0.4, 1.2, 1],
            [0, 1.1, 1],
            [0.12, 0.4, 1],
          ],
          '#3f8fd2',
        ),
        ...blob(
          pen,
          [
            [0, -0.66],
            [0.34, -0.4],
            [0.36, 0.2],
            [0.2, 0.62],
            [-0.2, 0.62],
            [-0.4, 0.2],
            [-0.34, -0.4],
          ],
          '#e23d47',
        ),
        dot(0.16, -0.32, 0.2, 0.2, '#fff7e6'),
        ...eyes(0.14, -0.36, 0, 0.09, { look: wave(frame, 50), open: frame % 50 > 46 ? 0 : 1 }),
        ...blob(
          pen,
          [
            [0.28, -0.4],
            [0.56, -0.3],
            [0.52, -0.06, 1],
            [0.3, -0.2],
          ],
          '#ffc93c',
        ),
        ...moved(
          blob(
            pen,
            [
              [0.3, -0.2],
              [0.46, -0.12],
              [0.36, -0.02],
            ],
            '#e0a41c',
          ),
          { y: 0.08 * talks },
        ),
        ...moved(
          blob(
            pen,
            [
              [-0.2, -0.14],
              [0.1, 0.06],
              [0.06, 0.46, 1],
              [-0.2, 0.36],
            ],
            '#ffc93c',
            {},
          ),
          {
            turn: wing > 0 ? -96 * between(frame, pause, pause + 6) : 80 * -wing,
            about: [-0.14, -0.06],
            x: wing > 0 ? 0.1 * between(frame, pause, pause + 6) : 0,
          },
        ),
      ],
      { y: 0.02 * wave(frame, 30) - 0.05 * talks, turn: 4 * wave(frame, 40), about: [0, 0.62] },
    ),
  ];
};
