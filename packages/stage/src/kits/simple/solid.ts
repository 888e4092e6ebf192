import { ellipsePath, css, roundedRect } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Furniture outlines and the volume of closed shapes. */
export function simpleSolid(light: Light, kit: SimpleKit): Pick<SimpleKit, 'box' | 'solid' | 'glow'> {
  return {
    box(x, y, width, height, r = 22) {
      return roundedRect(x, y, width, height, Math.min(width, height) * 0.22);
    },
    solid(drawing, shape, color, options = {}) {
      const { depth = 0 } = options;
      const base = options.glowing ? light.glowing(color) : light.local(color, depth, options.lighter || 0);
      drawing.fill(shape, css(base), {
        shadow: options.flat
          ? undefined
          : kit.sheetShadow(
              0.15,
              Math.min(18, 4 + Math.min(shape.box[2], shape.box[3]) * 0.1),
              Math.min(8, 2 + Math.min(shape.box[2], shape.box[3]) * 0.04),
            ),
      });
      if (options.half || options.inside) {
        drawing.clip(shape, (inside) => {
          if (options.half) {
            inside.fill(
              roundedRect(shape.box[0] + shape.box[2] / 2, shape.box[1] - 9, shape.box[2], shape.box[3] + 18),
              css(light.shade(base, 0.12)),
            );
          }
          if (options.inside) {
            options.inside(inside, base);
          }
        });
      }
    },
    glow(drawing, x, y, r, color = [0.94, 0.08, 88], alpha = 0.6) {
      for (const reach of [1, 0.68, 0.4]) {
        drawing.fill(ellipsePath(x, y, r * reach * 0.8), css(color, alpha * 0.15));
      }
    },
  };
}
