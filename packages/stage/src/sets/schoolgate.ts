import { css, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { gate, railings, schoolhouse } from './props/schoolhouse.ts';
import { planter } from './props/street-things.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Before a school: the house with its clock, a yard behind railings, the gate that stands open, a pavement. */
export const schoolgate: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 240 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  for (const x of [-120, 240, 1660, 2020])
    kit.tree(far, x + off(60), horizon + 30, 330 * dice.between(0.9, 1.15), seed + x, { depth: 0.2 });
  const doorX = 960 + off(60);
  schoolhouse(kit, mid, { x: doorX, y: horizon + 60, height: 330, walls: dice.pick(walls), seed });
  kit.ground(near, {
    y: horizon + 44,
    color: 'grass',
    seed: seed + 5,
    keepClear: (_, y) => y > horizon + 90,
  });
  kit.patch(near, winding(horizon + 54, doorX, 46, doorX, 260, horizon + 190), 'path');
  const fence = horizon + 160;
  const gateX = doorX + off(20);
  for (const [x, height] of [
    [90, 300],
    [1830, 330],
  ] as const)
    kit.tree(near, x + off(50), fence - 20, height * dice.between(0.9, 1.1), seed + x);
  const paint = dice.pick<LocalColor>(['green', 'blue', 'sea2', 'purple']);
  railings(kit, near, -320, gateX - 250, fence, paint);
  railings(kit, near, gateX + 250, 2300, fence, paint);
  gate(kit, near, gateX, fence, 250, paint);
  pavement(kit, near, fence + 6, seed);
  const right = dice.next() < 0.5;
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    planter(kit, drawing, (right ? 1700 : 220) + off(30), 950, dice.integer(1, 99), 1);
  });
  butterflies(
    kit,
    layers,
    [
      [330, 470],
      [1560, 450],
    ],
    dice,
  );
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, right ? -10 : 1890, 1150, right ? 1 : -1, 4);
}

const walls = ['wall', 'yellow', 'pink', 'red'] as const;

/** Slabs before the railings, with a kerb. */
function pavement(kit: Kit, near: Drawing, y: number, seed: number): void {
  const slabs = kit.tones.pavement;
  const base = kit.light.local(slabs);
  near.fill(roundedRect(-500, y, 2920, 700), css(base));
  kit.ground(near, { y: y + 4, color: slabs, tufts: false, amplitude: 0, deepen: 0.2, seed });
  near.fill(roundedRect(-500, y, 2920, 16), kit.light.litOf(slabs, 0, 0.4));
  kit.inkLine(near, `M-500 ${y}H2420M-500 ${y + 16}H2420`, 4);
  let lines = '';
  for (let i = -12; i <= 12; i++) lines += `M${960 + i * 170} ${y + 16}L${960 + i * 340} 1240`;
  for (const drop of [58, 128, 226, 350]) lines += `M-500 ${y + drop}H2420`;
  near.stroke(
    lines,
    kit.lineColor(kit.light.shadeOf(slabs, 0, kit.contrast(0.22, 0.1)), 0.55),
    3,
    kit.bleed(1),
  );
  // The way to the gate is kept free: yellow marks that children know.
  kit.lying(near, (flat) => {
    for (let i = -3; i < 3; i++)
      flat.fill(
        polygonPath([
          [960 + i * 120, y + 40],
          [960 + i * 120 + 60, y + 40],
          [960 + i * 128 + 96, y + 62],
          [960 + i * 128 + 30, y + 62],
        ]),
        kit.light.color('yellow', 0, 0, 0.8),
      );
  });
}
