import { ellipsePath, polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

export function pot(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const round = kit.curved;
  const body = round
    ? smooth([
        [x - 66, y - 84],
        [x + 66, y - 84],
        [x + 78, y - 40],
        [x + 40, y],
        [x - 40, y],
        [x - 78, y - 40],
      ])
    : kit.box(x - 68, y - 78, 136, 78, 14);
  for (const side of [-1, 1]) {
    kit.solid(drawing, roundedRect(x + side * 78 - 16, y - 58, 32, 14, 7), 'dark', { lineWidth: 2.4 });
  }
  kit.solid(drawing, body, round ? 'purple' : color, { shade: 0.3 });
  kit.solid(drawing, kit.box(x - 72, y - 94, 144, 20, 8), round ? kit.gold : color, {
    shade: 0.1,
    lighter: 0.05,
    lineWidth: 3,
  });
  kit.solid(drawing, ellipsePath(x, y - 100, 14, 10), 'dark', { lineWidth: 2.6 });
}

export function kettle(kit: Kit, drawing: Drawing, x: number, y: number): void {
  drawing.stroke(`M${x - 30} ${y - 62}q30 -70 60 0`, kit.lineColor(kit.light.color('dark')), 9);
  kit.solid(
    drawing,
    polygonPath([
      [x + 24, y - 44],
      [x + 70, y - 84],
      [x + 78, y - 76],
      [x + 34, y - 14],
    ]),
    'yellow',
    { shade: 0.2, lineWidth: 3 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        [x - 26, y - 70],
        [x + 26, y - 70],
        [x + 46, y - 10],
        [x + 34, y],
        [x - 34, y],
        [x - 46, y - 10],
      ],
      true,
      0.5,
    ),
    'yellow',
    { shade: 0.3 },
  );
}

export function bottle(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, roundedRect(x - 7, y - 84, 14, 30, 4), 'white', { lineWidth: 2.4 });
  kit.solid(drawing, kit.box(x - 18, y - 62, 36, 62, 10), color, { shade: 0.3, lineWidth: 3 });
}

export function fruitBowl(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const [dx, dy, color] of [
    [-34, -52, 'red'],
    [0, -62, 'yellow'],
    [36, -52, 'green'],
    [16, -44, 'red'],
  ] as const) {
    kit.solid(drawing, ellipsePath(x + dx, y + dy, 26), color, { shade: 0.3, lineWidth: 3 });
    drawing.stroke(`M${x + dx} ${y + dy - 24}q2 -10 9 -13`, kit.light.shadeOf('wood', 0, 0.3), 4);
  }
  kit.solid(
    drawing,
    smooth(
      [
        [x - 82, y - 46],
        [x + 82, y - 46],
        [x + 50, y - 4],
        [x + 30, y],
        [x - 30, y],
        [x - 50, y - 4],
      ],
      true,
      0.5,
    ),
    'blue',
    { shade: 0.3 },
  );
}

export function toaster(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const dx of [-34, 14])
    kit.solid(drawing, kit.box(x + dx, y - 104, 34, 50, 10), [0.8, 0.1, 70], { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 66, y - 80, 132, 80, 14), 'red', { shade: 0.26 });
  kit.solid(drawing, roundedRect(x + 60, y - 52, 18, 12, 6), 'dark', { lineWidth: 2.4 });
}

/** A board with jars, cups and boxes on it. */
export function shelfOfJars(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  seed: number,
): void {
  const dice = random(seed);
  for (let left = x - width / 2 + 14; left < x + width / 2 - 50; left += 58) {
    const color = dice.pick<LocalColor>(['red', 'yellow', 'green', 'blue', 'pink', 'purple']);
    const tall = dice.between(46, 82);
    if (dice.next() < 0.35) {
      kit.solid(
        drawing,
        smooth(
          [
            [left, y - tall * 0.7],
            [left + 44, y - tall * 0.7],
            [left + 36, y],
            [left + 8, y],
          ],
          true,
          0.3,
        ),
        color,
        { shade: 0.3, lineWidth: 3 },
      );
    } else {
      kit.solid(drawing, kit.box(left, y - tall, 44, tall, 8), color, { shade: 0.24, lineWidth: 3 });
      kit.solid(drawing, kit.box(left - 3, y - tall - 9, 50, 16, 5), 'wood', { shade: 0.1, lineWidth: 3 });
      kit.solid(drawing, roundedRect(left + 9, y - tall * 0.62, 26, tall * 0.32, 3), 'white', {
        shade: 0,
        lineWidth: 2,
        flat: true,
      });
    }
  }
  kit.solid(drawing, kit.box(x - width / 2, y, width, 20, 5), 'wood', { shade: 0.2, lineWidth: 4 });
}
