import {
  ellipsePath,
  starPath,
  blob,
  css,
  join,
  mixColors,
  type Point,
  random,
  roundedRect,
  smooth,
  spiral,
  type SvgPath,
  taper,
} from '@milestoon/drawing';
import type { Light, LocalColor } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Trees, bushes and masses of leaves. */
export function fantasyPlants(
  light: Light,
  kit: FantasyKit,
): Pick<FantasyKit, 'foliage' | 'tree' | 'palm' | 'pine' | 'bush'> {
  return {
    foliage(drawing, cx, cy, rx, ry, seed, color = 'leaf', depth = 0) {
      const dice = random(seed);
      const base = light.local(color, depth);
      const dark = light.shade(mixColors(base, [base[0], base[1], base[2] - 40], 0.4), 0.42);
      const bright = light.lit(mixColors(base, [base[0], base[1], (base[2] + 30) % 360], 0.4), 0.4);
      drawing.fill(
        blob(cx + rx * 0.05, cy + ry * 0.06, rx, ry, 12, 0.16, dice),
        {
          radial: [cx - rx * 0.35, cy - ry * 0.45, 0, cx, cy, rx * 1.15],
          stops: [
            [0, css(bright)],
            [0.5, css(base)],
            [1, css(dark)],
          ],
        },
        {
          blur: Math.min(4, rx * 0.03),
        },
      );
      const shapes: SvgPath[] = [];
      for (let i = 0; i < rx / 5; i++) {
        const t = dice.next() * 6.28;
        const reach = Math.sqrt(dice.next());
        shapes.push(
          blob(
            cx + Math.cos(t) * rx * reach,
            cy + Math.sin(t) * ry * reach,
            rx * dice.between(0.05, 0.16),
            ry * dice.between(0.05, 0.14),
            7,
            0.5,
            dice,
          ),
        );
      }
      drawing.clip(ellipsePath(cx, cy, rx * 1.02, ry * 1.02), (inside) => {
        inside.fill(join(shapes.slice(0, shapes.length >> 1)), css(bright, 0.3));
        inside.fill(join(shapes.slice(shapes.length >> 1)), css(dark, 0.22));
      });
    },
    tree(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      const side = seed % 2 ? 1 : -1;
      const base = light.local('trunk', depth);
      const tip: Point = [x + side * height * 0.1, y - height * 0.62];
      const trunk = taper(
        [
          [x - side * height * 0.03, y + 8],
          [x - side * height * 0.05, y - height * 0.2],
          [x + side * height * 0.03, y - height * 0.42],
          tip,
        ],
        (t) => height * (t < 0.06 ? 0.17 : 0.105 - 0.07 * t),
      );
      const color = options.color || dice.pick<LocalColor>(['leaf', 'leaf2', 'leaf']);
      kit.foliage(
        drawing,
        x + side * height * 0.02,
        y - height * 0.7,
        height * 0.34,
        height * 0.24,
        seed + 9,
        color,
        depth,
      );
      kit.solid(drawing, trunk, 'trunk', {
        depth,
      });
      for (const [sx, sy, R] of [
        [-0.17, -0.52, 0.09],
        [0.22, -0.55, 0.1],
        [0.08, -0.66, 0.08],
      ] as const) {
        const px = x + sx * side * height;
        const py = y + sy * height;
        drawing.fill(
          taper(
            [
              [x, y - height * 0.36],
              [x + sx * side * height * 0.6, y - height * 0.42],
              ...spiral(px, py - R * height * 0.2, R * height, 1.35, 1.7, side * (sx < 0 ? 1 : -1), 18),
            ],
            (t) => height * 0.035 * (1 - t * 0.82),
          ),
          css(light.shade(base, 0.15)),
          {
            blur: 0.8,
          },
        );
      }
      for (const [a, b, u, v] of [
        [-0.24, -0.7, 0.2, 0.14],
        [0.25, -0.72, 0.2, 0.15],
        [0.0, -0.88, 0.24, 0.15],
      ] as const) {
        kit.foliage(
          drawing,
          x + a * height,
          y + b * height,
          u * height,
          v * height,
          (seed + a * 50) | 0,
          color,
          depth,
        );
      }
      if (!options.plain) {
        const shapes: Point[] = [];
        for (let i = 0; i < 12; i++) {
          const t = dice.next() * 6.28;
          shapes.push([
            x + Math.cos(t) * height * 0.34 * dice.next(),
            y - height * 0.7 + Math.sin(t) * height * 0.22 * dice.next(),
          ]);
        }
        for (const [a, b] of shapes) {
          kit.glow(drawing, a, b, height * 0.045, kit.gold, 0.75);
          drawing.fill(ellipsePath(a, b, height * 0.008), css([0.98, 0.06, 90]));
        }
        for (let i = 0; i < 3; i++) {
          const a = x + dice.signed() * height * 0.26;
          const b = y - height * 0.52;
          drawing.stroke(`M${a} ${b}v${height * 0.1}`, css(kit.gold, 0.6), 2);
          kit.glow(drawing, a, b + height * 0.12, height * 0.08, kit.gold, 0.8);
          drawing.fill(starPath(a, b + height * 0.12, height * 0.028, height * 0.012, 5), css(kit.gold));
        }
      }
    },
    palm(drawing, x, y, height, seed, options) {
      kit.tree(drawing, x, y, height, seed, options);
    },
    pine(drawing, x, y, height, seed, options = {}) {
      const { depth = 0 } = options;
      const dice = random(seed);
      const side = seed % 2 ? 1 : -1;
      kit.solid(
        drawing,
        roundedRect(x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.16, 4),
        'trunk',
        {
          depth,
        },
      );
      for (let i = 0; i < 4; i++) {
        const t = i / 3;
        const width = height * (0.24 - 0.15 * t);
        const yy = y - height * (0.1 + 0.62 * t);
        const tier = height * 0.34;
        const b = i === 3 ? side * height * 0.08 : side * width * 0.12;
        const shape = smooth(
          [
            [x - width, yy],
            [x - width * 0.36, yy - tier * 0.45],
            [x + b, yy - tier],
            [x + b * 1.5, yy - tier * 1.02],
            [x + width * 0.4, yy - tier * 0.42],
            [x + width, yy],
            [x + width * 0.3, yy + tier * 0.06],
            [x - width * 0.3, yy + tier * 0.06],
          ],
          true,
          0.8,
        );
        kit.solid(drawing, shape, options.color || [0.52, 0.1, 265], {
          depth,
          inside: (inside) => {
            if (options.snow) {
              inside.fill(
                blob(x - width * 0.3, yy - tier * 0.56, width * 0.6, tier * 0.4, 9, 0.3, dice),
                {
                  linear: [x - width, 0, x + width * 0.4, 0],
                  stops: [
                    [0, light.color('snow', depth)],
                    [1, light.color('snow', depth, 0, 0)],
                  ],
                },
                {
                  blur: 3,
                },
              );
            }
          },
        });
      }
      if (!depth) {
        kit.glow(drawing, x + side * height * 0.1, y - height * 1.08, height * 0.09, kit.gold, 0.8);
      }
    },
    bush(drawing, x, y, width, seed, options = {}) {
      const base = options.color || 'leaf2';
      kit.foliage(
        drawing,
        x - width * 0.24,
        y - width * 0.12,
        width * 0.28,
        width * 0.2,
        seed,
        base,
        options.depth || 0,
      );
      kit.foliage(
        drawing,
        x + width * 0.26,
        y - width * 0.1,
        width * 0.26,
        width * 0.18,
        seed + 1,
        base,
        options.depth || 0,
      );
      kit.foliage(
        drawing,
        x,
        y - width * 0.2,
        width * 0.32,
        width * 0.24,
        seed + 2,
        options.color || 'leaf',
        options.depth || 0,
      );
      const dice = random(seed);
      for (let i = 0; i < 6; i++) {
        const a = x + dice.signed() * width * 0.4;
        const b = y - width * 0.22 + dice.signed() * width * 0.16;
        kit.glow(drawing, a, b, width * 0.07, kit.gold, 0.7);
        drawing.fill(ellipsePath(a, b, width * 0.013), css([0.98, 0.07, 90]));
      }
    },
  };
}
