/** The joke that comes back: a teddy, a mouse in a pocket and a sock. */
import { ellipse, shadowOf, solid } from '@milestoon/drawing';
import {
  between,
  blob,
  type CloseUpDrawing,
  disc,
  dot,
  eyes,
  glint,
  ground,
  type Holder,
  hop,
  ink,
  line,
  moved,
  rod,
  shadow,
  slab,
  wave,
} from './close-up.ts';
import { type GagDrawing, pause } from './gag.ts';

const teddyBody = (pen: Holder, clap: number, open = 1): ReturnType<CloseUpDrawing> => [
  ...disc(pen, -0.26, 0.5, 0.15, 0.13, '#b9804d'),
  ...disc(pen, 0.26, 0.5, 0.15, 0.13, '#b9804d'),
  ...disc(pen, 0, 0.22, 0.32, 0.34, '#b9804d'),
  dot(0, 0.26, 0.18, 0.2, '#e6c39a'),
  ...disc(pen, -0.24, -0.52, 0.13, 0.13, '#b9804d'),
  ...disc(pen, 0.24, -0.52, 0.13, 0.13, '#b9804d'),
  ...disc(pen, 0, -0.28, 0.36, 0.33, '#c48a55'),
  ...disc(pen, 0, -0.17, 0.16, 0.13, '#ecd0aa'),
  dot(0, -0.22, 0.05, 0.035, ink),
  line(
    [
      [-0.06, -0.12],
      [0, -0.09],
      [0.06, -0.12],
    ],
    0.022,
    ink,
  ),
  ...eyes(0, -0.34, 0.14, 0.055, { open }),
  ...rod(
    pen,
    [
      [-0.28, 0.08],
      [-0.34 + 0.28 * clap, 0.3 - 0.12 * clap],
    ],
    0.1,
    '#b9804d',
  ),
  ...rod(
    pen,
    [
      [0.28, 0.08],
      [0.34 - 0.28 * clap, 0.3 - 0.12 * clap],
    ],
    0.1,
    '#b9804d',
  ),
];

/** Sits on its chair, looks at us, and is gone. */
export const teddy: GagDrawing = (pen, frame, moment) => {
  const falls = between(frame, moment === 'ends' ? 26 : pause, moment === 'ends' ? 34 : pause + 9);
  const clap = moment === 'ends' ? Math.abs(wave(frame, 8)) * (1 - falls) : 0;
  const chair = [
    ...slab(pen, [0.36, -0.7, 0.5, 0.62], '#d9a05f'),
    ...slab(pen, [-0.5, 0.56, 0.5, 0.68], '#e0aa6a'),
    ...slab(pen, [-0.46, 0.68, -0.36, 1.2], '#c98f52'),
    ...slab(pen, [0.36, 0.68, 0.46, 1.2], '#c98f52'),
  ];
  if (moment === 'again')
    return [
      shadow(0, ground + 0.06, 0.6, 0.24),
      ...moved(teddyBody(pen, 0, frame < 44 ? 0 : 1), {
        turn: 180,
        about: [0, 0],
        y: -0.9 * (1 - between(frame, 0, 8)) + 0.02,
        tall: 1 - 0.2 * hop(frame, 8, 8, 400),
      }),
      ...[-0.5, 0, 0.5].flatMap((x, i) =>
        glint(x, -0.56 - 0.05 * wave(frame, 20, i * 0.3), 0.12 * between(frame, 10, 16)),
      ),
    ];
  return [
    ...chair,
    ...moved(teddyBody(pen, clap), {
      turn: -115 * falls,
      x: -0.5 * falls,
      y: 1.5 * falls * falls,
      about: [-0.2, 0.5],
    }),
  ];
};

