import { css, mixColors } from '../../../core/color.ts';
import { polygon, roundedRect, ellipse } from '../../../core/path.ts';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Walls, floors and windows. */
export function simpleRoom(
  light: Light,
  kit: SimpleKit,
): Pick<SimpleKit, 'wall' | 'floor' | 'lightPool' | 'window'> {
  return {
    wall(drawing, options) {
      const base = light.local(options.color || 'wall');
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), css(base));
      drawing.fill(
        ellipse(960, options.y - 120, 760, 640),
        css(light.night ? light.lit(base, 0.06) : mixColors(base, light.local('wall2'), 0.55)),
      );
    },
    floor(drawing, options) {
      const base = light.local(options.color || 'floor');
      drawing.fill(roundedRect(-500, options.y, 2920, 900), css(base), {
        shadow: kit.sheetShadow(0.14, 22, -4),
      });
      drawing.fill(roundedRect(-500, options.y, 2920, 16), css(light.lit(base, 0.4)));
    },
    lightPool(drawing, x, y, width, height) {
      drawing.fill(
        polygon([
          [x, y],
          [x + width, y],
          [x + width * 1.5, y + height],
          [x + width * 0.5, y + height],
        ]),
        css([1, 0.03, 95], light.night ? 0.06 : 0.28),
      );
    },
    window(drawing, x, y, width, height, seed) {
      const radius = width * 0.5;
      const shape = roundedRect(x, y, width, height, radius * 0.35);
      const frame = roundedRect(x - 22, y - 22, width + 44, height + 44, radius * 0.35 + 22);
      drawing.fill(frame, light.color('white'), {
        shadow: kit.sheetShadow(0.16, 16, 6),
      });
      drawing.clip(shape, (inside) => {
        inside.fill(shape, css(light.sky[0]));
        if (light.night) {
          inside.fill(ellipse(x + width * 0.64, y + height * 0.28, width * 0.14), css([0.95, 0.04, 95]));
          inside.fill(ellipse(x + width * 0.7, y + height * 0.25, width * 0.12), css(light.sky[0]));
          for (const [a, b] of [
            [0.2, 0.2],
            [0.36, 0.42],
            [0.82, 0.5],
            [0.16, 0.55],
          ] as const) {
            inside.fill(ellipse(x + width * a, y + height * b, 5), css([0.94, 0.04, 95]));
          }
        } else {
          inside.fill(ellipse(x + width * 0.28, y + height * 0.25, width * 0.13), light.color('yellow'));
          kit.cloud(inside, x + width * 0.68, y + height * 0.42, width * 0.4, 1);
        }
        inside.fill(
          ellipse(x + width * 0.2, y + height * 1.16, width * 0.6, height * 0.36),
          light.color('grass2'),
        );
        inside.fill(
          ellipse(x + width * 0.86, y + height * 1.2, width * 0.6, height * 0.36),
          light.color('grass'),
        );
      });
      drawing.fill(roundedRect(x + width / 2 - 7, y, 14, height), light.color('white'));
      drawing.fill(roundedRect(x, y + height * 0.5 - 7, width, 14), light.color('white'));
      drawing.fill(roundedRect(x - 50, y + height + 20, width + 100, 24, 12), light.color('white'), {
        shadow: kit.sheetShadow(),
      });
    },
  };
}
