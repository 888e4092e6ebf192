import { starPath, css, roundedRect } from '@milestoon/drawing';
import type { PageArt } from '../card-art.ts';
import type { AdventureKit } from './kit.ts';

/** Captions and album. */
export const adventurePages = (kit: AdventureKit): PageArt => ({
  caption: {
    plate: [0.95, 0.05, 88],
    plateAlpha: 1,
    ink: [0.22, 0.035, 42],
    highlight: [0.62, 0.19, 33],
    highlightInk: [0.99, 0.01, 90],
    corner: 2,
    highlightCorner: 2,
    border: kit.ink(),
    cut: true,
  },
  album: {
    table: [0.52, 0.09, 50],
    page: [0.91, 0.06, 82],
    tapes: [
      [0.86, 0.12, 85],
      [0.66, 0.14, 33],
    ],
    ink: [0.5, 0.15, 33],
    decorate(drawing, where) {
      if (where === 'table') {
        for (let i = 0; i < 7; i++) drawing.stroke(`M0 ${90 + i * 160}H1920`, css([0.38, 0.09, 50], 0.5), 4);
        return;
      }
      for (const x of [170, 960]) drawing.stroke(roundedRect(x, 100, 790, 880, 12), kit.ink(), 7);
      kit.trail?.(drawing, [
        [1040, 920],
        [1180, 930],
        [1400, 905],
        [1640, 880],
      ]);
      drawing.fill(starPath(250, 900, 56, 12, 4), kit.ink(0.6));
    },
  },
});
