import { ellipsePath, polygonPath, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { butterflies } from './props/butterflies.ts';
import { distantHills } from './props/country.ts';
import { railFence } from './props/farm-things.ts';
import { house } from './props/house.ts';
import { winding } from './props/way.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A muddy path through fields: hedges, strips of corn, a stile, a puddle, sheep behind a fence. */
export const field: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 555, y: 640, size: 230 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon;
  const { sky, far, mid, near, fg } = layers;
  const off = (range: number): number => dice.between(-range, range);
  kit.sky(sky, { horizon, seed });
  distantHills(kit, far, horizon, seed);
  const right = dice.next() < 0.5;
  const side = (x: number): number => (right ? x : 1920 - x);
  strips(kit, far, horizon + 30, dice.pick<LocalColor>(['yellow', 'sand']));
  house(kit, mid, side(1340) + off(60), horizon + 40, 110, seed % 7, 0.3, 'wall');
  hedge(kit, mid, horizon + 50, seed);
  kit.tree(mid, side(1700) + off(50), horizon + 62, 400 * dice.between(0.9, 1.1), seed + 4, { depth: 0.06 });
  kit.ground(near, {
    y: horizon + 44,
    seed: seed + 5,
    flowers: dice.pick<LocalColor[]>([['white', 'yellow'], ['red', 'white'], ['yellow']]),
    keepClear: (x, y) => Math.abs(x - 960) < 520 && y > 740,
  });
  const farX = side(760) + off(60);
  kit.patch(near, winding(horizon + 52, farX, 22, 940, 380), kit.tones.earth);
  kit.patch(near, winding(horizon + 62, farX, 14, 940, 300), 'path');
  const behind = horizon + 112;
  for (let i = 0; i < 2; i++)
    layers.animal({
      role: 'sheep',
      x: side(1420 + i * 260) + off(30),
      y: behind,
      size: 0.78,
      facing: i ? 'left' : 'right',
      manner: 'stands',
      penned: true,
    });
  const [from, to] = right ? [1200, 2300] : [-380, 720];
  railFence(kit, layers, from, to, behind + 34, 1);
  stile(kit, layers.fence, right ? from - 40 : to + 40, behind + 44);
  puddle(kit, near, side(1010) + off(30), 1030, 1);
  puddle(kit, near, side(900) + off(20), 884, 0.6);
  corn(kit, near, side(200), 960, seed);
  butterflies(
    kit,
    layers,
    [
      [470, 460],
      [1200, 440],
      [1420, 410],
    ],
    dice,
  );
  kit.overhang(fg, 3);
  kit.cornerLeaves(fg, right ? 1890 : -10, 1160, right ? -1 : 1, 4);
}

/** What was sown in rows, on the slope behind. */
function strips(kit: Kit, drawing: Drawing, y: number, color: LocalColor): void {
  for (const [x, wide, tint] of [
    [-200, 700, color],
    [640, 620, 'grass2'],
    [1400, 760, color],
  ] as const) {
    kit.patch(
      drawing,
      polygonPath([
        [x, y],
        [x + wide * 0.16, y - 60],
        [x + wide * 0.84, y - 66],
        [x + wide, y],
      ]),
      tint,
      { depth: 0.3 },
    );
    const rows = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return `M${x + wide * t} ${y}L${x + wide * (0.16 + 0.68 * t)} ${y - 60}`;
    }).join('');
    drawing.stroke(rows, kit.lineColor(kit.light.shadeOf(tint, 0.3, 0.16), 0.5), 3);
  }
}

function hedge(kit: Kit, drawing: Drawing, y: number, seed: number): void {
  for (let i = 0; i < 14; i++)
    kit.bush(drawing, -260 + i * 180, y, 190, seed + i, { depth: 0.12, plain: true });
}

/** Two steps over a fence, with a post to hold on to; x is its middle, y its foot. */
function stile(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const dx of [-74, 52])
    kit.solid(drawing, kit.box(x + dx, y - 176, 24, 184, 5), 'wood', { shade: 0.3, lineWidth: 3 });
  for (const lift of [128, 74])
    kit.solid(drawing, roundedRect(x - 90, y - lift, 180, 16, 5), 'wood', { shade: 0.2, lineWidth: 3 });
  for (const [dx, lift, wide] of [
    [-120, 34, 150],
    [-40, 76, 150],
  ] as const) {
    kit.solid(drawing, roundedRect(x + dx + 60, y - lift, 18, lift + 6, 4), 'wood', {
      shade: 0.2,
      lineWidth: 3,
    });
    kit.solid(drawing, kit.box(x + dx, y - lift - 12, wide, 22, 6), 'wood', {
      shade: 0.2,
      lighter: 0.06,
      lineWidth: 3,
    });
  }
}

function puddle(kit: Kit, drawing: Drawing, x: number, y: number, size: number): void {
  const shape = smooth(
    (
      [
        [-130, 0],
        [-60, -24],
        [70, -20],
        [132, 4],
        [40, 26],
        [-80, 22],
      ] as const
    ).map(([dx, dy]): [number, number] => [x + dx * size, y + dy * size]),
  );
  kit.lying(drawing, (flat) => {
    kit.solid(flat, shape, kit.tones.pond, { shade: 0.04, lighter: -0.04, flat: true, lineWidth: 3 });
    flat.fill(
      ellipsePath(x - 30 * size, y - 6 * size, 40 * size, 6 * size),
      kit.light.litOf(kit.tones.pond, 0, 0.7),
    );
  });
}

/** Ears of corn at the edge of the path. */
function corn(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  for (let i = 0; i < 34; i++) {
    const px = x - 300 + i * 16;
    const tall = 190 + ((i * 37 + seed) % 5) * 14;
    const lean = ((i * 13) % 7) * 4 - 12;
    const stem = y + ((i * 29) % 30);
    drawing.stroke(
      `M${px} ${stem}Q${px} ${stem - tall / 2} ${px + lean} ${stem - tall}`,
      kit.lineColor(kit.light.shadeOf('yellow', 0, 0.25)),
      6,
    );
    kit.solid(drawing, ellipsePath(px + lean, stem - tall - 22, 11, 30), 'yellow', {
      shade: 0.2,
      lineWidth: 2.6,
    });
  }
}
