import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import { familyCar } from '../sets/props/road-trip.ts';
import { townHouses } from '../sets/props/town.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { land, type Part, room } from './pen.ts';

/** Walls of stone with battlements, towers with pointed roofs and flags, a gate. */
const fortress: Part = ({ kit, box, put, lines, layers, y }) => {
  const { mid } = layers;
  const stone = [0.76, 0.025, 75] as const;
  const courses = (x: number, top: number, w: number): void => {
    let d = '';
    for (let row = 1; top + row * 52 < y + 30; row++)
      for (let at = x + (row % 2) * 50; at < x + w - 50; at += 100) d += `M${at + 14} ${top + row * 52}h54`;
    lines(mid, d, stone, 4);
  };
  const battlements = (x: number, top: number, w: number): void => {
    for (let at = x; at < x + w - 20; at += 92) box(mid, at, top - 52, 54, 60, stone);
  };
  battlements(-300, y - 330, 2500);
  box(mid, -300, y - 330, 2520, 380, stone);
  courses(-300, y - 330, 2520);
  for (const [x, w, tall, roofed] of [
    [150, 250, 600, 1],
    [1520, 250, 600, 1],
    [720, 480, 470, 0],
  ] as const) {
    if (roofed) {
      put(
        mid,
        polygonPath([
          [x - 36, y - tall],
          [x + w / 2, y - tall - 260],
          [x + w + 36, y - tall],
        ]),
        'red',
      );
      layers.moving(
        'mid',
        { kind: 'sway', pivot: [x + w / 2, y - tall - 250], angle: 0.08, period: 60 },
        (drawing) => {
          put(
            drawing,
            polygonPath([
              [x + w / 2, y - tall - 330],
              [x + w / 2 + 120, y - tall - 300],
              [x + w / 2, y - tall - 268],
            ]),
            'yellow',
            { lineWidth: 3 },
          );
        },
      );
      mid.stroke(`M${x + w / 2} ${y - tall - 340}v90`, kit.light.color('dark'), 8);
    } else battlements(x, y - tall, w);
    box(mid, x, y - tall, w, tall + 50, stone, { lighter: 0.04 });
    courses(x, y - tall, w);
    put(mid, roundedRect(x + w / 2 - 26, y - tall + 80, 52, 120, 26), 'dark');
  }
  put(
    mid,
    { d: `M840 ${y + 50}V${y - 180}a120 120 0 0 1 240 0V${y + 50}Z`, box: [840, y - 300, 240, 350] },
    'wood',
    { lighter: -0.1 },
  );
  for (let i = 0; i < 5; i++) mid.stroke(`M${872 + i * 44} ${y - 250}V${y + 46}`, kit.light.color('dark'), 7);
  for (const dx of [520, 1300])
    put(
      mid,
      polygonPath([
        [dx, y - 300],
        [dx + 100, y - 300],
        [dx + 100, y - 110],
        [dx + 50, y - 150],
        [dx, y - 110],
      ]),
      'blue',
    );
};

/** A front of a house with a wide door for the car, which stands before it. */
const homeFront: Part = ({ kit, box, put, lines, layers, y, off }) => {
  const { mid } = layers;
  box(mid, 80, y - 430, 1760, 460, kit.tones.townWalls[0] ?? 'wall');
  put(
    mid,
    polygonPath([
      [0, y - 420],
      [320, y - 690],
      [1600, y - 690],
      [1920, y - 420],
    ]),
    'red',
  );
  box(mid, 1010, y - 340, 640, 370, 'white');
  lines(mid, [0, 1, 2, 3].map((i) => `M1014 ${y - 270 + i * 80}h632`).join(''), 'white', 6);
  box(mid, 640, y - 320, 180, 350, 'green');
  put(mid, ellipsePath(800, y - 140, 10), 'yellow');
  box(mid, 220, y - 310, 260, 190, 'sea2');
  lines(mid, `M350 ${y - 310}v190M220 ${y - 215}h260`, 'white', 8);
  for (const x of [190, 340, 480]) kit.bush(mid, x, y + 36, 160, 5 + x, { flowers: 'pink' });
  familyCar(kit, layers, 1540 + off(30), y + 190, 1, 'blue', 1, 5);
};
const drive: Part = ({ kit, layers, y, options }) => {
  kit.ground(layers.near, { y, seed: options.seed });
  kit.patch(
    layers.near,
    polygonPath([
      [1000, y + 6],
      [1660, y + 6],
      [2300, 1240],
      [500, 1240],
    ]),
    kit.tones.pavement,
  );
};

