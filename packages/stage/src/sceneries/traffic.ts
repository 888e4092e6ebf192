import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import { car } from '../sets/props/street-things.ts';
import { trainSide } from '../sets/props/train.ts';
import { street } from '../sets/street.ts';
import { tiles } from '../sets/props/interior.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { sign } from './emblems.ts';
import { dressed, land, type Part, room } from './pen.ts';
import { plainBench } from './room-parts.ts';
import { asphalt, houses } from './town-parts.ts';

/** A roof of glass on posts, a seat below, a post with a bus on it. */
const shelter: Part = ({ kit, box, put, layers, off }) => {
  const { near } = layers;
  const x = 90 + off(20);
  const foot = 910;
  box(near, x, foot - 560, 560, 470, 'sea2', { lighter: 0.08, shade: 0.02, lineWidth: 3 });
  near.fill(
    polygonPath([
      [x + 90, foot - 560],
      [x + 210, foot - 560],
      [x + 80, foot - 90],
      [x - 0, foot - 90],
      [x, foot - 240],
    ]),
    kit.light.color('white'),
    { alpha: 0.5 },
  );
  for (const dx of [0, 270, 544])
    box(near, x + dx, foot - 580, 18, 580, 'dark', { lighter: 0.2, lineWidth: 3 });
  box(near, x - 40, foot - 620, 650, 50, 'red');
  box(near, x + 60, foot - 130, 430, 30, 'wood');
  for (const dx of [100, 430]) box(near, x + dx, foot - 100, 20, 100, 'dark', { lineWidth: 3 });
  box(near, 1366, 330, 18, 600, 'dark', { lighter: 0.3, lineWidth: 3 });
  put(near, roundedRect(1275, 250, 200, 190, 20), 'blue');
};
const busSign: Part = (pen) => sign(1375, 346, 150, 150, 'blue', 'bus', true)({ ...pen, off: () => 0 });

/** Buses side by side under a long roof, numbers over them. */
const bays: Part = ({ kit, box, put, layers, y }) => {
  const { mid } = layers;
  box(mid, -500, y - 470, 2920, 80, 'white');
  box(mid, -500, y - 400, 2920, 30, 'blue');
  for (let i = 0; i < 4; i++) {
    const x = 60 + i * 480;
    const color = (['red', 'yellow', 'green', 'blue'] as const)[i] ?? 'red';
    kit.castShadow(mid, x + 160, y + 40, 190, 20);
    for (const dx of [40, 230]) box(mid, x + dx, y - 30, 54, 74, 'dark');
    box(mid, x, y - 370, 330, 390, color);
    box(mid, x + 24, y - 330, 282, 180, 'sea2');
    box(mid, x + 70, y - 366, 190, 34, 'dark', { lineWidth: 2 });
    for (const dx of [26, 258]) put(mid, ellipsePath(x + dx + 22, y - 70, 24), 'white');
    box(mid, x + 90, y - 100, 150, 54, 'dark', { lighter: 0.15, lineWidth: 3 });
    put(mid, ellipsePath(x + 165, y - 430, 50), 'yellow');
    for (let n = 0; n <= i; n++) box(mid, x + 160 - i * 9 + n * 18, y - 456, 8, 52, 'dark', { line: 0 });
    box(mid, x + 390, y - 480, 26, 520, 'white', { lighter: -0.1 });
  }
};

/** A tiled tunnel, the train in it, the edge with its yellow line. */
const underground: Part = ({ kit, box, put, layers, y }) => {
  const { far, mid } = layers;
  tiles(kit, far, [-500, -300, 2920, y + 300], 74, 'white');
  box(far, -500, 60, 2920, 90, 'blue', { line: 0 });
  box(far, -500, y - 130, 2920, 140, 'dark');
  trainSide(kit, far, { left: -420, right: 1180, foot: y - 20, body: 'white', stripe: 'red' });
  put(far, { d: `M1330 ${y}V420a250 250 0 0 1 500 0V${y}Z`, box: [1330, 170, 500, y - 170] }, 'dark', {
    lighter: -0.12,
  });
  put(
    far,
    {
      d: `M1290 ${y}V420a290 290 0 0 1 580 0V${y}h-40V420a250 250 0 0 0 -500 0V${y}Z`,
      box: [1290, 130, 580, y - 130],
    },
    [0.6, 0.02, 250],
  );
  for (const dx of [-110, 110])
    put(far, ellipsePath(1580 + dx, y - 190, 30), [0.98, 0.08, 95], { glowing: true });
  box(mid, -500, y + 4, 2920, 26, 'yellow', { line: 0 });
};

/** Bays with lines between them and cars side by side. */
const parked: Part = ({ kit, layers, y }) => {
  const { near } = layers;
  for (let i = 0; i < 9; i++)
    kit.patch(
      near,
      polygonPath([
        [-240 + i * 290, y + 20],
        [-226 + i * 290, y + 20],
        [-266 + i * 310, y + 130],
        [-284 + i * 310, y + 130],
      ]),
      'white',
    );
  for (const [i, color] of (['red', 'blue', 'white', 'yellow', 'green', 'sea2'] as const).entries())
    if (i !== 3) car(kit, near, 120 + i * 320, y + 108, 0.92, color, true, 'car');
};
const parkingSign: Part = ({ box, layers, y }) => {
  box(layers.near, 1780, y - 420, 18, 560, 'dark', { lighter: 0.3 });
  box(layers.near, 1690, y - 560, 200, 200, 'blue');
  box(layers.near, 1750, y - 520, 28, 124, 'white', { line: 0 });
  box(layers.near, 1750, y - 520, 80, 26, 'white', { line: 0 });
  box(layers.near, 1750, y - 466, 80, 26, 'white', { line: 0 });
  box(layers.near, 1806, y - 520, 26, 80, 'white', { line: 0 });
};

/** A roof on posts over pumps with their hoses, a shop behind. */
const pumps: Part = ({ kit, box, layers, y }) => {
  const { mid, near } = layers;
  box(mid, 640, y - 260, 700, 290, 'white');
  box(mid, 690, y - 190, 420, 160, 'sea2');
  box(mid, 1160, y - 200, 130, 230, 'sea2');
  for (const x of [190, 1700]) box(mid, x, y - 460, 44, 500, 'white');
  box(mid, -100, y - 560, 2120, 130, 'red');
  box(mid, -100, y - 470, 2120, 40, 'white', { line: 0 });
  for (const x of [360, 1500]) {
    kit.castShadow(near, x + 80, y + 124, 150, 18);
    box(near, x, y - 230, 170, 350, 'white');
    box(near, x, y - 230, 170, 60, 'red');
    box(near, x + 26, y - 150, 118, 84, 'dark');
    near.stroke(`M${x + 166} ${y - 100}q90 40 40 150q-30 50 -60 -40`, kit.light.color('dark'), 14);
  }
};

export const traffic = {
  'bus-stop': dressed(street, [shelter, busSign]),
  'bus-station': land({ parts: [houses(240, 0.4), asphalt, bays] }),
  metro: {
    ...room({
      floor: 'wall2',
      parts: [underground, sign(960, 320, 330, 200, 'red', 'metro'), plainBench(150, 380, 950)],
    }),
    ceiling: false,
  },
  'car-park': land({ parts: [houses(260, 0.3), asphalt, parked, parkingSign] }),
  'petrol-station': land({ parts: [houses(150, 0.5), asphalt, pumps] }),
} satisfies Record<string, SetDefinition>;
