import { ellipsePath, polygonPath, roundedRect, smooth } from '@milestoon/drawing';
import { boulder } from '../sets/props/mountain-things.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { farPines, hills } from './land-parts.ts';
import { land, type Part } from './pen.ts';

/** A river that winds towards the viewer between its banks, stones in it. */
const winding: Part = ({ kit, put, layers, y, options, off }) => {
  const { near } = layers;
  kit.ground(near, { y, seed: options.seed, flowers: ['yellow', 'white'] });
  const s = off(30);
  const course = {
    d: `M1130 ${y + 8}Q1500 ${y + 50} 1230 ${y + 96}Q700 ${y + 170} ${120 + s} ${y + 220}Q-300 ${y + 290} -500 ${y + 330}V1240H${300 + s}Q320 ${y + 310} 900 ${y + 236}Q1720 ${y + 130} 1640 ${y + 70}Q1560 ${y + 20} 1190 ${y + 8}Z`,
    box: [-500, y, 2220, 700] as const,
  };
  put(near, course, kit.tones.zooPond, { shade: 0.03, flat: true });
  for (const [x, dy, w] of [
    [1300, 60, 120],
    [1080, 130, 200],
    [560, 200, 220],
    [160, 270, 200],
    [60, 350, 240],
  ] as const)
    near.stroke(`M${x} ${y + dy}q${w / 2} -14 ${w} 0`, kit.light.color('white', 0, 0, 0.75), 7);
  for (const [x, dy, size] of [
    [420, 210, 0.5],
    [1420, 120, 0.4],
    [230, 330, 0.7],
  ] as const)
    boulder(kit, near, x, y + dy, size, options.seed + x);
  kit.tree(layers.mid, 1760, y + 30, 460, options.seed + 1, { depth: 0.05 });
  kit.tree(layers.mid, 130, y + 30, 420, options.seed + 2, { depth: 0.05 });
};

/** Cliffs, water that falls between them into a pool, stones and ferns. */
const falls: Part = ({ kit, put, layers, y, options }) => {
  const { mid, near } = layers;
  const rock = [0.56, 0.03, 260] as const;
  put(
    mid,
    smooth(
      [
        [-500, -200],
        [560, -200],
        [620, 60],
        [560, 220],
        [640, 420],
        [560, y + 60],
        [-500, y + 60],
      ],
      true,
      0.3,
    ),
    rock,
  );
  put(
    mid,
    smooth(
      [
        [2420, -200],
        [1360, -200],
        [1300, 60],
        [1370, 230],
        [1280, 430],
        [1370, y + 60],
        [2420, y + 60],
      ],
      true,
      0.3,
    ),
    rock,
  );
  put(
    mid,
    polygonPath([
      [560, 40],
      [1360, 40],
      [1400, y + 40],
      [520, y + 40],
    ]),
    'sea2',
    { shade: 0.02, line: 0, lighter: 0.02 },
  );
  for (let i = 0; i < 12; i++)
    layers.moving('mid', { kind: 'bob', dx: 0, dy: 30, period: 40, phase: i * 0.19 }, (drawing) =>
      drawing.stroke(
        `M${610 + i * 62} ${70 + (i % 3) * 50}V${y - 60 + (i % 4) * 20}`,
        kit.light.color(i % 3 ? 'white' : 'sea'),
        12 + (i % 3) * 8,
        { cap: 'round', alpha: 0.8 },
      ),
    );
  for (let i = 0; i < 9; i++)
    kit.foliage(
      mid,
      i < 5 ? -60 + i * 130 : 1400 + (i - 5) * 150,
      20 + (i % 2) * 30,
      120,
      80,
      options.seed + i,
    );
  put(near, ellipsePath(960, y + 110, 900, 110), 'sea', { shade: 0.03 });
  for (let i = 0; i < 9; i++)
    put(near, ellipsePath(560 + i * 100, y + 34 + (i % 2) * 14, 80, 42), 'white', { line: 0, shade: 0.04 });
  kit.ground(near, { y: y + 190, seed: options.seed });
  for (const [x, dy, size] of [
    [230, 180, 1],
    [480, 200, 0.6],
    [1480, 200, 0.7],
    [1720, 190, 1.1],
  ] as const)
    boulder(kit, near, x, y + dy, size, options.seed + x);
};

