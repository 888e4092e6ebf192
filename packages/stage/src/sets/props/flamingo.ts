import { ellipsePath, css, leaf, smooth } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';
import { frameOf, type Turn } from './farm-animal.ts';

/** A flamingo on one leg. */
export function flamingo(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  turn: Turn,
  phase: number,
): void {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const feathers: SetColor = kit.tones.flamingo;
  near.stroke(
    `M${at(-4, -104)}L${at(-2, 0)}M${at(8, -100)}L${at(30, -64)}L${at(6, -52)}`,
    kit.lineColor(kit.light.shadeOf(feathers, 0, 0.3)),
    6 * size,
  );
  near.fill(
    ellipsePath(x, y + 2, 34 * size, 6 * size),
    css(kit.light.lit(kit.light.local('sea2'), 0.6), 0.7),
  );
  layers.moving('near', { kind: 'sway', pivot: at(0, -104), angle: 0.05, period: 84, phase }, (drawing) => {
    const neck = smooth(
      [at(30, -140), at(56, -170), at(40, -214), at(20, -236), at(34, -268), at(54, -262)],
      false,
    );
    kit.inkLine(drawing, neck, 24 * size);
    drawing.stroke(neck, kit.light.color(feathers), 15 * size);
    kit.solid(
      drawing,
      smooth(
        [at(-66, -128), at(-20, -164), at(36, -160), at(46, -124), at(10, -98), at(-34, -104)],
        true,
        0.9,
      ),
      feathers,
      { shade: 0.26 },
    );
    kit.solid(drawing, leaf(...at(14, -146), 74 * size, 22 * size, turn > 0 ? 3.0 : 0.14), feathers, {
      shade: 0.2,
      lighter: -0.05,
      lineWidth: 3,
      flat: true,
    });
    kit.solid(drawing, ellipsePath(...at(54, -262), 19 * size, 16 * size), feathers, {
      shade: 0.2,
      lineWidth: 3,
    });
    kit.solid(
      drawing,
      smooth([at(68, -268), at(94, -254), at(88, -232), at(76, -246), at(66, -254)], true, 0.7),
      'dark',
      { shade: 0.1, lineWidth: 2.4, lighter: 0.1 },
    );
    drawing.fill(ellipsePath(...at(58, -266), 3.4 * size), kit.light.color('dark'));
  });
}
