import {
  ellipsePath,
  polygonPath,
  blob,
  css,
  join,
  leaf,
  mixColors,
  type Point,
  random,
  roundedRect,
  type SvgPath,
  taper,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Trees, bushes and masses of leaves. */
export function animePlants(
  light: Light,
  kit: AnimeKit,
): Pick<AnimeKit, 'foliage' | 'tree' | 'palm' | 'pine' | 'bush'> {
  return {
    foliage(drawing, cx, cy, rx, ry, seed, color = 'leaf', depth = 0, leafSize = 13) {
      const dice = random(seed);
      const base = light.local(color, depth);
      const dark = light.shade(base, 0.42);
      const middle = base;
      const bright = light.lit(mixColors(base, light.local('leaf2', depth), 0.5), 0.22);
      const glint = light.lit(base, 0.62);
      const pass = (ox: number, oy: number, kx: number, n: number, size: number, fill: string) => {
        const shape = [blob(cx + ox * rx, cy + oy * ry, rx * kx * 0.93, ry * kx * 0.93, 11, 0.2, dice)];
        for (let i = 0; i < n; i++) {
          const t = dice.next() * Math.PI * 2;
          const reach = kx * (0.82 + dice.next() * 0.22);
          const x = cx + ox * rx + Math.cos(t) * rx * reach;
          const y = cy + oy * ry + Math.sin(t) * ry * reach;
          const angle = t + dice.signed() * 1.3;
          shape.push(
            leaf(
              x - Math.cos(angle) * size * 0.8,
              y - Math.sin(angle) * size * 0.8,
              size * 1.65,
              size * 0.62,
              angle,
            ),
          );
        }
        drawing.fill(join(shape), fill);
      };
      const count = Math.round(((rx + ry) / leafSize) * 3.6);
      pass(0, 0, 1, count, leafSize, css(dark));
      pass(-0.1, -0.14, 0.82, count, leafSize * 0.9, css(middle));
      const sprinkle = (n: number, fill: string, limit: number, size: number) => {
        const shapes: SvgPath[] = [];
        for (let i = 0; i < n; i++) {
          const t = 2.2 + dice.next() * 3.1;
          const reach = Math.sqrt(dice.next()) * limit;
          const x = cx - rx * 0.16 + Math.cos(t) * rx * reach;
          const y = cy - ry * 0.2 + Math.sin(t) * ry * reach;
          for (let j = 0; j < 4; j++) {
            shapes.push(
              leaf(
                x + dice.signed() * size,
                y + dice.signed() * size * 0.7,
                size * 1.5,
                size * 0.48,
                -0.6 + dice.signed() * 1.6,
              ),
            );
          }
        }
        if (shapes.length) {
          drawing.fill(join(shapes), fill);
        }
      };
      sprinkle(Math.round(count * 0.42), css(bright), 0.74, leafSize * 0.95);
      sprinkle(Math.round(count * 0.14), css(glint), 0.78, leafSize * 0.7);
      const shapes2: SvgPath[] = [];
      for (let i = 0; i < count * 0.2; i++) {
        const t = -0.4 + dice.next() * 2.2;
        const reach = 0.35 + dice.next() * 0.5;
        shapes2.push(
          leaf(
            cx + Math.cos(t) * rx * reach,
            cy + Math.sin(t) * ry * reach,
            leafSize * 1.3,
            leafSize * 0.45,
            dice.next() * 6,
          ),
        );
      }
      drawing.fill(join(shapes2), css(light.shade(base, 0.6)), {
        alpha: 0.55,
      });
    },
    tree(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      const trunkWidth = height * 0.085;
      const lean = dice.signed() * height * 0.05;
      const base = light.local('trunk', depth);
      const trunk = taper(
        [
          [x, y + 8],
          [x + lean * 0.2, y - height * 0.22],
          [x + lean * 0.7, y - height * 0.45],
          [x + lean, y - height * 0.7],
        ],
        (t) => trunkWidth * (1.5 - 1.1 * t ** 0.6) + (t < 0.05 ? trunkWidth * 0.5 : 0),
      );
      drawing.fill(trunk, css(base));
      drawing.clip(trunk, (inside) => {
        inside.outside(trunk, -trunkWidth * 0.38, 0, css(light.shade(base, 0.4)));
        inside.outside(trunk, trunkWidth * 0.2, 0, css(light.lit(base, 0.35)));
        for (let i = 0; i < 12; i++) {
          inside.stroke(
            polygonPath(
              [
                [x - trunkWidth + dice.next() * trunkWidth * 2, y - dice.next() * height * 0.5],
                [
                  x - trunkWidth + dice.next() * trunkWidth * 2,
                  y - dice.next() * height * 0.5 - height * 0.06,
                ],
              ],
              false,
            ),
            css(light.shade(base, 0.6)),
            2,
            {
              alpha: 0.5,
            },
          );
        }
      });
      for (const [bx, by] of [
        [-0.24, -0.58],
        [0.22, -0.62],
      ] as const) {
        drawing.fill(
          taper(
            [
              [x + lean * 0.6, y - height * 0.4],
              [x + bx * height * 0.6, y - height * 0.52],
              [x + bx * height, y + by * height],
            ],
            trunkWidth * 0.5,
            trunkWidth * 0.2,
          ),
          css(light.shade(base, 0.3)),
        );
      }
      const clumps = [
        [0.0, -0.78, 0.3, 0.2],
        [-0.24, -0.64, 0.22, 0.15],
        [0.25, -0.66, 0.22, 0.15],
        [-0.1, -0.54, 0.22, 0.13],
        [0.13, -0.56, 0.2, 0.12],
        [0, -0.7, 0.26, 0.17],
      ] as const;
      const leafSize = Math.max(6, height * 0.022);
      for (const [a, b, u, v] of clumps) {
        kit.foliage(
          drawing,
          x + lean + (a + dice.signed() * 0.02) * height,
          y + b * height,
          u * height * dice.between(0.9, 1.1),
          v * height * dice.between(0.9, 1.1),
          seed * 7 + Math.round(a * 100) + 99,
          options.color || 'leaf',
          depth,
          leafSize,
        );
      }
    },
    palm(drawing, x, y, height, seed, options) {
      kit.tree(drawing, x, y, height, seed, options);
    },
    pine(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      const base = light.local(options.color || [0.5, 0.1, 160], depth);
      drawing.fill(
        roundedRect(x - height * 0.025, y - height * 0.14, height * 0.05, height * 0.16),
        css(light.shade(light.local('trunk', depth), 0.2)),
      );
      for (let i = 0; i < 6; i++) {
        const t = i / 5;
        const width = height * (0.26 - 0.19 * t);
        const yy = y - height * (0.1 + 0.72 * t);
        const tier = height * 0.26;
        const points: Point[] = [[x, yy - tier]];
        const count = 7;
        for (let j = 0; j <= count; j++) {
          const u = j / count;
          points.push([
            x + width * (1 - 2 * u),
            yy + (j % 2 ? -tier * 0.12 : tier * 0.05) + -Math.abs(1 - 2 * u) * -tier * 0.06,
          ]);
        }
        const shape = polygonPath(points);
        drawing.fill(shape, css(base));
        drawing.clip(shape, (inside) => {
          inside.outside(shape, -width * 0.5, -2, css(light.shade(base, 0.35)));
          if (options.snow) {
            inside.fill(
              blob(x - width * 0.25, yy - tier * 0.62, width * 0.62, tier * 0.5, 9, 0.35, dice),
              light.color('snow', depth),
            );
            inside.fill(
              blob(x - width * 0.55, yy - tier * 0.12, width * 0.36, tier * 0.13, 8, 0.3, dice),
              light.color('snow', depth),
            );
            inside.fill(
              blob(x + width * 0.3, yy - tier * 0.14, width * 0.3, tier * 0.1, 8, 0.3, dice),
              light.shadeOf('snow', depth, 0.22),
            );
          } else {
            inside.fill(
              blob(x - width * 0.3, yy - tier * 0.4, width * 0.3, tier * 0.3, 9, 0.5, dice),
              css(light.lit(base, 0.25)),
            );
          }
        });
      }
    },
    bush(drawing, x, y, width, seed, options = {}) {
      const dice = random(seed);
      for (const [a, b, s] of [
        [-0.28, -0.12, 0.3],
        [0.28, -0.12, 0.3],
        [0, -0.24, 0.36],
        [0.05, -0.05, 0.32],
      ] as const) {
        kit.foliage(
          drawing,
          x + a * width,
          y + b * width,
          width * s,
          width * s * 0.72,
          (seed + a * 90 + 7) | 0,
          options.color || 'leaf',
          options.depth || 0,
          Math.max(6, width * 0.05),
        );
      }
      if (options.flowers) {
        const shapes: SvgPath[] = [];
        const g2: SvgPath[] = [];
        for (let i = 0; i < 16; i++) {
          const a = x + dice.signed() * width * 0.45;
          const b = y - width * 0.2 + dice.signed() * width * 0.22;
          for (let share = 0; share < 5; share++) {
            shapes.push(
              ellipsePath(
                a + Math.cos(share * 1.2566) * width * 0.022,
                b + Math.sin(share * 1.2566) * width * 0.022,
                width * 0.02,
              ),
            );
          }
          g2.push(ellipsePath(a, b, width * 0.014));
        }
        drawing.fill(join(shapes), light.color(options.flowers));
        drawing.fill(join(g2), light.color('yellow'));
      }
    },
  };
}
