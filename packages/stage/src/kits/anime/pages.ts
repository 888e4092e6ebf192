import { css, leaf } from '@milestoon/drawing';
import type { PageArt } from '../card-art.ts';

/** Captions and album. */
export const animePages = (): PageArt => ({
  caption: {
    plate: [0.2, 0.07, 268],
    plateAlpha: 0.8,
    ink: [1, 0, 0],
    highlight: [0.9, 0.17, 95],
    highlightInk: [0.22, 0.07, 268],
    corner: 14,
    highlightCorner: 8,
  },
  album: {
    table: [0.8, 0.09, 65],
    page: [0.975, 0.015, 85],
    tapes: [
      [0.86, 0.1, 0],
      [0.8, 0.1, 220],
    ],
    ink: [0.6, 0.18, 5],
    decorate(drawing, where) {
      if (where === 'table') {
        for (let i = 0; i < 7; i++) drawing.stroke(`M0 ${90 + i * 160}H1920`, css([0.66, 0.09, 65], 0.5), 4);
        return;
      }
      for (const [x, y, turn] of [
        [1040, 190, 0.3],
        [1660, 740, 1.2],
        [1060, 900, 2.2],
        [240, 880, 0.8],
      ] as const) {
        for (let i = 0; i < 5; i++) {
          drawing.fill(leaf(x, y, 36, 17, turn + i * 1.2566), css([0.85, 0.09, 0]));
        }
      }
    },
  },
});
