import { ellipsePath, css } from '@milestoon/drawing';
import type { PageArt } from '../card-art.ts';
import type { SimpleKit } from './kit.ts';

/** Captions and album. */
export const simplePages = (kit: SimpleKit): PageArt => ({
  caption: {
    plate: [0.995, 0.003, 90],
    plateAlpha: 0.97,
    ink: [0.34, 0.05, 265],
    highlight: [0.62, 0.14, 250],
    highlightInk: [1, 0, 0],
    corner: 44,
    highlightCorner: 25,
  },
  album: {
    table: [0.84, 0.07, 225],
    page: [0.985, 0.01, 90],
    tapes: [
      [0.8, 0.1, 150],
      [0.82, 0.12, 60],
    ],
    ink: [0.58, 0.14, 252],
    decorate(drawing, where) {
      if (where === 'table') {
        for (let i = 0; i < 10; i++) {
          for (let j = 0; j < 6; j++) {
            drawing.fill(ellipsePath(90 + i * 196 + (j % 2) * 98, 70 + j * 196, 16), css([0.9, 0.045, 225]));
          }
        }
        return;
      }
      for (const [x, y, color] of [
        [1060, 200, 'red'],
        [1670, 860, 'yellow'],
        [1060, 880, 'blue'],
        [250, 890, 'green'],
      ] as const) {
        drawing.fill(ellipsePath(x, y, 26), kit.light.color(color));
      }
    },
  },
});
