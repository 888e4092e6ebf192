import { ellipsePath, join, random, smooth, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Flowers and the leaves that frame a picture. */
export function animeLeaves(
  light: Light,
  kit: AnimeKit,
): Pick<AnimeKit, 'flower' | 'cornerLeaves' | 'overhang'> {
  return {
    flower(drawing, x, y, size, color) {
      drawing.stroke(
        smooth(
          [
            [x, y],
            [x + size * 0.1, y - size],
            [x, y - size * 1.8],
          ],
          false,
        ),
        light.color('leaf'),
        size * 0.14,
      );
      const shapes: SvgPath[] = [];
      for (let share = 0; share < 5; share++) {
        shapes.push(
          ellipsePath(
            x + Math.cos(share * 1.2566 - 1.57) * size * 0.42,
            y - size * 1.8 + Math.sin(share * 1.2566 - 1.57) * size * 0.42,
            size * 0.36,
          ),
        );
      }
      drawing.fill(join(shapes), light.color(color));
      drawing.clip(join(shapes), (inside) =>
        inside.outside(
          ellipsePath(x, y - size * 1.8, size * 0.8),
          -size * 0.2,
          -size * 0.2,
          light.shadeOf(color, 0, 0.3),
        ),
      );
      drawing.fill(ellipsePath(x, y - size * 1.8, size * 0.24), light.color('yellow'));
    },
    cornerLeaves(drawing, x, y, side, seed) {
      const dice = random(seed);
      for (let i = 0; i < 4; i++) {
        kit.foliage(
          drawing,
          x + side * dice.between(-60, 140) * (i * 0.6),
          y + dice.between(-40, 60) + i * 26,
          dice.between(150, 230),
          dice.between(90, 130),
          seed + i,
          'leaf',
          0,
          24,
        );
      }
    },
    overhang(drawing, seed) {
      const dice = random(seed);
      for (let i = 0; i < 6; i++) {
        kit.foliage(
          drawing,
          -250 + i * 112 + dice.signed() * 20,
          -72 + dice.signed() * 22 - i * 17,
          150,
          104,
          seed + i * 3,
          'leaf',
          0,
          23,
        );
      }
    },
  };
}
