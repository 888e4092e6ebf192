/** What one plays with, gives and makes. */
import { ellipse, fill, star, wire } from '@milestoon/drawing';
import { ball as football, balloon as toyBalloon, gift, giftOf, put, stood } from '@milestoon/things';
import {
  between,
  blob,
  type CloseUpDrawing,
  dot,
  ground,
  hop,
  line,
  moved,
  reachingHand,
  rod,
  shadow,
  slab,
  wave,
} from './close-up.ts';

export const ball: CloseUpDrawing = (pen, frame) => {
  const up = hop(frame, 4, 16, 18);
  const flat = up < 0.12 && frame > 4 ? 0.86 : 1;
  return [
    shadow(0, ground + 0.04, 0.42 - 0.16 * up, 0.26),
    ...moved(put(pen, football, { turn: 24 * wave(frame, 36) }, { at: [0, 0.06], size: 2.2 }), {
      y: -0.5 * up,
      tall: flat,
      about: [0, ground],
    }),
  ];
};

/** Somebody in it cannot wait. */
export const present: CloseUpDrawing = (pen, frame) => {
  const lifted = hop(frame, 16, 14, 26);
  return [
    shadow(0, ground + 0.04, 0.6, 0.24),
    ...moved(stood(pen, gift, { ...giftOf(pen.signature), lifted }, { at: [0, ground], size: 2.7 }), {
      turn: 2.5 * wave(frame, 8) * (1 - lifted) * between(frame, 4, 10),
      about: [0, ground],
    }),
    ...reachingHand(pen, [0.5, 0.06], {
      direction: -98,
      shape: 'open',
      away: 0.8 - 0.8 * between(frame, 6, 18),
    }),
  ];
};

/** A page turns by itself, nearly. */
export const book: CloseUpDrawing = (pen, frame) => {
  const turned = between(frame % 44, 8, 28);
  const reach = Math.cos(turned * Math.PI) * 0.66;
  const rise = Math.sin(turned * Math.PI) * 0.4;
  const text = (x: number): ReturnType<CloseUpDrawing> =>
    [0, 0.1, 0.2].map((y) =>
      line(
        [
          [x, 0.1 + y],
          [x + 0.4, 0.1 + y],
        ],
        0.025,
        '#c9bfae',
      ),
    );
  return [
    ...blob(
      pen,
      [
        [-0.84, -0.36, 1],
        [0, -0.3, 1],
        [0.84, -0.36, 1],
        [0.88, 0.5, 1],
        [0, 0.54, 1],
        [-0.88, 0.5, 1],
      ],
      pen.signature,
    ),
    ...blob(
      pen,
      [
        [0, -0.34, 1],
        [-0.4, -0.44],
        [-0.78, -0.38, 1],
        [-0.8, 0.44, 1],
        [-0.4, 0.4],
        [0, 0.48, 1],
      ],
      '#fffaf0',
    ),
    ...blob(
      pen,
      [
        [0, -0.34, 1],
        [0.4, -0.44],
        [0.78, -0.38, 1],
        [0.8, 0.44, 1],
        [0.4, 0.4],
        [0, 0.48, 1],
      ],
      '#fffaf0',
    ),
    dot(-0.4, -0.14, 0.22, 0.16, '#a9d8f5'),
    dot(-0.4, -0.1, 0.09, 0.1, '#f6b84c'),
    fill(star(0.4, -0.14, 0.16, 0.45, 5), '#f28ca5'),
    ...text(-0.6),
    ...text(0.2),
    ...blob(
      pen,
      [
        [0, -0.34, 1],
        [reach * 0.5, -0.44 - rise * 0.6],
        [reach, -0.38 - rise, 1],
        [reach * 1.02, 0.44 - rise, 1],
        [reach * 0.5, 0.4 - rise * 0.6],
        [0, 0.48, 1],
      ],
      '#fff4df',
      { line: 0.5 },
    ),
    ...reachingHand(pen, [0.66 - 0.3 * turned, 0.3 - rise * 0.5], {
      direction: -128,
      shape: 'flat',
      away: 0.2 * turned,
    }),
  ];
};

/** A sun, a house and a line that is not finished. */
export const drawing: CloseUpDrawing = (pen, frame) => {
  const way = between(frame, 4, 40);
  const x = -0.5 + way * 0.85;
  const y = 0.26 - 0.14 * Math.sin(way * 9) - 0.03 * Math.abs(wave(frame, 20)) * between(frame, 38, 44);
  const grass = Array.from({ length: 14 }, (_, i): [number, number] => {
    const t = (way * i) / 13;
    return [-0.5 + t * 0.85, 0.26 - 0.14 * Math.sin(t * 9)];
  });
  return [
    ...slab(pen, [-1.9, -1, 1.9, 1.1], '#c98f5c'),
    ...moved(
      [
        ...slab(pen, [-0.78, -0.58, 0.78, 0.52], '#fffdf6'),
        wire(ellipse(0.46, -0.32, 0.14), 0.05, '#f7b733', true),
        ...[0, 60, 120, 180, 240, 300].flatMap((turn) =>
          moved(
            [
              line(
                [
                  [0.66, -0.32],
                  [0.72, -0.32],
                ],
                0.05,
                '#f7b733',
              ),
            ],
            { turn, about: [0.46, -0.32] },
          ),
        ),
        line(
          [
            [-0.52, 0.12],
            [-0.52, -0.2],
            [-0.3, -0.44, 1],
            [-0.08, -0.2],
            [-0.08, 0.12],
          ],
          0.05,
          '#e8505b',
        ),
        line(
          [
            [-0.56, -0.18],
            [-0.04, -0.18],
          ],
          0.05,
          '#e8505b',
        ),
        line(grass, 0.055, '#57a639'),
      ],
      { turn: -4 },
    ),
    ...rod(
      pen,
      [
        [x, y],
        [x + 0.16, y - 0.26],
      ],
      0.05,
      '#57a639',
    ),
    ...reachingHand(pen, [x + 0.1, y - 0.06], { direction: -125, shape: 'fist' }),
  ];
};

export const balloon: CloseUpDrawing = (pen, frame) =>
  [-0.5, 0.52, 0].flatMap((x, i) =>
    put(
      pen,
      toyBalloon,
      { color: ['#f2545b', '#4aa3df', '#ffc93c'][i] ?? pen.signature },
      {
        at: [
          x + 0.03 * wave(frame, 46, i * 0.4),
          0.2 + (i === 2 ? 0.02 : 0.14) + 0.06 * wave(frame, 40, i * 0.3),
        ],
        turn: 5 * wave(frame, 46, i * 0.4),
      },
    ),
  );
