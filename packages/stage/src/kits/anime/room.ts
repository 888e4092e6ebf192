import {
  ellipsePath,
  polygonPath,
  css,
  mixColors,
  type Oklch,
  random,
  roundedRect,
  smooth,
  spark,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Walls, floors and windows. */
export function animeRoom(
  light: Light,
  kit: AnimeKit,
): Pick<AnimeKit, 'wall' | 'floor' | 'lightPool' | 'window'> {
  return {
    wall(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'wall');
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
        linear: [0, 0, 1920, y],
        stops: [
          [0, css(mixColors(light.lit(base, 0.3), [0.97, 0.05, 90], light.night ? 0 : 0.3))],
          [0.45, css(base)],
          [
            1,
            css(mixColors(light.shade(base, 0.2), light.night ? [0.42, 0.1, 285] : [0.8, 0.075, 345], 0.45)),
          ],
        ],
      });
      const panel = light.local(options.color2 || 'wall2');
      drawing.fill(roundedRect(-500, y - 210, 2920, 210), css(panel));
      for (let x = -480; x < 2400; x += 96) {
        drawing.stroke(
          polygonPath(
            [
              [x, y - 206],
              [x, y],
            ],
            false,
          ),
          css(light.shade(panel, 0.22)),
          2,
        );
        drawing.stroke(
          polygonPath(
            [
              [x + 3, y - 206],
              [x + 3, y],
            ],
            false,
          ),
          css(light.lit(panel, 0.4)),
          2,
        );
      }
      drawing.fill(roundedRect(-500, y - 222, 2920, 16), css(light.lit(panel, 0.45)));
      drawing.fill(roundedRect(-500, y - 206, 2920, 8), css(light.shade(panel, 0.3)), {
        alpha: 0.5,
      });
      drawing.fill(roundedRect(-500, y - 26, 2920, 26), css(light.lit(panel, 0.35)));
    },
    floor(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'floor');
      drawing.fill(roundedRect(-500, y, 2920, 900), {
        linear: [0, y, 0, 1130],
        stops: [
          [0, css(light.lit(base, 0.12))],
          [1, css(light.shade(base, 0.24))],
        ],
      });
      drawing.clip(roundedRect(-500, y, 2920, 900), (inside) => {
        for (let i = -26; i <= 26; i++) {
          inside.stroke(
            polygonPath(
              [
                [960 + i * 95, y],
                [960 + i * 330, 1500],
              ],
              false,
            ),
            css(light.shade(base, 0.3)),
            2,
            {
              alpha: 0.6,
            },
          );
        }
        const dice = random(4);
        for (let i = 0; i < 26; i++) {
          const t = dice.next() ** 1.6;
          const yy = y + 8 + t * 420;
          const x = dice.between(-200, 2100);
          const ii = Math.round((x - 960) / 95);
          const share = 1 + (yy - y) * 0.0033 * 1.0;
          inside.stroke(
            polygonPath(
              [
                [960 + ii * 95 * share, yy],
                [960 + (ii + 1) * 95 * share, yy],
              ],
              false,
            ),
            css(light.shade(base, 0.34)),
            2,
            {
              alpha: 0.6,
            },
          );
        }
      });
      drawing.fill(roundedRect(-500, y, 2920, 10), css(light.shade(base, 0.4)), {
        alpha: 0.5,
      });
    },
    lightPool(drawing, x, y, width, height) {
      const base: Oklch = light.night
        ? [0.75, 0.07, 250]
        : light.time === 'golden'
          ? [0.93, 0.14, 70]
          : [0.99, 0.05, 95];
      drawing.fill(
        polygonPath([
          [x, y],
          [x + width, y],
          [x + width * 1.5, y + height],
          [x + width * 0.5, y + height],
        ]),
        css(base, light.night ? 0.22 : 0.42),
        {
          blend: 'soft-light',
        },
      );
      drawing.fill(
        polygonPath([
          [x, y],
          [x + width, y],
          [x + width * 1.5, y + height],
          [x + width * 0.5, y + height],
        ]),
        css(base, light.night ? 0.1 : 0.2),
      );
    },
    window(drawing, x, y, width, height, seed) {
      const f = roundedRect(x - 16, y - 16, width + 32, height + 32, 6);
      kit.solid(drawing, f, 'white', {
        shade: 0.06,
      });
      const shape = roundedRect(x, y, width, height, 2);
      drawing.clip(shape, (inside) => {
        inside.fill(shape, {
          linear: [0, y, 0, y + height],
          stops: [
            [0, css(light.sky[0])],
            [0.6, css(light.sky[1])],
            [1, css(light.sky[2])],
          ],
        });
        if (!light.night) {
          kit.cloud(inside, x + width * 0.66, y + height * 0.78, width * 0.8, seed);
        } else {
          for (let i = 0; i < 14; i++) {
            const dice = random(i + 3);
            inside.fill(
              spark(x + dice.next() * width, y + dice.next() * height, dice.between(3, 8)),
              css([0.98, 0.02, 240]),
            );
          }
          const mx = x + width * 0.68;
          const my = y + height * 0.26;
          kit.glow(inside, mx, my, width * 0.5, [0.85, 0.06, 250], 0.6);
          inside.fill(ellipsePath(mx, my, width * 0.12), css([0.97, 0.03, 100]));
        }
        kit.foliage(
          inside,
          x + width * 0.1,
          y + height,
          width * 0.38,
          height * 0.24,
          seed + 1,
          'leaf',
          0.25,
          10,
        );
        kit.foliage(
          inside,
          x + width * 0.85,
          y + height * 1.05,
          width * 0.36,
          height * 0.2,
          seed + 2,
          'leaf',
          0.25,
          10,
        );
      });
      drawing.fill(roundedRect(x + width / 2 - 6, y, 12, height), light.color('white'));
      drawing.fill(roundedRect(x, y + height * 0.42, width, 9), light.color('white'));
      drawing.fill(roundedRect(x + width / 2 + 4, y, 4, height), light.shadeOf('white', 0, 0.3));
      for (const shadeTone of [-1, 1]) {
        const cx = shadeTone < 0 ? x - 44 : x + width + 44;
        const curtain = smooth([
          [cx - shadeTone * 64, y - 36],
          [cx + shadeTone * 26, y - 36],
          [cx + shadeTone * 30, y + height * 0.5],
          [cx + shadeTone * 38, y + height + 54],
          [cx - shadeTone * 40, y + height + 54],
          [cx - shadeTone * 6, y + height * 0.62],
          [cx - shadeTone * 42, y + height * 0.3],
        ]);
        kit.solid(drawing, curtain, 'pink', {
          shade: 0.16,
        });
      }
      drawing.fill(roundedRect(x - 120, y - 52, width + 240, 12, 6), light.color('wood'));
    },
  };
}
