import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { sign } from './emblems.ts';
import { type Part, room } from './pen.ts';
import { counter, lamps, medicines, plainBench, shelves, shoes, tiled, toys, volumes } from './room-parts.ts';

/** Buckets with cut flowers on steps. */
const buckets: Part = ({ kit, box, put, layers, y, dice }) => {
  for (const [row, count] of [7, 8].entries())
    for (let i = 0; i < count; i++) {
      const x = -20 + i * (row ? 270 : 300) + (row ? 0 : 60);
      if (row && x > 560 && x < 1240) continue;
      const foot = y - 130 + row * 190;
      const drawing = row ? layers.mid : layers.far;
      const color = dice.pick<LocalColor>(['red', 'yellow', 'pink', 'purple', 'white']);
      for (let n = 0; n < 9; n++) {
        const [fx, fy] = [x - 14 + n * 20, foot - 170 - ((n * 37) % 80)];
        drawing.stroke(
          `M${x + 68} ${foot - 60}Q${x + 68 + (fx - x - 68) * 0.4} ${foot - 120} ${fx} ${fy}`,
          kit.light.color('green'),
          6,
        );
        kit.flower(drawing, fx, fy, 34, color);
      }
      put(
        drawing,
        polygonPath([
          [x, foot - 110],
          [x + 136, foot - 110],
          [x + 114, foot],
          [x + 22, foot],
        ]),
        row ? 'sea2' : 'white',
      );
    }
  box(layers.far, -300, y - 130, 2600, 132, 'wood', { lighter: -0.04 });
};

/** Tubs of ice in a counter of glass, a cone as tall as a child. */
const iceCounter: Part = ({ kit, box, put, layers, y }) => {
  const x = 1150;
  kit.castShadow(layers.mid, x + 340, y + 58, 370, 24);
  box(layers.mid, x, y - 250, 680, 310, 'pink');
  box(layers.mid, x, y - 400, 680, 160, 'sea2', { lighter: 0.08, shade: 0.03 });
  for (const [i, color] of (['pink', 'yellow', 'green', 'wood', 'white', 'red'] as const).entries()) {
    put(layers.mid, ellipsePath(x + 66 + i * 110, y - 276, 48, 44), color);
    box(layers.mid, x + 16 + i * 110, y - 280, 100, 44, 'white', { lineWidth: 3 });
  }
  put(
    layers.mid,
    polygonPath([
      [150, y - 340],
      [350, y - 340],
      [250, y + 50],
    ]),
    'sand',
    { lighter: -0.1 },
  );
  for (const [dx, dy, color] of [
    [-56, -360, 'pink'],
    [56, -360, 'sea2'],
    [0, -450, 'yellow'],
  ] as const)
    put(layers.mid, ellipsePath(250 + dx, y + dy, 82), color);
};

/** Long tables with benches and trays. */
const tables: Part = ({ kit, box, put, layers }) => {
  for (const [x, w] of [
    [-120, 640],
    [1380, 640],
  ] as const) {
    kit.castShadow(layers.near, x + w / 2, 1000, w * 0.53, 20);
    for (const dx of [60, w - 90]) box(layers.near, x + dx, 800, 26, 196, 'white', { lighter: -0.1 });
    box(layers.near, x, 780, w, 34, 'yellow');
    box(layers.near, x + 20, 900, w - 40, 26, 'wood');
    for (const dx of [70, 340]) {
      box(layers.near, x + dx, 764, 190, 18, 'blue', { lineWidth: 3 });
      put(layers.near, ellipsePath(x + dx + 70, 758, 50, 12), 'white', { lineWidth: 3 });
      box(layers.near, x + dx + 136, 722, 30, 44, 'sea2', { lineWidth: 3 });
    }
  }
};

export const shops = {
  pharmacy: room({
    hues: [150],
    parts: [
      shelves(-10, 560, medicines, 5, 'white'),
      shelves(1370, 560, medicines, 5, 'white'),
      sign(960, 200, 300, 300, 'white', 'cross'),
      counter(560, 800, 'green'),
    ],
  }),
  'shoe-shop': room({
    hues: [30, 330],
    parts: [
      shelves(-20, 620, shoes, 5),
      shelves(1330, 620, shoes, 5),
      sign(960, 200, 400, 220, 'white', 'shoe'),
      ({ box, layers, y }) => box(layers.far, 800, y - 400, 320, 400, 'sea2', { lighter: 0.08, shade: 0.03 }),
      plainBench(120, 440, 960),
    ],
  }),
  bookshop: room({
    hues: [60],
    parts: [
      shelves(-20, 640, volumes, 5),
      shelves(1310, 640, volumes, 5),
      sign(960, 200, 400, 230, 'blue', 'book'),
      counter(700, 520, 'wood'),
      lamps('yellow', 420, 1500),
    ],
  }),
  'toy-shop': room({
    hues: [330, 200],
    parts: [
      shelves(-20, 660, toys, 5, 'white'),
      shelves(1300, 660, toys, 5, 'white'),
      sign(960, 210, 300, 280, 'yellow', 'teddy'),
      counter(700, 520, 'red'),
    ],
  }),
  'flower-shop': room({
    hues: [140, 340],
    parts: [sign(960, 200, 300, 280, 'white', 'flower'), buckets],
  }),
  'ice-cream-parlour': room({
    hues: [350, 190],
    parts: [
      tiled(56, 'white', 260),
      sign(960, 220, 300, 320, 'sea2', 'cone'),
      iceCounter,
      lamps('pink', 600, 1400),
    ],
  }),
  canteen: room({
    hues: [85, 200],
    windows: [140, 1460],
    parts: [counter(560, 800, 'white', true), tables, lamps('yellow', 500, 1420)],
  }),
} satisfies Record<string, SetDefinition>;
