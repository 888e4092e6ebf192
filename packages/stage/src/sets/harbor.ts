import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { townHouses } from './props/town.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A quay: boats that rock on the water, houses along the bay, bollards with rope, stone underfoot. */
export const harbor: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 545, y: 620, size: 230 },
  groundBelow: 150,
  horizon: (measures) => measures.horizon + 10,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  kit.beyondSea(far, horizon);
  townHouses(kit, far, horizon + 16, { height: 150, depth: 0.34, seed: seed + 3, gap: 40 });
  kit.sea(mid, horizon);
  const right = dice.next() < 0.5;
  lighthouse(kit, mid, (right ? 1760 : 170) + off(30), horizon + 40);
  const [one, other] = dice.pick<readonly [LocalColor, LocalColor]>([
    ['red', 'blue'],
    ['green', 'yellow'],
    ['blue', 'pink'],
  ]);
  fishingBoat(kit, layers, (right ? 420 : 1500) + off(60), horizon + 120, 1, one, 0);
  fishingBoat(kit, layers, (right ? 1360 : 560) + off(50), horizon + 84, 0.66, other, 0.4);
  const quay = horizon + 190;
  stone(kit, near, quay);
  for (const x of [240, 980, 1690]) bollard(kit, near, x + off(40), quay + 40);
  rope(kit, near, (right ? 1500 : 420) + off(30), quay + 150);
}

/** Great blocks with an edge, seen from above. */
function stone(kit: Kit, drawing: Drawing, y: number): void {
  kit.solid(drawing, roundedRect(-500, y + 26, 2920, 800, 2), 'path', { shade: 0.03, flat: true });
  const line = kit.lineColor(kit.light.shadeOf('path', 0, 0.22), 0.7);
  for (const [row, dy] of [90, 170, 280].entries()) {
    drawing.stroke(`M-500 ${y + dy}H2420`, line, 4);
    for (let x = -1500 + row * 130; x < 3500; x += 330)
      drawing.stroke(
        `M${960 + (x - 960) * (0.7 + row * 0.12)} ${y + dy}L${960 + (x - 960) * (0.8 + row * 0.14)} ${y + dy + 90}`,
        line,
        3,
      );
  }
  kit.solid(drawing, kit.box(-500, y, 2920, 34, 4), 'white', { shade: 0.2, lighter: -0.08 });
}

function bollard(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x, y + 4, 70);
  kit.solid(drawing, kit.box(x - 34, y - 84, 68, 88, 10), 'dark', { shade: 0.24, lighter: 0.16 });
  kit.solid(drawing, roundedRect(x - 52, y - 112, 104, 40, 20), 'dark', { shade: 0.24, lighter: 0.2 });
  kit.solid(drawing, roundedRect(x - 40, y - 52, 80, 24, 12), 'sand', { shade: 0.2, lineWidth: 4 });
}

/** Coiled up. */
function rope(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x, y + 6, 110);
  for (const [i, wide] of [104, 96, 86].entries())
    kit.solid(drawing, ellipsePath(x, y - i * 20, wide, 26), 'sand', { shade: 0.22, lineWidth: 4 });
  kit.solid(drawing, ellipsePath(x, y - 42, 36, 9), 'dark', { shade: 0, lighter: 0.2, lineWidth: 3 });
}

function lighthouse(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const depth = 0.14;
  kit.solid(drawing, ellipsePath(x, y + 6, 150, 34), 'path', { depth, shade: 0.2 });
  for (let i = 0; i < 5; i++) {
    const [low, high] = [y - i * 62, y - (i + 1) * 62];
    const half = (level: number): number => 30 + (26 * (level - (y - 310))) / 310;
    const band = polygonPath([
      [x - half(low), low],
      [x + half(low), low],
      [x + half(high), high],
      [x - half(high), high],
    ]);
    kit.solid(drawing, band, i % 2 ? 'red' : 'white', { depth, shade: 0.2, lineWidth: 4 });
  }
  kit.solid(drawing, kit.box(x - 24, y - 362, 48, 52, 4), 'yellow', {
    depth,
    shade: 0.1,
    glowing: kit.light.night,
  });
  if (kit.light.night) kit.glow(drawing, x, y - 336, 220, undefined, 0.4);
  const roof = polygonPath([
    [x - 36, y - 360],
    [x, y - 410],
    [x + 36, y - 360],
  ]);
  kit.solid(drawing, roof, 'red', { depth, shade: 0.2 });
}

/** With a cabin and a mast; x, y is the middle of its waterline. */
function fishingBoat(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
  phase: number,
): void {
  const s = (v: number): number => v * size;
  layers.moving('mid', { kind: 'bob', dx: 4, dy: 6, period: 70, phase }, (drawing) => {
    drawing.stroke(
      `M${x + s(40)} ${y - s(120)}V${y - s(330)}`,
      kit.lineColor(kit.light.color('wood')),
      s(14),
    );
    drawing.stroke(
      `M${x + s(40)} ${y - s(320)}L${x + s(210)} ${y - s(70)}`,
      kit.lineColor(kit.light.shadeOf('white', 0, 0.3)),
      4,
    );
    kit.solid(drawing, kit.box(x - s(110), y - s(170), s(130), s(110), 6), 'white', { shade: 0.16 });
    kit.solid(drawing, kit.box(x - s(124), y - s(188), s(158), s(24), 5), 'red', {
      shade: 0.2,
      lineWidth: 4,
    });
    for (const dx of [-92, -34])
      kit.solid(drawing, roundedRect(x + s(dx), y - s(146), s(42), s(44), 6), 'sea2', {
        shade: 0.1,
        lineWidth: 4,
      });
    kit.solid(
      drawing,
      {
        d: `M${x - s(220)} ${y - s(84)}Q${x} ${y - s(44)} ${x + s(240)} ${y - s(104)}Q${x + s(210)} ${y + s(30)} ${x + s(130)} ${y + s(36)}H${x - s(150)}Q${x - s(206)} ${y + s(26)} ${x - s(220)} ${y - s(84)}Z`,
        box: [x - s(220), y - s(104), s(460), s(140)],
      },
      color,
      { shade: 0.2 },
    );
    kit.solid(drawing, roundedRect(x - s(206), y - s(4), s(400), s(18), 8), 'white', {
      shade: 0.1,
      lineWidth: 3,
    });
  });
}
