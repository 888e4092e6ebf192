import { ellipsePath, polygonPath, smooth } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** Two posts with flags that wave and an arch with a paw on it; x is its middle. */
export function zooGate(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  height: number,
  color: LocalColor,
): void {
  const drawing = layers.mid;
  const half = height * 0.72;
  const depth = 0.08;
  for (const side of [-1, 1]) {
    const left = x + side * half - height * 0.08;
    kit.solid(drawing, kit.box(left, y - height * 0.8, height * 0.16, height * 0.82, 8), 'wood', {
      depth,
      shade: 0.24,
    });
    kit.solid(drawing, ellipsePath(x + side * half, y - height * 0.84, height * 0.1), kit.gilded('yellow'), {
      depth,
      shade: 0.3,
    });
  }
  const bow = smooth(
    [
      [x - half - 16, y - height * 0.62],
      [x - half * 0.5, y - height * 0.86],
      [x, y - height * 0.94],
      [x + half * 0.5, y - height * 0.86],
      [x + half + 16, y - height * 0.62],
      [x + half + 6, y - height * 0.46],
      [x + half * 0.5, y - height * 0.66],
      [x, y - height * 0.72],
      [x - half * 0.5, y - height * 0.66],
      [x - half - 6, y - height * 0.46],
    ],
    true,
    0.8,
  );
  kit.solid(drawing, bow, color, { depth, shade: 0.14 });
  kit.solid(drawing, ellipsePath(x, y - height * 0.88, height * 0.2, height * 0.19), 'white', {
    depth,
    shade: 0.12,
  });
  const paw = kit.light.color(color, depth);
  drawing.fill(ellipsePath(x, y - height * 0.84, height * 0.085, height * 0.07), paw);
  for (const [dx, dy] of [
    [-0.1, -0.93],
    [-0.036, -0.975],
    [0.036, -0.975],
    [0.1, -0.93],
  ] as const)
    drawing.fill(ellipsePath(x + dx * height, y + dy * height, height * 0.032, height * 0.04), paw);
  for (const side of [-1, 1]) {
    const flagX = x + side * half;
    drawing.stroke(
      `M${flagX} ${y - height * 0.92}v${-height * 0.24}`,
      kit.lineColor(kit.light.shadeOf('wood', depth, 0.3)),
      5,
    );
    layers.moving(
      'mid',
      { kind: 'sway', pivot: [flagX, y - height * 1.1], angle: 0.13, period: 62, phase: side > 0 ? 0.3 : 0 },
      (flag) =>
        kit.solid(
          flag,
          polygonPath([
            [flagX + 2, y - height * 1.16],
            [flagX + height * 0.2, y - height * 1.1],
            [flagX + 2, y - height * 1.03],
          ]),
          side > 0 ? 'yellow' : 'pink',
          { depth, shade: 0.1, lineWidth: 3 },
        ),
    );
  }
}
