/** What is held, worn and turned. */
import { ellipse, openCurve, solid, wire } from '@milestoon/drawing';
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  glint,
  ground,
  hop,
  ink,
  line,
  moved,
  reachingHand,
  rod,
  shadow,
  slab,
  wave,
} from './close-up.ts';

export const key: CloseUpDrawing = (pen, frame) => {
  const turn = 90 * between(frame, 16, 26);
  return [
    ...slab(pen, [-1.9, -1, 1.9, 1.1], '#b9774a'),
    ...solid(pen, [ellipse(-0.1, 0.02, 0.34, 0.5, 0, 44, 4)], '#e6c067', { shade: 0.6, dots: false }),
    dot(-0.1, -0.05, 0.09, 0.09, ink),
    ...moved(
      [
        ...rod(
          pen,
          [
            [-0.1, -0.05],
            [0.2, -0.05],
          ],
          0.05,
          '#f2d27a',
        ),
        ...solid(pen, [ellipse(0.42, -0.05, 0.25, 0.18 + 0.0)], '#f2d27a', {
          shade: 0.6,
          inner: [dot(0.46, -0.05, 0.11, 0.08, '#8a5a34')],
        }),
      ],
      {
        turn: turn * 0.2 + 1.5 * wave(frame, 34),
        about: [-0.1, -0.05],
        x: 0.5 * (1 - between(frame, 2, 14)),
      },
    ),
    ...reachingHand(pen, [0.4 + 0.5 * (1 - between(frame, 2, 14)), 0.02 + turn * 0.0006], {
      direction: -100,
      shape: 'fist',
    }),
    ...glint(0.02, -0.35, 0.2 * hop(frame, 26, 14, 60)),
  ];
};

export const scissors: CloseUpDrawing = (pen, frame) => {
  const open = 17 * Math.abs(wave(frame, 20));
  const blade = (turn: number): ReturnType<CloseUpDrawing> =>
    moved(
      [
        ...blob(
          pen,
          [
            [-0.05, 0.02],
            [-0.04, -0.5],
            [0.03, -0.74, 1],
            [0.07, -0.02],
          ],
          '#cfd8e3',
        ),
        ...solid(pen, [ellipse(0.02, 0.4, 0.19, 0.24)], '#f2788f', {
          shade: 0.4,
          inner: [dot(0.02, 0.4, 0.1, 0.14, 'rgba(90,60,90,0.55)')],
        }),
        ...rod(
          pen,
          [
            [0, 0],
            [0.02, 0.22],
          ],
          0.05,
          '#f2788f',
        ),
      ],
      { turn },
    );
  const by = 0.2 * between(frame, 0, 40);
  return moved([...blade(open + 9), ...blade(-open - 9), dot(0, 0, 0.04, 0.04, ink)], {
    turn: 46,
    x: -0.1 + by,
    y: 0.1 - by * 0.6,
    size: 1.15,
  });
};

export const glasses: CloseUpDrawing = (pen, frame) => {
  const down = between(frame, 4, 20);
  const lens = (x: number): ReturnType<CloseUpDrawing> =>
    solid(pen, [ellipse(x, 0, 0.36, 0.33)], '#58b368', {
      shade: 0.3,
      inner: [
        dot(x, 0, 0.27, 0.25, '#e2f4ff'),
        line(
          [
            [x - 0.12, 0.06],
            [x + 0.06, -0.14],
          ],
          0.04,
          'rgba(255,255,255,0.95)',
        ),
      ],
    });
  return [
    ...moved(
      [
        ...rod(
          pen,
          [
            [-0.12, -0.03],
            [0, -0.1],
            [0.12, -0.03],
          ],
          0.045,
          '#58b368',
        ),
        ...lens(-0.46),
        ...lens(0.46),
      ],
      { y: -0.1 - 0.2 * (1 - down), turn: 3 * wave(frame, 40) },
    ),
    ...reachingHand(pen, [0.78, 0.06 - 0.2 * (1 - down)], { direction: -115, shape: 'fist' }),
    ...glint(-0.3, -0.3, 0.22 * hop(frame, 16, 16, 34)),
    shadow(0, 0.7, 0.5, 0.08),
  ];
};

