import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import { suitcase } from '../sets/props/airport-things.ts';
import { lamp, rug } from '../sets/props/furniture.ts';
import { steam } from '../sets/props/steam.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { type Part, room } from './pen.ts';
import { books, clock, desk, lamps, pictures, potted } from './room-parts.ts';

/** A long laid table with its chairs. */
const dinner: Part = ({ kit, box, put, layers, y, dice }) => {
  const { mid } = layers;
  const cloth = dice.pick(['white', 'red', 'sea2'] as const);
  kit.castShadow(mid, 960, y + 70, 600, 36);
  for (const x of [470, 720, 970, 1220]) {
    box(mid, x, y - 330, 170, 230, 'wood', { lighter: -0.06 });
    box(mid, x + 28, y - 300, 114, 150, 'wood', { lighter: 0.06, lineWidth: 3 });
  }
  for (const dx of [420, 1460]) box(mid, dx, y - 120, 40, 190, 'wood');
  put(
    mid,
    polygonPath([
      [400, y - 190],
      [1520, y - 190],
      [1570, y - 130],
      [1570, y - 60],
      [350, y - 60],
      [350, y - 130],
    ]),
    cloth,
    { shade: 0.1 },
  );
  put(
    mid,
    polygonPath([
      [400, y - 190],
      [1520, y - 190],
      [1570, y - 126],
      [350, y - 126],
    ]),
    cloth,
    { lighter: 0.03, shade: 0.02, lineWidth: 3 },
  );
  for (const x of [520, 770, 1020, 1270, 1430]) {
    put(mid, ellipsePath(x, y - 158, 62, 16), 'white', { lineWidth: 3, lighter: -0.03 });
    box(mid, x + 74, y - 220, 30, 58, 'sea2', { lineWidth: 3 });
  }
  box(mid, 930, y - 250, 60, 76, 'blue', { lineWidth: 3 });
  for (const dx of [-20, 20, 0]) kit.flower(mid, 960 + dx, y - 290 - (dx ? 0 : 24), 26, 'yellow');
};
const sideboard: Part = ({ box, put, layers, y }) => {
  box(layers.far, 60, y - 260, 330, 262, 'wood');
  for (const dx of [20, 176])
    box(layers.far, 60 + dx, y - 220, 134, 190, 'wood', { lighter: 0.06, lineWidth: 3 });
  for (const dx of [70, 180, 280])
    put(layers.far, ellipsePath(60 + dx, y - 310, 50), 'white', { lineWidth: 3 });
};

/** Walls of metal close by, two doors that slide, a panel of buttons and an arrow above. */
const cabin: Part = ({ kit, box, put, lines, layers, y, dice }) => {
  const lit = dice.integer(0, 7);
  const { far, mid } = layers;
  const steel = [0.8, 0.012, 240] as const;
  box(far, -500, -300, 2920, y + 302, steel, { line: 0, shade: 0.02 });
  box(far, 610, 90, 700, y - 88, [0.62, 0.015, 240]);
  for (const [x, lighter] of [
    [634, 0.06],
    [962, 0.02],
  ] as const)
    box(far, x, 112, 326, y - 110, steel, { lighter, shade: 0.06 });
  lines(far, `M720 160V${y - 60}M800 160V${y - 60}M1120 160V${y - 60}M1200 160V${y - 60}`, steel, 4);
  box(far, 820, -20, 280, 90, 'dark');
  put(
    far,
    polygonPath([
      [890, 44],
      [930, 44],
      [910, 6],
    ]),
    [0.75, 0.2, 40],
    { glowing: true, line: 0 },
  );
  for (const dy of [4, 36]) box(far, 984, dy, 50, 10, [0.75, 0.2, 40], { glowing: true, line: 0 });
  box(far, 984, 20, 50, 10, [0.75, 0.2, 40], { glowing: true, line: 0 });
  box(far, 1370, y - 520, 170, 400, [0.7, 0.015, 240]);
  for (let i = 0; i < 8; i++) {
    const isLit = i === lit;
    put(
      far,
      ellipsePath(1418 + (i % 2) * 74, y - 456 + Math.floor(i / 2) * 92, 30),
      isLit ? [0.86, 0.16, 80] : 'white',
      { glowing: isLit, lineWidth: 4 },
    );
    box(far, 1408 + (i % 2) * 74, y - 462 + Math.floor(i / 2) * 92, 20, 10, 'dark', { line: 0 });
  }
  for (const side of [-1, 1]) {
    const at = (dx: number): number => 960 + side * dx;
    put(
      mid,
      polygonPath([
        [at(700), -300],
        [at(1500), -300],
        [at(1500), 1300],
        [at(1000), 1300],
        [at(700), y],
      ]),
      steel,
      { lighter: -0.1, shade: 0.04 },
    );
    put(
      mid,
      polygonPath([
        [at(720), y - 250],
        [at(1500), y - 130],
        [at(1500), y - 90],
        [at(720), y - 226],
      ]),
      'wood',
      { lighter: 0.1 },
    );
  }
  for (const x of [760, 1160]) kit.glow(far, x, 60, 300, [0.98, 0.03, 90], 0.5);
};

