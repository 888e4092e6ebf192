import { ellipsePath, polygonPath, type Point, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';
import { car } from './street-things.ts';

/** The family's car, parked: bags on the roof, a flag that waves at the aerial. `side` 1 looks to the right. */
export function familyCar(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
  side: 1 | -1,
  seed: number,
): void {
  const dice = random(seed);
  const at = (dx: number, dy: number): Point => [x + dx * size * side, y + dy * size];
  const wide = size * 1.5;
  const [px, py] = at(-150, -100 * 1.5);
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    let left = -100;
    for (let i = 0; i < 3; i++) {
      const of = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow', 'pink', 'wood', 'purple']);
      const [w, h] = [dice.between(46, 54), dice.between(34, 62)];
      kit.solid(
        drawing,
        kit.box(
          Math.min(at(left, 0)[0], at(left + w, 0)[0]),
          y - (166 + h) * wide * 0.86,
          w * size,
          h * wide * 0.86,
          10,
        ),
        of,
        { shade: 0.24 },
      );
      left += w + 2;
    }
    kit.solid(
      drawing,
      kit.box(Math.min(at(-116, 0)[0], at(72, 0)[0]), y - 172 * wide * 0.86, 188 * size, 14 * size, 5),
      'dark',
      { shade: 0.2, lighter: 0.14, lineWidth: 3 },
    );
    car(kit, drawing, x, y, wide, color, side > 0, 'car');
    drawing.stroke(`M${px} ${py}v${-120 * size}`, kit.lineColor(kit.light.color('dark')), 4);
  });
  layers.moving(
    'near',
    { kind: 'sway', pivot: [px, py - 110 * size], angle: 0.16, period: 40 },
    (drawing) => {
      kit.solid(
        drawing,
        smooth(
          [
            [px, py - 122 * size],
            [px + 30 * size, py - 128 * size],
            [px + 62 * size, py - 116 * size],
            [px + 60 * size, py - 84 * size],
            [px + 30 * size, py - 94 * size],
            [px, py - 88 * size],
          ],
          true,
          0.7,
        ),
        dice.pick<LocalColor>(['yellow', 'pink', 'sea2']),
        { shade: 0.14, lineWidth: 3 },
      );
    },
  );
}

/** A basket and a chequered cloth. */
export function picnicBasket(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const cloth = polygonPath([
    [x - 210, y + 34],
    [x - 130, y - 34],
    [x + 220, y - 28],
    [x + 190, y + 46],
  ]);
  kit.solid(drawing, cloth, 'white', {
    shade: 0.05,
    flat: true,
    inside: (inside) => {
      for (let i = 0; i < 5; i++) {
        inside.fill(
          polygonPath([
            [x - 200 + i * 90, y + 60],
            [x - 160 + i * 90, y + 60],
            [x - 96 + i * 84, y - 50],
            [x - 130 + i * 84, y - 50],
          ]),
          kit.light.color(color),
          { alpha: 0.55 },
        );
      }
      for (const dy of [-22, 16])
        inside.fill(roundedRect(x - 240, y + dy, 480, 16), kit.light.color(color), { alpha: 0.55 });
    },
  });
  drawing.stroke(`M${x - 70} ${y - 74}q70 -92 140 0`, kit.lineColor(kit.light.shadeOf('wood', 0, 0.3)), 13);
  kit.solid(
    drawing,
    smooth(
      [
        [x - 92, y - 78],
        [x + 92, y - 78],
        [x + 78, y],
        [x - 78, y],
      ],
      true,
      0.25,
    ),
    'wood',
    {
      shade: 0.26,
      inside: (inside) => {
        for (let i = -3; i <= 3; i++)
          inside.stroke(`M${x + i * 28} ${y - 80}v84`, kit.light.shadeOf('wood', 0, 0.35), 4);
        for (const dy of [-52, -26])
          inside.stroke(`M${x - 96} ${y + dy}h192`, kit.light.shadeOf('wood', 0, 0.35), 4);
      },
    },
  );
  kit.solid(drawing, kit.box(x - 100, y - 92, 200, 22, 8), 'wood', {
    shade: 0.2,
    lighter: 0.06,
    lineWidth: 4,
  });
  kit.solid(drawing, ellipsePath(x + 140, y + 2, 24), 'red', { shade: 0.3, lineWidth: 3 });
}
