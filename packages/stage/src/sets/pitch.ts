import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { distantHills } from './props/country.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A sports field: mown stripes, white lines, a goal, a stand behind. */
export const pitch: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 545, y: 620, size: 260 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice, without }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { mid, near } = layers;
  kit.sky(layers.sky, { horizon, seed });
  distantHills(kit, layers.far, horizon, seed);
  for (const x of [-120, 120, 1800, 2060])
    kit.tree(mid, x + dice.between(-70, 70), horizon + 52, 330 * dice.between(0.9, 1.15), seed + x, {
      depth: 0.12,
    });
  const seats = dice.pick<LocalColor>(['blue', 'red', 'yellow', 'green']);
  const left = 430 + dice.between(-60, 60);
  for (let row = 0; row < 4; row++)
    kit.solid(
      mid,
      kit.box(left - row * 22, horizon - 100 + row * 40, 1060 + row * 44, 44, 6),
      row % 2 ? 'white' : seats,
      { shade: 0.16, depth: 0.1, lineWidth: 3 },
    );
  kit.ground(near, { y: horizon + 44, seed: seed + 5, tufts: false });
  kit.lying(near, (drawing) => {
    for (let i = 0; i < 4; i++) {
      const top = horizon + 70 + i * 110;
      kit.patch(
        drawing,
        polygonPath([
          [-500, top],
          [2420, top],
          [2420, top + 50],
          [-500, top + 54],
        ]),
        'grass2',
      );
    }
    const line = horizon + 100 + dice.between(0, 24);
    kit.patch(
      drawing,
      polygonPath([
        [-500, line],
        [2420, line],
        [2420, line + 10],
        [-500, line + 10],
      ]),
      'white',
    );
    kit.patch(drawing, ellipsePath(960, 900, 520, 86), 'white');
    kit.patch(drawing, ellipsePath(960, 900, 504, 78), 'grass');
  });
  const x = dice.pick([430, 1490]) + dice.between(-30, 30);
  if (!without.includes('goal')) goal(kit, layers, x, 850);
  for (const side of [-1, 1])
    flag(kit, layers, 960 + side * (700 + dice.between(-30, 30)), horizon + 10, seats);
}

/** A flag on its pole, in the wind. */
function flag(kit: Kit, layers: SetLayers, x: number, foot: number, color: LocalColor): void {
  kit.solid(layers.mid, kit.box(x - 5, foot - 230, 10, 240, 4), 'white', { shade: 0.2, lineWidth: 3 });
  layers.moving('mid', { kind: 'sway', pivot: [x, foot - 200], angle: 0.12, period: 44 }, (drawing) =>
    kit.solid(
      drawing,
      polygonPath([
        [x, foot - 228],
        [x + 110, foot - 200],
        [x, foot - 168],
      ]),
      color,
      { shade: 0.2, lineWidth: 3 },
    ),
  );
}

function goal(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  const [wide, tall] = [400, 270];
  const left = x - wide / 2;
  const lines: string[] = [];
  for (let i = 1; i < 9; i++) lines.push(`M${left + (i * wide) / 9} ${foot - tall}V${foot}`);
  for (let i = 1; i < 6; i++) lines.push(`M${left} ${foot - (i * tall) / 6}h${wide}`);
  near.stroke(lines.join(''), kit.lineColor(kit.light.color('white')), 2.4);
  kit.castShadow(near, x, foot + 4, wide * 0.55);
  for (const post of [left - 8, left + wide - 8])
    kit.solid(near, kit.box(post, foot - tall, 16, tall, 6), 'white', { shade: 0.2 });
  kit.solid(near, kit.box(left - 8, foot - tall - 8, wide + 16, 18, 6), 'white', { shade: 0.2 });
}
