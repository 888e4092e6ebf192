import { ellipsePath, starPath, css, type Oklch, spiral, taper } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Flowers and the leaves that frame a picture. */
export function fantasyLeaves(
  light: Light,
  kit: FantasyKit,
): Pick<FantasyKit, 'flower' | 'cornerLeaves' | 'overhang'> {
  return {
    flower(drawing, x, y, size, color) {
      drawing.fill(
        taper(
          [
            [x, y],
            [x + size * 0.2, y - size],
            [x, y - size * 1.8],
          ],
          size * 0.16,
          size * 0.08,
        ),
        light.color('green'),
      );
      kit.glow(drawing, x, y - size * 1.8, size * 2.2, light.local(color), 0.6);
      drawing.fill(starPath(x, y - size * 1.8, size * 0.7, size * 0.36, 6), light.litOf(color, 0, 0.2));
      drawing.fill(ellipsePath(x, y - size * 1.8, size * 0.18), css(kit.gold));
    },
    cornerLeaves(drawing, x, y, side, seed) {
      const base: Oklch = [0.34, 0.11, 290];
      for (const [dx, H, R, dr] of [
        [0, 420, 90, 1],
        [90, 300, 66, 1],
        [-50, 330, 70, -1],
      ] as const) {
        const glint = x + dx * side;
        const offset = dr * side;
        drawing.fill(
          taper(
            [
              [glint, y + 160],
              [glint - offset * 20, y - H * 0.35],
              [glint - offset * 6, y - H * 0.7],
              ...spiral(glint + offset * R, y - H * 0.78, R, 1.5, offset > 0 ? Math.PI : 0, offset, 26),
            ],
            (t) => 44 * (1 - t * 0.86),
          ),
          {
            linear: [glint, y - H, glint, y + 100],
            stops: [
              [0, css(light.grade([0.48, 0.14, 305]))],
              [1, css(light.grade(base))],
            ],
          },
          {
            blur: 1.5,
          },
        );
      }
      kit.foliage(drawing, x, y + 40, 190, 110, seed, [0.42, 0.12, 295], 0);
      kit.glow(drawing, x + 70 * side, y - 240, 70, kit.gold, 0.6);
    },
    overhang(drawing) {
      for (const [x, l, s] of [
        [70, 150, 20],
        [170, 250, 26],
        [290, 110, 17],
        [400, 60, 14],
        [1640, 70, 15],
        [1760, 190, 24],
        [1860, 110, 18],
      ] as const) {
        drawing.stroke(`M${x} -500V${l}`, css(kit.gold, 0.55), 2.4);
        kit.glow(drawing, x, l + s, s * 3.6, kit.gold, 0.7);
        drawing.fill(starPath(x, l + s, s, s * 0.44, 5), css([0.92, 0.12, 88]));
      }
    },
  };
}
