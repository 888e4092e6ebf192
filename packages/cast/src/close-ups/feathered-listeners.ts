/** The joke that comes back: an owl and a penguin. */
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  eyes,
  hop,
  ink,
  line,
  moved,
  rod,
  slab,
  wave,
} from './close-up.ts';
import { type GagDrawing, pause } from './gag.ts';

/** One eye opens, then the other. */
export const owl: GagDrawing = (pen, frame, moment) => {
  const opens = between(frame, pause, pause + 5);
  const left = moment === 'begins' ? opens : 1;
  const right = moment === 'begins' ? 0 : moment === 'again' ? opens : 1;
  const up = moment === 'ends' ? hop(frame, pause, 16, 22) : 0;
  const eye = (x: number, open: number): ReturnType<CloseUpDrawing> =>
    open < 0.1
      ? [
          line(
            [
              [x - 0.13, -0.22],
              [x, -0.16],
              [x + 0.13, -0.22],
            ],
            0.035,
            ink,
          ),
        ]
      : [
          ...disc(pen, x, -0.22, 0.17, 0.17 * open, '#ffd24a'),
          dot(x, -0.22, 0.085, 0.085 * open, ink),
          dot(x + 0.03, -0.26, 0.03, 0.03 * open, '#ffffff'),
        ];
  return [
    ...rod(
      pen,
      [
        [-1.9, 0.6],
        [0, 0.52],
        [1.9, 0.58],
      ],
      0.09,
      '#8a5f3c',
    ),
    ...moved(
      [
        ...moved(
          blob(
            pen,
            [
              [-0.4, -0.1, 1],
              [-0.66, 0.2],
              [-0.5, 0.42, 1],
            ],
            '#8f6a4a',
          ),
          { turn: 70 * up, about: [-0.4, -0.06] },
        ),
        ...moved(
          blob(
            pen,
            [
              [0.4, -0.1, 1],
              [0.66, 0.2],
              [0.5, 0.42, 1],
            ],
            '#8f6a4a',
          ),
          { turn: -70 * up, about: [0.4, -0.06] },
        ),
        ...blob(
          pen,
          [
            [-0.4, -0.66, 1],
            [-0.2, -0.5],
            [0.2, -0.5],
            [0.4, -0.66, 1],
            [0.5, -0.1],
            [0.42, 0.42],
            [0, 0.54],
            [-0.42, 0.42],
            [-0.5, -0.1],
          ],
          '#a67c55',
        ),
        dot(0, 0.22, 0.28, 0.26, '#e6cfa8'),
        ...[-0.1, 0.1].flatMap((x) => [
          dot(x, 0.16, 0.05, 0.03, '#b98f62'),
          dot(x * 0.4, 0.3, 0.05, 0.03, '#b98f62'),
        ]),
        dot(-0.2, -0.22, 0.22, 0.22, '#e6cfa8'),
        dot(0.2, -0.22, 0.22, 0.22, '#e6cfa8'),
        ...eye(-0.2, left),
        ...eye(0.2, right),
        ...blob(
          pen,
          [
            [-0.07, -0.1],
            [0.07, -0.1],
            [0, 0.06, 1],
          ],
          '#f2a33c',
        ),
      ],
      { y: -0.26 * up, tall: 1 + 0.02 * wave(frame, 40), about: [0, 0.5] },
    ),
  ];
};

/** In the front row, with something to chew. */
export const penguin: GagDrawing = (pen, frame, moment) => {
  const flap = moment === 'ends' ? between(frame, pause, pause + 4) * Math.abs(wave(frame, 8)) : 0;
  const chews =
    moment === 'begins'
      ? Math.abs(wave(frame, 12))
      : moment === 'again' && frame < pause
        ? Math.abs(wave(frame, 12))
        : 0;
  const wing = (side: 1 | -1): ReturnType<CloseUpDrawing> =>
    moved(
      blob(
        pen,
        [
          [side * 0.36, -0.1, 1],
          [side * 0.6, 0.24],
          [side * 0.48, 0.44, 1],
          [side * 0.4, 0.3],
        ],
        '#2f3550',
      ),
      { turn: side * -75 * flap, about: [side * 0.36, -0.08] },
    );
  return [
    ...moved(
      [
        ...wing(1),
        ...wing(-1),
        ...blob(
          pen,
          [
            [0, -0.7],
            [0.36, -0.46],
            [0.44, 0.3],
            [0.3, 0.9],
            [-0.3, 0.9],
            [-0.44, 0.3],
            [-0.36, -0.46],
          ],
          '#343a58',
        ),
        ...blob(
          pen,
          [
            [0, -0.02],
            [0.28, 0.06],
            [0.32, 0.44],
            [0.2, 0.88],
            [-0.2, 0.88],
            [-0.32, 0.44],
            [-0.28, 0.06],
          ],
          '#fdfdf8',
          { line: 0.4 },
        ),
        dot(-0.15, -0.34, 0.17, 0.19, '#fdfdf8'),
        dot(0.15, -0.34, 0.17, 0.19, '#fdfdf8'),
        ...eyes(0, -0.36, 0.14, 0.07, { open: frame % 46 > 42 ? 0 : 1 }),
        ...blob(
          pen,
          [
            [-0.12, -0.24],
            [0.12, -0.24],
            [0, -0.13, 1],
          ],
          '#f2a33c',
        ),
        ...moved(
          blob(
            pen,
            [
              [-0.1, -0.2],
              [0.1, -0.2],
              [0, -0.09, 1],
            ],
            '#e08a22',
          ),
          { y: 0.05 * chews + (moment === 'again' ? 0.06 * between(frame, pause, pause + 4) : 0) },
        ),
      ],
      { y: 0.05 - 0.1 * flap },
    ),
    ...(moment === 'ends'
      ? []
      : [
          ...blob(
            pen,
            [
              [-0.24, 0.36, 1],
              [0.24, 0.36, 1],
              [0.18, 0.86, 1],
              [-0.18, 0.86, 1],
            ],
            '#e8505b',
          ),
          ...[-0.16, 0, 0.16].flatMap((x, i) => disc(pen, x, 0.32 - (i % 2) * 0.06, 0.1, 0.09, '#fff4cf')),
        ]),
    ...[-1.25, 1.25].flatMap((x) => [...disc(pen, x, 0.72, 0.46, 0.44, '#6a4b8a')]),
    ...slab(pen, [-2, 0.86, 2, 1.3], '#8a3f5c'),
  ];
};
