import { scatterClouds } from '../scatter.ts';
import {
  ellipsePath,
  at,
  blob,
  css,
  join,
  mixColors,
  type Oklch,
  random,
  roundedRect,
  smooth,
  spark,
  spiral,
  type SvgPath,
  taper,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Sky, sun and clouds. */
export function fantasySky(light: Light, kit: FantasyKit): Pick<FantasyKit, 'cloud' | 'stars' | 'sky'> {
  return {
    cloud(drawing, x, y, width, seed, depth = 0) {
      const dice = random(seed);
      const lightTone: Oklch = light.night
        ? [0.6, 0.1, 305]
        : light.time === 'golden'
          ? [0.95, 0.08, 60]
          : light.time === 'rain'
            ? [0.8, 0.03, 300]
            : [0.98, 0.025, 345];
      const shadeTone: Oklch = light.night
        ? [0.36, 0.12, 290]
        : light.time === 'golden'
          ? [0.78, 0.12, 350]
          : light.time === 'rain'
            ? [0.58, 0.06, 290]
            : [0.84, 0.075, 305];
      const amplitude = mixColors(lightTone, light.haze, depth);
      const B = mixColors(shadeTone, light.haze, depth);
      const mk = (cx: number, cy: number, reach: number, dir: number) => {
        drawing.fill(
          ellipsePath(cx, cy, reach),
          {
            radial: [cx - reach * 0.3, cy - reach * 0.4, 0, cx, cy, reach],
            stops: [
              [0, css(amplitude)],
              [0.7, css(mixColors(amplitude, B, 0.45))],
              [1, css(mixColors(amplitude, B, 0.9))],
            ],
          },
          {
            blur: 2.2,
          },
        );
        drawing.fill(
          taper(
            spiral(cx, cy, reach * 0.74, 1.5, dir > 0 ? 2.6 : 0.5, dir),
            (t) => reach * 0.085 * (1 - t * 0.7),
          ),
          css(mixColors(B, [0.55, 0.12, 300], 0.25), 0.6),
          {
            blur: 1,
          },
        );
      };
      const count = 5;
      for (let i = 0; i < count; i++) {
        const t = (i / (count - 1)) * 2 - 1;
        const reach = width * (0.1 + 0.1 * (1 - t * t)) * dice.between(0.85, 1.15);
        mk(x + t * width * 0.4, y - reach * 0.5, reach, i % 2 ? 1 : -1);
      }
      drawing.fill(
        smooth([
          [x - width * 0.56, y],
          [x - width * 0.3, y - width * 0.07],
          [x + width * 0.3, y - width * 0.07],
          [x + width * 0.6, y],
          [x + width * 0.25, y + width * 0.055],
          [x - width * 0.25, y + width * 0.05],
        ]),
        {
          linear: [0, y - width * 0.1, 0, y + width * 0.05],
          stops: [
            [0, css(mixColors(amplitude, B, 0.2))],
            [1, css(mixColors(B, light.haze, 0.6))],
          ],
        },
        {
          blur: 4,
        },
      );
    },
    stars(drawing, n, x0, y0, x1, y1, seed, R = [2, 9], alpha = 0.95) {
      const dice = random(seed);
      const shapes: SvgPath[] = [];
      const others: SvgPath[] = [];
      for (let i = 0; i < n; i++) {
        const x = dice.between(x0, x1);
        const y = dice.between(y0, y1);
        if (dice.next() < 0.3) {
          shapes.push(spark(x, y, dice.between(R[0] * 2, R[1] * 1.5), 0.12));
        } else {
          others.push(ellipsePath(x, y, dice.between(1, R[1] * 0.28)));
        }
      }
      drawing.fill(join(others), css([0.97, 0.06, 90]), {
        alpha: alpha * 0.85,
      });
      drawing.fill(join(shapes), css([0.96, 0.09, 88]), {
        alpha: alpha,
      });
    },
    sky(drawing, options = {}) {
      const dark = light.sky;
      const horizon = options.horizon ?? 670;
      const dice = random(31);
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
        linear: [300, -160, 0, horizon + 20],
        stops: [
          [0, css(dark[0])],
          [0.52, css(dark[1])],
          [1, css(dark[2])],
        ],
      });
      drawing.group(
        {
          blur: 80,
        },
        (inside) => {
          for (let i = 0; i < 9; i++) {
            const x = dice.between(-300, 2200);
            const y = dice.between(-100, horizon);
            inside.fill(
              blob(x, y, dice.between(160, 420), dice.between(50, 130), 9, 0.6, dice),
              css(mixColors(at(dark, i % 3), [0.82, 0.14, at([350, 300, 275], i % 3)], 0.5), 0.34),
            );
          }
        },
      );
      const [sx, sy] = options.sun || [470, light.time === 'golden' ? horizon - 170 : 210];
      if (light.time !== 'rain') {
        const day = !light.night;
        kit.glow(drawing, sx, sy, 520, day ? [0.97, 0.09, 80] : [0.82, 0.11, 300], 0.8);
        if (day) {
          drawing.fill(ellipsePath(sx, sy, 118), css([0.975, 0.07, 88]), {
            blur: 2,
          });
        } else {
          drawing.fill(
            {
              d: `M${sx + 40} ${sy - 112}A118 118 0 1 0 ${sx + 104} ${sy + 56}A100 100 0 1 1 ${sx + 40} ${sy - 112}Z`,
              box: [sx - 118, sy - 118, 240, 240],
            },
            css([0.96, 0.07, 92]),
            {
              blur: 1.5,
            },
          );
        }
        for (const [q, a] of [
          [160, 0.5],
          [205, 0.28],
        ] as const) {
          drawing.stroke(ellipsePath(sx, sy, q), css(kit.gold, a), 2.4, {
            dash: [2, 12],
          });
        }
      }
      kit.stars(
        drawing,
        light.night ? 170 : light.time === 'golden' ? 46 : 26,
        -350,
        -280,
        2280,
        horizon * 0.72,
        8,
        [2, light.night ? 9 : 7],
        light.night ? 0.95 : 0.7,
      );
      if (options.clouds !== false) {
        for (const [x, y, w, s, d] of scatterClouds(
          options.clouds || [
            [1520, horizon - 150, 640, 3, 0.05],
            [150, horizon - 70, 520, 5, 0.25],
            [960, horizon - 20, 460, 7, 0.45],
          ],
          options.seed ?? 0,
        )) {
          kit.cloud(drawing, x, y, w, s, d);
        }
      }
      drawing.fill(roundedRect(-500, horizon - 220, 2920, 400), {
        linear: [0, horizon - 220, 0, horizon + 60],
        stops: [
          [0, css(light.haze, 0)],
          [1, css(light.haze, 0.8)],
        ],
      });
    },
  };
}
