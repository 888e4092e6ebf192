import { css, ellipsePath, polygonPath } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A stall: striped awning, counter, prizes. `size` 1 is 300 pixels wide. */
export function stall(
  kit: Kit,
  drawing: Drawing,
  x: number,
  foot: number,
  { color, goods, size = 1 }: { color: LocalColor; goods: readonly LocalColor[]; size?: number },
): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, foot + dy * size];
  const box = (dx: number, dy: number, wide: number, tall: number, round = 6) =>
    kit.box(...at(dx, dy), wide * size, tall * size, round * size);
  kit.castShadow(drawing, x, foot + 4, 170 * size);
  drawing.fill(box(-140, -250, 280, 170), css(kit.light.shade(kit.light.local('wood'), 0.45)));
  if (kit.light.time !== 'day') kit.glow(drawing, ...at(0, -170), 160 * size, [0.95, 0.1, 85], 0.7);
  for (const dx of [-144, 130]) kit.solid(drawing, box(dx, -290, 14, 292), 'wood', { lineWidth: 3 });
  for (const [i, dx] of [-100, -48, 4, 56, 100].entries())
    kit.solid(
      drawing,
      ellipsePath(...at(dx, -130 - (i % 2) * 26), 24 * size),
      goods[(i + 1) % goods.length] ?? 'red',
      {
        shade: 0.24,
        lineWidth: 3,
      },
    );
  kit.solid(drawing, box(-154, -104, 308, 106, 8), color, { shade: 0.14 });
  kit.solid(drawing, box(-164, -118, 328, 24, 8), 'white', { shade: 0.16, lineWidth: 3 });
  for (let i = 0; i < 6; i++)
    kit.solid(
      drawing,
      polygonPath([
        at(-138 + i * 46, -340),
        at(-92 + i * 46, -340),
        at(-114 + i * 57, -246),
        at(-171 + i * 57, -246),
      ]),
      i % 2 ? 'white' : color,
      { shade: 0.1, lineWidth: 3 },
    );
}
