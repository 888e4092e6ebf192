import { scatterClouds } from '../scatter.ts';
import {
  ellipsePath,
  polygonPath,
  starPath,
  at,
  css,
  join,
  mixColors,
  type Oklch,
  type Point,
  random,
  roundedRect,
  smooth,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Sky, sun and clouds. */
export function adventureSky(light: Light, kit: AdventureKit): Pick<AdventureKit, 'cloud' | 'sky'> {
  return {
    cloud(drawing, x, y, width, seed, depth = 0) {
      const dice = random(seed);
      const height = width * 0.2;
      const count = 7;
      let outline = `M${x - width / 2} ${y}`;
      const knots: Point[] = [];
      for (let i = 0; i <= count; i++) {
        const t = i / count;
        knots.push([
          x - width / 2 + width * t,
          y - height * Math.sin(Math.PI * t) ** 0.8 * (1.5 + dice.signed() * 0.35) * (i % count ? 1 : 0),
        ]);
      }
      for (let i = 1; i <= count; i++) {
        const a = at(knots, i - 1);
        const b = at(knots, i);
        const radius = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.6;
        outline += `A${radius | 0} ${radius | 0} 0 0 1 ${b[0] | 0} ${b[1] | 0}`;
      }
      outline += `Q${x} ${y + height * 0.22} ${x - width / 2} ${y}Z`;
      const shape: SvgPath = {
        d: outline,
        box: [x - width / 2 - 20, y - height * 2.2, width + 40, height * 2.5],
      };
      const base: Oklch = light.night
        ? [0.58, 0.05, 210]
        : mixColors(light.local('white'), light.haze, depth);
      drawing.fill(shape, css(light.shade(base, 0.5), 0.25), {
        shadow: {
          blur: 0,
          dx: 10,
          dy: 12,
          color: css(kit.inkColor, 0.25),
        },
      });
      drawing.stroke(shape, kit.inkAt(0.15 + depth), 7);
      drawing.fill(shape, css(base));
      drawing.clip(shape, (inside) => {
        inside.halftone(
          shape.box,
          11,
          [x, y - height * 1.2, x + width * 0.1, y + height * 0.2],
          [0, 0.44],
          css(light.night ? [0.42, 0.06, 215] : mixColors(light.sky[0], base, 0.25)),
        );
        kit.hatch(
          inside,
          [x - width * 0.1, y - height * 0.5, width * 0.7, height * 0.7],
          1.1,
          15,
          kit.inkAt(0.3 + depth),
          2.2,
        );
        inside.fill(roundedRect(x - width, y - height * 3, width * 2, height * 2.45), css(base, 0));
      });
      const [second, third] = [at(knots, 2), at(knots, 3)];
      drawing.stroke(
        smooth(
          [
            [second[0] + 8, second[1] + height * 0.55],
            [second[0] + width * 0.05, second[1] + height * 0.34],
            [third[0], third[1] + height * 0.42],
          ],
          false,
        ),
        kit.inkAt(0.2 + depth),
        3.2,
      );
    },
    sky(drawing, options = {}) {
      const dark = light.sky;
      const horizon = options.horizon ?? 560;
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
        linear: [0, -100, 0, horizon],
        stops: [
          [0, css(dark[0])],
          [0.5, css(dark[1])],
          [1, css(dark[2])],
        ],
      });
      const [sx, sy] = options.sun || [560, horizon - (light.time === 'golden' ? 90 : 170)];
      const ray: Oklch = light.night
        ? [0.5, 0.06, 205]
        : light.time === 'golden'
          ? [0.96, 0.1, 88]
          : [0.97, 0.05, 92];
      if (light.time !== 'rain') {
        const rays: SvgPath[] = [];
        for (let i = 0; i < 22; i++) {
          const a = (i / 22) * Math.PI * 2 + 0.1;
          rays.push(
            polygonPath([
              [sx, sy],
              [sx + Math.cos(a) * 2600, sy + Math.sin(a) * 2600],
              [sx + Math.cos(a + 0.15) * 2600, sy + Math.sin(a + 0.15) * 2600],
            ]),
          );
        }
        drawing.fill(join(rays), css(ray, light.night ? 0.16 : 0.42));
      }
      drawing.halftone(
        [-500, -400, 2920, horizon + 440],
        14,
        [0, -150, 0, horizon - 60],
        [0.4, 0],
        css(mixColors(dark[0], kit.inkColor, light.night ? 0.4 : 0.1), light.night ? 0.55 : 0.45),
      );
      if (light.night) {
        const shapes: SvgPath[] = [];
        const dice = random(9);
        for (let i = 0; i < 60; i++) {
          shapes.push(
            starPath(
              dice.between(-300, 2200),
              dice.between(-250, horizon * 0.8),
              dice.between(4, 13),
              dice.between(1.5, 4),
              4,
            ),
          );
        }
        drawing.fill(join(shapes), css([0.93, 0.07, 90]));
      }
      if (light.time !== 'rain') {
        const radius = light.night ? 86 : 96;
        drawing.stroke(ellipsePath(sx, sy, radius), kit.inkAt(0.25), 7);
        drawing.fill(
          ellipsePath(sx, sy, radius),
          css(light.night ? [0.9, 0.06, 92] : light.time === 'golden' ? [0.88, 0.15, 75] : [0.93, 0.12, 90]),
        );
        drawing.clip(ellipsePath(sx, sy, radius), (inside) =>
          inside.clip(
            ellipsePath(sx, sy, radius),
            (innermost) =>
              innermost.halftone(
                [sx - radius, sy - radius, 2 * radius, 2 * radius],
                9,
                [sx - radius, sy - radius, sx + radius, sy + radius],
                [0.1, 0.42],
                css(light.night ? [0.72, 0.06, 90] : [0.76, 0.16, 60]),
              ),
            {
              dx: -20,
              dy: -16,
            },
          ),
        );
        if (light.night) {
          for (const [a, b, c] of [
            [-26, -20, 17],
            [20, 10, 22],
            [-14, 36, 12],
          ] as const) {
            drawing.stroke(ellipsePath(sx + a, sy + b, c), kit.inkAt(0.45), 3);
          }
        }
      }
      // map graticule + compass rose, printed faintly into the sky
      drawing.stroke(
        `M-500 ${horizon - 330}Q960 ${horizon - 440} 2420 ${horizon - 330}M-500 ${horizon - 150}Q960 ${horizon - 250} 2420 ${horizon - 150}M1460 -400Q1430 200 1440 ${horizon}M1880 -400Q1800 200 1790 ${horizon}M380 -400Q420 200 410 ${horizon}`,
        css(kit.inkColor, light.night ? 0.3 : 0.13),
        2.2,
        {
          dash: [18, 10],
        },
      );
      if (options.compass !== false) {
        const cx = 1650;
        const cy = 150;
        drawing.group(
          {
            alpha: light.night ? 0.5 : 0.32,
          },
          (inside) => {
            inside.stroke(ellipsePath(cx, cy, 96), css(kit.inkColor), 3);
            inside.stroke(ellipsePath(cx, cy, 84), css(kit.inkColor), 1.5);
            inside.fill(starPath(cx, cy, 92, 18, 4), css(kit.inkColor));
            inside.stroke(starPath(cx, cy, 62, 14, 4, -Math.PI / 4), css(kit.inkColor), 2);
          },
        );
      }
      if (options.clouds !== false) {
        for (const [x, y, w, s, d] of scatterClouds(
          options.clouds || [
            [250, 150, 420, 3, 0.15],
            [1240, 300, 360, 4, 0.3],
            [1830, 390, 460, 6, 0.1],
          ],
          options.seed ?? 0,
        )) {
          kit.cloud(drawing, x, y, w, s + (options.seed || 0), d);
        }
      }
    },
  };
}
