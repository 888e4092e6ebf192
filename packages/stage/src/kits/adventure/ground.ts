import { ellipsePath, starPath, at, css, hill, random, scallop, smooth } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Hills, ground and what lies on it. */
export function adventureGround(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'hills' | 'ground' | 'patch' | 'trail' | 'castShadow' | 'dapple'> {
  return {
    hills(drawing, options) {
      const dice = random(options.seed);
      const a = dice.next() * 6;
      const b = dice.next() * 6;
      const amplitude = (options.amplitude || 60) * 1.5;
      const groundAt = (x: number) =>
        options.y -
        amplitude * (0.5 + 0.5 * Math.sin(x / options.swell + a)) -
        amplitude * 0.3 * Math.abs(Math.sin((x / options.swell) * 2.1 + b));
      const shape = hill(-500, 2420, groundAt, 1500, 40);
      const base = light.local(options.color || 'grass2', options.depth);
      drawing.fill(shape, css(base));
      drawing.clip(shape, (inside) => {
        inside.halftone(
          [-500, shape.box[1], 2920, amplitude * 2.6 + 80],
          11,
          [0, shape.box[1], 0, options.y + 90],
          [0.06, 0.4],
          css(light.shade(base, 0.42), 0.8),
        );
        for (let i = 0; i < 70; i++) {
          const x = dice.between(-450, 2380);
          const y = groundAt(x);
          const reach = dice.between(26, 80);
          inside.stroke(
            smooth(
              [
                [x, y + 6],
                [x + reach * 0.22, y + reach * 0.5],
                [x + reach * 0.28, y + reach],
              ],
              false,
            ),
            kit.inkAt(options.depth),
            2.4,
          );
        }
      });
      drawing.stroke(shape.top, kit.inkAt(options.depth), options.depth > 0.4 ? 3.5 : 5.5);
      if (options.trees) {
        for (let x = -480; x < 2400; x += dice.between(60, 130)) {
          const size = dice.between(26, 50) * (options.treeScale || 1);
          kit.solid(drawing, scallop(x, groundAt(x) - size * 0.4, size, size * 0.8, 8, dice), 'leaf', {
            depth: options.depth,
            shade: 0.5,
            lineWidth: 2.6,
            cell: 7,
          });
        }
      }
    },
    ground(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'grass');
      const dice = random(options.seed || 5);
      const groundAt = (x: number) => y + (options.amplitude ?? 16) * Math.sin(x / 300 + 0.6);
      const shape = hill(-500, 2420, groundAt, 1500, 80);
      drawing.fill(shape, css(base));
      drawing.clip(shape, (inside) => {
        inside.halftone(
          [-500, y - 30, 2920, 170],
          12,
          [0, y - 20, 0, y + 120],
          [0.36, 0],
          css(light.shade(base, 0.4), 0.75),
        );
        inside.halftone(
          [-500, 960, 2920, 260],
          13,
          [0, 960, 0, 1130],
          [0, 0.4],
          css(light.shade(base, 0.45), 0.8),
        );
        if (options.tufts !== false) {
          let outline = '';
          for (let i = 0; i < 120; i++) {
            const yy = y + 36 + (1 - Math.sqrt(1 - dice.next())) * (1150 - y);
            const size = 6 + (yy - y) * 0.05;
            const x = dice.between(-400, 2320);
            if (options.keepClear && options.keepClear(x, yy)) {
              continue;
            }
            outline += `M${(x - size * 0.6) | 0} ${yy | 0}l${(size * 0.2) | 0} ${-size | 0}M${x | 0} ${yy | 0}l${(size * 0.12) | 0} ${(-size * 1.4) | 0}M${(x + size * 0.6) | 0} ${yy | 0}l${(size * 0.05) | 0} ${-size | 0}`;
          }
          inside.stroke(outline, css(light.shade(base, 0.72)), 3);
        }
      });
      drawing.stroke(shape.top, kit.ink(), 6);
      if (options.flowers) {
        for (const col of options.flowers) {
          for (let i = 0; i < 9; i++) {
            const yy = y + 70 + dice.next() * (1080 - y - 70);
            const x = dice.next() < 0.5 ? dice.between(-200, 430) : dice.between(1490, 2200);
            const size = 7 + (yy - y) * 0.03;
            kit.solid(drawing, starPath(x, yy, size, size * 0.5, 6), col, {
              lineWidth: 2.4,
              shade: 0,
            });
            drawing.fill(ellipsePath(x, yy, size * 0.24), kit.ink());
          }
        }
      }
    },
    patch(drawing, shape, color, options = {}) {
      const base = light.local(color, options.depth || 0);
      drawing.fill(shape, css(base));
      drawing.clip(shape, (inside) =>
        inside.halftone(
          [shape.box[0], shape.box[1], shape.box[2], shape.box[3]],
          12,
          [shape.box[0], 0, shape.box[0] + shape.box[2], 0],
          [0.02, 0.3],
          css(light.shade(base, 0.3), 0.8),
        ),
      );
      drawing.stroke(shape, kit.ink(), 4.5);
    },
    trail(drawing, pts) {
      drawing.stroke(smooth(pts, false), light.color('red'), 11, {
        dash: [34, 24],
        cap: 'butt',
      });
      const [x, y] = at(pts, pts.length - 1);
      drawing.stroke(`M${x - 26} ${y - 14}l52 28M${x + 26} ${y - 14}l-52 28`, kit.ink(), 19);
      drawing.stroke(`M${x - 26} ${y - 14}l52 28M${x + 26} ${y - 14}l-52 28`, light.color('red'), 11);
    },
    castShadow(drawing, x, y, rx, ry = rx * 0.2, alpha = 0.6) {
      const shape = ellipsePath(x + rx * 0.25, y, rx, ry);
      drawing.clip(shape, (inside) => {
        inside.fill(shape, css(kit.inkColor, 0.22));
        kit.hatch(
          inside,
          [x - rx * 1.2, y - ry * 1.3, rx * 3.2, ry * 2.6],
          1.6,
          11,
          css(kit.inkColor, 0.75),
          3,
        );
      });
    },
    dapple(drawing, x, y, width, height, seed) {},
  };
}
