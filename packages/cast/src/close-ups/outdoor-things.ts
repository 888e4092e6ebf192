/** What there is outdoors. */
import { ellipse, wire } from '@milestoon/drawing';
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

/** Round and round; the bell gives a glint. */
export const bikeWheel: CloseUpDrawing = (pen, frame) => {
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI + frame * 0.16;
    return line(
      [
        [0, 0],
        [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5],
      ],
      0.02,
      '#c7ced8',
    );
  });
  return moved(
    [
      shadow(0, 0.6, 0.6, 0.24),
      wire(ellipse(0, 0, 0.56), 0.13, '#3f3a46', true),
      wire(ellipse(0, 0, 0.49), 0.03, '#e9eef4', true),
      ...spokes,
      ...moved([...disc(pen, 0.32, 0, 0.07, 0.07, '#ffc93c')], { turn: frame * 9.2 }),
      ...rod(
        pen,
        [
          [0, 0],
          [0.3, -0.66],
          [0.42, -1],
        ],
        0.06,
        pen.signature,
      ),
      ...blob(
        pen,
        [
          [-0.62, -0.2],
          [-0.36, -0.62],
          [0.1, -0.76],
          [0.1, -0.67],
          [-0.3, -0.54],
          [-0.54, -0.18],
        ],
        pen.signature,
      ),
      ...disc(pen, 0, 0, 0.09, 0.09, '#e9eef4'),
      ...glint(-0.3, -0.52, 0.18 * hop(frame, 8, 14, 26)),
    ],
    { y: 0.02 },
  );
};

/** The carrot is put where the nose belongs. */
export const snowman: CloseUpDrawing = (pen, frame) => {
  const put = between(frame, 6, 22);
  return [
    ...disc(pen, 0, 0.98, 0.66, 0.5, '#f4f8ff'),
    ...disc(pen, 0, 0, 0.5, 0.5, '#fbfdff'),
    dot(-0.17, -0.12, 0.055, 0.07, ink),
    dot(0.17, -0.12, 0.055, 0.07, ink),
    ...[-0.24, -0.13, 0, 0.13, 0.24].map((x) => dot(x, 0.3 - x * x * 1.5, 0.03, 0.03, ink)),
    ...moved(
      blob(
        pen,
        [
          [0, -0.06],
          [0.4, 0.05, 1],
          [0, 0.08],
          [-0.05, 0.01],
        ],
        '#f58a2b',
      ),
      { x: 0.55 * (1 - put), y: 0.06 - 0.1 * (1 - put), turn: 3 * wave(frame, 16) * (1 - put) },
    ),
    ...rod(
      pen,
      [
        [-0.46, 0.46],
        [0, 0.54],
        [0.46, 0.46],
      ],
      0.1,
      pen.signature,
    ),
    ...moved(
      blob(
        pen,
        [
          [0.3, 0.44, 1],
          [0.5, 0.46, 1],
          [0.6, 0.9, 1],
          [0.38, 0.94, 1],
        ],
        pen.signature,
      ),
      { turn: -10 + 8 * wave(frame, 26), about: [0.4, 0.46] },
    ),
    ...slab(pen, [-0.56, -0.5, 0.56, -0.4], '#3d3a4a'),
    ...slab(pen, [-0.34, -0.86, 0.34, -0.46], '#3d3a4a'),
    ...slab(pen, [-0.34, -0.6, 0.34, -0.5], '#e8505b', { line: 0.4 }),
    ...reachingHand(pen, [0.4 + 0.55 * (1 - put), 0.1 - 0.1 * (1 - put)], {
      direction: -104,
      shape: 'fist',
      away: 0.5 * between(frame, 26, 40),
    }),
  ];
};

/** The flag waves; one last handful of sand trickles. */
export const sandcastle: CloseUpDrawing = (pen, frame) => {
  const sand = '#e9c27c';
  const tower = (x: number, top: number, w: number): ReturnType<CloseUpDrawing> => [
    ...blob(
      pen,
      [
        [x - w, top, 1],
        [x + w, top, 1],
        [x + w * 1.25, ground + 0.1, 1],
        [x - w * 1.25, ground + 0.1, 1],
      ],
      sand,
    ),
    ...[-0.75, 0, 0.75].flatMap((k) =>
      slab(pen, [x + k * w - w * 0.24, top - 0.11, x + k * w + w * 0.24, top + 0.02], sand, { line: 0.5 }),
    ),
  ];
  return [
    ...blob(
      pen,
      [
        [-1.3, 0.62],
        [-0.7, 0.42],
        [0, 0.38],
        [0.7, 0.42],
        [1.3, 0.62],
        [0, 0.86],
      ],
      sand,
    ),
    ...tower(-0.5, -0.02, 0.2),
    ...tower(0.5, 0.04, 0.2),
    ...tower(0, -0.24, 0.26),
    ...blob(
      pen,
      [
        [-0.1, 0.52, 1],
        [-0.1, 0.26],
        [0, 0.18],
        [0.1, 0.26],
        [0.1, 0.52, 1],
      ],
      '#a97a3e',
    ),
    ...rod(
      pen,
      [
        [0, -0.34],
        [0, -0.8],
      ],
      0.018,
      '#8a5a34',
    ),
    ...blob(
      pen,
      [
        [0, -0.8, 1],
        [0.14, -0.76 + 0.03 * wave(frame, 14)],
        [0.3, -0.7 + 0.05 * wave(frame, 14, 0.3), 1],
        [0.14, -0.64 + 0.03 * wave(frame, 14, 0.2)],
        [0, -0.58, 1],
      ],
      '#f2545b',
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      dot(0.5 + 0.05 * wave(i, 3), -0.42 + ((frame * 0.03 + i * 0.09) % 0.44), 0.02, 0.028, '#d9a95c'),
    ),
    ...reachingHand(pen, [0.52, -0.44], {
      direction: -66,
      shape: 'relaxed',
      thumb: -1,
      away: 0.03 * wave(frame, 20),
    }),
  ];
};
