import { ellipsePath, css, mixColors, random, smooth } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Furniture outlines and the volume of closed shapes. */
export function fantasySolid(light: Light, kit: FantasyKit): Pick<FantasyKit, 'box' | 'solid' | 'glow'> {
  return {
    box(x, y, width, height, r) {
      const dice = random(Math.round(x * 5 + y * 3 + height) | 0);
      const share = Math.min(width, height);
      const b = share * 0.07;
      const t = dice.signed() * share * 0.05;
      return smooth(
        [
          [x + share * 0.06 + t, y + share * 0.02],
          [x + width * 0.5 + t, y - b],
          [x + width - share * 0.06 + t, y + share * 0.02],
          [x + width - share * 0.01, y + share * 0.1],
          [x + width + b * 0.5, y + height * 0.5],
          [x + width - share * 0.01, y + height - share * 0.1],
          [x + width - share * 0.07, y + height],
          [x + width * 0.5, y + height + b * 0.4],
          [x + share * 0.07, y + height],
          [x + share * 0.01, y + height - share * 0.1],
          [x - b * 0.5, y + height * 0.5],
          [x + share * 0.01, y + share * 0.1],
        ],
        true,
        0.8,
      );
    },
    solid(drawing, shape, color, options = {}) {
      const { depth = 0 } = options;
      const base = options.glowing ? light.glowing(color) : light.local(color, depth, options.lighter || 0);
      const [x, y, w, h] = shape.box;
      const shorter = Math.min(w, h);
      const litTone = light.lit(mixColors(base, [base[0], base[1], (base[2] - 34 + 360) % 360], 0.5), 0.26);
      const shadeTone = light.shade(
        mixColors(base, [base[0] * 0.9, base[1], (base[2] + 36) % 360], 0.6),
        0.34,
      );
      drawing.fill(
        shape,
        {
          linear: [x, y, x + w * 0.55, y + h],
          stops: [
            [0, css(litTone)],
            [0.45, css(base)],
            [1, css(shadeTone)],
          ],
        },
        {
          blur: Math.min(1.4, shorter * 0.012),
        },
      );
      if (shorter > 18) {
        drawing.clip(shape, (inside) => {
          inside.fill(ellipsePath(x + w * 0.78, y + h * 0.8, w * 0.55, h * 0.5), {
            radial: [x + w * 0.78, y + h * 0.8, 0, x + w * 0.78, y + h * 0.8, Math.max(w, h) * 0.52],
            stops: [
              [0, css(shadeTone, 0.5)],
              [1, css(shadeTone, 0)],
            ],
          });
          inside.stroke(shape, css(light.shade(base, 0.62), 0.34), Math.min(9, shorter * 0.06), {});
          inside.stroke(shape, css(light.shade(base, 0.5), 0.16), Math.min(26, shorter * 0.16));
          inside.outside(
            shape,
            Math.min(9, shorter * 0.05),
            Math.min(11, shorter * 0.07),
            css(light.night ? [0.8, 0.1, 300] : [0.98, 0.05, 85], 0.42),
            {
              blur: Math.min(5, shorter * 0.03),
            },
          );
          if (options.inside) {
            options.inside(inside, base);
          }
        });
      }
    },
    glow(drawing, x, y, r, color = kit.gold, alpha = 0.75) {
      drawing.fill(
        ellipsePath(x, y, r),
        {
          radial: [x, y, 0, x, y, r],
          stops: [
            [0, css(color, alpha)],
            [0.25, css(color, alpha * 0.5)],
            [0.6, css(color, alpha * 0.14)],
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
