import {
  ellipsePath,
  starPath,
  blob,
  css,
  hill,
  mixColors,
  random,
  roundedRect,
  smooth,
  spiral,
  taper,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Hills, ground and what lies on it. */
export function fantasyGround(
  light: Light,
  kit: FantasyKit,
): Pick<FantasyKit, 'hills' | 'house' | 'ground' | 'patch' | 'castShadow' | 'dapple'> {
  return {
    hills(drawing, options) {
      const dice = random(options.seed);
      const a = dice.next() * 6;
      const amplitude = (options.amplitude || 60) * 1.25;
      const base = light.local(options.color || 'grass2', options.depth);
      const groundAt = (x: number) =>
        options.y - amplitude * (0.5 + 0.5 * Math.sin(x / options.swell + a)) ** 1.6 * 1.6;
      const shape = hill(-500, 2420, groundAt, 1500, 60);
      drawing.fill(
        shape,
        {
          linear: [0, shape.box[1], 200, options.y + 150],
          stops: [
            [0, css(light.lit(base, 0.2))],
            [0.4, css(base)],
            [1, css(mixColors(light.shade(base, 0.15), light.haze, 0.45))],
          ],
        },
        {
          blur: 1.6 + options.depth * 4,
        },
      );
      drawing.clip(shape, (inside) => {
        inside.stroke(shape.top, css(light.shade(base, 0.5), 0.28), 12);
        inside.stroke(shape.top, css(light.lit(base, 0.7), 0.5), 5);
        for (let i = 0; i < 5; i++) {
          const x = dice.between(-300, 2200);
          const y = groundAt(x) + dice.between(50, 110);
          inside.fill(
            taper(spiral(x, y, dice.between(26, 52), 1.6, 3.4, 1), (t) => 7 * (1 - t * 0.7)),
            css(light.lit(base, 0.5), 0.42),
            {
              blur: 1,
            },
          );
        }
      });
      if (options.trees) {
        for (let i = 0; i < 11; i++) {
          const x = dice.between(-400, 2300);
          const size = dice.between(70, 130) * (options.treeScale || 1);
          if (i % 4 === 0) {
            kit.house(drawing, x, groundAt(x) + 10, size * 1.1, i + options.seed, options.depth);
          } else {
            kit.tree(drawing, x, groundAt(x) + 8, size * 1.5, i + options.seed, {
              depth: options.depth,
              plain: true,
            });
          }
        }
      }
    },
    house(drawing, x, y, height, seed, depth = 0) {
      const dice = random(seed);
      const share = dice.signed() * 0.16;
      const width = height * 0.42;
      drawing.group(
        {
          matrix: [1, 0, share, 1, -share * y, 0],
        },
        (inside) => {
          kit.solid(inside, kit.box(x - width / 2, y - height * 0.6, width, height * 0.62), 'wall', {
            depth,
          });
          kit.solid(inside, kit.box(x + width * 0.3, y - height * 0.38, width * 0.6, height * 0.4), 'wall2', {
            depth,
          });
          const rf = (cx: number, ty: number, ww: number, half: number, b: number) =>
            kit.solid(
              inside,
              smooth(
                [
                  [cx - ww * 0.62, ty],
                  [cx - ww * 0.3, ty - half * 0.45],
                  [cx + b * ww * 0.25, ty - half],
                  [cx + b * ww * 0.5, ty - half * 1.08],
                  [cx + ww * 0.3, ty - half * 0.42],
                  [cx + ww * 0.62, ty],
                  [cx, ty + half * 0.1],
                ],
                true,
                0.75,
              ),
              'purple',
              {
                depth,
              },
            );
          rf(x + width * 0.6, y - height * 0.36, width * 0.75, height * 0.3, -1);
          rf(x, y - height * 0.57, width * 1.1, height * 0.6, 1);
          for (const [a, b] of [
            [-0.12, -0.42],
            [0.14, -0.28],
            [0.6, -0.2],
          ] as const) {
            const wx = x + a * width * 1.4;
            const wy = y + b * height;
            inside.fill(
              roundedRect(
                wx - height * 0.035,
                wy - height * 0.05,
                height * 0.07,
                height * 0.1,
                height * 0.035,
              ),
              css(mixColors(kit.gold, light.haze, depth * 0.7)),
            );
            kit.glow(inside, wx, wy, height * 0.2, kit.gold, 0.55 * (1 - depth) + (light.night ? 0.3 : 0));
          }
        },
      );
    },
    ground(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'grass');
      const dice = random(options.seed || 5);
      const shape = hill(-500, 2420, (x) => y + (options.amplitude ?? 22) * Math.sin(x / 290 + 2), 1500, 90);
      drawing.fill(
        shape,
        {
          linear: [200, y - 20, 0, 1120],
          stops: [
            [0, css(light.lit(mixColors(base, light.haze, 0.35), 0.25))],
            [0.4, css(base)],
            [1, css(light.shade(mixColors(base, [0.5, 0.13, 290], 0.35), 0.42))],
          ],
        },
        {
          blur: 1.5,
        },
      );
      drawing.clip(shape, (inside) => {
        inside.group(
          {
            blur: 16,
          },
          (innermost) => {
            for (let i = 0; i < 14; i++) {
              const yy = y + 30 + dice.next() * 380;
              innermost.fill(
                blob(
                  dice.between(-300, 2200),
                  yy,
                  dice.between(120, 340),
                  dice.between(14, 40),
                  9,
                  0.5,
                  dice,
                ),
                css(i % 2 ? light.lit(base, 0.4) : light.shade(base, 0.3), 0.3),
              );
            }
          },
        );
        inside.stroke(shape.top, css(light.lit(base, 0.7), 0.5), 7);
        if (options.tufts !== false) {
          for (let i = 0; i < 30; i++) {
            const x = dice.next() < 0.5 ? dice.between(-300, 560) : dice.between(1360, 2250);
            const yy = y + 50 + dice.next() * (1100 - y - 50);
            const size = 14 + (yy - y) * 0.06;
            const dr = dice.next() < 0.5 ? 1 : -1;
            inside.fill(
              taper(
                [
                  [x, yy],
                  [x + dr * size * 0.1, yy - size * 0.8],
                  ...spiral(
                    x + dr * size * 0.42,
                    yy - size * 1.25,
                    size * 0.42,
                    1.2,
                    dr > 0 ? Math.PI : 0,
                    dr,
                    12,
                  ),
                ],
                (t) => size * 0.17 * (1 - t * 0.8),
              ),
              css(light.lit(base, 0.3), 0.75),
            );
          }
        }
      });
      if (options.flowers) {
        for (const col of options.flowers) {
          for (let i = 0; i < 8; i++) {
            const x = dice.next() < 0.5 ? dice.between(-200, 470) : dice.between(1450, 2200);
            const yy = y + 70 + dice.next() * (1080 - y - 80);
            const size = 8 + (yy - y) * 0.04;
            kit.glow(drawing, x, yy, size * 3.4, light.local(col), 0.5);
            drawing.fill(starPath(x, yy, size, size * 0.5, 5), css(light.lit(light.local(col), 0.3)));
            drawing.fill(ellipsePath(x, yy, size * 0.25), css(kit.gold));
          }
        }
      }
    },
    patch(drawing, shape, color, options = {}) {
      const base = light.local(color, options.depth || 0);
      drawing.fill(
        shape,
        {
          linear: [0, shape.box[1], 0, shape.box[1] + shape.box[3]],
          stops: [
            [0, css(light.lit(base, 0.35))],
            [1, css(mixColors(base, [0.62, 0.1, 300], 0.22))],
          ],
        },
        {
          blur: 5,
        },
      );
    },
    castShadow(drawing, x, y, rx, ry = rx * 0.2, alpha = 0.5) {
      drawing.fill(ellipsePath(x + rx * 0.2, y, rx, ry), css([0.28, 0.12, 290], alpha * 0.8), {
        blur: 9,
        blend: 'multiply',
      });
    },
    dapple() {},
  };
}