/** A bed made for two, with a towel folded on it and lamps at both sides. */
const doubleBed: Part = ({ kit, box, put, layers, y, dice }) => {
  const { mid, far } = layers;
  const cover = dice.pick(['blue', 'red', 'purple', 'green'] as const);
  box(far, 560, y - 370, 800, 372, 'wood', { lighter: 0.04 });
  for (const x of [380, 1390]) {
    box(mid, x, y - 130, 150, 150, 'wood');
    lamp(kit, mid, x + 75, y - 128, 200, true);
  }
  kit.castShadow(mid, 960, y + 110, 460, 26);
  for (const x of [620, 980]) put(mid, roundedRect(x, y - 250, 320, 150, 50), 'white');
  put(
    mid,
    polygonPath([
      [580, y - 130],
      [1340, y - 130],
      [1400, y + 50],
      [1400, y + 110],
      [520, y + 110],
      [520, y + 50],
    ]),
    'white',
  );
  put(
    mid,
    polygonPath([
      [560, y - 60],
      [1360, y - 60],
      [1404, y + 40],
      [1404, y + 110],
      [516, y + 110],
      [516, y + 40],
    ]),
    cover,
  );
  box(mid, 860, y - 70, 200, 44, 'white', { lineWidth: 3 });
  box(mid, 880, y - 100, 160, 34, 'sea2', { lineWidth: 3 });
};
const luggage: Part = ({ kit, layers }) => {
  suitcase(kit, layers.near, 1640, 960, 'red');
  suitcase(kit, layers.near, 250, 960, 'blue');
};

/** Beds one above the other, with a ladder. */
const bunks: Part = ({ kit, box, put, layers, y, dice }) => {
  for (const x of [30, 700, 1370]) {
    const { mid } = layers;
    kit.castShadow(mid, x + 260, y + 50, 280, 18);
    for (const dy of [-470, -150]) {
      put(mid, roundedRect(x + 24, y + dy - 66, 150, 70, 30), 'white');
      put(
        mid,
        roundedRect(x + 110, y + dy - 56, 400, 62, 16),
        dice.pick(['red', 'blue', 'green', 'yellow', 'purple'] as const),
      );
      box(mid, x, y + dy, 520, 54, 'wood');
    }
    for (const dx of [0, 494]) box(mid, x + dx, y - 600, 28, 650, 'wood', { lighter: 0.04 });
    for (const dx of [370, 450]) box(mid, x + dx, y - 520, 16, 560, 'wood', { lineWidth: 3, lighter: 0.1 });
    for (let i = 0; i < 5; i++)
      box(mid, x + 370, y - 420 + i * 90, 92, 14, 'wood', { lineWidth: 3, lighter: 0.1 });
  }
};

/** Boards of wood all round, benches in steps, a stove with hot stones and a bucket. */
const sweatRoom: Part = ({ kit, box, put, lines, layers, y, dice }) => {
  const lighter = dice.between(0.04, 0.12);
  box(layers.far, -500, -300, 2920, y + 302, 'wood', { lighter, line: 0, shade: 0.02 });
  lines(layers.far, Array.from({ length: 22 }, (_, i) => `M-500 ${y - i * 46}H2420`).join(''), 'wood');
  for (const [dy, x] of [
    [-330, 0],
    [-130, -60],
  ] as const) {
    box(layers.mid, x - 300, y + dy + 40, 1560, 160, 'wood', { lighter: -0.08 });
    box(layers.mid, x - 300, y + dy, 1600, 44, 'wood', { lighter: 0.12 });
  }
  kit.castShadow(layers.mid, 1580, y + 40, 190, 18);
  box(layers.mid, 1430, y - 290, 300, 330, 'dark', { lighter: 0.1 });
  for (let i = 0; i < 9; i++)
    put(layers.mid, ellipsePath(1462 + (i % 5) * 58, y - 300 - (i > 4 ? 40 : 0), 40, 32), [0.55, 0.01, 60]);
  box(layers.mid, 1500, y - 170, 160, 100, [0.75, 0.19, 45], { glowing: true });
  put(
    layers.mid,
    polygonPath([
      [1200, y - 110],
      [1340, y - 110],
      [1320, y + 50],
      [1220, y + 50],
    ]),
    'wood',
  );
  layers.mid.stroke(`M1204 ${y - 104}q66 -130 132 0`, kit.lineColor(kit.light.color('dark')), 8);
  steam(kit, layers, 1580, y - 360, 2);
};

const mat =
  (color: 'red' | 'blue' | 'green'): Part =>
  ({ kit, layers }) =>
    rug(kit, layers.near, 960, 995, 420, 54, color, 'white');

export const homeRooms = {
  'dining-room': room({
    windows: [1480],
    parts: [pictures(560), sideboard, lamps('yellow', 960), dinner, clock(900, 170)],
  }),
  study: room({
    hues: [85, 150],
    windows: [820],
    parts: [books(80, 560, 5), books(1420, 440, 5), desk(760), potted(1300), mat('green')],
  }),
  lift: room({ floor: 'dark', parts: [cabin] }),
  'hotel-room': room({ hues: [60, 200], windows: [80], parts: [pictures(1500), doubleBed, luggage] }),
  dormitory: room({ hues: [150, 200], windows: [640, 1240], parts: [bunks] }),
  sauna: room({ floor: 'wood', parts: [sweatRoom] }),
} satisfies Record<string, SetDefinition>;
