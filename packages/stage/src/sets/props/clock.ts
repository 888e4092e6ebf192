import { ellipsePath, roundedRect } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';

/** A wall clock that ticks: its pendulum never rests. */
export function wallClock(kit: Kit, layers: SetLayers, x: number, y: number, r: number, color: SetColor) {
  const { far } = layers;
  const line = kit.lineColor(kit.light.color('dark'));
  layers.moving('far', { kind: 'sway', pivot: [x, y + r * 0.6], angle: 0.34, period: 34 }, (drawing) => {
    drawing.stroke(`M${x} ${y + r * 0.9}V${y + r * 2.1}`, line, r * 0.1);
    kit.solid(drawing, ellipsePath(x, y + r * 2.15, r * 0.26), kit.gilded('yellow'), {
      shade: 0.3,
      lineWidth: 2.6,
    });
  });
  layers.moving('far', { kind: 'rest' }, (drawing) => {
    kit.solid(drawing, ellipsePath(x, y, r * 1.18), color, { shade: 0.16 });
    kit.solid(drawing, ellipsePath(x, y, r * 0.94), 'white', { shade: 0.06, lineWidth: 2.6, flat: true });
    for (let i = 0; i < 12; i++) {
      const a = i * 0.5236;
      drawing.fill(ellipsePath(x + Math.cos(a) * r * 0.76, y + Math.sin(a) * r * 0.76, r * 0.055), line);
    }
    drawing.stroke(`M${x} ${y}V${y - r * 0.6}M${x} ${y}l${r * 0.42} ${r * 0.22}`, line, r * 0.1);
  });
  far.fill(roundedRect(x - 2, y - r * 1.5, 4, r * 0.4), line);
}
