import { ellipsePath, polygonPath, css, smooth } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A rope of floats across the water that rocks. */
export function laneRope(kit: Kit, layers: SetLayers, y: number, phase: number, r: number): void {
  layers.moving('near', { kind: 'bob', dx: 9, dy: 2.4, period: 90, phase }, (drawing) => {
    drawing.stroke(`M-480 ${y}H2400`, kit.lineColor(kit.light.color('white'), 0.8), 2.4);
    for (let i = 0; i * r * 5 < 2880; i++) {
      const shape = ellipsePath(-470 + i * r * 5, y, r * 1.7, r);
      drawing.fill(shape, kit.light.color(Math.floor(i / 4) % 2 ? 'red' : 'white'));
      kit.inkLine(drawing, shape, 2.6);
    }
  });
}

/** A swimming ring, with a duck's neck if wanted, that floats about. */
export function floatingRing(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
  phase: number,
  duck: boolean,
): void {
  layers.moving('near', { kind: 'bob', dx: 26 * size, dy: 4, period: 150, phase }, (drawing) => {
    drawing.fill(
      ellipsePath(x, y + 18 * size, 96 * size, 16 * size),
      css(kit.light.lit(kit.light.local('sea2'), 0.5), 0.7),
    );
    if (duck) {
      kit.solid(
        drawing,
        smooth(
          [
            [x + 46 * size, y - 10 * size],
            [x + 58 * size, y - 92 * size],
            [x + 96 * size, y - 108 * size],
            [x + 114 * size, y - 74 * size],
            [x + 92 * size, y - 52 * size],
            [x + 84 * size, y],
          ].map(([px, py]) => [px ?? 0, py ?? 0] as const),
          true,
          0.8,
        ),
        'yellow',
        { shade: 0.24 },
      );
      kit.solid(
        drawing,
        smooth([
          [x + 110 * size, y - 84 * size],
          [x + 138 * size, y - 74 * size],
          [x + 108 * size, y - 64 * size],
        ]),
        [0.74, 0.17, 50],
        { shade: 0.2, lineWidth: 3 },
      );
      drawing.fill(ellipsePath(x + 92 * size, y - 86 * size, 5 * size), kit.light.color('dark'));
    }
    const of = duck ? 'yellow' : color;
    kit.solid(drawing, ellipsePath(x, y, 88 * size, 34 * size), of, { shade: 0.2 });
    if (!duck) {
      drawing.clip(ellipsePath(x, y, 88 * size, 34 * size), (inside) => {
        for (const dx of [-70, -12, 46])
          inside.fill(
            polygonPath([
              [x + dx * size, y - 40 * size],
              [x + (dx + 26) * size, y - 40 * size],
              [x + (dx + 20) * size, y + 40 * size],
              [x + (dx - 6) * size, y + 40 * size],
            ]),
            kit.light.color('white'),
            { alpha: 0.9 },
          );
      });
    }
    kit.solid(drawing, ellipsePath(x, y - 5 * size, 46 * size, 14 * size), 'sea', {
      shade: 0.1,
      lighter: 0.12,
      lineWidth: 3,
      flat: true,
    });
  });
}
