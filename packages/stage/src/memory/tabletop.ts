import type { AnimationStyle } from '@milestoon/domain';
import { css, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import { styleKits } from '../kits/index.ts';

/** The table that albums and prints lie on; it reaches beyond the frame, for a camera that moves. */
export function tabletop(drawing: Drawing, style: AnimationStyle): void {
  const { album } = styleKits[style].pages;
  const [L, C, h] = album.table;
  drawing.fill(roundedRect(-200, -200, 2320, 1480), {
    linear: [0, 0, 1920, 1080],
    stops: [
      [0, css([L + 0.06, C, h])],
      [1, css([L - 0.12, C, h])],
    ],
  });
  album.decorate(drawing, 'table');
}
