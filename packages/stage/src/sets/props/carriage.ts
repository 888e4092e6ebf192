import { ellipsePath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A bench with a high back; `side` 1 looks to the right. x is its middle, y its foot. */
export function bench(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  side: 1 | -1,
  color: LocalColor,
  trim: LocalColor,
  size = 1,
): void {
  const box = (dx: number, dy: number, width: number, height: number, radius: number) =>
    kit.box(
      side > 0 ? x + dx * size : x - (dx + width) * size,
      y + dy * size,
      width * size,
      height * size,
      radius,
    );
  kit.castShadow(drawing, x + 10 * size, y + 4, 210 * size, 24 * size);
  for (const dx of [-150, 116])
    kit.solid(drawing, box(dx, -60, 26, 62, 4), 'dark', { shade: 0.2, lighter: 0.14 });
  kit.solid(drawing, box(-190, -430, 110, 400, 34), color, { shade: 0.16 });
  kit.solid(drawing, box(-184, -424, 98, 96, 30), trim, { shade: 0.16 });
  kit.solid(drawing, box(-150, -172, 320, 70, 26), color, { shade: 0.2, lighter: 0.03 });
  kit.solid(drawing, box(-160, -112, 320, 64, 14), color, { shade: 0.2, lighter: -0.05 });
  kit.solid(drawing, box(-120, -262, 200, 36, 18), 'wood', { shade: 0.24 });
  kit.solid(drawing, box(44, -232, 30, 74, 8), 'wood', { shade: 0.24 });
}

/** A shelf under the roof with bags, a bear and a hat box. */
export function luggageRack(kit: Kit, drawing: Drawing, y: number, trim: LocalColor, seed: number): void {
  const dice = random(seed);
  for (let x = -420; x < 2300; x += dice.between(230, 330)) {
    const color = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'wood']);
    const [wide, tall] = [dice.between(120, 190), dice.between(62, 92)];
    if (dice.next() < 0.25) {
      for (const dx of [-20, 20])
        kit.solid(drawing, ellipsePath(x + 40 + dx, y - 84, 15), [0.7, 0.08, 65], {
          shade: 0.2,
          lineWidth: 3,
        });
      kit.solid(drawing, ellipsePath(x + 40, y - 24, 42, 36), [0.7, 0.08, 65], { shade: 0.3 });
      kit.solid(drawing, ellipsePath(x + 40, y - 64, 32, 29), [0.7, 0.08, 65], { shade: 0.3 });
      for (const dx of [-10, 10])
        drawing.fill(ellipsePath(x + 40 + dx, y - 68, 3.6), kit.light.color('dark'));
    } else {
      drawing.stroke(
        `M${x + wide / 2 - 22} ${y - tall}q22 -30 44 0`,
        kit.lineColor(kit.light.shadeOf(color, 0, 0.5)),
        9,
      );
      kit.solid(drawing, kit.box(x, y - tall, wide, tall, 14), color, { shade: 0.26 });
      for (const dx of [0.22, 0.7])
        drawing.fill(
          roundedRect(x + wide * dx, y - tall + 2, wide * 0.08, tall - 4),
          kit.light.shadeOf(color, 0, 0.34),
        );
    }
  }
  kit.solid(drawing, kit.box(-500, y, 2920, 22, 8), kit.gilded(trim), {
    shade: 0.2,
    lineWidth: 4,
  });
}

/** A loop to hold on to; it swings with the carriage. */
export function strap(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  phase: number,
  color: LocalColor,
): void {
  layers.moving('far', { kind: 'sway', pivot: [x, y], angle: 0.1, period: 46, phase }, (drawing) => {
    drawing.stroke(`M${x} ${y + 8}v46`, kit.lineColor(kit.light.color('dark')), 6);
    kit.inkLine(drawing, ellipsePath(x, y + 74, 21), 17);
    drawing.stroke(ellipsePath(x, y + 74, 21), kit.light.color(color), 10);
  });
}

/** A small table with a cup, a book and an apple; x is its middle, y the floor. */
export function foldingTable(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  kit.castShadow(drawing, x, y + 2, 100);
  kit.solid(drawing, kit.box(x - 12, y - 190, 24, 192, 5), 'dark', { shade: 0.2, lighter: 0.14 });
  kit.solid(drawing, kit.box(x - 110, y - 206, 220, 24, 8), 'wood', { shade: 0.2, lighter: 0.05 });
  const cup = dice.pick<LocalColor>(['red', 'blue', 'yellow']);
  kit.solid(
    drawing,
    smooth(
      [
        [x - 82, y - 252],
        [x - 34, y - 252],
        [x - 42, y - 206],
        [x - 74, y - 206],
      ],
      true,
      0.3,
    ),
    cup,
    { shade: 0.3, lineWidth: 3 },
  );
  kit.solid(drawing, kit.box(x - 16, y - 222, 76, 16, 3), 'green', { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 10, y - 236, 66, 15, 3), 'red', { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, ellipsePath(x + 84, y - 226, 19), dice.pick<LocalColor>(['red', 'green']), {
    shade: 0.3,
    lineWidth: 3,
  });
}

/** A pole to hold on to, with a button for the next stop; it stands before the windows and what passes them. */
export function pole(kit: Kit, layers: SetLayers, x: number, y: number): void {
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    kit.solid(drawing, ellipsePath(x, y, 30, 8), 'dark', { shade: 0.2, lighter: 0.14, lineWidth: 3 });
    kit.solid(drawing, roundedRect(x - 9, 80, 18, y - 80, 6), 'yellow', { shade: 0.3 });
    kit.solid(drawing, kit.box(x - 22, y - 300, 44, 62, 10), 'red', { shade: 0.2 });
    kit.solid(drawing, ellipsePath(x, y - 268, 12), 'white', { shade: 0.1, lineWidth: 2.6, flat: true });
  });
}
