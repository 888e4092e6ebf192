import { ellipsePath, type Point, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { bunting } from './props/decoration.ts';
import { roundabout } from './props/roundabout.ts';
import { stall } from './props/stall.ts';
import { streetLamp } from './props/street-things.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A fair: a big wheel that turns, a merry-go-round, striped stalls, lamps and flags. */
export const fair: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

const colors: readonly LocalColor[] = ['red', 'yellow', 'blue', 'green', 'pink', 'purple'];

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  kit.hills(far, { y: horizon - 6, seed, swell: 700, depth: 0.5, amplitude: 40 });
  const right = dice.next() < 0.5;
  kit.ground(near, { y: horizon + 44, seed: seed + 5, color: 'grass', tufts: false });
  kit.patch(near, winding(horizon + 56, 960, 60, 940, 620), 'path');
  for (const x of [30, 1890]) kit.tree(mid, x + off(40), horizon + 56, 340, seed + x, { depth: 0.1 });
  bigWheel(
    kit,
    layers,
    [(right ? 1470 : 450) + off(40), horizon - 210],
    horizon + 60,
    dice.pick<LocalColor>(['red', 'blue', 'purple']),
  );
  layers.moving('mid', { kind: 'rest' }, (drawing) => {
    roundabout(kit, drawing, (right ? 470 : 1450) + off(40), horizon + 92, dice);
    stall(kit, drawing, (right ? 1690 : 230) + off(20), horizon + 108, {
      color: dice.pick(colors),
      goods: colors,
    });
    stall(kit, drawing, 960 + off(90), horizon + 78, { color: dice.pick(colors), goods: colors, size: 0.72 });
    for (const x of [720, 1220]) streetLamp(kit, drawing, x + off(30), horizon + 92, 0.9);
  });
  bunting(kit, fg, -60, 60, 980, 40, 90, 11, colors);
  bunting(kit, fg, 940, 40, 1990, 70, 90, 11, colors);
  kit.cornerLeaves(fg, right ? -10 : 1890, 1160, right ? 1 : -1, 4);
}

/** Ten gondolas around a hub; the wheel turns and they hang still to the eye. */
function bigWheel(kit: Kit, layers: SetLayers, [x, y]: Point, foot: number, color: LocalColor): void {
  const { light } = kit;
  const r = 290;
  const iron = kit.lineColor(light.color(color));
  for (const dx of [-150, 150])
    kit.solid(
      layers.mid,
      polygonPath([
        [x - 10, y],
        [x + 10, y],
        [x + dx + 16, foot],
        [x + dx - 16, foot],
      ]),
      'white',
      { shade: 0.2, depth: 0.12, lineWidth: 3 },
    );
  layers.moving('mid', { kind: 'turn', pivot: [x, y], period: 900 }, (drawing) => {
    const spokes = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5);
    for (const radius of [r, r * 0.82, r * 0.3])
      drawing.stroke(ellipsePath(x, y, radius), iron, radius === r ? 11 : 6);
    for (const a of spokes)
      drawing.stroke(`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`, iron, 6);
    for (const [i, a] of spokes.entries()) {
      const [gx, gy] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
      if (light.time !== 'day') kit.glow(drawing, gx, gy, 60, [0.95, 0.1, 85], 0.6);
      kit.solid(drawing, ellipsePath(gx, gy, 36), colors[i % colors.length] ?? 'red', {
        shade: 0.22,
        lineWidth: 3,
      });
      kit.solid(drawing, ellipsePath(gx, gy, 15), [0.93, 0.05, 90], {
        shade: 0.1,
        lineWidth: 3,
        glowing: light.night,
      });
    }
    kit.solid(drawing, ellipsePath(x, y, 40), 'yellow', { shade: 0.2 });
  });
}
