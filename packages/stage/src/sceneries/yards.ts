import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { LocalColor } from '../light/light.ts';
import { clothesline } from '../sets/props/clothesline.ts';
import { hayBales } from '../sets/props/farm-things.ts';
import { tiles } from '../sets/props/interior.ts';
import { planter } from '../sets/props/street-things.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { land, type Part, type Pen, room } from './pen.ts';

/** Walls of a house on three sides, with shutters and pots, flags on the ground, and washing. */
const yardWalls: Part = ({ kit, box, put, layers, y, options, off }) => {
  const { mid, near } = layers;
  box(mid, -500, y - 560, 2920, 600, 'white', { shade: 0.03 });
  box(mid, -500, y - 600, 2920, 60, [0.66, 0.12, 40]);
  for (const x of [150, 560, 1270, 1640]) {
    box(mid, x, y - 440, 150, 190, 'dark', { lighter: 0.1 });
    for (const dx of [-64, 152]) box(mid, x + dx, y - 446, 62, 200, 'green');
    box(mid, x - 20, y - 250, 190, 30, 'wood');
    for (const dx of [10, 70, 130]) kit.flower(mid, x + dx, y - 270, 34, 'red');
  }
  put(
    mid,
    { d: `M860 ${y + 40}V${y - 250}a100 100 0 0 1 200 0V${y + 40}Z`, box: [860, y - 350, 200, 390] },
    'wood',
    { lighter: -0.06 },
  );
  tiles(kit, near, [-500, y + 30, 2920, 700], 120, 'wall2');
  planter(kit, near, 90 + off(20), 960, options.seed + 3, 1.1);
  planter(kit, near, 1840 + off(20), 960, options.seed + 4, 1.1);
  clothesline(kit, layers, 1190, y + 190, 560, 420, options.seed);
};

/** Planks high up in a tree, a hut with a window, a rope to climb, leaves all round. */
const upInTheTree: Part = ({ kit, box, put, lines, layers, y, options }) => {
  const { far, mid, near, fg } = layers;
  for (let i = 0; i < 9; i++)
    kit.foliage(far, -100 + i * 270, y - 60 + (i % 2) * 70, 240, 190, options.seed + i, 'leaf2', 0.3);
  kit.trunk(mid, 420, y + 60, 260, 0, options.seed);
  mid.stroke(`M500 ${y - 300}Q760 ${y - 520} 1040 ${y - 700}`, kit.light.color('trunk'), 70);
  box(mid, 980, y - 440, 640, 480, 'wood', { lighter: 0.04 });
  lines(mid, Array.from({ length: 7 }, (_, i) => `M984 ${y - 440 + i * 68}h632`).join(''), 'wood', 4);
  put(
    mid,
    polygonPath([
      [910, y - 420],
      [1300, y - 650],
      [1690, y - 420],
    ]),
    'red',
  );
  box(mid, 1080, y - 300, 150, 340, 'trunk');
  put(mid, ellipsePath(1440, y - 220, 82), 'sea2');
  lines(mid, `M1440 ${y - 302}v164M1358 ${y - 220}h164`, 'wood', 10);
  box(near, -500, y + 40, 2920, 420, 'wood', { lighter: 0.06, shade: 0.04 });
  for (let i = 0; i < 6; i++) lines(near, `M-500 ${y + 90 + i * 66}h2920`, 'wood', 4);
  for (const x of [-60, 150, 360]) box(near, x, y - 120, 24, 170, 'wood', { lighter: -0.06 });
  box(near, -300, y - 130, 720, 26, 'wood');
  for (const x of [1690, 1790]) near.stroke(`M${x} ${y + 40}V1200`, kit.light.color('sand'), 12);
  for (let i = 0; i < 6; i++) box(near, 1684, y + 90 + i * 64, 114, 18, 'sand', { lineWidth: 3 });
  kit.foliage(fg, 60, 60, 340, 190, options.seed + 20, 'leaf');
  kit.foliage(fg, 1820, 40, 320, 180, options.seed + 21, 'leaf');
};

