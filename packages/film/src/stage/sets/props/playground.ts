import type { Point } from '../../../core/draw-list.ts';
import { css } from '../../../core/color.ts';
import { polygon, smooth, roundedRect, star, taper } from '../../../core/path.ts';
import { type Kit } from '../../kits/kit.ts';
import { type Drawing } from '../../drawing.ts';

/** A slide with its tower; the chute runs to the right. */
export function slide(kit: Kit, drawing: Drawing, x: number, y: number, size: number) {
  const manner = kit.manner;
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  kit.castShadow(drawing, x, y + 6, 210 * size);
  for (const [a, w] of [
    [-118, 16],
    [-58, 16],
    [-20, 16],
    [-74, 0],
  ] as const) {
    if (w) {
      kit.solid(
        drawing,
        roundedRect(x + a * size, y - 300 * size, w * size, 300 * size, manner === 'simple' ? 8 * size : 2),
        'blue',
        {
          shade: 0.3,
        },
      );
    }
  }
  for (let i = 0; i < 6; i++) {
    kit.solid(
      drawing,
      roundedRect(x - 118 * size, y - (36 + i * 46) * size, 74 * size, 10 * size, 3),
      'white',
      {
        lineWidth: 2,
        shade: 0.1,
      },
    );
  }
  const chute = smooth(
    [
      pc(-30, -300),
      pc(10, -302),
      pc(80, -210),
      pc(160, -70),
      pc(235, -26),
      pc(262, -26),
      pc(262, -4),
      pc(215, 0),
      pc(130, -46),
      pc(55, -170),
      pc(-10, -262),
    ],
    true,
    0.9,
  );
  kit.solid(drawing, chute, 'red', {
    shade: 0.18,
  });
  const rail = taper(
    [pc(-20, -330), pc(16, -332), pc(92, -234), pc(172, -96), pc(240, -52)],
    17 * size,
    12 * size,
  );
  kit.solid(drawing, rail, 'yellow', {
    shade: 0.2,
  });
  if (manner === 'fantasy') {
    kit.solid(
      drawing,
      smooth(
        [pc(-140, -400), pc(-70, -500), pc(-46, -560), pc(-30, -500), pc(10, -400), pc(-66, -384)],
        true,
        0.7,
      ),
      'purple',
    );
    kit.glow(drawing, x - 46 * size, y - 570 * size, 50 * size);
    drawing.fill(star(x - 46 * size, y - 572 * size, 18 * size, 8 * size, 5), css([0.9, 0.13, 86]));
  } else {
    kit.solid(drawing, polygon([pc(-150, -400), pc(-66, -480), pc(18, -400)]), 'yellow', {
      shade: 0.3,
    });
  }
  for (const a of [-128, -16]) {
    kit.solid(drawing, roundedRect(x + a * size, y - 402 * size, 14 * size, 110 * size, 3), 'blue');
  }
  kit.solid(drawing, roundedRect(x - 132 * size, y - 306 * size, 132 * size, 20 * size, 6), 'blue');
}

/** A frame with two swings. */
export function swing(kit: Kit, drawing: Drawing, x: number, y: number, size: number) {
  kit.castShadow(drawing, x, y + 4, 190 * size);
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  for (const reach of [-1, 1]) {
    kit.solid(drawing, taper([pc(reach * 170, 0), pc(reach * 128, -330)], 17 * size, 15 * size), 'green');
    kit.solid(drawing, taper([pc(reach * 92, 0), pc(reach * 128, -330)], 17 * size, 15 * size), 'green');
  }
  for (const reach of [-52, 52]) {
    for (const envelope of [-28, 28]) {
      drawing.stroke(
        polygon([pc(reach + envelope, -318), pc(reach + envelope + (reach > 0 ? 14 : 0), -78)], false),
        kit.light.shadeOf('dark', 0.1, 0.2),
        4 * size,
      );
    }
    kit.solid(
      drawing,
      roundedRect(x + (reach - 36 + (reach > 0 ? 14 : 0)) * size, y - 84 * size, 72 * size, 15 * size, 5),
      'red',
    );
  }
  kit.solid(drawing, roundedRect(x - 148 * size, y - 340 * size, 296 * size, 22 * size, 9), 'green');
}

/** A picket fence from x0 to x1. */
export function fence(
  kit: Kit,
  drawing: Drawing,
  y: number,
  x0: number,
  x1: number,
  size: number,
  depth: number,
) {
  for (let x = x0; x < x1; x += 46 * size) {
    kit.solid(
      drawing,
      kit.manner === 'simple'
        ? roundedRect(x, y - 74 * size, 26 * size, 80 * size, 13 * size)
        : polygon([
            [x, y + 4],
            [x, y - 60 * size],
            [x + 13 * size, y - 78 * size],
            [x + 26 * size, y - 60 * size],
            [x + 26 * size, y + 4],
          ]),
      'white',
      {
        depth,
        lineWidth: 2.2,
        shade: 0.2,
        flat: true,
      },
    );
  }
  kit.solid(drawing, roundedRect(x0 - 10, y - 50 * size, x1 - x0, 11 * size, 3), 'white', {
    depth,
    lineWidth: 2.2,
    shade: 0.1,
    flat: true,
  });
}