/** Out of its envelope, a heart first. */
export const letter: CloseUpDrawing = (pen, frame) => {
  const out = between(frame, 8, 24);
  return moved(
    [
      ...slab(pen, [-0.62, -0.28, 0.62, 0.5], '#e8d3ae'),
      ...moved(
        [
          ...slab(pen, [-0.5, -0.3, 0.5, 0.4], '#fffdf6'),
          ...blob(
            pen,
            [
              [0, 0.02, 1],
              [-0.17, -0.13],
              [-0.09, -0.24],
              [0, -0.16, 1],
              [0.09, -0.24],
              [0.17, -0.13],
            ],
            '#e8505b',
            { line: 0.5 },
          ),
        ],
        { y: 0.05 - 0.42 * out },
      ),
      ...blob(
        pen,
        [
          [-0.62, -0.28, 1],
          [0, 0.2, 1],
          [0.62, -0.28, 1],
          [0.62, 0.5, 1],
          [-0.62, 0.5, 1],
        ],
        '#f6e6c6',
      ),
      line(
        [
          [-0.62, 0.5],
          [-0.1, 0.14],
        ],
        0.02,
        '#cdb184',
      ),
      line(
        [
          [0.62, 0.5],
          [0.1, 0.14],
        ],
        0.02,
        '#cdb184',
      ),
    ],
    { turn: -4 + 3 * wave(frame, 40) },
  ).concat(reachingHand(pen, [0.66, 0.3], { direction: -105, shape: 'fist' }));
};

/** Its laces pull themselves tight. */
export const shoe: CloseUpDrawing = (pen, frame) => {
  const tied = between(frame, 6, 26);
  const loop = (side: 1 | -1): ReturnType<CloseUpDrawing> => [
    wire(
      openCurve([
        [0.02, -0.13],
        [side * 0.2 * tied + 0.02, -0.34 * tied - 0.13],
        [side * 0.34 * tied + 0.02, -0.16],
        [0.02, -0.13],
      ]),
      0.045,
      '#ffffff',
    ),
    wire(
      openCurve([
        [0.02, -0.13],
        [side * (0.4 - 0.16 * tied), 0.06 + 0.1 * (1 - tied)],
        [side * (0.5 - 0.2 * tied), 0.24],
      ]),
      0.045,
      '#ffffff',
    ),
  ];
  return [
    shadow(0.05, ground + 0.05, 0.85, 0.24),
    ...moved(
      [
        ...blob(
          pen,
          [
            [-0.78, 0.4, 1],
            [-0.8, -0.3],
            [-0.56, -0.44],
            [-0.3, -0.34],
            [0, -0.2],
            [0.4, -0.02],
            [0.8, 0.12],
            [0.88, 0.4, 1],
          ],
          '#4a7fd0',
        ),
        ...slab(pen, [-0.82, 0.36, 0.9, 0.5], '#fffaf0'),
        dot(-0.56, -0.36, 0.2, 0.07, 'rgba(50,35,60,0.6)'),
        ...[0, 1, 2].map((i) =>
          line(
            [
              [-0.26 + i * 0.16, -0.26 + i * 0.07],
              [-0.1 + i * 0.16, -0.08 + i * 0.09],
            ],
            0.04,
            '#ffffff',
          ),
        ),
      ],
      { turn: 1.5 * wave(frame, 20) * tied },
    ),
    ...moved([...loop(-1), ...loop(1), ...disc(pen, 0.02, -0.13, 0.06, 0.05, '#ffffff')], {
      x: -0.05,
      y: 0.02,
    }),
    ...reachingHand(pen, [0.34 + 0.05 * wave(frame, 16), -0.22], {
      direction: -68,
      shape: 'fist',
      thumb: -1,
      away: 0.12 * tied,
    }),
    ...reachingHand(pen, [-0.4 - 0.05 * wave(frame, 16), -0.24], {
      direction: 68,
      shape: 'fist',
      away: 0.12 * tied,
    }),
  ];
};
