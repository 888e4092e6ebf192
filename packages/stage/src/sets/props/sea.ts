import { type Point, polygonPath, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A small sailing boat that rides on the waves. */
export function boat(kit: Kit, layers: SetLayers, x: number, y: number, sail: LocalColor): void {
  layers.moving('mid', { kind: 'sway', pivot: [x, y + 120], angle: 0.05, period: 96 }, (drawing) =>
    sailing(kit, drawing, x, y, sail),
  );
}

function sailing(kit: Kit, drawing: Drawing, x: number, y: number, sail: LocalColor): void {
  const size = kit.layout.boatSize;
  const place = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  kit.solid(drawing, polygonPath([place(4, -150), place(4, -26), place(86, -26)]), 'white', {
    shade: 0.2,
  });
  kit.solid(drawing, polygonPath([place(-8, -128), place(-8, -26), place(-64, -26)]), sail, {
    shade: 0.2,
  });
  kit.solid(
    drawing,
    smooth([place(-80, -18), place(100, -18), place(66, 18), place(-50, 18)], true, 0.35),
    kit.tones.boatHull,
    {
      shade: 0.3,
    },
  );
  kit.solid(drawing, roundedRect(x - 5 * size, y - 160 * size, 7 * size, 146 * size, 2), 'wood', {
    lineWidth: 2,
    shade: 0,
  });
}
