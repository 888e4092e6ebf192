import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { wallClock } from './props/clock.ts';
import { floorTint, homeHues, wallTint } from './props/interior.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** The way in at home: the front door with its mat, coats on pegs, a clock, shoes in a row, stairs that lead up. */
export const hallway: SetDefinition = {
  indoor: true,
  mark: { x: 970, y: 960 },
  windowX: 300,
  picture: { x: 880, y: 250, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { bareWall, dice }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick(homeHues);
  kit.wall(far, { y, color: wallTint(kit, hue, magic) });
  const doorX = 300 + dice.between(-30, 30);
  frontDoor(kit, far, doorX, y, dice.pick<LocalColor>(['red', 'blue', 'green', 'sea2']));
  const coats = dice.pick<readonly LocalColor[]>([
    ['yellow', 'blue', 'red'],
    ['red', 'green', 'purple'],
    ['blue', 'pink', 'yellow'],
  ]);
  if (!bareWall) pegs(kit, far, 620, 220, coats, dice.between(-8, 8));
  wallClock(kit, layers, 1170, 190, 50, dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']));
  kit.floor(mid, { y, color: floorTint(kit, 70, magic) });
  stairs(kit, mid, 1290 + dice.between(-20, 30), y + 34);
  mat(kit, near, doorX, y + 66, dice.pick<LocalColor>(['green', 'rug', 'purple']));
  shoes(kit, near, 490, y + 60, coats);
}

/** With two panes, a letterbox and a round knob; x is its middle, y its threshold. */
function frontDoor(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const top = y - 590;
  kit.solid(drawing, kit.box(x - 166, top - 26, 332, y - top + 26, 8), 'white', { shade: 0.1 });
  kit.solid(drawing, kit.box(x - 136, top, 272, y - top, 6), color, { shade: 0.16 });
  for (const dx of [-106, 16])
    kit.solid(drawing, kit.box(x + dx, top + 40, 90, 170, 10), 'snow', { shade: 0.06, lineWidth: 4 });
  for (const dx of [-106, 16])
    kit.solid(drawing, kit.box(x + dx, top + 360, 90, 180, 8), color, {
      shade: 0.1,
      lighter: -0.06,
      lineWidth: 4,
    });
  kit.solid(drawing, kit.box(x - 56, top + 270, 112, 32, 8), 'yellow', { shade: 0.2, lineWidth: 4 });
  kit.solid(drawing, ellipsePath(x + 110, top + 320, 17, 17), 'yellow', { shade: 0.3, lineWidth: 4 });
}

/** A board with pegs and coats that hang from them; x, y is its upper left corner. */
function pegs(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  coats: readonly LocalColor[],
  sway: number,
): void {
  kit.solid(drawing, kit.box(x - 30, y, 440, 34, 8), 'wood', { shade: 0.2 });
  for (const [i, color] of coats.entries()) {
    const at = x + 50 + i * 140;
    const long = [270, 190, 230][i] ?? 230;
    const coat = polygonPath([
      [at - 22, y + 26],
      [at + 22, y + 26],
      [at + 58, y + 70],
      [at + 52 + sway, y + long],
      [at - 52 + sway, y + long],
      [at - 58, y + 70],
    ]);
    kit.solid(drawing, coat, color, { shade: 0.22 });
    drawing.stroke(`M${at} ${y + 46}L${at + sway} ${y + long - 6}`, kit.ink(0.5), 4);
    kit.solid(drawing, ellipsePath(at, y + 22, 12, 12), 'dark', { shade: 0.2, lineWidth: 3 });
  }
}

const steps = 7;
const [tread, riser] = [104, 78];

/** Steps seen from the side that lead up and out of the picture, with a banister; x, y is where they begin. */
function stairs(kit: Kit, drawing: Drawing, x: number, y: number): void {
  const corners = Array.from({ length: steps }, (_, i): [number, number][] => [
    [x + i * tread, y - i * riser],
    [x + i * tread, y - (i + 1) * riser],
  ]).flat();
  const right = x + steps * tread;
  kit.solid(drawing, polygonPath([...corners, [right, y - steps * riser], [right, y]]), 'white', {
    shade: 0.05,
  });
  for (let i = 0; i < steps; i++)
    kit.solid(drawing, kit.box(x + i * tread - 16, y - (i + 1) * riser, tread + 20, 20, 6), 'wood', {
      shade: 0.2,
      lineWidth: 4,
    });
  for (let i = 0; i < steps; i++)
    kit.solid(drawing, kit.box(x + i * tread + 44, y - (i + 1) * riser - 190, 16, 192, 5), 'white', {
      shade: 0.2,
      lineWidth: 3,
    });
  const rail = polygonPath([
    [x + 20, y - riser - 176],
    [x + 20, y - riser - 216],
    [right, y - steps * riser - 216 - riser * 0.2],
    [right, y - steps * riser - 176 - riser * 0.2],
  ]);
  kit.solid(drawing, rail, 'wood', { shade: 0.2 });
  kit.solid(drawing, kit.box(x + 8, y - riser - 250, 44, riser + 250, 10), 'wood', { shade: 0.2 });
  kit.solid(drawing, ellipsePath(x + 30, y - riser - 262, 32, 30), 'wood', { shade: 0.3 });
}

function mat(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.lying(drawing, (flat) => {
    kit.solid(flat, roundedRect(x - 180, y, 360, 62, 12), color, { shade: 0.02, flat: true });
    kit.solid(flat, roundedRect(x - 150, y + 12, 300, 38, 8), 'rug', { shade: 0, flat: true, noRim: true });
  });
}

/** Wellies and small shoes, side by side. */
function shoes(kit: Kit, drawing: Drawing, x: number, y: number, colors: readonly LocalColor[]): void {
  kit.castShadow(drawing, x + 90, y + 40, 170);
  for (const [i, color] of colors.entries()) {
    const high = [104, 56, 72][i] ?? 60;
    for (const dx of [0, 36]) {
      const at = x + i * 92 + dx - 20;
      kit.solid(drawing, roundedRect(at, y + 40 - high, 28, high, 8), color, { shade: 0.2, lineWidth: 4 });
      kit.solid(drawing, roundedRect(at - 2, y + 16, 48, 26, 12), color, { shade: 0.2, lineWidth: 4 });
    }
  }
}
