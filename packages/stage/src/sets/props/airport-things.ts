import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** From the side, its nose to the right; x is its middle, `foot` where the wheels stand. 900 pixels long at size 1. */
export function airliner(
  kit: Kit,
  drawing: Drawing,
  x: number,
  foot: number,
  size: number,
  body: LocalColor,
  fin: LocalColor,
): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, foot + dy * size];
  const shape = (points: readonly (readonly [number, number])[]) =>
    polygonPath(points.map(([dx, dy]) => at(dx, dy)));
  const line = { lineWidth: Math.max(2, 4 * size) } as const;
  for (const dx of [-40, 250])
    kit.solid(drawing, ellipsePath(...at(dx, -16), 17 * size), 'dark', { shade: 0.2, ...line });
  kit.solid(
    drawing,
    shape([
      [-440, -120],
      [-470, -270],
      [-400, -270],
      [-290, -130],
    ]),
    fin,
    { shade: 0.2, ...line },
  );
  kit.solid(
    drawing,
    roundedRect(x - 450 * size, foot - 150 * size, 860 * size, 116 * size, 58 * size),
    body,
    { shade: 0.2, ...line },
  );
  kit.solid(
    drawing,
    shape([
      [-80, -78],
      [70, -78],
      [-120, -6],
      [-190, -6],
    ]),
    fin,
    { shade: 0.2, ...line },
  );
  kit.solid(
    drawing,
    shape([
      [330, -132],
      [386, -118],
      [404, -96],
      [330, -96],
    ]),
    [0.84, 0.06, 230],
    {
      shade: 0.06,
      ...line,
    },
  );
  for (let i = 0; i < 13; i++)
    drawing.fill(
      ellipsePath(...at(-330 + i * 48, -104), 12 * size, 14 * size),
      kit.light.color([0.72, 0.08, 235]),
    );
}

/** A case on wheels, its handle out. */
export function suitcase(kit: Kit, near: Drawing, x: number, foot: number, color: LocalColor): void {
  kit.castShadow(near, x, foot, 66);
  for (const dx of [-36, 36])
    kit.solid(near, ellipsePath(x + dx, foot - 8, 10), 'dark', { shade: 0.2, lineWidth: 3 });
  near.stroke(
    `M${x - 24} ${foot - 150}V${foot - 196}H${x + 24}V${foot - 150}`,
    kit.lineColor(kit.light.color('dark')),
    8,
  );
  kit.solid(near, kit.box(x - 58, foot - 156, 116, 146, 18), color, { shade: 0.18 });
  for (const dx of [-24, 24])
    kit.solid(near, kit.box(x + dx - 5, foot - 150, 10, 134, 4), color, {
      shade: 0.1,
      lighter: -0.08,
      line: 0,
      flat: true,
    });
}
