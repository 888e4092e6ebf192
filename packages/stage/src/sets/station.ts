import { css, ellipsePath, join, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { wallClock } from './props/clock.ts';
import { streetLamp, planter } from './props/street-things.ts';
import { townHouses } from './props/town.ts';
import { trainSide } from './props/train.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A platform: a train stands at it, a clock hangs from the roof, a bench waits. */
export const station: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  groundBelow: 40,
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  townHouses(kit, far, horizon - 10, { height: 260, depth: 0.4, seed, gap: 50 });
  const [body, stripe] = dice.pick([
    ['red', 'yellow'],
    ['blue', 'white'],
    ['green', 'yellow'],
    ['yellow', 'red'],
  ] as const);
  const edge = horizon + 110;
  trainSide(kit, mid, { left: -420 + off(40), right: 1250 + off(60), foot: edge + 6, body, stripe });
  platform(kit, layers, edge, seed);
  for (const x of [300, 1620]) pillar(kit, layers, x + off(30), edge + 40);
  roof(kit, layers, dice.pick<LocalColor>(['green', 'red', 'sea2', 'blue']));
  mid.stroke(`M1330 40V150`, kit.lineColor(kit.light.shadeOf('dark', 0, 0.1)), 8);
  wallClock(kit, layers, 1330, 210, 64, dice.pick<LocalColor>(['red', 'blue', 'green']));
  streetLamp(kit, mid, 1800, horizon + 100, 1);
  seat(kit, layers, dice.pick([330, 1600]) + off(40), 930);
  planter(kit, near, dice.pick([110, 1830]), 960, dice.integer(1, 99), 0.9);
}

/** Slabs, and the line nobody steps over. */
function platform(kit: Kit, { near }: SetLayers, edge: number, seed: number): void {
  const { light } = kit;
  const slabs = kit.tones.pavement;
  near.fill(roundedRect(-500, edge + 6, 2920, 700), light.color(slabs));
  kit.ground(near, { y: edge + 8, color: slabs, tufts: false, amplitude: 0, deepen: 0.2, seed });
  near.fill(roundedRect(-500, edge, 2920, 26), light.litOf(slabs, 0, 0.4));
  kit.inkLine(near, `M-500 ${edge}H2420M-500 ${edge + 26}H2420`, 4);
  kit.lying(near, (drawing) => {
    kit.patch(
      drawing,
      polygonPath([
        [-500, edge + 44],
        [2420, edge + 44],
        [2420, edge + 62],
        [-500, edge + 62],
      ]),
      'yellow',
    );
    const knobs = Array.from({ length: 92 }, (_, i) => ellipsePath(-480 + i * 32, edge + 78, 9, 4));
    drawing.fill(join(knobs), css(light.lit(light.local('yellow'), 0.2), 0.8));
  });
  let lines = '';
  for (let i = -14; i <= 14; i++) lines += `M${960 + i * 170} ${edge + 90}L${960 + i * 330} 1240`;
  for (const drop of [140, 230, 350]) lines += `M-500 ${edge + drop}H2420`;
  near.stroke(lines, kit.lineColor(light.shadeOf(slabs, 0, kit.contrast(0.22, 0.1)), 0.5), 3, kit.bleed(1));
}

function pillar(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  kit.castShadow(near, x, foot + 4, 60);
  kit.solid(near, kit.box(x - 15, -60, 30, foot + 60, 8), 'dark', { shade: 0.2, lighter: 0.24 });
  kit.solid(near, kit.box(x - 34, foot - 36, 68, 38, 8), 'dark', { shade: 0.2, lighter: 0.2 });
  for (const side of [-1, 1])
    near.stroke(
      `M${x} 210Q${x + side * 20} 110 ${x + side * 150} 92`,
      kit.lineColor(kit.light.shadeOf('dark', 0, 0.1)),
      10,
    );
}

/** What keeps the rain off: boards with a cut edge, along the upper edge of the picture. */
function roof(kit: Kit, { near }: SetLayers, color: LocalColor): void {
  kit.solid(near, kit.box(-500, -120, 2920, 190, 4), 'wood', { shade: 0.1 });
  const points: [number, number][] = [[-500, 60]];
  for (let x = -500; x < 2420; x += 60) points.push([x, 96], [x + 30, 118], [x + 60, 96]);
  points.push([2420, 60]);
  kit.solid(near, polygonPath(points), color, { shade: 0.16, lineWidth: 4 });
}

function seat(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  kit.castShadow(near, x, foot, 180);
  for (const dx of [-140, 116])
    kit.solid(near, kit.box(x + dx, foot - 90, 24, 92, 4), 'dark', { lighter: 0.2 });
  for (const dy of [-196, -150])
    kit.solid(near, kit.box(x - 180, foot + dy, 360, 34, 8), 'wood', { shade: 0.2 });
  kit.solid(near, kit.box(x - 186, foot - 104, 372, 30, 10), 'wood', { shade: 0.2 });
}
