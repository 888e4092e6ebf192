import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import { sunshade } from '../sets/props/beach-things.ts';
import { planter, streetLamp } from '../sets/props/street-things.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { land, type Part } from './pen.ts';
import { houses, paved } from './town-parts.ts';

/** A basin with water that leaps, pigeons, lamps. */
const fountain: Part = ({ kit, put, layers, y, off }) => {
  const { near, mid } = layers;
  const x = 1430 + off(30);
  const foot = y + 130;
  kit.castShadow(near, x, foot + 20, 330, 40);
  const stone = [0.83, 0.015, 80] as const;
  put(
    near,
    polygonPath([
      [x - 330, foot - 100],
      [x + 330, foot - 100],
      [x + 290, foot + 20],
      [x - 290, foot + 20],
    ]),
    stone,
  );
  put(near, ellipsePath(x, foot - 100, 330, 56), stone, { lighter: 0.05 });
  put(near, ellipsePath(x, foot - 96, 290, 42), 'sea2', { shade: 0.04 });
  put(
    near,
    polygonPath([
      [x - 34, foot - 100],
      [x + 34, foot - 100],
      [x + 22, foot - 300],
      [x - 22, foot - 300],
    ]),
    stone,
  );
  put(near, ellipsePath(x, foot - 300, 150, 34), stone, { lighter: 0.05 });
  for (const dx of [-230, -130, -50, 50, 130, 230])
    near.stroke(
      `M${x} ${foot - 420 + Math.abs(dx) * 0.2}Q${x + dx * 0.6} ${foot - 470} ${x + dx} ${foot - 110}`,
      kit.light.color('sea2', 0, 0.06),
      14,
      { cap: 'round' },
    );
  for (const [dx, dy, s] of [
    [260, 40, 1],
    [430, 90, -1],
    [560, 30, 1],
    [170, 150, -1],
  ] as const) {
    put(near, ellipsePath(dx, foot + dy, 42, 26), [0.66, 0.03, 260], { lineWidth: 3 });
    put(near, ellipsePath(dx + s * 34, foot + dy - 30, 18), [0.56, 0.04, 270], { lineWidth: 3 });
    near.stroke(`M${dx - 6} ${foot + dy + 22}v22M${dx + 10} ${foot + dy + 22}v22`, kit.light.color('red'), 5);
  }
  for (const at of [130, 1820]) streetLamp(kit, mid, at, y + 20, 1.2);
};

/** Sunshades over small tables before the houses. */
const terrace: Part = ({ kit, box, put, layers, y, dice, off }) => {
  const { near } = layers;
  for (const [x, foot] of [
    [330, y + 210],
    [1590, y + 210],
    [960, y + 60],
  ] as const) {
    const at = x + off(20);
    sunshade(kit, near, at, foot - 30, dice.pick<LocalColor>(['red', 'yellow', 'green', 'blue']));
    kit.castShadow(near, at, foot + 8, 190, 20);
    for (const side of [-1, 1]) {
      box(near, at + side * 190 - 14, foot - 220, 28, 215, 'wood');
      box(near, at + side * 160 - 54, foot - 110, 108, 24, 'wood', { lighter: 0.05 });
    }
    box(near, at - 12, foot - 140, 24, 145, 'dark', { lighter: 0.2 });
    put(near, ellipsePath(at, foot - 146, 140, 28), 'white');
    box(near, at - 50, foot - 204, 30, 54, 'yellow', { lineWidth: 3 });
    box(near, at + 26, foot - 190, 34, 40, 'red', { lineWidth: 3 });
  }
};

