import { facing } from './facing.ts';
import { ellipsePath, polygonPath, css, join, leaf, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';
import { cupboard } from './interior.ts';

const metal = [0.86, 0.015, 240] as const;

/** A low cupboard with a glass of cotton, plasters and a bear; x is its left, y the floor. */
export function medicineCabinet(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  cupboard(kit, drawing, [x, y - 190, 300, 190], color, 3);
  kit.solid(drawing, kit.box(x - 8, y - 206, 316, 26, 6), 'wood', {
    shade: 0.2,
    lighter: 0.05,
    lineWidth: 4,
  });
  const cross = [roundedRect(x + 136, y - 132, 28, 80, 4), roundedRect(x + 110, y - 106, 80, 28, 4)];
  drawing.fill(join(cross), kit.light.color('red'));
}

/** A glass tank with fish that swim to and fro; x is its left, y its lower edge. */
export function aquarium(kit: Kit, layers: SetLayers, x: number, y: number, seed: number): void {
  const dice = random(seed);
  const { mid } = layers;
  const { light } = kit;
  const [width, height] = [170, 124];
  const glass = roundedRect(x - 10, y - height, width, height, 8);
  kit.solid(mid, glass, kit.tones.aquarium, {
    shade: 0,
    lighter: -0.04,
    inside: (inside) => {
      inside.fill(ellipsePath(x + 70, y + 6, 120, 24), light.color('sand'));
      for (const [dx, tall] of [
        [14, 62],
        [32, 84],
        [130, 70],
      ] as const)
        inside.fill(leaf(x + dx, y - 6, tall, 12, -1.5 + dice.signed() * 0.2, 0.1), light.color('green'));
      inside.fill(roundedRect(x - 10, y - height, width, 14), css([1, 0, 0], 0.5));
    },
  });
  for (let i = 0; i < 3; i++) {
    const fx = x + 74;
    const fy = y - 92 + i * 28;
    const color = (['red', 'yellow', 'purple'] as const)[i] ?? 'red';
    layers.moving(
      'mid',
      { kind: 'bob', dx: dice.between(30, 48), dy: 4, period: 110 + i * 34, phase: dice.next() },
      (drawing) => {
        kit.solid(
          drawing,
          polygonPath([
            [fx - 8, fy],
            [fx - 27, fy - 11],
            [fx - 27, fy + 11],
          ]),
          color,
          { shade: 0, lineWidth: 2 },
        );
        kit.solid(drawing, ellipsePath(fx + 4, fy, 18, 11), color, { shade: 0.2, lineWidth: 2 });
        drawing.fill(ellipsePath(fx + 12, fy - 2, 2.6), light.color('dark'));
      },
      glass,
    );
  }
  layers.moving(
    'mid',
    { kind: 'rise', dx: 6, dy: -84, growth: 0.8, period: 70 },
    (drawing) => {
      for (const [dx, dy, r] of [
        [120, -10, 4],
        [126, -22, 5.5],
        [118, -36, 3.4],
      ] as const)
        drawing.fill(ellipsePath(x + dx, y + dy, r), css([1, 0, 0], 0.8));
    },
    glass,
  );
  kit.solid(mid, kit.box(x - 18, y - height - 12, width + 16, 16, 5), 'dark', { shade: 0.2, lineWidth: 3 });
}

/** A chair that leans back, on a foot, with a lamp on an arm; `side` 1: it looks to the left. */
export function examinationChair(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  color: LocalColor,
  side: 1 | -1,
): void {
  const { near } = layers;
  const at = facing(x, y, side);
  const put = (
    points: readonly (readonly [number, number])[],
    tension: number,
    of: SetColor,
    shade = 0.26,
  ): void =>
    kit.solid(
      near,
      smooth(
        points.map(([dx, dy]) => at(dx, dy)),
        true,
        tension,
      ),
      of,
      { shade },
    );
  kit.castShadow(near, x, y + 4, 270, 26);
  const arm = [at(196, -20), at(232, -330), at(150, -520), at(20, -500)];
  near.stroke(polygonPath(arm, false), kit.lineColor(kit.light.shadeOf(metal, 0, 0.45)), 20);
  near.stroke(polygonPath(arm, false), kit.light.color(metal), 13);
  put(
    [
      [-150, -6],
      [150, -6],
      [120, -34],
      [-120, -34],
    ],
    0.5,
    metal,
  );
  put(
    [
      [-46, -30],
      [46, -30],
      [36, -110],
      [-36, -110],
    ],
    0.3,
    metal,
  );
  put(
    [
      [70, -120],
      [110, -150],
      [236, -346],
      [216, -392],
      [168, -384],
      [36, -190],
    ],
    0.55,
    color,
  );
  put(
    [
      [-170, -190],
      [90, -190],
      [112, -124],
      [70, -96],
      [-160, -110],
    ],
    0.5,
    color,
  );
  put(
    [
      [-160, -168],
      [-120, -176],
      [-176, -40],
      [-262, -26],
      [-276, -60],
      [-206, -84],
    ],
    0.45,
    color,
  );
  put(
    [
      [150, -372],
      [210, -424],
      [258, -400],
      [244, -352],
      [196, -330],
    ],
    0.8,
    'white',
  );
  put(
    [
      [-70, -228],
      [96, -228],
      [104, -206],
      [84, -196],
      [-66, -200],
    ],
    0.6,
    'white',
    0.2,
  );
  const [lx, ly] = at(20, -500);
  if (kit.light.night) kit.glow(near, lx, ly + 60, 260, [0.95, 0.08, 90], 0.5);
  layers.moving('near', { kind: 'sway', pivot: [lx, ly], angle: 0.05, period: 120 }, (drawing) => {
    kit.solid(
      drawing,
      polygonPath([
        [lx - 26, ly - 18],
        [lx + 26, ly - 18],
        [lx + 66, ly + 44],
        [lx - 66, ly + 44],
      ]),
      'white',
      { shade: 0.24 },
    );
    kit.solid(drawing, ellipsePath(lx, ly + 44, 64, 16), [0.97, 0.09, 92], {
      shade: 0,
      lineWidth: 3,
      glowing: true,
    });
  });
}
