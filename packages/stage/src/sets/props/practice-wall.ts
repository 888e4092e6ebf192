import { ellipsePath, polygonPath, join, leaf, random, roundedRect, smooth, taper } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** Rows of shapes that get smaller, as on the chart for children who cannot read yet. */
export function eyeChart(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const line = kit.light.color('dark');
  kit.solid(drawing, kit.box(x - 82, y, 164, 250, 6), 'white', { shade: 0.05 });
  [1, 2, 3, 4].forEach((count, row) => {
    const r = 26 - row * 6;
    for (let i = 0; i < count; i++) {
      const cx = x + (i - (count - 1) / 2) * r * 2.7;
      const cy = y + 46 + row * 58;
      const kind = (row + i) % 3;
      drawing.fill(
        kind === 0
          ? ellipsePath(cx, cy, r)
          : kind === 1
            ? polygonPath([
                [cx, cy - r],
                [cx + r, cy + r * 0.8],
                [cx - r, cy + r * 0.8],
              ])
            : roundedRect(cx - r * 0.85, cy - r * 0.85, r * 1.7, r * 1.7, 3),
        line,
      );
    }
  });
}

/** A happy tooth with a brush. */
export function toothPoster(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.solid(drawing, kit.box(x - 90, y, 180, 220, 8), color, { shade: 0.05 });
  kit.solid(
    drawing,
    smooth(
      [
        [x - 52, y + 64],
        [x - 22, y + 46],
        [x, y + 58],
        [x + 22, y + 46],
        [x + 52, y + 64],
        [x + 46, y + 116],
        [x + 28, y + 174],
        [x + 14, y + 130],
        [x - 14, y + 130],
        [x - 28, y + 174],
        [x - 46, y + 116],
      ],
      true,
      0.9,
    ),
    'white',
    { shade: 0.2, lineWidth: 3.4 },
  );
  for (const dx of [-18, 18]) drawing.fill(ellipsePath(x + dx, y + 88, 5, 7), kit.light.color('dark'));
  drawing.stroke(`M${x - 16} ${y + 106}q16 14 32 0`, kit.light.color('dark'), 4);
  for (const dx of [-32, 32])
    drawing.fill(ellipsePath(x + dx, y + 102, 8, 5), kit.light.color('pink'), { alpha: 0.9 });
}

/** A giraffe along the wall with marks to be measured against; y is the floor. */
export function measuringGiraffe(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const coat: SetColor = kit.tones.giraffePoster;
  const neck = taper(
    [
      [x - 6, y],
      [x, y - 200],
      [x + 6, y - 430],
    ],
    (t) => 78 - t * 34,
  );
  kit.solid(drawing, neck, coat, {
    shade: 0.16,
    inside: (inside) => {
      const dice = random(9);
      for (let i = 0; i < 12; i++) {
        inside.fill(
          ellipsePath(x + dice.signed() * 30, y - 20 - i * 36, 15, 12, dice.signed()),
          kit.light.shadeOf([0.62, 0.12, 55], 0, 0.1),
        );
      }
    },
  });
  for (const dx of [-12, 16]) {
    kit.solid(drawing, roundedRect(x + dx, y - 530, 8, 40, 4), coat, { lineWidth: 2.4 });
    kit.solid(drawing, ellipsePath(x + dx + 4, y - 534, 9), 'wood', { lineWidth: 2.4, shade: 0.2 });
  }
  for (const side of [-1, 1])
    kit.solid(drawing, leaf(x + 6 + side * 26, y - 480, 46, 17, side > 0 ? -0.3 : -2.84), coat, {
      lineWidth: 2.6,
      shade: 0.2,
    });
  kit.solid(
    drawing,
    smooth([
      [x - 32, y - 494],
      [x + 10, y - 506],
      [x + 46, y - 484],
      [x + 58, y - 440],
      [x + 30, y - 416],
      [x - 14, y - 424],
      [x - 36, y - 456],
    ]),
    coat,
    { shade: 0.24 },
  );
  for (const dx of [-4, 30]) drawing.fill(ellipsePath(x + dx, y - 468, 5, 7), kit.light.color('dark'));
  drawing.stroke(`M${x + 10} ${y - 436}q16 10 30 -4`, kit.light.color('dark'), 3.4);
  const marks = Array.from({ length: 8 }, (_, i) =>
    roundedRect(x - 74, y - 60 - i * 44, i % 2 ? 16 : 28, 5, 2),
  );
  drawing.fill(join(marks), kit.lineColor(kit.light.color('dark')));
}
