import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import { toolBoard, workbench } from './props/workbench.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A garage that is a workshop: a wide door of slats, a bench under a board of tools, paint on shelves, a tyre. */
export const garage: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 960 },
  picture: { x: 820, y: 250, size: 200 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const off = (range: number): number => dice.between(-range, range);
  const [hue, magic] = dice.pick([
    [225, 265],
    [85, 300],
    [35, 350],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  slatDoor(kit, far, 60 + off(20), y, dice.pick<LocalColor>(['white', 'sea2', 'green', 'red']));
  toolBoard(kit, far, 1180 + off(20), y - 640, 560);
  paintShelf(kit, far, 800 + off(20), y - 330, dice.pick([0, 1, 2]));
  for (const x of [700, 1450]) pendant(kit, layers, x + off(40), 90, 'dark');
  kit.floor(mid, { y, color: floorTint(kit, 225, magic) });
  workbench(
    kit,
    near,
    1190 + off(20),
    y + 64,
    620,
    dice.pick<LocalColor>(['green', 'blue', 'red', 'yellow']),
  );
  tyres(kit, near, 190 + off(40), y + 70);
}

/** Slats one over the other with a row of panes, as wide as a car. */
function slatDoor(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const [wide, tall] = [620, 560];
  kit.solid(drawing, kit.box(x - 28, y - tall - 28, wide + 56, tall + 28, 6), 'wood', { shade: 0.1 });
  for (let row = 0; row < 5; row++) {
    const top = y - tall + row * (tall / 5);
    kit.solid(drawing, kit.box(x, top, wide, tall / 5, 3), color, { shade: 0.1, lineWidth: 4 });
    if (row !== 1) continue;
    for (let pane = 0; pane < 4; pane++)
      kit.solid(drawing, roundedRect(x + 26 + pane * 148, top + 20, 124, tall / 5 - 40, 8), 'snow', {
        shade: 0.06,
        lineWidth: 4,
      });
  }
  kit.solid(drawing, roundedRect(x + wide / 2 - 50, y - 70, 100, 20, 8), 'dark', {
    shade: 0.2,
    lineWidth: 4,
  });
}

const tins: readonly LocalColor[] = ['blue', 'yellow', 'red', 'green', 'purple'];

function paintShelf(kit: Kit, drawing: Drawing, x: number, y: number, turn: number): void {
  for (const dy of [0, 150])
    kit.solid(drawing, kit.box(x, y + dy, 300, 20, 5), 'wood', { shade: 0.2, lineWidth: 4 });
  for (let i = 0; i < 3; i++) {
    const left = x + 22 + i * 92;
    kit.solid(drawing, kit.box(left, y - 84, 72, 84, 6), 'white', { shade: 0.2, lineWidth: 4 });
    kit.solid(drawing, kit.box(left, y - 60, 72, 42, 2), tins[(i + turn) % tins.length] ?? 'blue', {
      shade: 0.2,
      lineWidth: 3,
    });
  }
  kit.solid(drawing, kit.box(x + 20, y + 56, 150, 94, 4), 'path', { shade: 0.16, lineWidth: 4 });
  kit.solid(drawing, roundedRect(x + 190, y + 96, 90, 54, 12), 'red', { shade: 0.24, lineWidth: 4 });
}

/** Two that lie and one that leans on them. */
function tyres(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x + 40, y + 4, 190);
  for (const row of [0, 1])
    kit.solid(drawing, roundedRect(x - 110, y - 60 - row * 58, 220, 60, 28), 'dark', {
      shade: 0.24,
      lighter: 0.12,
    });
  kit.solid(drawing, ellipsePath(x + 176, y - 98, 88, 100, -0.16), 'dark', { shade: 0.2, lighter: 0.12 });
  kit.solid(drawing, ellipsePath(x + 176, y - 98, 46, 54, -0.16), 'white', { shade: 0.2, lineWidth: 4 });
  const spokes = polygonPath([
    [x + 168, y - 146],
    [x + 184, y - 146],
    [x + 184, y - 50],
    [x + 168, y - 50],
  ]);
  kit.solid(drawing, spokes, 'white', { shade: 0.3, lineWidth: 3 });
}
