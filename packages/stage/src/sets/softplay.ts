import { ellipsePath, polygonPath, roundedRect, shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, wallTint } from './props/interior.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** Indoor play: padded frames with nets, a slide that winds, a pit full of balls. */
export const softplay: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 250, size: 220 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 40],
    [200, 250],
    [330, 320],
  ] as const);
  const pads = shuffled(dice, ['red', 'yellow', 'blue', 'green', 'purple'] as const);
  const [padOfSlide = 'yellow', padOfPit = 'blue', padOfCube = 'green'] = pads.slice(1);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const step = dice.between(290, 340);
  const first = 960 - step * 3 + dice.between(-60, 60);
  const right = dice.next() < 0.5;
  for (let i = 0; i < 6; i++) {
    const x = first + i * step;
    if (bareWall && Math.abs(x + step / 2 - 985) < 300) continue;
    cell(kit, layers, { x, y, wide: step, floor: y - 290, pad: pads[i % 5] ?? 'red', ball: i % 2 === 0 });
  }
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lying(mid, (drawing) => {
    for (let i = -3; i <= 3; i++)
      kit.patch(
        drawing,
        polygonPath([
          [960 + i * 260 - 120, y + 6],
          [960 + i * 260 + 120, y + 6],
          [960 + i * 400 + 190, 1240],
          [960 + i * 400 - 190, 1240],
        ]),
        pads[(i + 5) % 5] ?? 'blue',
      );
  });
  slide(kit, layers, right ? 1290 : 630, y - 300, y + 120, padOfSlide, right ? 1 : -1);
  pit(kit, layers, (right ? 250 : 1670) + dice.between(-30, 30), 960, padOfPit, dice.integer(1, 99));
  kit.castShadow(near, right ? 1800 : 120, 950, 120);
  kit.solid(near, kit.box((right ? 1800 : 120) - 110, 820, 220, 128, 30), padOfCube, { shade: 0.24 });
}

interface Cell {
  x: number;
  y: number;
  wide: number;
  /** Where the upper storey begins. */
  floor: number;
  pad: LocalColor;
  /** What hangs in it, to be boxed. */
  ball: boolean;
}

/** Two storeys between two posts, a net before each. */
function cell(kit: Kit, layers: SetLayers, { x, y, wide, floor, pad, ball }: Cell): void {
  const { far } = layers;
  const lines: string[] = [];
  for (let dx = 30; dx < wide; dx += 34) lines.push(`M${x + dx} ${floor - 250}V${y - 20}`);
  for (let dy = -250; dy < y - floor - 20; dy += 34) lines.push(`M${x} ${floor + dy}h${wide}`);
  far.fill(roundedRect(x, floor - 250, wide, y - floor + 240), kit.light.shadeOf(pad, 0, 0.35, 0.35));
  if (ball)
    layers.moving(
      'far',
      { kind: 'sway', pivot: [x + wide / 2, floor - 260], angle: 0.16, period: 62, phase: (x % 100) / 100 },
      (drawing) => {
        drawing.stroke(
          `M${x + wide / 2} ${floor - 260}V${floor - 120}`,
          kit.lineColor(kit.light.color('dark')),
          5,
        );
        kit.solid(drawing, kit.box(x + wide / 2 - 34, floor - 150, 68, 110, 30), 'yellow', {
          shade: 0.26,
          lineWidth: 4,
        });
      },
    );
  layers.moving('far', { kind: 'rest' }, (drawing) => {
    drawing.stroke(lines.join(''), kit.light.color('white', 0, 0, 0.6), 3);
    for (const dy of [-262, 0, y - floor - 30])
      kit.solid(drawing, kit.box(x - 10, floor + dy - 18, wide + 20, 36, 18), pad, {
        shade: 0.24,
        lineWidth: 4,
      });
    for (const at of [x, x + wide])
      kit.solid(drawing, kit.box(at - 20, floor - 290, 40, y - floor + 300, 18), 'white', {
        shade: 0.24,
        lineWidth: 4,
      });
  });
}

/** Comes down in a bend; `side` 1 to the right. */
function slide(
  kit: Kit,
  { near }: SetLayers,
  x: number,
  top: number,
  foot: number,
  color: LocalColor,
  side: 1 | -1,
): void {
  const bed = `M${x} ${top}C${x + side * 190} ${top + 20} ${x + side * 90} ${foot - 30} ${x + side * 360} ${foot - 10}`;
  kit.castShadow(near, x + side * 250, foot + 44, 200);
  near.stroke(bed, kit.lineColor(kit.light.shadeOf(color, 0, 0.45)), 104);
  near.stroke(bed, kit.light.color(color), 94);
  near.stroke(bed, kit.light.litOf(color, 0, 0.4), 54);
}

/** A pit with more balls than anybody counts. */
function pit(kit: Kit, { near }: SetLayers, x: number, foot: number, color: LocalColor, seed: number): void {
  const balls: readonly LocalColor[] = ['red', 'yellow', 'blue', 'green', 'pink'];
  kit.castShadow(near, x, foot, 260);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++)
      kit.solid(
        near,
        ellipsePath(
          x - 208 + i * 52 + (row % 2) * 22,
          foot - 132 + row * 22 - ((seed * (i + 1)) % 5) * 5,
          30,
        ),
        balls[(i * 3 + row + seed) % 5] ?? 'red',
        { shade: 0.28, lineWidth: 3 },
      );
  kit.solid(near, kit.box(x - 262, foot - 96, 524, 98, 40), color, { shade: 0.22 });
}
