import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** On the deck of a boat: the sea all round, a rail, a lifebelt. */
export const boat: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 545, y: 560, size: 240 },
  groundBelow: 150,
  horizon: (measures) => measures.horizon + 10,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { mid, near } = layers;
  kit.sky(layers.sky, { horizon, seed });
  kit.beyondSea(layers.far, horizon);
  kit.sea(mid, horizon);
  const deck = horizon + 150;
  const paint = dice.pick<LocalColor>(['white', 'blue', 'red', 'yellow']);
  for (let x = -400 + dice.between(0, 60); x < 2400; x += 210 + dice.between(-12, 12))
    kit.solid(near, kit.box(x, deck - 190, 20, 200, 6), 'white', { shade: 0.2 });
  for (const dy of [-196, -110])
    kit.solid(near, kit.box(-500, deck + dy, 2920, 20, 8), dy < -150 ? 'wood' : 'white', {
      shade: 0.2,
      lineWidth: 4,
    });
  kit.solid(near, kit.box(-500, deck, 2920, 700, 4), 'wood', { shade: 0.06, lighter: 0.05 });
  for (let i = 0; i < 6; i++)
    near.stroke(`M-500 ${deck + 44 + i * 62}h2920`, kit.lineColor(kit.light.shadeOf('wood', 0, 0.25)), 4);
  const x = dice.pick([330, 1590]) + dice.between(-50, 50);
  kit.solid(near, ellipsePath(x, deck - 70, 86), paint === 'white' ? 'red' : paint, { shade: 0.2 });
  kit.solid(near, ellipsePath(x, deck - 70, 44), 'sea', { shade: 0 });
  const mast = dice.pick([1760, 160]) + dice.between(-30, 30);
  kit.solid(near, kit.box(mast - 18, -200, 36, deck + 330, 10), 'wood', { shade: 0.24 });
  layers.moving('near', { kind: 'sway', pivot: [mast, 140], angle: 0.1, period: 52 }, (drawing) =>
    kit.solid(
      drawing,
      polygonPath([
        [mast, 110],
        [mast + (mast > 960 ? -150 : 150), 150],
        [mast, 190],
      ]),
      paint === 'white' ? 'red' : paint,
      { shade: 0.2 },
    ),
  );
}
