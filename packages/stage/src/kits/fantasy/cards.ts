import {
  ellipsePath,
  starPath,
  css,
  easing,
  roundedRect,
  spark,
  spiral,
  svgPath,
  taper,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import { typefaces } from '../../lettering/fonts.ts';
import { letter } from '../../lettering/lettering.ts';
import { textWidth } from '../../lettering/measure.ts';
import type { CardArt } from '../card-art.ts';
import type { FantasyKit } from './kit.ts';

const night = css([0.24, 0.11, 288]);

/** Golden letters among stars, below a crescent with a comet. */
export const fantasyCards = (kit: FantasyKit): CardArt => ({
  layout: {
    emblemY: 170,
    emblemRadius: 92,
    episodeY: 352,
    wordY: 590,
    wordSize: 178,
    wordWidth: 1340,
    starY: 730,
  },
  emblem: (drawing, x, y, radius, turn) => crescent(kit, drawing, x, y, radius, turn),
  field(drawing, y) {
    drawing.fill(roundedRect(0, 0, 1920, 1080), {
      radial: [960, y, 120, 960, y, 1150],
      stops: [
        [0, css([0.22, 0.12, 288], 0.62)],
        [0.55, css([0.24, 0.13, 290], 0.4)],
        [1, css([0.18, 0.1, 285], 0.55)],
      ],
    });
    kit.stars(drawing, 120, 80, 60, 1840, 900, 21, [3, 11], 0.9);
  },
  word: (size) => ({
    arc: -size * 0.1,
    passes: [
      {
        fill: css([0.28, 0.13, 290]),
        stroke: { color: css([0.28, 0.13, 290], 0.85), width: size * 0.16 },
        shadow: { blur: 46, dx: 0, dy: 0, color: css([0.85, 0.13, 85], 0.9) },
      },
      { stroke: { color: css([0.36, 0.15, 300]), width: size * 0.085 } },
      {
        fill: {
          linear: [0, -size * 0.75, 0, size * 0.12],
          stops: [
            [0, css([0.985, 0.06, 95])],
            [0.5, css([0.9, 0.13, 86])],
            [1, css([0.76, 0.15, 62])],
          ],
        },
        stroke: { color: css([0.98, 0.06, 92]), width: size * 0.016 },
      },
    ],
  }),
  arrive: (t) => ({ dy: 46 * (1 - easing.out(t)), scale: 1, alpha: easing.soft(t) }),
  line(drawing, text, x, y, size, bright = false) {
    const face = typefaces.fantasy.line;
    const width = textWidth(text, face, size);
    letter(drawing, text, x, y, size * 1.08, face, {
      passes: [
        {
          fill: night,
          stroke: { color: css([0.24, 0.11, 288], 0.75), width: size * 0.2 },
          shadow: { blur: 18, dx: 0, dy: 0, color: css([0.24, 0.11, 288], 0.9) },
        },
        { fill: css(bright ? [0.93, 0.12, 88] : [0.97, 0.03, 320]) },
      ],
    });
    for (const side of [-1, 1]) {
      const end = x + side * (width / 2 + size * 1.3);
      drawing.fill(spark(end, y - size * 0.35, size * 0.36, 0.13), css([0.93, 0.12, 88]));
      const curl = taper(
        [
          [end + side * size * 0.5, y - size * 0.32],
          [end + side * size * 1.4, y - size * 0.42],
          ...spiral(end + side * size * 1.9, y - size * 0.55, size * 0.34, 1.3, 1.5, -side, 16),
        ],
        (t) => size * 0.13 * (1 - t * 0.8),
      );
      drawing.fill(curl, css([0.9, 0.13, 86]));
    }
  },
});

function crescent(
  kit: FantasyKit,
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  turn: number,
): void {
  kit.glow(drawing, x, y, radius * 2.3, kit.gold, 0.55);
  const inner = radius * 0.82;
  const moon = svgPath(
    `M${x + radius * 0.34} ${y - radius * 0.95}` +
      `A${radius} ${radius} 0 1 0 ${x + radius * 0.88} ${y + radius * 0.47}` +
      `A${inner} ${inner} 0 1 1 ${x + radius * 0.34} ${y - radius * 0.95}Z`,
  );
  drawing.fill(moon, {
    linear: [x - radius, y - radius, x + radius, y + radius],
    stops: [
      [0, css([0.97, 0.08, 95])],
      [1, css([0.8, 0.14, 78])],
    ],
  });
  const around = (t: number, reach: number): [number, number] => {
    const angle = -2.5 + t * 4.2 + turn * Math.PI * 2;
    return [
      x + Math.cos(angle) * radius * reach,
      y + Math.sin(angle) * radius * reach * 0.62 - radius * 0.05,
    ];
  };
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const [cx, cy] = around(t, 1.34 - 0.08 * t);
    const dust =
      i % 4 === 3 ? spark(cx, cy, radius * 0.13 * t + 3, 0.14) : ellipsePath(cx, cy, 1.5 + radius * 0.03 * t);
    drawing.fill(dust, css([0.97, 0.08, 90], 0.25 + 0.75 * t));
  }
  const [headX, headY] = around(1, 1.26);
  kit.glow(drawing, headX, headY, radius * 0.6, kit.gold, 0.9);
  drawing.fill(starPath(headX, headY, radius * 0.24, radius * 0.11, 5), css([0.97, 0.09, 90]));
}
