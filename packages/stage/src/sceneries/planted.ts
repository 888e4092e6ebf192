import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import { barn } from '../sets/props/farm-things.ts';
import { sunflower, wateringCan } from '../sets/props/garden-things.ts';
import { house } from '../sets/props/house.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { hills } from './land-parts.ts';
import { land, type Part, type Pen } from './pen.ts';

const meadow: Part = ({ kit, layers, y, options }) =>
  kit.ground(layers.near, { y, seed: options.seed + 5, flowers: ['white', 'yellow'] });
const bareEarth: Part = ({ kit, layers, y, options }) =>
  kit.ground(layers.near, { y, seed: options.seed, color: kit.tones.earth, tufts: false, amplitude: 6 });

/** Draws one plant of a row at its foot; `size` 1 where people stand. */
type Plant = (pen: Pen, x: number, foot: number, size: number, n: number) => void;

/** Rows that run from the horizon to the viewer, with the way between them that people stand on. */
const rows =
  (plant: Plant, gap = 320): Part =>
  (pen) => {
    const { kit, layers, y, off } = pen;
    const shift = off(30);
    for (let depth = 0; depth < 9; depth++) {
      const t = (depth / 8) ** 1.7;
      const foot = y + 24 + t * 420;
      const size = 0.24 + t * 1.06;
      for (let i = -7; i <= 7; i++) {
        const x = 960 + shift + (i + 0.5) * gap * size;
        // Nobody stands in the cabbages.
        if (x < -200 || x > 2120 || (t > 0.4 && Math.abs(x - 960) < 470)) continue;
        kit.lying(layers.near, (flat) =>
          flat.fill(ellipsePath(x, foot, 120 * size, 20 * size), kit.light.shadeOf(kit.tones.earth, 0, 0.24)),
        );
        plant(pen, x, foot, size, depth * 16 + i);
      }
    }
  };
const potato: Plant = ({ kit, layers, options }, x, foot, size, n) => {
  kit.bush(layers.near, x, foot + 6, 170 * size, options.seed + n, { plain: true, flowers: 'white' });
};
const cabbage: Plant = ({ put, layers }, x, foot, size, n) => {
  for (const [dx, dy, r] of [
    [-44, -26, 46],
    [44, -26, 46],
    [0, -44, 56],
  ] as const)
    put(
      layers.near,
      ellipsePath(x + dx * size, foot + dy * size, r * size, r * size * 0.8),
      n % 2 ? 'leaf2' : 'green',
      { lighter: 0.05, lineWidth: 3 },
    );
};
const vine: Plant = ({ kit, box, put, layers, options }, x, foot, size, n) => {
  box(layers.near, x - 8 * size, foot - 300 * size, 16 * size, 300 * size, 'trunk', { lineWidth: 3 });
  kit.bush(layers.near, x, foot - 120 * size, 230 * size, options.seed + n, { plain: true });
  for (const [dx, dy] of [
    [-30, -110],
    [-14, -88],
    [-30, -66],
    [36, -130],
    [52, -110],
    [38, -88],
  ] as const)
    put(layers.near, ellipsePath(x + dx * size, foot + dy * size, 15 * size), 'purple', { lineWidth: 2 });
};
const grave: Plant = ({ kit, box, put, layers, dice }, x, foot, size, n) => {
  const [w, h] = [120 * size, 170 * size];
  const stone = [0.76, 0.012, 250] as const;
  if (n % 3 === 0) {
    box(layers.near, x - 16 * size, foot - h, 32 * size, h, stone);
    box(layers.near, x - 56 * size, foot - h * 0.76, 112 * size, 32 * size, stone);
  } else put(layers.near, roundedRect(x - w / 2, foot - h, w, h + 40 * size, w * 0.48), stone);
  box(layers.near, x - w * 0.7, foot - 10, w * 1.4, 20 * size, stone, { lighter: -0.06, lineWidth: 3 });
  if (n % 2)
    for (const dx of [-20, 6, 30])
      kit.flower(
        layers.near,
        x + dx * size,
        foot - 16 * size,
        24 * size,
        dice.pick<LocalColor>(['red', 'yellow', 'pink']),
      );
};
const fruitTree: Plant = ({ kit, put, layers, options }, x, foot, size, n) => {
  kit.tree(layers.near, x, foot, 400 * size, options.seed + n);
  for (const [dx, dy] of [
    [-70, -270],
    [-20, -330],
    [40, -250],
    [80, -300],
    [10, -220],
    [-50, -210],
  ] as const)
    put(layers.near, ellipsePath(x + dx * size, foot + dy * size, 17 * size), 'red', { lineWidth: 2 });
};

