import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A bench of planks with drawers, a vice, a tin with brushes and a lamp; x, y is its left foot. */
export function workbench(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  color: LocalColor,
): void {
  const top = y - 250;
  kit.castShadow(drawing, x + width / 2, y + 4, width * 0.56);
  for (const left of [x + 24, x + width - 64])
    kit.solid(drawing, kit.box(left, top + 20, 40, 236, 4), 'wood', { shade: 0.24 });
  kit.solid(drawing, kit.box(x + 90, top + 30, width * 0.42, 150, 6), color, { shade: 0.18 });
  for (const row of [0, 1]) {
    kit.solid(drawing, kit.box(x + 104, top + 44 + row * 68, width * 0.42 - 28, 56, 5), color, {
      shade: 0.14,
      lighter: 0.05,
      lineWidth: 4,
    });
    kit.solid(drawing, roundedRect(x + 84 + width * 0.21, top + 66 + row * 68, 40, 12, 6), 'dark', {
      shade: 0.2,
      lineWidth: 3,
    });
  }
  kit.solid(drawing, kit.box(x - 16, top, width + 32, 34, 6), 'wood', { shade: 0.12, lighter: 0.06 });
  vice(kit, drawing, x + width * 0.78, top);
  tinOfBrushes(kit, drawing, x + width * 0.16, top);
}

function vice(kit: Kit, drawing: Drawing, x: number, top: number): void {
  kit.solid(drawing, kit.box(x - 50, top - 22, 110, 24, 5), 'blue', { shade: 0.2, lineWidth: 4 });
  for (const dx of [-46, 4])
    kit.solid(drawing, kit.box(x + dx, top - 74, 38, 58, 6), 'blue', { shade: 0.22, lineWidth: 4 });
  kit.solid(drawing, roundedRect(x + 42, top - 52, 70, 12, 5), 'dark', { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, roundedRect(x + 100, top - 84, 12, 76, 6), 'dark', { shade: 0.2, lineWidth: 3 });
}

function tinOfBrushes(kit: Kit, drawing: Drawing, x: number, top: number): void {
  for (const [dx, lean, tall] of [
    [-18, -16, 86],
    [2, 4, 108],
    [20, 22, 92],
  ] as const)
    drawing.stroke(
      `M${x + dx} ${top - 40}L${x + dx + lean} ${top - tall}`,
      kit.lineColor(kit.light.color('wood')),
      11,
    );
  kit.solid(drawing, kit.box(x - 36, top - 62, 72, 62, 6), 'red', { shade: 0.22, lineWidth: 4 });
}

/** A board on the wall with hooks and tools on them; x, y is its upper left corner. */
export function toolBoard(kit: Kit, drawing: Drawing, x: number, y: number, width: number): void {
  kit.solid(drawing, kit.box(x, y, width, 250, 8), 'wood', { shade: 0.06, lighter: 0.1 });
  const step = width / 5;
  hammer(kit, drawing, x + step * 0.6, y + 40);
  saw(kit, drawing, x + step * 1.35, y + 60);
  spanner(kit, drawing, x + step * 3, y + 36);
  screwdriver(kit, drawing, x + step * 3.7, y + 36, 'yellow');
  screwdriver(kit, drawing, x + step * 4.4, y + 36, 'green');
}

function hammer(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.solid(drawing, roundedRect(x - 9, y + 20, 18, 150, 8), 'wood', { shade: 0.2, lineWidth: 4 });
  kit.solid(drawing, roundedRect(x - 46, y, 92, 34, 8), 'dark', { shade: 0.2, lighter: 0.2, lineWidth: 4 });
}

function saw(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const blade = polygonPath([
    [x + 60, y + 10],
    [x + 230, y + 60],
    [x + 226, y + 84],
    [x + 56, y + 100],
  ]);
  kit.solid(drawing, blade, 'white', { shade: 0.2, lineWidth: 4 });
  kit.solid(drawing, roundedRect(x, y, 76, 108, 26), 'red', { shade: 0.22, lineWidth: 4 });
  kit.solid(drawing, roundedRect(x + 20, y + 28, 32, 50, 14), 'wood', {
    shade: 0,
    lighter: 0.1,
    lineWidth: 3,
  });
}

function spanner(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.solid(drawing, roundedRect(x - 11, y + 30, 22, 130, 8), 'white', { shade: 0.24, lineWidth: 4 });
  for (const dy of [24, 166])
    kit.solid(drawing, ellipsePath(x, y + dy, 30, 28), 'white', { shade: 0.24, lineWidth: 4 });
  kit.solid(drawing, ellipsePath(x, y + 166, 12, 12), 'wood', { shade: 0, lighter: 0.1, lineWidth: 3 });
}

function screwdriver(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, roundedRect(x - 5, y + 60, 10, 104, 3), 'white', { shade: 0.24, lineWidth: 3 });
  kit.solid(drawing, roundedRect(x - 17, y, 34, 72, 12), color, { shade: 0.24, lineWidth: 4 });
}
