import { ellipsePath, polygonPath, type Point, taper } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';

export type Turn = 1 | -1;

/** Draws an animal that stands at x, y (between its feet) and looks to the right with `turn` 1; its head moves. */
export type Animal = (
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  turn: Turn,
  phase: number,
) => void;

/** Points given for an animal that looks to the right. */
export const frameOf =
  (x: number, y: number, size: number, turn: Turn) =>
  (dx: number, dy: number): Point => [x + dx * size * turn, y + dy * size];

export function legs(
  kit: Kit,
  layers: SetLayers,
  at: (dx: number, dy: number) => Point,
  places: readonly number[],
  tall: number,
  width: number,
  color: SetColor,
  hoof: SetColor,
): void {
  places.forEach((dx, i) => {
    const lighter = i % 2 ? 0 : -0.05;
    kit.solid(
      layers.near,
      taper([at(dx, -tall), at(dx + 2, -tall * 0.5), at(dx, 0)], width, width * 0.8),
      color,
      { shade: 0.2, lineWidth: 3, lighter },
    );
    kit.solid(
      layers.near,
      polygonPath([
        at(dx - width * 0.5, -12),
        at(dx + width * 0.5, -12),
        at(dx + width * 0.6, 4),
        at(dx - width * 0.6, 4),
      ]),
      hoof,
      { shade: 0.1, lineWidth: 2.4 },
    );
  });
}

export function eye(kit: Kit, drawing: Parameters<Kit['solid']>[0], [x, y]: Point, r: number): void {
  drawing.fill(ellipsePath(x, y, r, r * 1.2), kit.light.color('dark'));
  drawing.fill(ellipsePath(x - r * 0.3, y - r * 0.4, r * 0.34), kit.light.color('white'));
}
