import {
  ellipsePath,
  at,
  blob,
  css,
  hill,
  join,
  leaf,
  mixColors,
  random,
  scallop,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Hills, ground and what lies on it. */
export function animeGround(
  light: Light,
  kit: AnimeKit,
): Pick<AnimeKit, 'hills' | 'ground' | 'patch' | 'castShadow' | 'dapple'> {
  return {
    hills(drawing, options) {
      const dice = random(options.seed);
      const a = dice.next() * 6;
      const b = dice.next() * 6;
      const amplitude = options.amplitude || 60;
      const shape = hill(
        -500,
        2420,
        (x) =>
          options.y -
          amplitude * (0.5 + 0.5 * Math.sin(x / options.swell + a)) -
          amplitude * 0.35 * Math.sin((x / options.swell) * 2.3 + b),
        1500,
        60,
      );
      const base = light.local(options.color || 'grass2', options.depth);
      drawing.fill(shape, {
        linear: [0, shape.box[1], 0, shape.box[1] + amplitude * 2.4 + 60],
        stops: [
          [0, css(base)],
          [1, css(mixColors(base, light.haze, 0.35))],
        ],
      });
      drawing.clip(shape, (inside) => {
        inside.outside(shape, -18, 22, css(light.lit(base, 0.28)));
      });
      if (options.trees) {
        const d1: SvgPath[] = [];
        const d2: SvgPath[] = [];
        for (let x = -480; x < 2400; x += dice.between(26, 64)) {
          const y =
            options.y -
            amplitude * (0.5 + 0.5 * Math.sin(x / options.swell + a)) -
            amplitude * 0.35 * Math.sin((x / options.swell) * 2.3 + b);
          const size = dice.between(20, 44) * (options.treeScale || 1);
          d1.push(scallop(x, y, size, size * 0.9, 9, dice));
          d2.push(scallop(x - size * 0.2, y - size * 0.25, size * 0.6, size * 0.5, 8, dice));
        }
        const leaves = light.local('leaf', options.depth);
        drawing.fill(join(d1), css(light.shade(leaves, 0.2)));
        drawing.fill(join(d2), css(light.lit(leaves, 0.12)));
      }
    },
    ground(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'grass', 0);
      const far = light.local(options.color || 'grass', 0.35);
      const dice = random(options.seed || 5);
      const shape = hill(-500, 2420, (x) => y + (options.amplitude ?? 14) * Math.sin(x / 330 + 1), 1500, 120);
      drawing.fill(shape, {
        linear: [0, y - 10, 0, 1120],
        stops: [
          [0, css(mixColors(far, light.lit(base, 0.3), 0.5))],
          [0.35, css(base)],
          [1, css(light.shade(base, options.deepen ?? 0.36))],
        ],
      });
      if (options.tufts !== false) {
        for (let pass = 0; pass < 3; pass++) {
          const shapes: SvgPath[] = [];
          const col = at([light.shade(base, 0.22), light.lit(base, 0.3), light.shade(base, 0.4)], pass);
          for (let i = 0; i < 150; i++) {
            const yy = y + 34 + (1 - Math.sqrt(1 - dice.next())) * (1200 - y);
            const size = 6 + (yy - y) * 0.05;
            const x = dice.between(-400, 2320);
            if (options.keepClear && options.keepClear(x, yy)) {
              continue;
            }
            for (let j = -2; j <= 2; j++) {
              shapes.push(
                leaf(x + j * size * 0.35, yy, size * dice.between(0.9, 1.5), size * 0.12, -1.57 + j * 0.28),
              );
            }
          }
          drawing.fill(join(shapes), css(col), {
            alpha: pass === 2 ? 0.55 : 0.75,
          });
        }
      }
      if (options.flowers) {
        for (const col of options.flowers) {
          const shapes: SvgPath[] = [];
          const others: SvgPath[] = [];
          for (let i = 0; i < 26; i++) {
            const yy = y + 60 + dice.next() * (1130 - y - 60);
            const x = dice.next() < 0.5 ? dice.between(-300, 480) : dice.between(1440, 2300);
            const size = 3 + (yy - y) * 0.016;
            for (let share = 0; share < 5; share++) {
              shapes.push(
                ellipsePath(
                  x + Math.cos(share * 1.2566) * size,
                  yy + Math.sin(share * 1.2566) * size * 0.8,
                  size * 0.75,
                  size * 0.62,
                ),
              );
            }
            others.push(ellipsePath(x, yy, size * 0.5));
          }
          drawing.fill(join(shapes), light.color(col));
          drawing.fill(join(others), light.color(col === 'yellow' ? 'white' : 'yellow'));
        }
      }
    },
    patch(drawing, shape, color, options = {}) {
      const base = light.local(color, options.depth || 0);
      drawing.fill(shape, {
        linear: [0, shape.box[1], 0, shape.box[1] + shape.box[3]],
        stops: [
          [0, css(light.lit(base, 0.3))],
          [1, css(light.shade(base, 0.14))],
        ],
      });
      drawing.clip(shape, (inside) => {
        inside.outside(shape, 0, 8, css(light.shade(base, 0.3)), {
          alpha: 0.7,
        });
      });
    },
    castShadow(drawing, x, y, rx, ry = rx * 0.2, alpha = 0.42) {
      drawing.fill(ellipsePath(x + rx * 0.25, y, rx, ry), css(light.shade([0.45, 0.1, 240], 0.6), alpha), {
        blend: 'multiply',
      });
    },
    dapple(drawing, x, y, width, height, seed) {
      const dice = random(seed);
      const shapes: SvgPath[] = [];
      for (let i = 0; i < 40; i++) {
        shapes.push(
          blob(
            x + dice.signed() * width,
            y + dice.signed() * height,
            width * dice.between(0.05, 0.14),
            height * dice.between(0.08, 0.2),
            8,
            0.5,
            dice,
          ),
        );
      }
      drawing.fill(join(shapes), css([0.4, 0.12, 250], 0.3), {
        blend: 'multiply',
      });
    },
  };
}