/** Frames of a house of glass, and benches with seedlings. */
const benches: Part = ({ kit, box, put, layers, y, options, dice }) => {
  const { far, mid } = layers;
  const frame = kit.light.color('white');
  for (let i = 0; i <= 9; i++) far.stroke(`M${-60 + i * 230} ${y}V260L960 -160`, frame, i % 3 ? 10 : 18);
  for (const dy of [0, -180, -360]) far.stroke(`M-500 ${y + dy}H2420`, frame, 14);
  for (const x of [-120, 1260]) {
    for (const dx of [40, 700]) box(mid, x + dx, y - 120, 30, 190, 'wood');
    box(mid, x, y - 150, 780, 40, 'wood', { lighter: 0.06 });
    for (let i = 0; i < 6; i++) {
      const at = x + 30 + i * 124;
      kit.bush(mid, at + 46, y - 196, 110, options.seed + i, {
        plain: true,
        ...(i % 2 ? { flowers: dice.pick<LocalColor>(['red', 'yellow', 'pink']) } : {}),
      });
      put(
        mid,
        polygonPath([
          [at, y - 220],
          [at + 92, y - 220],
          [at + 78, y - 148],
          [at + 14, y - 148],
        ]),
        [0.62, 0.13, 42],
      );
    }
  }
  for (const x of [560, 1360]) tomatoes(kit, put, mid, x, y);
};
function tomatoes(
  kit: Pen['kit'],
  put: Pen['put'],
  drawing: Parameters<Pen['put']>[0],
  x: number,
  y: number,
): void {
  drawing.stroke(`M${x} ${y + 30}V${y - 360}`, kit.light.color('green'), 12);
  for (let i = 0; i < 4; i++)
    put(drawing, ellipsePath(x + (i % 2 ? 46 : -46), y - 60 - i * 90, 50, 22, i % 2 ? -0.4 : 0.4), 'leaf', {
      lineWidth: 3,
    });
  for (let i = 0; i < 3; i++)
    put(drawing, ellipsePath(x + (i % 2 ? 30 : -30), y - 130 - i * 90, 26), 'red', { lineWidth: 3 });
}

/** Boxes of wood with half doors where animals look out, straw, a lantern. */
const stalls: Part = ({ kit, box, lines, layers, y, off, dice }) => {
  const paint = dice.pick<LocalColor>(['red', 'green', 'blue']);
  const { far, near } = layers;
  box(far, -500, -300, 2920, y + 302, 'wood', { lighter: -0.04, line: 0, shade: 0.02 });
  lines(far, Array.from({ length: 26 }, (_, i) => `M${-500 + i * 116} -300V${y}`).join(''), 'wood');
  box(far, -500, -60, 2920, 70, 'trunk');
  for (const x of [60, 560, 1060, 1560]) {
    box(far, x, 170, 320, y - 168, 'dark', { lighter: 0.02 });
    box(far, x - 26, 140, 30, y - 130, 'trunk');
    box(far, x + 316, 140, 30, y - 130, 'trunk');
    box(far, x - 26, 130, 372, 34, 'trunk');
  }
  for (const [x, i] of [
    [220, 0],
    [1720, 1],
  ] as const)
    layers.animal({
      role: 'horse',
      x: x + off(14),
      y: y + 34,
      size: 0.92,
      facing: i ? 'left' : 'right',
      manner: 'stands',
      penned: true,
    });
  for (const x of [60, 560, 1060, 1560]) {
    box(layers.fence, x, y - 170, 320, 220, paint, { lighter: -0.04 });
    lines(
      layers.fence,
      `M${x + 20} ${y + 30}L${x + 300} ${y - 150}M${x + 20} ${y - 150}L${x + 300} ${y + 30}`,
      'white',
      12,
    );
  }
  hayBales(kit, near, 470 + off(60), 900, 3);
  for (let i = 0; i < 60; i++)
    near.stroke(
      `M${(i * 173) % 2100} ${y + 80 + ((i * 61) % 260)}l${20 + (i % 3) * 14} ${(i % 5) * 4 - 8}`,
      kit.light.color('yellow'),
      5,
    );
};

export const yards = {
  courtyard: land({ parts: [yardWalls] }),
  treehouse: land({ parts: [upInTheTree] }),
  greenhouse: room({ wall: [0.93, 0.05, 190], floor: 'path', parts: [benches] }),
  stable: { ...room({ floor: 'sand', parts: [stalls] }), ceiling: false },
} satisfies Record<string, SetDefinition>;
