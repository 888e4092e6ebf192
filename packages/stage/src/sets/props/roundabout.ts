import { ellipsePath, polygonPath, type Random } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

const saddles: readonly LocalColor[] = ['pink', 'blue', 'yellow', 'green'];

/** A striped roof over horses on poles. */
export function roundabout(kit: Kit, drawing: Drawing, x: number, foot: number, dice: Random): void {
  const cloth = dice.pick<LocalColor>(['red', 'blue', 'purple', 'green']);
  kit.castShadow(drawing, x, foot + 6, 300);
  kit.solid(drawing, kit.box(x - 250, foot - 36, 500, 44, 20), cloth, { shade: 0.2 });
  kit.solid(drawing, kit.box(x - 70, foot - 270, 140, 240, 10), 'white', { shade: 0.16 });
  if (kit.light.time !== 'day') kit.glow(drawing, x, foot - 180, 330, [0.95, 0.1, 85], 0.7);
  for (const [i, dx] of [-190, -66, 76, 192].entries()) {
    kit.solid(drawing, kit.box(x + dx - 5, foot - 290, 10, 260, 4), kit.gilded('yellow'), { lineWidth: 2.4 });
    horse(kit, drawing, x + dx, foot - 96 - (i % 2) * 36, saddles[i] ?? 'pink');
  }
  const hem: [number, number][] = [[x - 290, foot - 300]];
  for (let i = 0; i < 10; i++)
    hem.push([x - 290 + i * 58, foot - 272], [x - 261 + i * 58, foot - 248], [x - 232 + i * 58, foot - 272]);
  hem.push([x + 290, foot - 300]);
  kit.solid(drawing, polygonPath(hem), kit.gilded('yellow'), { shade: 0.16, lineWidth: 3 });
  const top: readonly [number, number] = [x, foot - 450];
  for (let i = 0; i < 8; i++) {
    const left = x - 300 + i * 75;
    kit.solid(
      drawing,
      polygonPath([[left, foot - 298], [left + 75, foot - 298], [...top]]),
      i % 2 ? 'white' : cloth,
      {
        shade: 0.1,
        lineWidth: 3,
      },
    );
  }
  kit.solid(drawing, ellipsePath(x, foot - 458, 17), kit.gilded('yellow'), { shade: 0.24, lineWidth: 3 });
}

function horse(kit: Kit, drawing: Drawing, x: number, y: number, saddle: LocalColor): void {
  const look = { shade: 0.2, lineWidth: 3 } as const;
  for (const dx of [-34, 26]) kit.solid(drawing, kit.box(x + dx, y + 8, 13, 44, 5), 'white', look);
  kit.solid(drawing, ellipsePath(x, y, 52, 26), 'white', look);
  kit.solid(
    drawing,
    polygonPath([
      [x + 26, y - 6],
      [x + 42, y - 62],
      [x + 82, y - 46],
      [x + 78, y - 30],
      [x + 60, y - 34],
      [x + 52, y + 6],
    ]),
    'white',
    look,
  );
  kit.solid(drawing, kit.box(x - 22, y - 30, 40, 30, 10), saddle, look);
}
