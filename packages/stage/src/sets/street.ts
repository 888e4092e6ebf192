import { polygonPath, css, hill, join, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { car, hydrant, letterBox, planter, streetLamp } from './props/street-things.ts';
import { townHouses } from './props/town.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A street of small houses: a car goes by, somebody has chalked a hopscotch on the pavement. */
export const street: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 620, size: 250 },
  groundBelow: 40,
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const { light } = kit;
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  townHouses(kit, far, horizon + 20, { height: 250, depth: 0.45, seed: seed + 3, gap: 60 });
  townHouses(kit, mid, horizon + 46, { height: 320, depth: 0.08, seed, gap: 24, doors: true });
  const lampX = dice.pick([420, 1500]);
  for (const x of [lampX, lampX + 1080, lampX - 1080]) streetLamp(kit, mid, x, horizon + 58, 1.1);
  for (const x of [240 + off(90), 1330 + off(60), 1800 + off(60)]) {
    kit.tree(mid, x, horizon + 56, 290 * dice.between(0.85, 1.15), seed + Math.round(x), {
      depth: 0.06,
    });
  }
  const kerb = horizon + 52;
  const edge = horizon + 148;
  const asphalt = kit.tones.townRoad;
  near.fill(roundedRect(-500, kerb - 12, 2920, 30), light.color('path'));
  kit.inkLine(near, `M-500 ${kerb - 12}H2420`, 4);
  const road = roundedRect(-500, kerb + 8, 2920, edge - kerb + 30);
  const base = light.local(asphalt);
  near.fill(
    road,
    kit.wash(css(base), {
      linear: [0, kerb, 0, edge + 20],
      stops: [
        [0, css(light.lit(base, 0.16))],
        [1, css(light.shade(base, 0.16))],
      ],
    }),
  );
  kit.inkDots(
    near,
    [-500, kerb + 8, 2920, edge - kerb],
    11,
    [0, kerb, 0, edge],
    [0.34, 0.06],
    css(light.shade(base, 0.4)),
  );
  kit.inkLine(near, `M-500 ${kerb + 8}H2420`, 5);
  const dashes = Array.from({ length: 20 }, (_, i) =>
    polygonPath([
      [-460 + i * 150, kerb + 50],
      [-380 + i * 150, kerb + 50],
      [-386 + i * 150, kerb + 60],
      [-468 + i * 150, kerb + 60],
    ]),
  );
  near.fill(join(dashes), light.color('white'), { alpha: 0.85 });
  pavement(kit, layers, edge, seed);
  const colors = dice.pick([
    ['red', 'blue'],
    ['yellow', 'green'],
    ['sea2', 'red'],
    ['purple', 'yellow'],
  ] as const);
  const direction = dice.next() < 0.5 ? 1 : -1;
  layers.moving('near', { kind: 'pass', dx: direction * 9, over: 3100 }, (drawing) => {
    car(kit, drawing, 240, edge - 10, 0.86, colors[0], direction > 0, 'car');
    car(kit, drawing, 1500, edge - 10, 0.86, colors[1], direction > 0, dice.next() < 0.5 ? 'bus' : 'car');
  });
  hopscotch(kit, layers, (dice.next() < 0.5 ? 330 : 1330) + off(50), edge + 60);
  const [a, b] = dice.next() < 0.5 ? [1660, 210] : [220, 1680];
  layers.moving('near', { kind: 'rest' }, (drawing) => {
    planter(kit, drawing, a + off(40), 940, dice.integer(1, 99), 1);
    if (dice.next() < 0.5)
      letterBox(kit, drawing, b + off(40), 930, dice.pick<LocalColor>(['red', 'blue', 'yellow']));
    else hydrant(kit, drawing, b + off(40), 930, dice.pick<LocalColor>(['red', 'yellow']));
  });
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, 1890, 1150, -1, 4);
}

/** Slabs that grow toward the lower edge. */
function pavement(kit: Kit, layers: SetLayers, y: number, seed: number): void {
  const { near } = layers;
  const { light } = kit;
  const slabs = kit.tones.pavement;
  near.fill(roundedRect(-500, y + 10, 2920, 600), light.color(slabs));
  near.fill(roundedRect(-500, y - 4, 2920, 24), light.shadeOf(slabs, 0, 0.3));
  kit.ground(near, { y: y + 8, color: slabs, tufts: false, amplitude: 0, deepen: 0.2, seed });
  near.fill(
    hill(-500, 2420, () => y, y + 20, 400),
    light.litOf(slabs, 0, 0.4),
  );
  kit.inkLine(near, `M-500 ${y}H2420M-500 ${y + 20}H2420`, 4);
  let lines = '';
  for (let i = -14; i <= 14; i++) lines += `M${960 + i * 150} ${y + 20}L${960 + i * 330} 1240`;
  for (const drop of [62, 122, 204, 316]) lines += `M-500 ${y + drop}H2420`;
  near.stroke(lines, kit.lineColor(light.shadeOf(slabs, 0, kit.contrast(0.22, 0.1)), 0.55), 3, kit.bleed(1));
}

/** Chalked squares with numbers left out: children know them. */
function hopscotch(kit: Kit, { near }: SetLayers, x: number, y: number): void {
  const chalk = kit.light.color('white', 0, 0, 0.9);
  let lines = '';
  const drop = (row: number): number => y + row * 30 + row * row * 3;
  const square = (dx: number, row: number): void => {
    const [top, low] = [drop(row), drop(row + 1)];
    const [near0, far0] = [0.82 + row * 0.1, 0.92 + row * 0.1];
    lines += `M${x + dx * near0} ${top}h${64 * near0}L${x + (dx + 64) * far0} ${low}h${-64 * far0}Z`;
  };
  square(-32, 0);
  square(-64, 1);
  square(0, 1);
  square(-32, 2);
  square(-64, 3);
  square(0, 3);
  square(-32, 4);
  kit.lying(near, (flat) => flat.stroke(lines, chalk, kit.lineWidth(5, 5, 6)));
}
