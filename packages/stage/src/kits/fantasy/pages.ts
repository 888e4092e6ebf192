import { css, spark } from '@milestoon/drawing';
import type { PageArt } from '../card-art.ts';
import type { FantasyKit } from './kit.ts';

/** Captions and album. */
export const fantasyPages = (kit: FantasyKit): PageArt => ({
  caption: {
    plate: [0.22, 0.11, 288],
    plateAlpha: 0.82,
    ink: [0.98, 0.02, 320],
    highlight: [0.92, 0.13, 88],
    highlightInk: [0.26, 0.12, 288],
    corner: 40,
    highlightCorner: 25,
    border: css([0.9, 0.12, 86], 0.8),
  },
  album: {
    table: [0.36, 0.12, 288],
    page: [0.93, 0.03, 315],
    tapes: [
      [0.88, 0.12, 86],
      [0.78, 0.12, 330],
    ],
    ink: [0.45, 0.15, 300],
    decorate(drawing, where) {
      if (where === 'table') return kit.stars(drawing, 90, 0, 0, 1920, 1080, 4, [3, 10]);
      for (const [x, y] of [
        [1050, 190],
        [1670, 780],
        [1060, 900],
        [250, 890],
      ] as const) {
        kit.glow(drawing, x, y, 70);
        drawing.fill(spark(x, y, 30, 0.14), css([0.84, 0.14, 84]));
      }
    },
  },
});