/** Sticks tied at the top that beans climb. */
const beans =
  (x: number): Part =>
  ({ kit, layers, y, options }) => {
    const foot = y + 130;
    for (const dx of [-110, -40, 40, 110])
      layers.near.stroke(`M${x + dx} ${foot}L${x + dx * 0.1} ${foot - 380}`, kit.light.color('wood'), 10);
    for (let i = 0; i < 9; i++)
      kit.foliage(
        layers.near,
        x - 84 + (i % 3) * 84 * (1 - i / 14),
        foot - 50 - i * 34,
        46,
        34,
        options.seed + i,
        'leaf',
      );
    for (let i = 0; i < 6; i++)
      layers.near.stroke(
        `M${x - 70 + i * 28} ${foot - 200 + (i % 3) * 40}q8 30 2 60`,
        kit.light.color('green'),
        9,
      );
  };
const hut =
  (x: number, color: LocalColor): Part =>
  ({ box, put, lines, layers, y }) => {
    const { mid } = layers;
    box(mid, x, y - 210, 280, 240, color);
    lines(mid, Array.from({ length: 8 }, (_, i) => `M${x + 34 * (i + 1)} ${y - 206}v230`).join(''), color);
    put(
      mid,
      polygonPath([
        [x - 34, y - 200],
        [x + 140, y - 330],
        [x + 314, y - 200],
      ]),
      'red',
    );
    box(mid, x + 150, y - 150, 90, 180, 'wood', { lighter: -0.1 });
    box(mid, x + 36, y - 150, 80, 74, 'sea2', { lineWidth: 3 });
  };
const scarecrow =
  (x: number): Part =>
  ({ kit, box, put, layers, y }) => {
    const foot = y + 120;
    box(layers.near, x - 10, foot - 330, 20, 330, 'wood');
    box(layers.near, x - 130, foot - 240, 260, 18, 'wood');
    put(
      layers.near,
      polygonPath([
        [x - 120, foot - 250],
        [x + 120, foot - 250],
        [x + 124, foot - 200],
        [x + 60, foot - 200],
        [x + 70, foot - 90],
        [x - 70, foot - 90],
        [x - 60, foot - 200],
        [x - 124, foot - 200],
      ]),
      'red',
    );
    put(layers.near, ellipsePath(x, foot - 296, 48), 'sand');
    for (const dx of [-16, 16]) layers.near.fill(ellipsePath(x + dx, foot - 304, 6), kit.light.color('dark'));
    put(layers.near, ellipsePath(x, foot - 332, 92, 16), 'yellow');
    put(layers.near, roundedRect(x - 44, foot - 392, 88, 60, 20), 'yellow');
  };

/** Cypresses and a wall behind. */
const graveyardWall: Part = ({ kit, box, put, layers, y }) => {
  for (const x of [120, 330, 1590, 1800])
    put(layers.mid, ellipsePath(x, y - 190, 56, 240), 'leaf', { lighter: -0.16 });
  box(layers.mid, -500, y - 90, 2920, 130, 'wall2', { lighter: -0.1 });
  for (const x of [800, 1100]) box(layers.mid, x, y - 190, 60, 230, 'wall2');
  for (let i = 0; i < 6; i++)
    layers.mid.stroke(`M${872 + i * 40} ${y - 140}V${y + 30}`, kit.light.color('dark'), 9);
  layers.mid.stroke(`M862 ${y - 140}H1100M862 ${y - 40}H1100`, kit.light.color('dark'), 9);
};

export const planted = {
  allotment: land({
    parts: [
      hills,
      hut(1500, 'green'),
      bareEarth,
      rows(cabbage),
      beans(330),
      ({ kit, layers }) => wateringCan(kit, layers.near, 330, 970, 'blue'),
      ({ kit, layers }) => sunflower(kit, layers, 1760, 930, 430, 0.2, 'yellow'),
    ],
  }),
  'vegetable-field': land({
    parts: [
      hills,
      ({ kit, layers, y }) => barn(kit, layers.mid, 1560, y + 20, 230, 'red'),
      bareEarth,
      rows(potato),
      scarecrow(380),
    ],
  }),
  vineyard: land({
    parts: [
      hills,
      ({ kit, layers, y, options }) =>
        house(kit, layers.mid, 1500, y + 10, 170, options.seed % 7, 0.1, 'wall'),
      bareEarth,
      rows(vine, 300),
    ],
  }),
  orchard: land({ parts: [hills, meadow, rows(fruitTree, 420)] }),
  cemetery: land({ parts: [hills, graveyardWall, meadow, rows(grave, 300)] }),
} satisfies Record<string, SetDefinition>;
