import { clamp01, css, easing, scallop } from '@milestoon/drawing';
import { drawn } from '../../../drawing.ts';
import type { Transition } from '../../kit.ts';
import type { SimpleKit } from '../kit.ts';

/** Bottom to top: the bottom sheet has the smallest hole. */
const sheets = ['white', 'yellow', 'red', 'blue'] as const;

/** A paper iris of four scalloped sheets closes on one picture and opens on the next. */
export const paperIris = (kit: SimpleKit): Transition => ({
  frames: 19,
  at(t) {
    const closing = t < 0.5;
    const closed = closing ? t / 0.5 : (1 - t) / 0.5;
    const above = drawn((drawing) => {
      sheets.forEach((color, i) => {
        const radius =
          1060 * (1 - clamp01(closed * 1.02)) ** 1.15 + i * 175 * easing.soft(clamp01(closed * 3));
        if (radius > 1500) return;
        const hole = radius > 2 ? scallop(960, 540, radius, radius, 16, undefined, 0.6).d : '';
        const sheet = { d: `M-100 -100H2020V1180H-100Z${hole}`, box: [-100, -100, 2120, 1280] as const };
        // A blurred shadow of a sheet this large takes longer than a frame; wide soft lines do not.
        for (const width of hole ? [52, 36, 20] : []) {
          const edge = scallop(960, 550, radius, radius, 16, undefined, 0.6);
          drawing.stroke(edge, css([0.3, 0.06, 265], 0.1), width);
        }
        drawing.add([{ kind: 'fill', path: sheet, paint: kit.light.color(color), evenOdd: true }]);
      });
    });
    return { reveal: closing ? null : 'all', below: [], above };
  },
});
