import { css, ellipsePath, hill, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import { boulder } from './props/mountain-things.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A lake: still water between a far shore with pines and the near bank, a jetty, a rowing boat, reeds. */
export const lake: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  groundBelow: 130,
  horizon: (measures) => measures.horizon - 20,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon - 20;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon - 10, seed);
  for (let i = 0; i < 15; i++)
    kit.pine(far, -260 + i * 170 + off(50), horizon + 12, 210 * dice.between(0.7, 1.15), seed + i, {
      depth: 0.34,
      plain: true,
    });
  const bank = horizon + 190;
  water(kit, layers, horizon, bank);
  const right = dice.next() < 0.5;
  rowingBoat(
    kit,
    layers,
    (right ? 560 : 1360) + off(120),
    horizon + 92,
    dice.pick<LocalColor>(['red', 'yellow', 'blue', 'green']),
  );
  const shore = hill(-500, 2420, (x) => bank + 18 * Math.sin(x / 300 + seed), 1400, 40);
  near.fill(shore, css(kit.light.shade(kit.light.local('sand'), 0.1)));
  kit.inkLine(near, shore.top, 4);
  kit.ground(near, { y: bank + 34, seed: seed + 5, flowers: ['white', 'yellow'], amplitude: 16 });
  jetty(kit, layers, (right ? 1440 : 480) + off(50), horizon + 60, bank + 120);
  for (const x of [right ? 120 : 1800, right ? 300 : 1640, right ? 1800 : 120])
    reeds(kit, layers, x + off(40), bank + 70, seed + x);
  boulder(kit, near, (right ? 330 : 1600) + off(40), bank + 170, 0.9, seed);
  kit.tree(mid, right ? 1880 : 40, bank + 20, 520, seed + 3, { depth: 0.05 });
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, right ? -10 : 1890, 1160, right ? 1 : -1, 4);
}

/** The sky in it, and rings that come and go. */
function water(kit: Kit, layers: SetLayers, top: number, bank: number): void {
  const { light } = kit;
  const { mid } = layers;
  const base = light.local(kit.tones.zooPond);
  mid.fill(
    polygonPath([
      [-500, top],
      [2420, top],
      [2420, bank + 60],
      [-500, bank + 60],
    ]),
    {
      linear: [0, top, 0, bank + 40],
      stops: [
        [0, css(light.shade(base, 0.14))],
        [0.5, css(base)],
        [1, css(light.lit(base, 0.3))],
      ],
    },
  );
  kit.inkLine(mid, `M-500 ${top}H2420`, 5);
  for (const [i, x] of [180, 620, 1120, 1680].entries())
    layers.moving('mid', { kind: 'bob', dx: 26, dy: 0, period: 110, phase: i * 0.27 }, (drawing) => {
      for (const [dx, dy, wide] of [
        [0, 36, 130],
        [90, 66, 190],
        [-60, 108, 150],
      ] as const)
        drawing.stroke(`M${x + dx} ${top + dy + (i % 2) * 14}h${wide}`, css(light.lit(base, 0.75), 0.8), 5);
    });
}

/** Planks on posts, from the bank into the water. */
function jetty(kit: Kit, { near }: SetLayers, x: number, top: number, foot: number): void {
  for (const [dy, half] of [
    [top + 4, 62],
    [(top + foot) / 2, 88],
  ] as const)
    for (const side of [-1, 1])
      kit.solid(near, kit.box(x + side * half - 9, dy - 34, 18, 84, 6), 'wood', {
        shade: 0.24,
        lighter: -0.06,
      });
  kit.solid(
    near,
    polygonPath([
      [x - 58, top],
      [x + 58, top],
      [x + 120, foot],
      [x - 120, foot],
    ]),
    'wood',
    { shade: 0.08, lighter: 0.04 },
  );
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.3;
    const half = 58 + 62 * t;
    near.stroke(
      `M${x - half} ${top + (foot - top) * t}h${half * 2}`,
      kit.lineColor(kit.light.shadeOf('wood', 0, 0.3)),
      3.4,
    );
  }
}

function rowingBoat(kit: Kit, layers: SetLayers, x: number, y: number, color: LocalColor): void {
  layers.moving('mid', { kind: 'bob', dx: 5, dy: 5, period: 64 }, (drawing) => {
    drawing.fill(ellipsePath(x, y + 34, 150, 12), css(kit.light.shade(kit.light.local('sea'), 0.4), 0.5));
    kit.solid(
      drawing,
      {
        d: `M${x - 150} ${y - 26}Q${x} ${y - 4} ${x + 158} ${y - 36}Q${x + 130} ${y + 36} ${x + 70} ${y + 38}H${x - 86}Q${x - 136} ${y + 30} ${x - 150} ${y - 26}Z`,
        box: [x - 150, y - 36, 308, 74],
      },
      color,
      { shade: 0.2 },
    );
    kit.solid(drawing, kit.box(x - 60, y - 26, 120, 14, 5), 'wood', { shade: 0.2, lineWidth: 3 });
    drawing.stroke(`M${x - 10} ${y - 30}L${x + 120} ${y + 44}`, kit.lineColor(kit.light.color('wood')), 9);
  });
}

function reeds(kit: Kit, layers: SetLayers, x: number, foot: number, seed: number): void {
  layers.moving(
    'near',
    { kind: 'sway', pivot: [x, foot], angle: 0.05, period: 80, phase: (seed % 10) / 10 },
    (drawing) => {
      for (let i = -3; i <= 3; i++) {
        const tall = 150 + ((seed + i * 37) % 70);
        const top = x + i * 30;
        drawing.stroke(
          `M${x + i * 15} ${foot}Q${x + i * 17} ${foot - tall / 2} ${top} ${foot - tall}`,
          kit.light.color('leaf2'),
          8,
        );
        if (i % 2)
          kit.solid(drawing, kit.box(top - 9, foot - tall - 38, 18, 58, 9), 'trunk', {
            shade: 0.24,
            lineWidth: 3,
          });
      }
    },
  );
}
