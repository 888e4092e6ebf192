import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { SetDefinition } from '../sets/set-definition.ts';
import { farPines, hills } from './land-parts.ts';
import { land, type Part } from './pen.ts';

/** Water from the horizon down, with glints that come and go. */
const water: Part = ({ kit, layers, y }) => {
  kit.sea(layers.mid, y);
  for (const [i, x] of [160, 520, 1180, 1640].entries())
    layers.moving('mid', { kind: 'bob', dx: 26, dy: 0, period: 110, phase: i * 0.27 }, (drawing) => {
      for (const [dx, dy, w] of [
        [0, 60, 150],
        [90, 130, 210],
        [-80, 230, 240],
      ] as const)
        drawing.stroke(`M${x + dx} ${y + dy + (i % 2) * 20}h${w}`, kit.light.color('white', 0, 0, 0.7), 6);
    });
};

/** Planks that run out into the water under those who stand on them, on posts. */
const planks: Part = ({ kit, box, put, lines, layers, y }) => {
  const { near } = layers;
  const top = y + 36;
  const half = (t: number): number => 130 + 620 * t ** 1.2;
  const at = (t: number): number => top + (1240 - top) * t ** 1.6;
  for (const t of [0.02, 0.3, 0.55, 0.8])
    for (const side of [-1, 1]) {
      const size = 0.4 + t;
      box(near, 960 + side * (half(t) - 6) - 22 * size, at(t) - 120 * size, 44 * size, 260 * size, 'trunk');
      near.stroke(
        `M${960 + side * half(t) - 60 * size} ${at(t) + 150 * size}h${120 * size}`,
        kit.light.color('white', 0, 0, 0.7),
        6,
      );
    }
  put(
    near,
    polygonPath([
      [960 - half(0), top],
      [960 + half(0), top],
      [960 + half(1), 1240],
      [960 - half(1), 1240],
    ]),
    'wood',
    { lighter: 0.06, shade: 0.03 },
  );
  lines(
    near,
    Array.from({ length: 15 }, (_, i) => (i + 1) / 16)
      .map((t) => `M${960 - half(t) * 0.995} ${at(t)}H${960 + half(t) * 0.995}`)
      .join(''),
    'wood',
    5,
  );
};

/** The inside of a small boat: ribs, a bench, the bow ahead, oars to both sides. */
const hull: Part = ({ kit, put, lines, layers, y }) => {
  const { near } = layers;
  put(
    near,
    {
      d: `M960 ${y + 40}Q1560 ${y + 130} 1760 1240H160Q360 ${y + 130} 960 ${y + 40}Z`,
      box: [160, y + 40, 1600, 1200],
    },
    'red',
    { shade: 0.05 },
  );
  put(
    near,
    {
      d: `M960 ${y + 84}Q1470 ${y + 170} 1630 1240H290Q450 ${y + 170} 960 ${y + 84}Z`,
      box: [290, y + 84, 1340, 1160],
    },
    'wood',
    { shade: 0.1, lighter: -0.02 },
  );
  lines(
    near,
    [0.3, 0.5, 0.72]
      .map(
        (t) =>
          `M${960 - 640 * t ** 0.5} ${y + 90 + 420 * t}Q960 ${y + 170 + 460 * t} ${960 + 640 * t ** 0.5} ${y + 90 + 420 * t}`,
      )
      .join(''),
    'wood',
    7,
  );
  put(
    near,
    polygonPath([
      [500, y + 200],
      [1420, y + 200],
      [1450, y + 256],
      [470, y + 256],
    ]),
    'wood',
    { lighter: 0.12 },
  );
  for (const side of [-1, 1]) {
    const x = (dx: number): number => 960 + side * dx;
    near.stroke(`M${x(470)} ${y + 130}L${x(900)} ${y + 300}`, kit.light.color('wood', 0, 0.1), 24, {
      cap: 'round',
    });
    put(near, ellipsePath(x(930), y + 312, 100, 34, side * 0.38), 'wood', { lighter: 0.12 });
  }
};
/** Trunks bound with rope that float, a pole with a shirt for a sail. */
const logs: Part = ({ kit, box, put, layers, y }) => {
  const { near } = layers;
  for (let i = 0; i < 7; i++) {
    const x = 260 + i * 200;
    put(
      near,
      polygonPath([
        [x + 70 - (i - 3) * 30, y + 120],
        [x + 130 - (i - 3) * 30, y + 120],
        [x + 200, 1240],
        [x, 1240],
      ]),
      i % 2 ? 'wood' : 'trunk',
      { lighter: 0.06, shade: 0.2 },
    );
    put(near, ellipsePath(x + 100 - (i - 3) * 30, y + 120, 46, 26), 'sand', { lineWidth: 3 });
  }
  for (const dy of [180, 330])
    near.stroke(
      `M${330 - dy * 0.2} ${y + dy}Q960 ${y + dy + 24} ${1590 + dy * 0.2} ${y + dy}`,
      kit.light.color('sand'),
      20,
    );
  box(near, 1470, y - 460, 26, 640, 'wood');
  put(
    near,
    polygonPath([
      [1484, y - 450],
      [1484, y - 90],
      [1200, y - 120],
    ]),
    'white',
  );
};

export const onWater = {
  'open-water': land({ below: -20, groundBelow: 400, parts: [hills, farPines, water] }),
  jetty: land({ below: -20, groundBelow: 400, parts: [hills, farPines, water, planks] }),
  'rowing-boat': land({ below: -20, groundBelow: 400, parts: [hills, farPines, water, hull] }),
  raft: land({ below: -20, groundBelow: 400, parts: [hills, farPines, water, logs] }),
} satisfies Record<string, SetDefinition>;