/** A parapet of stone between those who cross and the river, which comes from under an older bridge. */
const parapet: Part = ({ kit, box, put, layers, y }) => {
  const { mid, near } = layers;
  const stone = [0.78, 0.03, 75] as const;
  for (const side of [-1, 1])
    put(
      mid,
      polygonPath([
        [960 + side * 300, y - 20],
        [960 + side * 1500, y - 20],
        [960 + side * 1500, y + 200],
        [960 + side * 900, y + 200],
      ]),
      'grass2',
      { lineWidth: 3 },
    );
  put(
    mid,
    polygonPath([
      [660, y - 20],
      [1260, y - 20],
      [1860, y + 240],
      [60, y + 240],
    ]),
    'sea',
    { shade: 0.02 },
  );
  for (const [x, dy, w] of [
    [800, 30, 120],
    [1040, 70, 150],
    [520, 130, 240],
    [1180, 150, 260],
  ] as const)
    mid.stroke(`M${x} ${y + dy}h${w}`, kit.light.color('white', 0, 0, 0.7), 6);
  put(
    mid,
    {
      d: `M560 ${y - 90}Q960 ${y - 170} 1360 ${y - 90}V${y + 10}H1240a110 76 0 0 0 -220 0H900a110 76 0 0 0 -220 0H560Z`,
      box: [560, y - 170, 800, 180],
    },
    stone,
  );
  const foot = y + 200;
  box(near, -500, foot - 20, 2920, 800, 'wall2', { shade: 0.02 });
  for (let x = -440; x < 2400; x += 84) put(near, roundedRect(x, foot - 150, 44, 160, 20), stone);
  box(near, -500, foot - 176, 2920, 40, stone, { lighter: 0.05 });
  box(near, -500, foot - 10, 2920, 34, stone);
  for (const x of [240, 1680]) {
    box(near, x - 60, foot - 250, 120, 280, stone, { lighter: 0.03 });
    box(near, x - 12, foot - 560, 24, 320, 'dark', { lighter: 0.1 });
    put(near, ellipsePath(x, foot - 590, 62), 'yellow');
  }
};

/** A crane, a wall half built, scaffolding, sand, a fence of red and white. */
const crane: Part = ({ kit, box, put, lines, layers, y }) => {
  const { mid, near } = layers;
  box(mid, 1310, -40, 50, y + 40, 'yellow');
  lines(
    mid,
    Array.from(
      { length: 10 },
      (_, i) => `M1314 ${i * 66}L1356 ${i * 66 + 60}M1356 ${i * 66}L1314 ${i * 66 + 60}`,
    ).join(''),
    'yellow',
    5,
  );
  box(mid, 640, -40, 1100, 46, 'yellow');
  box(mid, 1640, -20, 110, 110, 'dark', { lighter: 0.2 });
  mid.stroke('M760 0V260', kit.light.color('dark'), 6);
  box(mid, 690, 260, 140, 70, 'red', { lighter: -0.08 });
  box(mid, 60, y - 420, 560, 440, [0.68, 0.08, 40]);
  let d = '';
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 8; i++) d += `M${66 + i * 76 + (row % 2) * 38} ${y - 416 + row * 44}v44`;
  for (let row = 1; row < 10; row++) d += `M60 ${y - 420 + row * 44}h560`;
  lines(mid, d, [0.68, 0.08, 40]);
  for (const x of [150, 400]) box(mid, x, y - 330, 130, 170, 'dark');
  for (const x of [20, 330, 640]) box(mid, x, y - 520, 14, 550, 'wood');
  for (const dy of [-470, -250]) box(mid, -20, y + dy, 720, 22, 'wood', { lighter: 0.1 });
  put(
    near,
    {
      d: `M1420 ${y + 120}Q1560 ${y - 130} 1720 ${y - 120}Q1860 ${y - 60} 1980 ${y + 120}Z`,
      box: [1420, y - 130, 560, 250],
    },
    'sand',
    { lighter: -0.1 },
  );
  for (const x of [60, 420, 1360, 1700]) {
    for (let i = 0; i < 5; i++)
      box(near, x - 60 + i * 56, 870, 56, 44, i % 2 ? 'white' : 'red', { lineWidth: 3 });
    for (const dx of [-40, 190]) box(near, x + dx, 850, 18, 140, 'dark', { lineWidth: 3 });
  }
};

export const town = {
  square: land({
    parts: [
      houses(330),
      paved,
      fountain,
      ({ kit, layers, options }) => planter(kit, layers.near, 120, 950, options.seed, 1),
    ],
  }),
  'pavement-cafe': land({ parts: [houses(380), paved, terrace] }),
  bridge: land({ groundBelow: 200, parts: [houses(190, 0.4), parapet] }),
  'building-site': land({
    parts: [
      houses(180, 0.5),
      ({ kit, layers, y, options }) =>
        kit.ground(layers.near, { y, seed: options.seed, color: kit.tones.earth, tufts: false }),
      crane,
    ],
  }),
} satisfies Record<string, SetDefinition>;
