import { ellipsePath, polygonPath, leaf, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A tall flower that nods; x, y is its foot. */
export function sunflower(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  height: number,
  phase: number,
  color: LocalColor,
): void {
  layers.moving('near', { kind: 'sway', pivot: [x, y], angle: 0.035, period: 84, phase }, (drawing) => {
    const green = kit.light.color('leaf');
    kit.inkLine(drawing, `M${x} ${y}q8 ${-height * 0.5} 0 ${-height}`, 17);
    drawing.stroke(`M${x} ${y}q8 ${-height * 0.5} 0 ${-height}`, green, 10);
    for (const [share, side] of [
      [0.32, 1],
      [0.5, -1],
    ] as const)
      kit.solid(drawing, leaf(x + 4, y - height * share, 74, 26, side > 0 ? -0.5 : -2.64, 0.1), 'leaf2', {
        shade: 0.2,
        lineWidth: 3,
      });
    const cy = y - height;
    const r = height * 0.13;
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      kit.solid(
        drawing,
        leaf(x + Math.cos(a) * r * 0.6, cy + Math.sin(a) * r * 0.6, r * 1.25, r * 0.42, a),
        color,
        { shade: 0.1, lineWidth: 2.4, flat: true },
      );
    }
    kit.solid(drawing, ellipsePath(x, cy, r * 0.92), kit.tones.sunflowerHeart, {
      shade: 0.26,
      lineWidth: 3,
    });
    if (kit.enchanted) kit.glow(drawing, x, cy, r * 2.2, kit.gold, 0.4);
  });
}

/** Rows of cabbages and carrots between planks; x is its middle, y its front. */
export function vegetableBed(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  const earth = kit.tones.earth;
  kit.solid(
    drawing,
    polygonPath([
      [x - 220, y - 112],
      [x + 220, y - 112],
      [x + 276, y],
      [x - 276, y],
    ]),
    earth,
    { shade: 0.05, flat: true },
  );
  for (const [row, lift] of [
    [0, 84],
    [1, 26],
  ] as const) {
    const what = dice.pick(['cabbage', 'carrot', 'tomato'] as const);
    const count = what === 'carrot' ? 8 : 5;
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * ((400 + row * 60) / count);
      const py = y - lift;
      if (what === 'carrot') {
        kit.solid(drawing, ellipsePath(px, py, 12, 9), [0.74, 0.16, 55], { shade: 0.2, lineWidth: 2.6 });
        for (const a of [-2, -1.57, -1.14])
          kit.solid(drawing, leaf(px, py - 4, 46, 9, a), 'leaf2', { shade: 0, lineWidth: 2.2, flat: true });
      } else if (what === 'cabbage') {
        for (const side of [-1, 1])
          kit.solid(drawing, ellipsePath(px + side * 20, py - 8, 27, 20, side * 0.5), 'leaf', {
            shade: 0.2,
            lineWidth: 2.6,
          });
        kit.solid(drawing, ellipsePath(px, py - 16, 25, 23), 'leaf2', { shade: 0.26, lineWidth: 2.6 });
      } else {
        kit.solid(drawing, roundedRect(px - 3, py - 84, 6, 86, 3), 'wood', { lineWidth: 2.2, flat: true });
        for (const [dx, dy] of [
          [-18, -34],
          [16, -52],
          [-8, -70],
        ] as const)
          kit.solid(drawing, ellipsePath(px + dx, py + dy, 17, 13), 'leaf', {
            shade: 0.2,
            lineWidth: 2.4,
            flat: true,
          });
        for (const [dx, dy] of [
          [12, -28],
          [-12, -56],
        ] as const)
          kit.solid(drawing, ellipsePath(px + dx, py + dy, 10), 'red', { shade: 0.3, lineWidth: 2.4 });
      }
    }
  }
  kit.solid(drawing, kit.box(x - 286, y - 8, 572, 26, 6), 'wood', { shade: 0.2 });
  for (const side of [-1, 1])
    kit.solid(
      drawing,
      polygonPath([
        [x + side * 216, y - 118],
        [x + side * 234, y - 118],
        [x + side * 290, y],
        [x + side * 268, y],
      ]),
      'wood',
      { shade: 0.2, lineWidth: 3 },
    );
}

/** A watering can. */
export function wateringCan(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 80);
  drawing.stroke(
    `M${x + 30} ${y - 74}q64 -20 52 36q-8 30 -44 26`,
    kit.lineColor(kit.light.shadeOf(color, 0, 0.4)),
    11,
  );
  kit.solid(
    drawing,
    polygonPath([
      [x - 40, y - 30],
      [x - 104, y - 98],
      [x - 92, y - 108],
      [x - 34, y - 62],
    ]),
    color,
    { shade: 0.2 },
  );
  kit.solid(drawing, ellipsePath(x - 102, y - 106, 24, 11, -0.8), color, {
    shade: 0.1,
    lighter: 0.05,
    lineWidth: 3,
  });
  kit.solid(
    drawing,
    smooth(
      [
        [x - 46, y - 92],
        [x + 46, y - 92],
        [x + 54, y - 4],
        [x, y + 2],
        [x - 54, y - 4],
      ],
      true,
      0.4,
    ),
    color,
    { shade: 0.28 },
  );
  kit.solid(drawing, ellipsePath(x, y - 92, 47, 12), color, { shade: 0.1, lighter: 0.06, lineWidth: 3 });
}
