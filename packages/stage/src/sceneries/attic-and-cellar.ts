import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import { roomWindow } from '../sets/props/room-window.ts';
import type { SetDefinition } from '../sets/set-definition.ts';
import { type Part, room } from './pen.ts';
import { jars, lamps, shelves } from './room-parts.ts';

/** Boards under the slopes of a roof, a rafter every few feet, a round window in the gable. */
const underTheRoof: Part = ({ kit, box, put, lines, layers, y, options }) => {
  const { far } = layers;
  box(far, -500, -300, 2920, y + 302, 'wood', { lighter: 0.1, shade: 0.02 });
  lines(far, Array.from({ length: 12 }, (_, i) => `M-500 ${y - i * 74}H2420`).join(''), 'wood');
  roomWindow(kit, layers, [830, 180, 260, 230], 5, options.weather);
  for (const side of [-1, 1]) {
    const at = (dx: number): number => 960 + side * dx;
    put(
      far,
      polygonPath([
        [at(60), -300],
        [at(1500), -300],
        [at(1500), y],
        [at(930), y],
        [at(60), -60],
      ]),
      'wood',
      { lighter: -0.08, shade: 0.02 },
    );
    for (let i = 0; i < 5; i++) {
      const t = 120 + i * 210;
      put(
        far,
        polygonPath([
          [at(t), -300],
          [at(t + 40), -300],
          [at(t + 40 + 380), y],
          [at(t + 380), y],
        ]),
        'wood',
        { lighter: -0.16, shade: 0.1, lineWidth: 3 },
      );
    }
    put(
      far,
      polygonPath([
        [at(40), -90],
        [at(90), -130],
        [at(990), y],
        [at(900), y],
      ]),
      'trunk',
      { shade: 0.2 },
    );
  }
  box(far, 936, -300, 48, 250, 'trunk');
};

/** Boxes with tape on them, and a chest. */
const stored: Part = ({ kit, box, put, layers, y, off }) => {
  const { mid } = layers;
  for (const [x, dy, w, h] of [
    [150, 40, 220, 170],
    [180, -130, 170, 130],
    [390, 60, 180, 140],
    [1620, 50, 210, 180],
    [1640, -130, 160, 120],
  ] as const) {
    const left = x + off(10);
    box(mid, left, y + dy - h, w, h, 'sand', { lighter: -0.16 });
    box(mid, left + w * 0.42, y + dy - h, w * 0.16, h, 'sand', { line: 0, lighter: -0.04 });
  }
  kit.castShadow(mid, 1430, y + 84, 190);
  box(mid, 1270, y - 90, 320, 170, 'red', { lighter: -0.1 });
  put(mid, { d: `M1270 ${y - 84}q0 -90 90 -90h140q90 0 90 90Z`, box: [1270, y - 180, 320, 96] }, 'red', {
    lighter: -0.04,
  });
  for (const dx of [40, 250]) box(mid, 1270 + dx, y - 174, 30, 252, 'yellow', { lineWidth: 3 });
  box(mid, 1410, y - 110, 44, 56, 'yellow', { lineWidth: 3 });
};

const web: Part = ({ kit, layers }) => {
  const thread = kit.light.color('white', 0, 0, 0.7);
  const [x, y] = [980, -40];
  for (const a of [0.2, 0.5, 0.85, 1.2])
    layers.far.stroke(`M${x} ${y}L${x + Math.cos(a) * 210} ${y + Math.sin(a) * 230}`, thread, 3);
  for (const r of [70, 120, 170])
    layers.far.stroke(
      `M${x + r * 0.98} ${y + r * 0.2}Q${x + r * 0.62} ${y + r * 0.6} ${x + r * 0.36} ${y + r * 0.93}`,
      thread,
      3,
    );
};

/** Bricks as they are laid. */
const bricks: Part = ({ lines, box, layers, y }) => {
  const { far } = layers;
  box(far, -500, -300, 2920, y + 302, [0.62, 0.07, 40], { shade: 0.02, line: 0 });
  let d = '';
  for (let row = 0; row * 56 < y + 60; row++) {
    d += `M-500 ${y - row * 56}H2420`;
    for (let i = 0; i < 24; i++) d += `M${-500 + i * 130 + (row % 2) * 65} ${y - row * 56}v-56`;
  }
  lines(far, d, [0.62, 0.07, 40], 4);
};

/** Steps that come down from a door above, a small window under the ceiling. */
const cellarStairs: Part = ({ kit, box, put, layers, y, options }) => {
  roomWindow(kit, layers, [820, 70, 260, 120], 3, options.weather);
  for (let i = 0; i < 7; i++)
    box(layers.mid, 1440 + i * 80, y + 40 - (i + 1) * 84, 600, 90, 'wall2', { lighter: -0.12, lineWidth: 3 });
  put(
    layers.mid,
    polygonPath([
      [1430, y - 190],
      [1960, y - 740],
      [1990, y - 720],
      [1452, y - 168],
    ]),
    'wood',
  );
  box(layers.mid, 1436, y - 200, 22, 240, 'wood');
};
const barrels: Part = ({ kit, box, put, layers, y }) => {
  for (const x of [620, 800]) {
    kit.castShadow(layers.mid, x + 74, y + 38, 90, 14);
    put(layers.mid, roundedRect(x, y - 180, 150, 220, 40), 'wood');
    for (const dy of [-140, -10])
      box(layers.mid, x - 2, y + dy, 154, 18, 'dark', { lineWidth: 2, lighter: 0.15 });
  }
  put(
    layers.mid,
    polygonPath([
      [1060, y - 60],
      [1190, y - 60],
      [1250, y + 50],
      [1000, y + 50],
    ]),
    'sand',
    { lighter: -0.2 },
  );
  for (const dx of [0, 44, 88]) put(layers.mid, ellipsePath(1080 + dx, y - 66, 32, 26), [0.6, 0.08, 70]);
};

export const atticAndCellar = {
  attic: room({ parts: [underTheRoof, web, stored] }),
  cellar: room({
    floor: 'wall2',
    parts: [bricks, shelves(60, 500, jars, 4), cellarStairs, barrels, lamps('dark', 720)],
  }),
} satisfies Record<string, SetDefinition>;