/** Out of a pocket: ears first. */
export const mouse: GagDrawing = (pen, frame, moment) => {
  const out = moment === 'ends' ? 1 : between(frame, pause, pause + (moment === 'again' ? 4 : 16));
  const cheer = moment === 'ends' ? Math.abs(wave(frame, 14)) * between(frame, pause, pause + 4) : 0;
  const fur = '#b9b3c4';
  return [
    ...slab(pen, [-2, -1, 2, 1.3], pen.sleeve),
    ...moved(
      [
        ...disc(pen, -0.27, -0.32, 0.21, 0.21, fur),
        ...disc(pen, 0.27, -0.32, 0.21, 0.21, fur),
        dot(-0.27, -0.32, 0.13, 0.13, '#f2b8c6'),
        dot(0.27, -0.32, 0.13, 0.13, '#f2b8c6'),
        ...blob(
          pen,
          [
            [0, -0.36],
            [0.3, -0.14],
            [0.26, 0.14],
            [0.3, 0.6],
            [-0.3, 0.6],
            [-0.26, 0.14],
            [-0.3, -0.14],
          ],
          fur,
        ),
        ...eyes(0, -0.1, 0.14, 0.06, { look: moment === 'begins' ? wave(frame, 36) : 0 }),
        dot(0, 0.03, 0.045, 0.035, '#e8788f'),
        ...[-1, 1].flatMap((side) => [
          line(
            [
              [side * 0.08, 0.04],
              [side * 0.4, 0.02],
            ],
            0.012,
            ink,
          ),
          line(
            [
              [side * 0.08, 0.06],
              [side * 0.38, 0.12],
            ],
            0.012,
            ink,
          ),
        ]),
        ...rod(
          pen,
          [
            [-0.26, 0.26],
            [-0.4, 0.2 - 0.5 * cheer],
          ],
          0.06,
          fur,
        ),
        ...rod(
          pen,
          [
            [0.26, 0.26],
            [0.4, 0.2 - 0.5 * cheer],
          ],
          0.06,
          fur,
        ),
      ],
      { y: 0.62 - 0.5 * out - 0.05 * cheer },
    ),
    ...blob(
      pen,
      [
        [-0.62, 0.22, 1],
        [0.62, 0.22, 1],
        [0.64, 0.9],
        [0.4, 1.3, 1],
        [-0.4, 1.3, 1],
        [-0.64, 0.9],
      ],
      shadowOf(pen.sleeve, 'cloth', 0.8),
      { shade: 0.8 },
    ),
    line(
      [
        [-0.58, 0.3],
        [0.58, 0.3],
      ],
      0.025,
      'rgba(255,255,255,0.6)',
    ),
  ];
};

/** One red, one gone. */
export const sock: GagDrawing = (pen, frame, moment) => {
  const off =
    moment === 'ends'
      ? between(frame, pause, pause + 14)
      : moment === 'again'
        ? 0.16 * hop(frame, 12, 14, 30)
        : 0;
  const wiggle = 6 * wave(frame, 18);
  const foot = (x: number): ReturnType<CloseUpDrawing> => [
    ...blob(
      pen,
      [
        [x - 0.2, -1.2, 1],
        [x + 0.2, -1.2, 1],
        [x + 0.18, 0.06],
        [x + 0.5, 0.22],
        [x + 0.66, 0.4],
        [x + 0.56, 0.5, 1],
        [x - 0.26, 0.5, 1],
        [x - 0.26, 0.2],
      ],
      pen.skin,
      { material: 'skin' },
    ),
    ...[0, 1, 2].flatMap((i) =>
      solid(
        pen,
        [ellipse(x + 0.62 - i * 0.1, 0.34 - i * 0.05 + 0.03 * wave(frame, 16, i * 0.2), 0.1 - i * 0.012)],
        pen.skin,
        {
          material: 'skin',
          shade: 0.4,
          dots: false,
        },
      ),
    ),
  ];
  return [
    shadow(-0.1, 0.54, 1.1, 0.22),
    ...foot(-0.62),
    ...foot(0.42),
    ...moved(
      [
        ...blob(
          pen,
          [
            [0.14, -0.62, 1],
            [0.7, -0.62, 1],
            [0.68, 0.04],
            [0.98, 0.16],
            [1.2, 0.34],
            [1.14, 0.54, 1],
            [0.1, 0.54, 1],
            [0.1, 0.2],
          ],
          '#e23d47',
        ),
        ...[-0.5, -0.3].map((y) =>
          line(
            [
              [0.15, y],
              [0.42, y + 0.03],
              [0.69, y],
            ],
            0.07,
            '#fff7e6',
          ),
        ),
        ...disc(pen, 0.2, 0.42, 0.13, 0.13, '#fff7e6'),
      ],
      { x: 0.9 * off, y: -1.9 * off, turn: 240 * off + wiggle * (1 - off) * 0.4, about: [0.42, 0.3] },
    ),
  ];
};
