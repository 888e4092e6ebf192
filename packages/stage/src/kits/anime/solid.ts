import { ellipsePath, css, mixColors, roundedRect } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AnimeKit } from './kit.ts';

/** Furniture outlines and the volume of closed shapes. */
export function animeSolid(light: Light, kit: AnimeKit): Pick<AnimeKit, 'box' | 'solid' | 'glow'> {
  return {
    box(x, y, width, height, r = 10) {
      return roundedRect(x, y, width, height, Math.min(r, 14));
    },
    solid(drawing, shape, color, options = {}) {
      const base = options.glowing
        ? light.glowing(color)
        : light.local(color, options.depth || 0, options.lighter || 0);
      const shorter = Math.min(shape.box[2], shape.box[3]);
      const share = (options.shade ?? 0.22) * Math.min(shorter, 190);
      const [x, y, w, h] = shape.box;
      drawing.fill(shape, {
        linear: [x, y, x + w * 0.3, y + h],
        stops: [
          [0, css(light.lit(base, 0.16))],
          [1, css(base)],
        ],
      });
      drawing.clip(shape, (inside) => {
        if (share > 0.5) {
          inside.outside(shape, -share, -share * 0.55, css(light.shade(base, 0.34)));
        }
        if (!options.noRim && shorter > 16) {
          inside.outside(
            shape,
            Math.min(4, shorter * 0.04),
            Math.min(5, shorter * 0.05),
            css(light.lit(base, 0.55)),
            {
              alpha: 0.8,
            },
          );
        }
        if (options.inside) {
          options.inside(inside, base);
        }
      });
      if (options.line !== 0) {
        drawing.stroke(
          shape,
          css(mixColors(light.shade(base, 0.6), [0.3, 0.06, 300], 0.45)),
          options.lineWidth || 2.2,
          {
            alpha: 0.75,
          },
        );
      }
    },
    glow(drawing, x, y, r, color = [0.95, 0.1, 85], alpha = 0.7) {
      drawing.fill(
        ellipsePath(x, y, r),
        {
          radial: [x, y, 0, x, y, r],
          stops: [
            [0, css(color, alpha)],
            [0.35, css(color, alpha * 0.4)],
            [1, css(color, 0)],
          ],
        },
        {
          blend: 'screen',
        },
      );
    },
  };
}
