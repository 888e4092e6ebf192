import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** Where a train stands, stage pixels, and its two colours. */
export interface Coach {
  left: number;
  right: number;
  foot: number;
  body: LocalColor;
  stripe: LocalColor;
}

/** The side of a train, its nose to the right. */
export function trainSide(kit: Kit, mid: Drawing, { left, right, foot, body, stripe }: Coach): void {
  const top = foot - 360;
  kit.solid(mid, roundedRect(left, top, right - left, 330, 60), body, { shade: 0.1 });
  kit.solid(
    mid,
    polygonPath([
      [right - 70, top + 20],
      [right + 60, top + 60],
      [right + 190, top + 250],
      [right + 196, top + 330],
      [right - 70, top + 330],
    ]),
    body,
    { shade: 0.14, lighter: -0.03 },
  );
  kit.solid(
    mid,
    polygonPath([
      [right - 10, top + 60],
      [right + 56, top + 80],
      [right + 118, top + 176],
      [right - 10, top + 176],
    ]),
    [0.86, 0.05, 225],
    { shade: 0.06, lineWidth: 4 },
  );
  kit.solid(mid, ellipsePath(right + 160, top + 268, 22), [0.97, 0.09, 92], {
    shade: 0.06,
    lineWidth: 3,
    glowing: true,
  });
  kit.solid(mid, kit.box(left, top + 226, right - left + 120, 24, 4), stripe, { shade: 0.1, lineWidth: 3 });
  for (let x = right - 260, i = 0; x > left; x -= 236, i++) {
    if (i % 3 === 1) {
      kit.solid(mid, kit.box(x + 6, top + 70, 150, 258, 14), stripe, { shade: 0.1, lineWidth: 4 });
      for (const dx of [18, 90])
        kit.solid(mid, kit.box(x + dx, top + 92, 54, 110, 10), [0.88, 0.05, 225], {
          shade: 0.06,
          lineWidth: 3,
        });
      continue;
    }
    kit.solid(mid, kit.box(x - 10, top + 78, 196, 124, 26), [0.88, 0.05, 225], {
      shade: 0.08,
      lineWidth: 4,
      glowing: kit.light.night,
      inside: (drawing) =>
        drawing.fill(
          polygonPath([
            [x + 40, top + 210],
            [x + 110, top + 70],
            [x + 150, top + 70],
            [x + 80, top + 210],
          ]),
          'rgba(255,255,255,0.45)',
        ),
    });
  }
  kit.solid(mid, kit.box(left, foot - 34, right - left + 190, 40, 8), 'dark', { shade: 0.2, lighter: 0.1 });
}
