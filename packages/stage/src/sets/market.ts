import { ellipsePath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { bunting } from './props/decoration.ts';
import { stall } from './props/stall.ts';
import { planter } from './props/street-things.ts';
import { townHouses } from './props/town.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A market in the open: stalls under striped awnings between houses, crates of fruit, flags over it. */
export const market: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

const goods: readonly LocalColor[] = ['red', 'yellow', 'green', 'purple', 'pink', 'blue'];

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  townHouses(kit, far, horizon + 20, { height: 260, depth: 0.45, seed: seed + 3, gap: 60 });
  townHouses(kit, mid, horizon + 46, { height: 310, depth: 0.1, seed, gap: 40 });
  kit.ground(near, {
    y: horizon + 44,
    color: kit.tones.pavement,
    tufts: false,
    amplitude: 0,
    deepen: 0.2,
    seed,
  });
  let lines = '';
  for (let i = -14; i <= 14; i++) lines += `M${960 + i * 130} ${horizon + 60}L${960 + i * 320} 1240`;
  for (const drop of [96, 150, 224, 330, 460]) lines += `M-500 ${horizon + drop}H2420`;
  near.stroke(
    lines,
    kit.lineColor(kit.light.shadeOf(kit.tones.pavement, 0, kit.contrast(0.22, 0.1)), 0.5),
    3,
    kit.bleed(1),
  );
  for (const [i, x] of [960, 560, 1360].entries())
    stall(kit, near, x + off(40), horizon + 96, {
      color: dice.pick(goods),
      goods,
      size: i === 0 ? 0.84 : 0.92,
    });
  for (const x of [200, 1720])
    stall(kit, near, x + off(30), horizon + 170, { color: dice.pick(goods), goods, size: 1.2 });
  for (const [i, x] of [390, 1540].entries())
    crate(kit, near, x + off(40), 950 + i * 14, goods[(seed + i) % goods.length] ?? 'red');
  planter(kit, near, dice.pick([70, 1850]), 985, dice.integer(1, 99), 0.9);
  const flags: readonly LocalColor[] = dice.pick([
    ['red', 'yellow', 'blue'],
    ['green', 'white', 'red'],
    ['pink', 'purple', 'yellow'],
  ]);
  for (const [left, end] of [
    [-80, 1000],
    [920, 2000],
  ] as const)
    layers.moving(
      'near',
      { kind: 'sway', pivot: [(left + end) / 2, -200], angle: 0.008, period: 90 },
      (drawing) => bunting(kit, drawing, left, 70, end, 60, 90, 11, flags),
    );
}

/** A crate of fruit, its front to the picture. */
function crate(kit: Kit, drawing: Drawing, x: number, foot: number, color: LocalColor): void {
  kit.castShadow(drawing, x, foot, 130);
  for (let i = 0; i < 5; i++)
    kit.solid(drawing, ellipsePath(x - 84 + i * 42, foot - 92 - (i % 2) * 14, 30), color, {
      shade: 0.28,
      lineWidth: 3,
    });
  for (const dy of [-84, -44])
    kit.solid(drawing, kit.box(x - 124, foot + dy, 248, 36, 6), 'wood', { shade: 0.2, lineWidth: 4 });
}
