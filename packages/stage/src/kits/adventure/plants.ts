import {
  ellipsePath,
  polygonPath,
  starPath,
  at,
  type Point,
  random,
  roundedRect,
  scallop,
  taper,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Trees, bushes and masses of leaves. */
export function adventurePlants(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'foliage' | 'palm' | 'tree' | 'pine' | 'bush'> {
  return {
    foliage(drawing, cx, cy, rx, ry, seed, color = 'leaf', depth = 0) {
      const dice = random(seed);
      const share = Math.max(9, Math.round(rx / 13));
      const shape = scallop(cx, cy, rx, ry, share, dice, 0.64);
      kit.solid(drawing, shape, color, {
        depth,
        shade: 0.62,
        lineWidth: Math.max(3, Math.min(6, rx * 0.035)),
        inside: (inside, base) => {
          const strokes: string[] = [];
          for (let i = 0; i < rx / 6; i++) {
            const t = dice.next() * 6.28;
            const reach = Math.sqrt(dice.next()) * 0.82;
            const x = cx + Math.cos(t) * rx * reach;
            const y = cy + Math.sin(t) * ry * reach;
            const size = dice.between(8, 15) * Math.max(0.7, rx / 160);
            strokes.push(
              `M${(x - size) | 0} ${y | 0}q${(size * 0.5) | 0} ${(-size * 0.9) | 0} ${size | 0} 0q${(size * 0.5) | 0} ${(-size * 0.9) | 0} ${size | 0} 0`,
            );
          }
          inside.stroke(strokes.join(''), kit.inkAt(depth), 2.6);
        },
      });
    },
    palm(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      const lean = options.lean ?? dice.signed() * 0.25;
      const points = [0, 0.25, 0.5, 0.75, 1].map((t): Point => [x + lean * height * t * t, y - height * t]);
      const trunk = taper(points, height * 0.085, height * 0.05);
      kit.solid(drawing, trunk, 'trunk', {
        depth,
        shade: 0.5,
        inside: (inside) => {
          for (let i = 1; i < 13; i++) {
            const t = i / 13;
            const cx = x + lean * height * t * t;
            const cy = y - height * t;
            inside.stroke(
              `M${cx - height * 0.05} ${cy}q${height * 0.05} ${height * 0.025} ${height * 0.1} 0`,
              kit.inkAt(depth),
              2.6,
            );
          }
        },
      });
      const [tx, ty] = at(points, 4);
      for (const [a, s] of [
        [-2.75, 0.52],
        [-0.4, 0.52],
        [-2.2, 0.5],
        [-0.95, 0.5],
        [2.9, 0.44],
        [0.2, 0.44],
        [-1.57, 0.42],
      ] as const) {
        kit.frond(drawing, tx, ty, height * s, a, seed + a * 10, s > 0.5 ? 'leaf2' : 'leaf', depth);
      }
      for (const reach of [-1, 1]) {
        kit.solid(
          drawing,
          ellipsePath(tx + reach * height * 0.03, ty + height * 0.03, height * 0.03),
          'wood',
          {
            depth,
            shade: 0.5,
            lineWidth: 3,
          },
        );
      }
    },
    tree(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      const trunkWidth = height * 0.085;
      const trunk = taper(
        [
          [x, y + 10],
          [x + height * 0.02, y - height * 0.2],
          [x - height * 0.02, y - height * 0.42],
          [x, y - height * 0.66],
        ],
        (t) => trunkWidth * (t < 0.06 ? 2.0 : 1.45 - 1.0 * t),
      );
      kit.solid(drawing, trunk, 'trunk', {
        depth,
        shade: 0.6,
        inside: (inside) => {
          for (let i = 0; i < 14; i++) {
            const xx = x + dice.signed() * trunkWidth * 0.5;
            const yy = y - dice.next() * height * 0.55;
            inside.stroke(
              `M${xx | 0} ${yy | 0}l${(dice.signed() * 4) | 0} ${(-height * 0.06) | 0}`,
              kit.inkAt(depth),
              2.6,
            );
          }
        },
      });
      for (const [a, b, u, v] of [
        [-0.2, -0.6, 0.2, 0.15],
        [0.22, -0.62, 0.2, 0.15],
        [0, -0.78, 0.28, 0.2],
      ] as const) {
        kit.foliage(
          drawing,
          x + a * height,
          y + b * height,
          u * height,
          v * height,
          (seed * 5 + a * 100) | 0,
          options.color || (a ? 'leaf' : 'leaf2'),
          depth,
        );
      }
    },
    pine(drawing, x, y, height, seed, options = {}) {
      const dice = random(seed);
      const { depth = 0 } = options;
      kit.solid(
        drawing,
        roundedRect(x - height * 0.03, y - height * 0.16, height * 0.06, height * 0.17),
        'trunk',
        {
          depth,
        },
      );
      for (let i = 0; i < 4; i++) {
        const t = i / 3;
        const width = height * (0.25 - 0.15 * t);
        const yy = y - height * (0.12 + 0.62 * t);
        const tier = height * 0.32;
        const points: Point[] = [
          [x, yy - tier],
          [x + width, yy],
        ];
        for (let j = 1; j < 6; j++) {
          points.push([x + width * (1 - j / 3), yy + (j % 2 ? -tier * 0.12 : tier * 0.04)]);
        }
        points.push([x - width, yy]);
        const shape = polygonPath(points);
        kit.solid(drawing, shape, options.color || [0.5, 0.09, 160], {
          depth,
          shade: 0.7,
          inside: (inside, base) => {
            if (options.snow) {
              const shape2 = scallop(x - width * 0.08, yy - tier * 0.8, width * 0.55, tier * 0.42, 8, dice);
              inside.stroke(shape2, kit.inkAt(depth), 6);
              inside.fill(shape2, light.color('snow', depth));
            }
          },
        });
      }
    },
    bush(drawing, x, y, width, seed, options = {}) {
      const base = options.color || 'leaf';
      kit.foliage(
        drawing,
        x - width * 0.26,
        y - width * 0.12,
        width * 0.28,
        width * 0.2,
        seed,
        base,
        options.depth,
      );
      kit.foliage(
        drawing,
        x + width * 0.27,
        y - width * 0.1,
        width * 0.27,
        width * 0.19,
        seed + 1,
        base,
        options.depth,
      );
      kit.foliage(
        drawing,
        x,
        y - width * 0.2,
        width * 0.32,
        width * 0.25,
        seed + 2,
        options.color || 'leaf2',
        options.depth,
      );
      if (options.flowers) {
        const dice = random(seed);
        for (let i = 0; i < 8; i++) {
          const a = x + dice.signed() * width * 0.4;
          const b = y - width * 0.2 + dice.signed() * width * 0.18;
          kit.solid(drawing, starPath(a, b, width * 0.055, width * 0.03, 5), options.flowers, {
            lineWidth: 2.2,
            shade: 0,
          });
        }
      }
    },
  };
}
