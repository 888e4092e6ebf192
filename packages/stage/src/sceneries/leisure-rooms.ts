import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { type Part, room } from './pen.ts';
import { lockers, plainBench, tiled } from './room-parts.ts';

/** A wall of glass that shows the room again, and a rail at the height of the hand. */
const mirrors: Part = ({ kit, box, layers, y, off }) => {
  const shift = off(40);
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 370 + shift;
    box(layers.far, x, 130, 360, y - 150, 'sea2', { shade: 0.03, lighter: 0.06 });
    layers.far.fill(
      polygonPath([
        [x + 60, 130],
        [x + 140, 130],
        [x + 40, y - 20],
        [x, y - 20],
        [x, 420],
      ]),
      kit.light.color('white'),
      { alpha: 0.5 },
    );
  }
  for (const x of [80, 660, 1240, 1820]) box(layers.mid, x, y - 300, 16, 320, 'white');
  box(layers.mid, -400, y - 310, 2720, 24, 'wood');
};

const hooks =
  (x: number, count: number): Part =>
  ({ box, put, layers, y, dice }) => {
    box(layers.far, x, y - 480, count * 130, 34, 'wood');
    for (let i = 0; i < count; i++) {
      const at = x + 30 + i * 130;
      const color = dice.pick<LocalColor>(['red', 'white', 'yellow', 'blue']);
      put(layers.far, roundedRect(at, y - 460, 70, 210, 18), color);
    }
  };

/** Lanes that run to the pins, with gutters. */
const lanes: Part = ({ kit, put, box, layers, y, dice }) => {
  const turn = dice.integer(0, 2);
  for (let i = -2; i <= 2; i++) {
    const at = 960 + i * 330;
    const near = 960 + i * 760;
    put(
      layers.mid,
      polygonPath([
        [at - 130, y],
        [at + 130, y],
        [near + 310, 1240],
        [near - 310, 1240],
      ]),
      'wood',
      { lighter: 0.14, shade: 0.03 },
    );
    kit.lying(layers.mid, (flat) => {
      for (const dx of [-20, 0, 20])
        flat.fill(ellipsePath(at + dx * 2, y + 70, 6, 3), kit.light.color('dark'));
    });
    box(layers.far, at - 150, y - 250, 300, 252, 'dark', { lighter: 0.04 });
    for (const [dx, dy] of [
      [-72, 0],
      [-24, 0],
      [24, 0],
      [72, 0],
      [-48, 26],
      [0, 26],
      [48, 26],
    ] as const) {
      put(layers.far, roundedRect(at + dx - 15, y - 92 + dy - 26, 30, 92, 15), 'white', { lineWidth: 3 });
      put(layers.far, ellipsePath(at + dx, y - 124 + dy - 4, 13, 19), 'white', { lineWidth: 3 });
      box(layers.far, at + dx - 9, y - 112 + dy, 18, 7, 'red', { line: 0 });
    }
  }
  box(layers.far, -500, y - 470, 2920, 220, 'purple');
  for (let i = 0; i < 9; i++)
    put(
      layers.far,
      ellipsePath(40 + i * 240, y - 360, 70),
      (['yellow', 'red', 'sea2'] as const)[(i + turn) % 3] ?? 'red',
    );
};

/** Balls in a rack. */
const balls: Part = ({ kit, box, put, layers }) => {
  const x = 80;
  kit.castShadow(layers.near, x + 170, 1000, 190, 18);
  box(layers.near, x, 930, 340, 70, 'dark', { lighter: 0.15 });
  for (const [i, color] of (['red', 'blue', 'green', 'yellow'] as const).entries()) {
    put(layers.near, ellipsePath(x + 50 + i * 82, 904, 42), color);
    for (const dx of [-10, 8])
      layers.near.fill(ellipsePath(x + 50 + i * 82 + dx, 886, 5), kit.light.color('dark'));
  }
};

/** The night sky on a dome, the machine that makes it, and backs of seats. */
const starryDome: Part = ({ kit, put, box, layers, y, dice }) => {
  put(layers.far, ellipsePath(960, y, 1240, 820), [0.24, 0.09, 272], { glowing: true });
  for (let i = 0; i < 90; i++) {
    const a = dice.between(0.1, 3.04);
    const r = Math.sqrt(dice.next());
    layers.far.fill(
      ellipsePath(960 + Math.cos(a) * 1150 * r, y - 30 - Math.sin(a) * 740 * r, dice.between(2.5, 7)),
      'white',
    );
  }
  put(layers.far, ellipsePath(560, 230, 70), [0.86, 0.13, 80], { glowing: true });
  put(layers.far, ellipsePath(560, 236, 124, 24, -0.3), [0.78, 0.1, 60], { glowing: true });
  put(layers.far, ellipsePath(1420, 190, 56), [0.7, 0.15, 30], { glowing: true });
  for (const dx of [-40, 40])
    put(layers.mid, ellipsePath(1500 + dx * 1.5, y - 250 + dx, 84), 'dark', { lighter: 0.1 });
  for (const dx of [-50, 40]) box(layers.mid, 1500 + dx, y - 200, 18, 270, 'dark', { lighter: 0.2 });
  for (let i = 0; i < 9; i++) box(layers.mid, -60 + i * 240, y - 90, 190, 160, 'red');
};

export const leisureRooms = {
  'dance-studio': room({ hues: [20, 300], parts: [mirrors] }),
  'changing-room': room({
    hues: [200, 150],
    parts: [
      tiled(50, 'sea2', 620),
      lockers(40, 6, 'blue'),
      hooks(860, 4),
      lockers(1440, 4, 'yellow'),
      plainBench(70, 520, 960),
      plainBench(1380, 520, 960),
    ],
  }),
  planetarium: room({ wall: 'dark', floor: 'dark', parts: [starryDome] }),
  bowling: room({ hues: [290], wall: 'dark', parts: [lanes, balls] }),
} satisfies Record<string, SetDefinition>;
