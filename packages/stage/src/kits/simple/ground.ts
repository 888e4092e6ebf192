import { ellipsePath, css, join, leaf, random, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Hills, ground and what lies on it. */
export function simpleGround(
  light: Light,
  kit: SimpleKit,
): Pick<SimpleKit, 'hills' | 'ground' | 'patch' | 'castShadow' | 'dapple'> {
  return {
    hills(drawing, options) {
      const dice = random(options.seed);
      const base = light.local(options.color || 'grass2', options.depth);
      const amplitude = options.amplitude || 60;
      const count = options.swell > 300 ? 2 : 3;
      for (let i = 0; i < count; i++) {
        const x = -200 + (2300 * (i + 0.5 + dice.signed() * 0.25)) / count;
        const radius = options.swell * dice.between(2.4, 3.4);
        drawing.fill(
          ellipsePath(
            x,
            options.y + radius * 0.62 - amplitude * dice.between(0.6, 1.5),
            radius * 1.1,
            radius * 0.62,
          ),
          css(i % 2 ? base : light.shade(base, 0.06)),
          {
            shadow: kit.sheetShadow(0.12, 26, -4),
          },
        );
      }
      drawing.fill(roundedRect(-500, options.y + 40, 2920, 900), css(base));
      if (options.trees) {
        for (let i = 0; i < 7; i++) {
          const x = dice.pick([dice.between(-300, 600), dice.between(1350, 2300)]);
          const size = dice.between(60, 110) * (options.treeScale || 1);
          kit.tree(drawing, x, options.y + 14, size * 2, i + options.seed, {
            depth: options.depth,
          });
        }
      }
    },
    ground(drawing, options) {
      const base = light.local(options.color || 'grass', options.depth);
      drawing.fill(ellipsePath(960, options.y + 1500, 3400, 1500), css(base), {
        shadow: kit.sheetShadow(0.16, 30, -6),
      });
      if (options.tufts !== false) {
        const dice = random(options.seed || 5);
        const shapes: SvgPath[] = [];
        for (let i = 0; i < 14; i++) {
          const x = dice.next() < 0.5 ? dice.between(-200, 520) : dice.between(1400, 2150);
          const y = options.y + 70 + dice.next() * (1060 - options.y - 90);
          const size = 10 + (y - options.y) * 0.03;
          for (const a of [-0.5, 0, 0.5]) {
            shapes.push(leaf(x, y, size * 1.6, size * 0.3, -1.57 + a));
          }
        }
        drawing.fill(join(shapes), css(light.shade(base, 0.16)));
      }
      if (options.flowers) {
        const dice = random(12);
        for (const col of options.flowers) {
          for (let i = 0; i < 3; i++) {
            const x = dice.next() < 0.5 ? dice.between(60, 420) : dice.between(1500, 1880);
            const y = options.y + 90 + dice.next() * (1040 - options.y - 100);
            drawing.fill(ellipsePath(x, y, 15), light.color(col));
            drawing.fill(ellipsePath(x, y, 6), light.color('white'));
          }
        }
      }
    },
    patch(drawing, shape, color, options = {}) {
      drawing.fill(shape, light.color(color, options.depth || 0));
    },
    castShadow(drawing, x, y, rx, ry = rx * 0.16, alpha = 0.14) {
      drawing.fill(ellipsePath(x, y, rx, ry), css([0.35, 0.06, 260], light.night ? 0.3 : alpha));
    },
    dapple() {},
  };
}
