import { ellipsePath, polygonPath, join, leaf, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Flowers and the leaves that frame a picture. */
export function simpleLeaves(
  light: Light,
  kit: SimpleKit,
): Pick<SimpleKit, 'flower' | 'cornerLeaves' | 'overhang'> {
  return {
    flower(drawing, x, y, size, color) {
      drawing.fill(
        roundedRect(x - size * 0.08, y - size * 1.7, size * 0.16, size * 1.7),
        light.color('leaf'),
      );
      drawing.fill(leaf(x, y - size * 0.4, size * 0.8, size * 0.2, -0.6), light.color('leaf'));
      const shapes: SvgPath[] = [];
      for (let share = 0; share < 6; share++) {
        shapes.push(
          ellipsePath(
            x + Math.cos(share * 1.047) * size * 0.36,
            y - size * 1.8 + Math.sin(share * 1.047) * size * 0.36,
            size * 0.28,
          ),
        );
      }
      kit.solid(drawing, join(shapes), color);
      drawing.fill(ellipsePath(x, y - size * 1.8, size * 0.25), light.color('white'));
    },
    cornerLeaves(drawing, x, y, side, seed) {
      for (const [a, l, c] of [
        [-1.25, 430, 'leaf'],
        [-0.65, 430, 'green'],
        [-1.8, 330, 'leaf2'],
      ] as const) {
        const angle = side > 0 ? a : -Math.PI - a;
        kit.solid(drawing, leaf(x, y + 90, l, l * 0.24, angle, 0.06 * side), c, {
          inside: (inside) =>
            inside.stroke(
              polygonPath(
                [
                  [x, y + 90],
                  [x + Math.cos(angle) * l * 0.8, y + 90 + Math.sin(angle) * l * 0.8],
                ],
                false,
              ),
              light.shadeOf(c, 0, 0.18),
              7,
            ),
        });
      }
    },
    overhang(drawing, seed) {
      kit.solid(drawing, ellipsePath(-60, -190, 380, 250), 'leaf2');
      kit.solid(drawing, ellipsePath(-240, -60, 300, 250), 'leaf');
    },
  };
}
