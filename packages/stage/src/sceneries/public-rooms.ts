import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { SetDefinition } from '../sets/set-definition.ts';
import { sign } from './emblems.ts';
import { type Part, room } from './pen.ts';
import {
  cartons,
  chairs,
  clock,
  counter,
  desk,
  door,
  lamps,
  lost,
  pictures,
  potted,
  shelves,
  tiled,
} from './room-parts.ts';

/** Sheets of paper on a board of cork. */
const notices =
  (x: number): Part =>
  ({ box, layers, y, dice }) => {
    box(layers.far, x, y - 520, 400, 260, 'wood', { lighter: 0.1 });
    for (const dx of [24, 148, 272])
      for (const dy of [24, 138])
        box(
          layers.far,
          x + dx + dice.between(-6, 6),
          y - 520 + dy,
          100,
          94,
          dice.pick(['white', 'white', 'yellow', 'sea2'] as const),
          { lineWidth: 2 },
        );
  };

/** Bars before a dark room. */
const cell =
  (x: number): Part =>
  ({ box, layers, y }) => {
    box(layers.far, x - 24, y - 580, 388, 582, 'white');
    box(layers.far, x, y - 556, 340, 558, 'dark');
    for (let i = 0; i <= 6; i++) box(layers.far, x + 8 + i * 52, y - 556, 14, 558, 'white', { lineWidth: 3 });
    box(layers.far, x, y - 300, 340, 18, 'white', { lineWidth: 3 });
  };

/** Numbers over a machine from which money comes. */
const cashMachine =
  (x: number): Part =>
  ({ box, layers, y }) => {
    box(layers.far, x, y - 480, 250, 482, 'blue');
    box(layers.far, x + 34, y - 430, 182, 120, 'sea2', { lineWidth: 3 });
    box(layers.far, x + 34, y - 290, 182, 14, 'dark', { lineWidth: 2 });
    for (let i = 0; i < 9; i++)
      box(layers.far, x + 60 + (i % 3) * 46, y - 250 + Math.floor(i / 3) * 36, 34, 26, 'white', {
        lineWidth: 2,
      });
  };

/** Its front between open doors: lamps, windscreen, ladder. */
const fireEngine: Part = ({ kit, box, put, layers, y }) => {
  const x = 1270;
  const { far } = layers;
  kit.castShadow(layers.mid, x + 220, y + 40, 270, 18);
  box(far, x + 50, y - 640, 340, 40, 'white');
  for (let i = 0; i < 7; i++) box(far, x + 66 + i * 46, y - 636, 12, 32, 'dark', { line: 0 });
  box(far, x, y - 590, 440, 600, 'red');
  box(far, x + 40, y - 540, 360, 210, 'sea2', { lineWidth: 4 });
  box(far, x + 212, y - 540, 14, 210, 'red', { line: 0 });
  box(far, x, y - 250, 440, 54, 'white', { line: 0 });
  for (const dx of [66, 374]) {
    put(far, ellipsePath(x + dx, y - 130, 44), 'yellow');
    box(far, x + dx - 36, y - 622, 72, 36, 'blue');
    box(layers.mid, x + dx - 60, y - 30, 120, 80, 'dark');
  }
  box(far, x + 140, y - 170, 160, 90, 'dark', { lighter: 0.2 });
  box(far, x - 16, y - 64, 472, 56, 'white');
};

/** Coats and helmets of firefighters on hooks. */
const turnouts: Part = ({ box, put, layers, y }) => {
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 190;
    put(layers.far, ellipsePath(x + 60, y - 530, 62, 46), i % 2 ? 'yellow' : 'red');
    box(layers.far, x - 14, y - 526, 148, 18, i % 2 ? 'yellow' : 'red');
    put(
      layers.far,
      polygonPath([
        [x + 20, y - 440],
        [x + 100, y - 440],
        [x + 140, y - 210],
        [x + 112, y - 190],
        [x + 106, y - 150],
        [x + 14, y - 150],
        [x + 8, y - 190],
        [x - 20, y - 210],
      ]),
      'dark',
      { lighter: 0.14 },
    );
    for (const dy of [-230, -330]) box(layers.far, x + 6, y + dy, 108, 20, 'yellow', { line: 0 });
  }
  box(layers.far, 880, -100, 26, y + 100, 'yellow');
};

export const publicRooms = {
  office: room({
    hues: [220, 150],
    windows: [820],
    parts: [
      clock(1240),
      notices(1390),
      desk(90),
      desk(600),
      desk(1390, 'white'),
      potted(1820),
      lamps('white', 420, 1240),
    ],
  }),
  'post-office': room({
    hues: [85, 60],
    parts: [
      shelves(60, 420, cartons),
      shelves(1440, 420, cartons),
      sign(960, 190, 380, 210, 'red', 'letter'),
      counter(520, 880, 'yellow', true),
      potted(1850),
    ],
  }),
  bank: room({
    hues: [220],
    parts: [
      cashMachine(90),
      sign(960, 190, 320, 210, 'blue', 'coin'),
      counter(520, 860, 'wood', true),
      door(1530, 'blue'),
      potted(440, 1.1),
    ],
  }),
  'lost-property': room({
    hues: [85, 150],
    parts: [
      shelves(40, 560, lost),
      shelves(1330, 560, lost),
      sign(960, 190, 380, 220, 'white', 'umbrella'),
      counter(620, 690, 'green'),
    ],
  }),
  'police-station': room({
    hues: [230],
    parts: [
      notices(80),
      sign(960, 200, 300, 270, 'blue', 'badge'),
      cell(1450),
      counter(560, 800, 'blue'),
      lamps('white', 420, 1420),
    ],
  }),
  'fire-station': room({
    hues: [40],
    floor: 'wall2',
    parts: [
      tiled(60, 'white', 300),
      turnouts,
      ({ box, layers, y }) => box(layers.far, 1210, y - 700, 560, 702, 'dark', { lighter: 0.08 }),
      fireEngine,
      sign(1060, 190, 200, 220, 'white', 'flame'),
    ],
  }),
  'waiting-room': room({
    hues: [150, 200],
    windows: [200],
    parts: [
      pictures(640),
      clock(980),
      door(1500, 'white'),
      sign(1310, 230, 200, 200, 'white', 'cross'),
      chairs(60, 4, 'blue'),
      chairs(800, 4, 'blue'),
      potted(1440),
    ],
  }),
} satisfies Record<string, SetDefinition>;
