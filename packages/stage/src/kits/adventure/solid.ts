import { ellipsePath, polygonPath, css, join, random, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Furniture outlines and the volume of closed shapes. */
export function adventureSolid(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'box' | 'hatch' | 'solid' | 'glow'> {
  return {
    box(x, y, width, height) {
      const dice = random(Math.round(x * 3 + y * 7 + width) | 0);
      const j = Math.min(5, Math.min(width, height) * 0.05);
      return polygonPath([
        [x + dice.signed() * j, y + dice.signed() * j],
        [x + width + dice.signed() * j, y + dice.signed() * j * 0.6],
        [x + width + dice.signed() * j, y + height + dice.signed() * j],
        [x + dice.signed() * j, y + height + dice.signed() * j * 0.6],
      ]);
    },
    hatch(drawing, [x, y, boxWidth, boxHeight], slant, gap, color, width) {
      let outline = '';
      const reach = boxWidth + boxHeight;
      for (let t = 0; t < reach; t += gap) {
        outline += `M${(x + t) | 0} ${y | 0}L${(x + t - boxHeight * slant) | 0} ${(y + boxHeight) | 0}`;
      }
      drawing.stroke(outline, color, width, {
        cap: 'butt',
      });
    },
    solid(drawing, shape, color, options = {}) {
      const { depth = 0 } = options;
      const base = options.glowing ? light.glowing(color) : light.local(color, depth, options.lighter || 0);
      const shorter = Math.min(shape.box[2], shape.box[3]);
      const lineWidth = options.lineWidth ?? (depth > 0.4 ? 2.5 : Math.max(3, Math.min(7, shorter * 0.05)));
      const [x, y, w, h] = shape.box;
      const share = (options.shade ?? 0.3) * Math.min(shorter, 170);
      if (options.line !== 0) {
        drawing.stroke(shape, kit.inkAt(depth), lineWidth * 2);
        drawing.group(
          {
            matrix: [1, 0, 0, 1, lineWidth * 0.55, lineWidth * 0.8],
          },
          (inside) => inside.stroke(shape, kit.inkAt(depth), lineWidth * 2),
        );
      }
      drawing.fill(shape, css(base));
      drawing.clip(shape, (inside) => {
        if (share > 2) {
          inside.clip(
            shape,
            (innermost) => {
              innermost.fill(roundedRect(x - 9, y - 9, w + 18, h + 18), css(light.shade(base, 0.16)));
              const cell = options.cell || (depth > 0.3 ? 7 : 10);
              innermost.halftone(
                [x - 6, y - 6, w + 12, h + 12],
                cell,
                [x, y, x + w, y + h],
                [0.12, 0.33],
                css(light.shade(base, 0.55)),
              );
            },
            {
              dx: -share,
              dy: -share * 0.7,
            },
          );
        }
        if (shorter > 24) {
          inside.outside(shape, lineWidth * 0.9, lineWidth * 0.9, css(light.lit(base, 0.5)), {
            alpha: 0.7,
          });
        }
        if (options.inside) {
          options.inside(inside, base);
        }
      });
    },
    glow(drawing, x, y, r, color = [0.93, 0.1, 88], alpha = 0.7) {
      drawing.fill(
        ellipsePath(x, y, r),
        {
          radial: [x, y, 0, x, y, r],
          stops: [
            [0, css(color, alpha * 0.85)],
            [0.3, css(color, alpha * 0.38)],
            [1, css(color, 0)],
          ],
        },
        {
          blend: 'screen',
        },
      );
      const shapes: SvgPath[] = [];
      for (let i = 0; i < 16; i++) {
        const t = (i / 16) * Math.PI * 2;
        shapes.push(
          polygonPath([
            [x + Math.cos(t) * r * 0.36, y + Math.sin(t) * r * 0.36],
            [x + Math.cos(t - 0.05) * r * 0.82, y + Math.sin(t - 0.05) * r * 0.82],
            [x + Math.cos(t + 0.05) * r * 0.82, y + Math.sin(t + 0.05) * r * 0.82],
          ]),
        );
      }
      drawing.fill(join(shapes), css(color, alpha * 0.22), {
        blend: 'screen',
      });
    },
  };
}