/** Roofs of the town below, a chimney, aerials, a wall round the edge. */
const overTheRoofs: Part = ({ kit, box, put, lines, layers, y, options }) => {
  const { far, mid, near } = layers;
  townHouses(kit, far, y + 130, { height: 210, depth: 0.5, seed: options.seed + 2, gap: 6 });
  townHouses(kit, mid, y + 150, { height: 230, depth: 0.2, seed: options.seed, gap: 6 });
  box(near, -500, y + 40, 2920, 90, 'wall', { lighter: -0.02 });
  box(near, -500, y + 16, 2920, 34, [0.66, 0.12, 40]);
  box(near, -500, y + 120, 2920, 600, [0.72, 0.08, 42], { shade: 0.02 });
  lines(
    near,
    [0, 1, 2, 3, 4].map((i) => `M-500 ${y + 170 + i * 62 + i * i * 6}h2920`).join('') +
      Array.from(
        { length: 29 },
        (_, i) => `M${960 + (i - 14) * 150} ${y + 120}L${960 + (i - 14) * 330} 1240`,
      ).join(''),
    [0.72, 0.08, 42],
  );
  box(near, 210, y - 320, 200, 460, [0.64, 0.1, 38]);
  box(near, 190, y - 350, 240, 44, [0.55, 0.08, 38]);
  for (const dx of [240, 320]) box(near, dx, y - 420, 60, 76, [0.6, 0.12, 40]);
  near.stroke(
    `M1560 ${y + 130}V${y - 420}M1440 ${y - 380}h240M1470 ${y - 300}h180M1440 ${y - 410}v60M1500 ${y - 410}v60M1620 ${y - 410}v60M1680 ${y - 410}v60`,
    kit.light.color('dark', 0, 0.15),
    10,
  );
  put(near, ellipsePath(1740, y - 60, 90, 90), 'white');
  near.stroke(`M1740 ${y - 60}l-70 -60M1740 ${y + 20}V${y + 130}`, kit.light.color('dark'), 10);
};

/** A ring of sand under a tent of stripes. */
const ring: Part = ({ kit, box, put, layers, y, dice }) => {
  const cloth = dice.pick<LocalColor>(['red', 'blue', 'yellow']);
  const { far, mid } = layers;
  for (let i = -7; i < 7; i++)
    put(
      far,
      polygonPath([
        [960, -420],
        [960 + i * 330, y],
        [960 + (i + 1) * 330, y],
      ]),
      i % 2 ? cloth : 'white',
      { shade: 0.02, lineWidth: 3 },
    );
  for (let row = 0; row < 3; row++) {
    box(far, -500, y - 190 + row * 64, 2920, 70, row % 2 ? 'blue' : 'purple', { lineWidth: 3 });
    for (let i = 0; i < 24; i++)
      put(
        far,
        ellipsePath(-240 + i * 104 + row * 40, y - 204 + row * 64, 30),
        (['sand', 'wood', 'trunk'] as const)[(i + row) % 3] ?? 'sand',
        { lineWidth: 3 },
      );
  }
  put(mid, ellipsePath(960, y + 64, 900, 104), 'red');
  for (let i = 0; i < 12; i++)
    kit.lying(mid, (flat) =>
      flat.fill(
        ellipsePath(960 + Math.cos(i * 0.524) * 868, y + 64 + Math.sin(i * 0.524) * 92, 24, 11),
        kit.light.color('yellow'),
      ),
    );
  kit.lying(mid, (flat) => flat.fill(ellipsePath(960, y + 64, 826, 84), kit.light.color('sand')));
  for (const x of [330, 1590]) box(far, x - 18, -300, 36, y + 300, 'yellow');
  for (const x of [500, 1420]) {
    far.stroke(`M${x} -200V240`, kit.light.color('dark'), 6);
    box(far, x - 90, 236, 180, 14, 'wood');
    far.stroke(`M${x - 80} 236L${x} -60L${x + 80} 236`, kit.light.color('dark'), 5);
  }
};

/** Rows of seats that rise, with stairs between them and people in scarves at the back. */
const seatRows: Part = ({ box, put, layers, dice }) => {
  const { mid } = layers;
  box(mid, -500, -60, 2920, 90, 'white');
  for (let row = 0; row < 6; row++) {
    const top = 130 + row * 112;
    const size = 0.62 + row * 0.09;
    box(mid, -500, top, 2920, 130, 'wall2', { lighter: -0.1 + row * 0.01, lineWidth: 3 });
    for (let i = -14; i <= 14; i++) {
      const x = 960 + i * 128 * size + 30;
      if (Math.abs(i) === 5) continue;
      if (row < 4 && dice.next() < 0.6) {
        put(
          mid,
          roundedRect(x + 8, top - 52 * size, 74 * size, 90 * size, 24),
          dice.pick<LocalColor>(['red', 'yellow', 'white', 'blue']),
          { lineWidth: 3 },
        );
        put(
          mid,
          ellipsePath(x + 45 * size, top - 78 * size, 32 * size),
          dice.pick(['sand', 'wood', 'trunk'] as const),
          { lineWidth: 3 },
        );
      }
      box(mid, x, top + 4, 96 * size, 84 * size, 'green', { lineWidth: 3 });
    }
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 12; i++)
      box(mid, 960 + side * (400 + i * 22) - 50, 130 + i * 56, 100, 30, 'white', { lineWidth: 3 });
};
const concrete: Part = ({ kit, layers, y, options }) =>
  kit.ground(layers.near, { y: y + 150, seed: options.seed, color: 'wall2', tufts: false, amplitude: 0 });

export const buildings = {
  castle: land({
    parts: [
      ({ kit, layers, y, options }) =>
        kit.hills(layers.far, { y, seed: options.seed, swell: 400, depth: 0.4, trees: true }),
      fortress,
      ({ kit, layers, y, options }) => kit.ground(layers.near, { y: y + 20, seed: options.seed }),
      ({ kit, layers, y }) =>
        kit.patch(
          layers.near,
          polygonPath([
            [840, y + 24],
            [1080, y + 24],
            [1440, 1240],
            [480, 1240],
          ]),
          'path',
        ),
    ],
  }),
  driveway: land({ parts: [homeFront, drive] }),
  roof: land({ below: 0, parts: [overTheRoofs] }),
  circus: { ...room({ floor: 'wood', parts: [ring] }), ceiling: false },
  stands: land({ groundBelow: 150, parts: [seatRows, concrete] }),
} satisfies Record<string, SetDefinition>;