/** Rock all round the mouth, daylight outside, stone that hangs and stands. */
const cavern: Part = ({ kit, put, layers, y, options }) => {
  const { sky, far, mid, near } = layers;
  kit.sky(sky, { horizon: y - 60, seed: options.seed });
  kit.hills(far, { y: y - 30, seed: options.seed, swell: 300, depth: 0.3, trees: true });
  const rock = [0.4, 0.03, 60] as const;
  put(
    mid,
    {
      d: `M-500 -300H2420V1300H-500ZM1240 ${y + 60}Q1330 560 1230 400Q1120 240 960 250Q760 260 690 420Q620 560 690 ${y + 60}Z`,
      box: [-500, -300, 2920, 1600],
    },
    rock,
    { shade: 0.02 },
  );
  for (const [x, w, tall] of [
    [120, 90, 300],
    [300, 60, 190],
    [470, 80, 260],
    [760, 50, 120],
    [1130, 60, 160],
    [1420, 90, 300],
    [1600, 60, 200],
    [1790, 100, 330],
  ] as const)
    put(
      mid,
      polygonPath([
        [x - w, -60],
        [x + w, -60],
        [x + 8, tall],
        [x - 4, tall],
      ]),
      rock,
      { lighter: 0.06 },
    );
  for (const [x, w, tall] of [
    [60, 110, 260],
    [260, 70, 150],
    [1480, 70, 160],
    [1680, 110, 280],
    [1860, 80, 180],
  ] as const)
    put(
      mid,
      polygonPath([
        [x - w, y + 70],
        [x + w, y + 70],
        [x + 10, y + 70 - tall],
        [x - 8, y + 70 - tall],
      ]),
      rock,
      { lighter: 0.08 },
    );
  kit.ground(near, { y: y + 40, seed: options.seed, color: [0.46, 0.035, 60], tufts: false, amplitude: 14 });
  kit.glow(mid, 960, y - 40, 520, [0.97, 0.06, 95], 0.4);
  for (const [x, dy] of [
    [330, 200],
    [1560, 220],
  ] as const)
    put(near, roundedRect(x, y + dy - 60, 190, 90, 44), rock, { lighter: 0.08 });
};

/** Trunks behind each other, leaves as large as people, lianas. */
const undergrowth: Part = ({ kit, put, layers, y, options, dice }) => {
  const { far, mid, near, fg } = layers;
  kit.deepWoods(far, y, dice);
  for (const x of [200, 760, 1330, 1760]) kit.trunk(mid, x, y + 30, 110, 0.1, options.seed + x);
  for (const [x, len] of [
    [420, 520],
    [960, 420],
    [1180, 560],
    [1600, 480],
  ] as const)
    mid.stroke(`M${x} -60Q${x + 60} ${len / 2} ${x - 10} ${len}`, kit.light.color('leaf'), 13, {
      cap: 'round',
    });
  kit.ground(near, { y, seed: options.seed, flowers: ['red', 'purple'] });
  for (const [x, foot] of [
    [90, y + 190],
    [380, y + 110],
    [1540, y + 110],
    [1830, y + 190],
  ] as const)
    for (let i = -3; i <= 3; i++) {
      const a = -Math.PI / 2 + i * 0.42;
      const [dx, dy] = [Math.cos(a) * 190, Math.sin(a) * 250];
      put(near, ellipsePath(x + dx, foot + dy, 210, 44, a), i % 2 ? 'leaf' : 'leaf2', {
        lineWidth: 4,
        half: true,
      });
    }
  kit.palm(mid, 560, y + 40, 520, options.seed, {});
  kit.palm(mid, 1440, y + 40, 480, options.seed + 3, {});
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, -10, 1160, 1, 4);
  kit.cornerLeaves(fg, 1890, 1160, -1, 5);
};

/** Dunes behind dunes, cactuses, bleached bones of nothing. */
const dunes: Part = ({ put, layers, y, off }) => {
  for (const [dy, x, tint] of [
    [-110, 400, -0.02],
    [-50, 1300, -0.06],
    [10, 200, 0],
  ] as const)
    put(
      dy < -80 ? layers.far : layers.mid,
      {
        d: `M-500 ${y + 60}V${y + dy + 40}Q${x} ${y + dy - 150} ${x + 420} ${y + dy + 30}Q${x + 900} ${y + dy + 130} 2420 ${y + dy - 20}V${y + 80}Z`,
        box: [-500, y + dy - 150, 2920, 320],
      },
      [0.86 + tint, 0.1, 75],
      { shade: 0.08, lineWidth: 3 },
    );
  put(
    layers.near,
    {
      d: `M-500 ${y + 50}Q400 ${y + 20} 960 ${y + 56}Q1600 ${y + 90} 2420 ${y + 40}V1300H-500Z`,
      box: [-500, y + 20, 2920, 1280],
    },
    [0.9, 0.09, 80],
    { shade: 0.02 },
  );
  for (const [x, foot, s] of [
    [300 + off(40), y + 150, 1],
    [1640 + off(40), y + 120, 0.86],
    [1180, y + 60, 0.45],
  ] as const) {
    put(layers.near, roundedRect(x - 44 * s, foot - 400 * s, 88 * s, 410 * s, 44 * s), 'green');
    for (const side of [-1, 1]) {
      const up = side > 0 ? 250 : 320;
      put(
        layers.near,
        {
          d: `M${x + side * 30 * s} ${foot - 130 * s}h${side * 110 * s}V${foot - up * s}h${-side * 60 * s}v${(up - 190) * s}h${-side * 50 * s}Z`,
          box: [x - 150 * s, foot - up * s, 300 * s, up * s],
        },
        'green',
      );
    }
    for (let i = 0; i < 6; i++)
      layers.near.stroke(
        `M${x - 14 * s} ${foot - (80 + i * 56) * s}v${20 * s}M${x + 14 * s} ${foot - (100 + i * 50) * s}v${20 * s}`,
        'rgba(255,255,255,.6)',
        4,
      );
  }
};

export const wild = {
  river: land({ parts: [hills, farPines, winding] }),
  waterfall: land({ groundBelow: 200, parts: [hills, falls] }),
  cave: land({ indoor: true, parts: [cavern] }),
  jungle: land({ parts: [undergrowth] }),
  desert: land({ parts: [dunes] }),
} satisfies Record<string, SetDefinition>;
