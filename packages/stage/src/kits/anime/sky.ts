import { scatterClouds } from '../scatter.ts';
import {
  ellipsePath,
  at,
  css,
  join,
  leaf,
  mixColors,
  type Oklch,
  random,
  roundedRect,
  spark,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Sky, sun and clouds. */
export function animeSky(light: Light, kit: AnimeKit): Pick<AnimeKit, 'cloud' | 'wisp' | 'sky'> {
  return {
    cloud(drawing, x, y, width, seed, depth = 0) {
      const dice = random(seed);
      const night = light.night;
      const lightTone: Oklch = night
        ? [0.56, 0.06, 258]
        : light.time === 'golden'
          ? [0.96, 0.075, 72]
          : light.time === 'rain'
            ? [0.86, 0.012, 235]
            : [0.995, 0.008, 90];
      const middleTone: Oklch = night
        ? [0.45, 0.08, 264]
        : light.time === 'golden'
          ? [0.85, 0.1, 35]
          : light.time === 'rain'
            ? [0.77, 0.02, 240]
            : [0.93, 0.032, 232];
      const shadeTone: Oklch = night
        ? [0.36, 0.09, 268]
        : light.time === 'golden'
          ? [0.72, 0.09, 320]
          : light.time === 'rain'
            ? [0.68, 0.028, 245]
            : [0.83, 0.065, 244];
      const a = mixColors(lightTone, light.haze, depth);
      const b = mixColors(middleTone, light.haze, depth);
      const base = mixColors(shadeTone, light.haze, depth);
      const height = width * dice.between(0.36, 0.5);
      const peak = dice.between(-0.3, 0.3);
      const puff = (px: number, py: number, reach: number) => {
        drawing.fill(ellipsePath(px, py, reach, reach * 0.94), {
          radial: [
            px - reach * 0.3,
            py - reach * 0.42,
            reach * 0.2,
            px - reach * 0.3,
            py - reach * 0.42,
            reach * 1.5,
          ],
          stops: [
            [0, css(a)],
            [0.56, css(a)],
            [0.62, css(mixColors(a, b, 0.6))],
            [0.78, css(b)],
            [1, css(mixColors(b, base, 0.85))],
          ],
        });
      };
      const puffs: [x: number, y: number, radius: number][] = [];
      for (let row = 0; row < 4; row++) {
        const envelope = at([1, 0.72, 0.46, 0.22], row);
        const count = 9 + row * 3;
        for (let i = 0; i < count; i++) {
          const t = ((i + 0.5 + dice.signed() * 0.35) / count) * 2 - 1;
          const fullness =
            Math.max(0, 1 - Math.abs(t - peak * (1 - row / 4)) ** 1.7 / (1 + Math.abs(peak))) *
            (0.8 + 0.35 * dice.next());
          const reach = width * (0.05 + 0.062 * fullness) * dice.between(0.8, 1.15);
          const px = x + t * width * 0.5 * (0.8 + row * 0.07);
          const py = y - height * fullness * envelope + reach * 0.2;
          puffs.push([px, py, reach]);
          if (row < 2) {
            for (let j = 0; j < 2; j++) {
              const angle = -1.57 + dice.signed() * 1.3;
              puffs.push([
                px + Math.cos(angle) * reach * 0.92,
                py + Math.sin(angle) * reach * 0.85,
                reach * dice.between(0.34, 0.5),
              ]);
            }
          }
        }
      }
      for (const [px, py, reach] of puffs) {
        puff(px, py, reach);
      }
      const whole = join(puffs.map(([px, py, radius]) => ellipsePath(px, py, radius)));
      drawing.clip(whole, (inside) => {
        inside.fill(roundedRect(x - width, y - height * 0.55, width * 2, height), {
          linear: [0, y - height * 0.42, 0, y + width * 0.09],
          stops: [
            [0, css(base, 0)],
            [0.6, css(base, 0.75)],
            [1, css(mixColors(base, light.haze, 0.7), 1)],
          ],
        });
      });
      drawing.fill(ellipsePath(x, y + width * 0.07, width * 0.62, width * 0.055), {
        radial: [x, y + width * 0.07, 0, x, y + width * 0.07, width * 0.62],
        stops: [
          [0, css(light.haze, 0.9)],
          [1, css(light.haze, 0)],
        ],
      });
    },
    wisp(drawing, x, y, width, seed, alpha = 0.5) {
      const dice = random(seed);
      for (let i = 0; i < 5; i++) {
        const yy = y + dice.signed() * width * 0.05;
        const x0 = x + dice.signed() * width * 0.3;
        const ww = width * dice.between(0.3, 0.7);
        drawing.fill(
          leaf(x0, yy, ww, width * 0.018 * dice.between(0.6, 1.4), -0.06, -0.03),
          light.night
            ? css([0.6, 0.05, 260], alpha * 0.4)
            : light.time === 'golden'
              ? css([0.94, 0.09, 55], alpha)
              : css([0.99, 0.01, 220], alpha),
        );
      }
    },
    sky(drawing, options = {}) {
      const dark = light.sky;
      const horizon = options.horizon ?? 650;
      const dice = random(options.seed || 1);
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
        linear: [0, -120, 60, horizon + 40],
        stops: [
          [0, css(dark[0])],
          [0.55, css(dark[1])],
          [1, css(dark[2])],
        ],
      });
      const [sx, sy] = options.sun || (light.time === 'golden' ? [330, horizon - 130] : [480, 110]);
      if (light.night) {
        const shapes: SvgPath[] = [];
        for (let i = 0; i < 220; i++) {
          const reach = dice.next() ** 3 * 2.4 + 0.7;
          shapes.push(ellipsePath(dice.between(-400, 2300), dice.between(-300, horizon), reach));
        }
        drawing.fill(join(shapes), css([0.95, 0.03, 250]), {
          alpha: 0.85,
        });
        for (let i = 0; i < 9; i++) {
          drawing.fill(
            spark(dice.between(0, 1900), dice.between(0, horizon * 0.6), dice.between(9, 16), 0.08),
            css([0.98, 0.02, 250], 0.9),
          );
        }
        kit.glow(drawing, sx, sy + 60, 330, [0.8, 0.07, 250], 0.5);
        drawing.fill(ellipsePath(sx, sy + 60, 62), css([0.97, 0.03, 100]));
        drawing.clip(ellipsePath(sx, sy + 60, 62), (inside) => {
          inside.fill(ellipsePath(sx + 16, sy + 52, 12), css([0.9, 0.04, 95]));
          inside.fill(ellipsePath(sx - 20, sy + 82, 17), css([0.91, 0.04, 95]));
          inside.outside(ellipsePath(sx, sy + 60, 62), -12, -8, css([0.88, 0.05, 95]));
        });
      } else if (light.time !== 'rain') {
        kit.glow(
          drawing,
          sx,
          sy,
          light.time === 'golden' ? 620 : 520,
          light.time === 'golden' ? [0.96, 0.12, 80] : [0.99, 0.04, 95],
          0.85,
        );
        drawing.fill(ellipsePath(sx, sy, light.time === 'golden' ? 74 : 46), css([0.995, 0.03, 95]));
      }
      kit.wisp(drawing, 1350, 120, 900, 7);
      kit.wisp(drawing, 300, 260, 600, 8, 0.35);
      if (options.clouds !== false) {
        const places = scatterClouds(
          options.clouds || [
            [1500, horizon - 40, 1050, 3, 0.0],
            [260, horizon - 20, 820, 11, 0.14],
            [930, horizon + 6, 620, 19, 0.4],
          ],
          options.seed ?? 0,
        );
        for (const [x, y, w, s, d] of [...places].sort((alpha, b) => b[4] - alpha[4])) {
          kit.cloud(drawing, x, y, w, s + (options.seed || 0) * 13, d);
        }
      }
      drawing.fill(roundedRect(-500, horizon - 260, 2920, 420), {
        linear: [0, horizon - 260, 0, horizon + 60],
        stops: [
          [0, css(light.haze, 0)],
          [1, css(light.haze, 0.85)],
        ],
      });
    },
  };
}
