import { ellipsePath, polygonPath, css, easing, join, leaf } from '@milestoon/drawing';
import { textWidth } from '../../lettering/measure.ts';
import { typefaces } from '../../lettering/fonts.ts';
import { letter } from '../../lettering/lettering.ts';
import type { Drawing } from '../../drawing.ts';
import type { CardArt } from '../card-art.ts';
import type { AnimeKit } from './kit.ts';

const blue = css([0.42, 0.16, 262]);
const white = css([0.98, 0.01, 90]);

/** Candy letters on rays of light, below a turning blossom. */
export const animeCards = (_kit: AnimeKit): CardArt => ({
  layout: {
    emblemY: 170,
    emblemRadius: 92,
    episodeY: 352,
    wordY: 588,
    wordSize: 178,
    wordWidth: 1340,
    starY: 730,
  },
  emblem: blossom,
  field(drawing, y) {
    const rays = Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2;
      return polygonPath([
        [960 + Math.cos(angle) * 240, y + Math.sin(angle) * 120],
        [960 + Math.cos(angle - 0.03) * 1700, y + Math.sin(angle - 0.03) * 1500],
        [960 + Math.cos(angle + 0.04) * 1700, y + Math.sin(angle + 0.04) * 1500],
      ]);
    });
    drawing.fill(join(rays), css([1, 0.02, 95], 0.2));
    drawing.fill(ellipsePath(960, y, 1000, 420), {
      radial: [960, y, 0, 960, y, 900],
      stops: [
        [0, css([1, 0.02, 95], 0.62)],
        [1, css([1, 0.02, 95], 0)],
      ],
    });
  },
  word: (size) => ({
    bounce: size * 0.035,
    jitter: 0.035,
    slant: size * 0.1,
    passes: [
      {
        stroke: { color: css([0.3, 0.13, 265], 0.35), width: size * 0.26 },
        dx: size * 0.05,
        dy: size * 0.09,
      },
      { stroke: { color: css([0.38, 0.16, 262]), width: size * 0.27 } },
      { stroke: { color: '#ffffff', width: size * 0.15 } },
      {
        fill: {
          linear: [0, -size * 0.8, 0, size * 0.12],
          stops: [
            [0, css([0.93, 0.14, 95])],
            [0.48, css([0.82, 0.17, 60])],
            [0.5, css([0.72, 0.21, 25])],
            [1, css([0.66, 0.23, 10])],
          ],
        },
      },
      {
        fill: {
          linear: [0, -size * 0.85, 0, -size * 0.35],
          stops: [
            [0, 'rgba(255,255,255,0.55)'],
            [1, 'rgba(255,255,255,0)'],
          ],
        },
      },
    ],
  }),
  arrive: (t) => ({ dy: -260 * (1 - easing.overshoot(t)), scale: Math.min(1, 0.3 + t * 2), alpha: 1 }),
  line(drawing, text, x, y, size, bright = false) {
    const face = typefaces.anime.line;
    const half = textWidth(text, face, size) / 2;
    const pad = size * 0.7;
    const plate = polygonPath([
      [x - half - pad, y - size * 1.05],
      [x + half + pad * 1.4, y - size * 1.05],
      [x + half + pad, y + size * 0.48],
      [x - half - pad * 1.4, y + size * 0.48],
    ]);
    drawing.fill(plate, bright ? white : blue);
    drawing.stroke(plate, bright ? blue : '#ffffff', 4);
    letter(drawing, text, x, y, size, face, { passes: [{ fill: bright ? blue : '#ffffff' }] });
  },
});

function blossom(drawing: Drawing, x: number, y: number, radius: number, turn: number): void {
  drawing.fill(ellipsePath(x, y, radius * 1.9), {
    radial: [x, y, 0, x, y, radius * 1.9],
    stops: [
      [0, css([0.99, 0.05, 90], 0.95)],
      [1, css([0.99, 0.05, 90], 0)],
    ],
  });
  const angle = turn * Math.PI * 2;
  const petals = (from: number, alpha: number): void => {
    for (let i = 0; i < 5; i++) {
      const at = from + i * 1.2566;
      const petal = leaf(
        x + Math.cos(at) * radius * 0.1,
        y + Math.sin(at) * radius * 0.1,
        radius * 0.95,
        radius * 0.5,
        at + 0.2,
        0.12,
      );
      drawing.fill(petal, {
        radial: [x, y, 0, x, y, radius],
        stops: [
          [0, css([0.74, 0.18, 5], alpha)],
          [1, css([0.93, 0.07, 0], alpha)],
        ],
      });
      if (alpha < 1) continue;
      drawing.clip(petal, (inside) =>
        inside.outside(petal, -radius * 0.05, -radius * 0.07, css([0.7, 0.17, 350], 0.5)),
      );
      drawing.stroke(petal, css([0.55, 0.17, 355]), radius * 0.035);
    }
  };
  petals(angle - 0.5, 0.18);
  petals(angle - 0.25, 0.35);
  petals(angle, 1);
  drawing.fill(ellipsePath(x, y, radius * 0.2), css([0.92, 0.14, 90]));
  drawing.stroke(ellipsePath(x, y, radius * 0.2), css([0.68, 0.15, 60]), radius * 0.04);
  const ring = radius * 1.2;
  for (let i = 0; i < 3; i++) {
    const from = angle + i * 2.1;
    const to = from + 0.9;
    drawing.stroke(
      `M${x + Math.cos(from) * ring} ${y + Math.sin(from) * ring}` +
        `A${ring} ${ring} 0 0 1 ${x + Math.cos(to) * ring} ${y + Math.sin(to) * ring}`,
      'rgba(255,255,255,0.9)',
      radius * 0.05,
    );
  }
}
