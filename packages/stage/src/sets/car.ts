import { css, ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import type { Weather } from '../set-names.ts';
import { fallsBehind } from './props/falling.ts';
import { landscapeGoingBy } from './props/going-by.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Inside a car, seen from the front seats: the back seat with headrests and belts, the road behind, doors on both sides. */
export const car: SetDefinition = {
  indoor: true,
  ceiling: false,
  mark: { x: 960, y: 985 },
  picture: { x: 960, y: 300, size: 200 },
  windowX: 240,
  horizon: (measures) => measures.floorLine,
  draw,
};

/** Where the cushion of the back seat lies; people sit on it. */
const cushion = 800;

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const { far, near } = layers;
  const cover = dice.pick<LocalColor>(['sea2', 'blue', 'purple', 'wood']);
  const inside = dice.pick<LocalColor>(['wall', 'path', 'sand']);
  far.fill(roundedRect(-500, -200, 2920, 1500), kit.light.color(inside));
  kit.solid(far, kit.box(-500, -220, 2920, 330, 60), 'white', { shade: 0.1, lighter: -0.03 });
  if (!bareWall) pane(kit, layers, seed, weather);
  for (const side of [-1, 1])
    door(kit, layers, side, dice.pick<LocalColor>(['red', 'green', 'blue']), seed + side);
  const light = roundedRect(900, 66, 120, 30, 14);
  kit.solid(far, light, [0.95, 0.09, 90], { shade: 0.1, lineWidth: 3, glowing: kit.light.night });
  near.fill(roundedRect(-500, 940, 2920, 400), kit.light.color('dark'));
  // What stands before a window that the road goes by in comes after it.
  layers.moving('mid', { kind: 'rest' }, (drawing) => {
    seat(kit, drawing, cover);
    lap(kit, drawing, cover);
  });
}

/** The cushion with its buckles, and the dark before it. */
function lap(kit: Kit, near: Drawing, cover: LocalColor): void {
  kit.solid(near, kit.box(170, 920, 1580, 420, 26), 'dark', { shade: 0.1, lighter: 0.08 });
  kit.solid(near, kit.box(150, cushion - 6, 1620, 160, 56), cover, { shade: 0.1, lighter: -0.02 });
  kit.solid(near, kit.box(158, cushion - 6, 1604, 84, 40), cover, { shade: 0.06, lighter: 0.07 });
  const seams = [700, 1220].map((x) => `M${x} ${cushion + 8}q10 60 0 120`).join('');
  near.stroke(seams, kit.lineColor(kit.light.shadeOf(cover, 0, 0.25)), 5);
  for (const x of [690, 1210]) {
    kit.solid(near, kit.box(x - 26, cushion - 24, 52, 42, 8), 'dark', { shade: 0.1, lineWidth: 3 });
    kit.solid(near, kit.box(x - 14, cushion - 18, 28, 16, 5), 'red', { shade: 0, lineWidth: 2 });
  }
}

/** A frame of rubber and what goes by behind it. */
function pane(kit: Kit, layers: SetLayers, seed: number, weather: Weather): void {
  const [x, y, wide, tall] = [330, 130, 1260, 330];
  const shape = roundedRect(x, y, wide, tall, kit.corner(80, 90, 130));
  kit.solid(layers.far, roundedRect(x - 24, 108, wide + 48, 376, kit.corner(90, 100, 140)), 'dark', {
    shade: 0.1,
    lighter: 0.12,
  });
  sky(kit, layers.far, shape);
  landscapeGoingBy(kit, layers, shape, { ground: 370, bottom: 460, seed });
  fallsBehind(kit, layers, [x, y, wide, tall], shape, { seed, weather });
}

const sky = (kit: Kit, drawing: Drawing, shape: ReturnType<typeof roundedRect>): void =>
  drawing.fill(shape, {
    linear: [0, 130, 0, 460],
    stops: [
      [0, css(kit.light.sky[0])],
      [0.6, css(kit.light.sky[1])],
      [1, css(kit.light.sky[2])],
    ],
  });

/** The inside of a door, seen aslant, with its window, its handle and a pocket; side -1 is left. */
function door(kit: Kit, layers: SetLayers, side: number, body: LocalColor, seed: number): void {
  const { far } = layers;
  const at = (dx: number, y: number): [number, number] => [960 + side * dx, y];
  const panel = polygonPath([at(700, 90), at(1500, -60), at(1500, 1300), at(770, 960)]);
  kit.solid(far, panel, 'white', { shade: 0.06, lighter: -0.1 });
  const frame = polygonPath([at(742, 150), at(1500, 60), at(1500, 560), at(760, 486)]);
  kit.solid(far, frame, 'dark', { shade: 0.1, lighter: 0.12 });
  const glass = polygonPath([at(772, 182), at(1520, 104), at(1520, 520), at(788, 456)]);
  sky(kit, far, glass);
  landscapeGoingBy(kit, layers, glass, { ground: 390, bottom: 500, seed: seed + 7 });
  kit.solid(far, polygonPath([at(772, 560), at(1500, 640), at(1500, 700), at(772, 606)]), body, {
    shade: 0.2,
  });
  const [handleX, handleY] = at(850, 660);
  kit.solid(far, ellipsePath(handleX, handleY, 44, 16), 'dark', { shade: 0.1, lighter: 0.2, lineWidth: 4 });
}

/** The back of the seat: three places, a headrest and a belt over each. */
function seat(kit: Kit, drawing: Drawing, cover: LocalColor): void {
  for (const x of [440, 960, 1480]) {
    for (const dx of [-44, 34])
      kit.solid(drawing, roundedRect(x + dx, 420, 12, 60, 4), 'dark', {
        shade: 0.1,
        lighter: 0.3,
        lineWidth: 3,
      });
    kit.solid(drawing, kit.box(x - 120, 330, 240, 112, 46), cover, { shade: 0.2, lighter: 0.03 });
  }
  kit.solid(drawing, kit.box(180, 450, 1560, 380, 60), cover, { shade: 0.12 });
  const seams = [700, 1220].map((x) => `M${x} 462q-10 170 0 340`).join('');
  drawing.stroke(seams, kit.lineColor(kit.light.shadeOf(cover, 0, 0.25)), 6);
  drawing.stroke('M190 560Q960 520 1730 560', kit.lineColor(kit.light.shadeOf(cover, 0, 0.16), 0.7), 5);
  for (const [x, dx] of [
    [280, 250],
    [1640, -250],
  ] as const)
    drawing.stroke(`M${x} 460L${x + dx} 812`, kit.lineColor(kit.light.color('dark')), 20);
}
