import { scatterClouds } from '../scatter.ts';
import { ellipsePath, css, join, mixColors, random, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Sky, sun and clouds. */
export function simpleSky(light: Light, kit: SimpleKit): Pick<SimpleKit, 'cloud' | 'sky'> {
  return {
    cloud(drawing, x, y, width, seed, depth = 0) {
      const height = width * 0.17;
      const base = light.night
        ? mixColors([0.52, 0.06, 265], light.haze, depth)
        : mixColors(light.local('white'), light.haze, depth);
      drawing.fill(
        join(
          roundedRect(x - width * 0.5, y - height, width, height, height / 2),
          roundedRect(x - width * 0.3, y - height * 1.75, width * 0.52, height * 1.2, height * 0.6),
        ),
        css(base),
        {
          shadow: kit.sheetShadow(0.1, 22, 10),
        },
      );
    },
    sky(drawing, options = {}) {
      const dark = light.sky;
      const horizon = options.horizon ?? 710;
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), css(dark[0]));
      const [sx, sy] = options.sun || (light.time === 'golden' ? [430, horizon - 150] : [400, 240]);
      const radius = light.night ? 84 : light.time === 'golden' ? 128 : 104;
      if (light.time !== 'rain') {
        for (const [k, t] of [
          [5.2, 0.35],
          [3.6, 0.6],
          [2.2, 1],
        ] as const) {
          drawing.fill(
            ellipsePath(sx, sy, radius * k),
            css(
              mixColors(
                dark[0],
                light.night
                  ? [0.48, 0.08, 268]
                  : light.time === 'golden'
                    ? [0.94, 0.09, 78]
                    : [0.965, 0.035, 215],
                t * 0.8,
              ),
            ),
          );
        }
        drawing.fill(
          ellipsePath(sx, sy, radius),
          css(light.night ? [0.95, 0.03, 95] : light.time === 'golden' ? [0.85, 0.14, 58] : [0.92, 0.12, 92]),
          {
            shadow: kit.sheetShadow(0.12, 24, 6),
          },
        );
        if (light.night) {
          drawing.clip(ellipsePath(sx, sy, radius), (inside) =>
            inside.fill(
              ellipsePath(sx + 42, sy - 18, radius * 0.92),
              css(mixColors(dark[0], [0.48, 0.08, 268], 0.8)),
            ),
          );
        }
      }
      if (light.night) {
        const dice = random(6);
        const shapes: SvgPath[] = [];
        for (let i = 0; i < 26; i++) {
          shapes.push(
            ellipsePath(
              dice.between(-100, 2000),
              dice.between(-200, horizon * 0.75),
              dice.pick([4, 4, 6, 8]),
            ),
          );
        }
        drawing.fill(join(shapes), css([0.93, 0.05, 95]));
      }
      if (options.clouds !== false) {
        for (const [x, y, w, s, d] of scatterClouds(
          options.clouds || [
            [1000, 200, 300, 1, 0.1],
            [1580, 330, 400, 2, 0.0],
            [140, 440, 260, 3, 0.35],
          ],
          options.seed ?? 0,
        )) {
          kit.cloud(drawing, x, y, w, s, d);
        }
      }
    },
  };
}
