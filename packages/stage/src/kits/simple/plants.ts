import { ellipsePath, polygonPath, at, css, leaf, roundedRect, taper } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Trees, bushes and masses of leaves. */
export function simplePlants(
  light: Light,
  kit: SimpleKit,
): Pick<SimpleKit, 'foliage' | 'tree' | 'palm' | 'pine' | 'bush'> {
  return {
    tree(drawing, x, y, height, seed, options = {}) {
      const { depth = 0 } = options;
      const share = seed % 3;
      kit.solid(
        drawing,
        roundedRect(x - height * 0.035, y - height * 0.5, height * 0.07, height * 0.52, height * 0.03),
        'trunk',
        {
          depth,
        },
      );
      const color = options.color || at(['leaf', 'leaf2', 'green'], share);
      const shape =
        share === 0
          ? ellipsePath(x, y - height * 0.66, height * 0.27, height * 0.34)
          : share === 1
            ? ellipsePath(x, y - height * 0.64, height * 0.3)
            : roundedRect(x - height * 0.23, y - height, height * 0.46, height * 0.66, height * 0.23);
      kit.solid(drawing, shape, color, {
        depth,
        half: true,
      });
      if (height > 260) {
        drawing.stroke(
          `M${x} ${y - height * 0.42}V${y - height * 0.72}M${x} ${y - height * 0.52}l${height * 0.07} ${-height * 0.07}M${x} ${y - height * 0.58}l${-height * 0.07} ${-height * 0.07}`,
          css(light.shade(light.local('trunk', depth), 0.05)),
          height * 0.016,
        );
      }
    },
    foliage(drawing, cx, cy, rx, ry, _seed, color = 'leaf', depth = 0) {
      kit.solid(drawing, ellipsePath(cx, cy, rx, ry), color, { depth });
    },
    palm(drawing, x, y, height, seed, options = {}) {
      const { depth = 0 } = options;
      kit.solid(
        drawing,
        taper(
          [
            [x, y],
            [x + height * 0.03, y - height * 0.5],
            [x + height * 0.1, y - height],
          ],
          height * 0.06,
          height * 0.04,
        ),
        'trunk',
        {
          depth,
        },
      );
      const tx = x + height * 0.1;
      const ty = y - height;
      for (const a of [-2.7, -2, -1.1, -0.4, 0.25, 2.85]) {
        kit.solid(
          drawing,
          leaf(tx, ty, height * 0.42, height * 0.11, a, 0.12 * (Math.cos(a) > 0 ? 1 : -1)),
          a < -1 && a > -2.5 ? 'leaf2' : 'leaf',
          {
            depth,
          },
        );
      }
    },
    pine(drawing, x, y, height, seed, options = {}) {
      const { depth = 0 } = options;
      const base = options.color || [0.64, 0.08, 170];
      kit.solid(
        drawing,
        roundedRect(x - height * 0.03, y - height * 0.2, height * 0.06, height * 0.22, 4),
        'trunk',
        {
          depth,
        },
      );
      for (let i = 0; i < 3; i++) {
        const width = height * (0.24 - 0.05 * i);
        const yy = y - height * (0.14 + 0.24 * i);
        const shape = polygonPath([
          [x - width, yy],
          [x + width, yy],
          [x, yy - height * 0.36],
        ]);
        kit.solid(drawing, shape, base, {
          depth,
          half: true,
        });
        if (options.snow) {
          drawing.clip(shape, (inside) =>
            inside.fill(
              ellipsePath(x, yy - height * 0.37, width * 0.62, height * 0.13),
              light.color('snow', depth),
            ),
          );
        }
      }
    },
    bush(drawing, x, y, width, seed, options = {}) {
      kit.solid(
        drawing,
        ellipsePath(x + width * 0.2, y, width * 0.32, width * 0.27),
        options.color || 'leaf',
        {
          depth: options.depth,
        },
      );
      kit.solid(
        drawing,
        ellipsePath(x - width * 0.15, y, width * 0.38, width * 0.36),
        options.color || 'leaf2',
        {
          depth: options.depth,
        },
      );
      if (options.flowers) {
        for (const [a, b] of [
          [-0.3, -0.14],
          [-0.12, -0.24],
          [0.05, -0.1],
          [0.24, -0.12],
        ] as const) {
          drawing.fill(ellipsePath(x + a * width, y + b * width, width * 0.04), light.color(options.flowers));
        }
      }
    },
  };
}
