import { ellipsePath, polygonPath, random, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

interface House {
  /** Middle of its door, and its ground. */
  x: number;
  y: number;
  height: number;
  walls: SetColor;
  seed: number;
}

const paper: readonly LocalColor[] = ['red', 'yellow', 'blue', 'green', 'pink', 'purple'];

/** A long low house of many windows with what children have stuck on the panes, a gable with a clock over the door. */
export function schoolhouse(kit: Kit, drawing: Drawing, { x, y, height, walls, seed }: House): void {
  const dice = random(seed + 11);
  const depth = 0.06;
  const wide = 1240;
  const left = x - wide / 2;
  const eaves = y - height * 0.72;
  kit.solid(drawing, kit.box(left, eaves, wide, height * 0.74, 6), walls, { depth, shade: 0.06 });
  const slope = polygonPath([
    [left - 34, eaves + 10],
    [left + 50, eaves - height * 0.3],
    [left + wide - 50, eaves - height * 0.3],
    [left + wide + 34, eaves + 10],
  ]);
  kit.solid(drawing, slope, 'red', { depth, shade: 0.14 });
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      classWindow(kit, drawing, x + side * (232 + i * 158) - 56, eaves + height * 0.16, 112, height * 0.36, {
        depth,
        seed: dice.integer(1, 999),
      });
  const half = 150;
  const peak = eaves - height * 0.52;
  const front = polygonPath([
    [x - half, y + 8],
    [x - half, eaves - 6],
    [x, peak],
    [x + half, eaves - 6],
    [x + half, y + 8],
  ]);
  kit.solid(drawing, front, walls, { depth: depth / 2, shade: 0.08, lighter: 0.03 });
  const roof = polygonPath([
    [x - half - 30, eaves + 12],
    [x, peak - 34],
    [x + half + 30, eaves + 12],
    [x + half + 14, eaves + 34],
    [x, peak + 10],
    [x - half - 14, eaves + 34],
  ]);
  kit.solid(drawing, roof, 'red', { depth: depth / 2, shade: 0.2 });
  clock(kit, drawing, x, eaves + 4, 44);
  doors(kit, drawing, x, y, height * 0.46, dice.pick<LocalColor>(['blue', 'green', 'sea2']));
}

interface Pane {
  depth: number;
  seed: number;
}
function classWindow(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  tall: number,
  { depth, seed }: Pane,
): void {
  const dice = random(seed);
  const lit = kit.light.night;
  kit.solid(drawing, roundedRect(x - 9, y - 9, wide + 18, tall + 18, 4), 'white', {
    depth,
    shade: 0,
    flat: true,
    lineWidth: 3,
  });
  kit.solid(drawing, roundedRect(x, y, wide, tall, kit.corner(3, 4, 30)), lit ? [0.92, 0.12, 88] : 'sea2', {
    depth,
    shade: 0.08,
    flat: true,
    lineWidth: 3,
    glowing: lit,
  });
  drawing.stroke(
    `M${x + wide / 2} ${y}V${y + tall}M${x} ${y + tall * 0.44}H${x + wide}`,
    kit.light.color('white', depth),
    6,
  );
  for (const [dx, dy] of [
    [0.25, 0.7],
    [0.74, 0.74],
    [0.7, 0.24],
  ] as const) {
    if (dice.next() < 0.25) continue;
    const [cx, cy] = [x + wide * dx, y + tall * dy];
    const shape =
      dice.next() < 0.5
        ? ellipsePath(cx, cy, 17, 17)
        : polygonPath([
            [cx - 17, cy - 12],
            [cx + 15, cy - 17],
            [cx + 18, cy + 14],
            [cx - 13, cy + 17],
          ]);
    kit.solid(drawing, shape, dice.pick(paper), { depth, shade: 0, lineWidth: 2, flat: true });
  }
}

function clock(kit: Kit, drawing: Drawing, x: number, y: number, radius: number): void {
  kit.solid(drawing, ellipsePath(x, y, radius, radius), kit.gilded('wood'), { shade: 0.1, lineWidth: 3 });
  kit.solid(drawing, ellipsePath(x, y, radius * 0.8, radius * 0.8), 'white', { shade: 0, lineWidth: 2 });
  drawing.stroke(`M${x} ${y - radius * 0.58}V${y}L${x + radius * 0.4} ${y + radius * 0.18}`, kit.ink(0.9), 6);
}

function doors(kit: Kit, drawing: Drawing, x: number, y: number, tall: number, color: LocalColor): void {
  kit.solid(drawing, kit.box(x - 96, y - 10, 192, 24, 4), 'path', { shade: 0.2, lineWidth: 3 });
  for (const left of [x - 74, x + 2]) {
    kit.solid(drawing, roundedRect(left, y - tall, 72, tall - 8, kit.corner(3, 4, 20)), color, {
      shade: 0.14,
      lineWidth: 3,
    });
    kit.solid(drawing, roundedRect(left + 14, y - tall + 18, 44, tall * 0.36, 6), 'sea2', {
      shade: 0,
      lineWidth: 2,
      flat: true,
    });
  }
  for (const dx of [-12, 12])
    kit.solid(drawing, ellipsePath(x + dx, y - tall * 0.42, 6, 6), 'yellow', { shade: 0, lineWidth: 2 });
}

/** Painted rails with points, from one x to another; y is their foot. */
export function railings(
  kit: Kit,
  drawing: Drawing,
  from: number,
  to: number,
  y: number,
  color: LocalColor,
): void {
  for (let x = from + 8; x < to - 8; x += 38)
    kit.solid(drawing, kit.flat ? roundedRect(x, y - 132, 13, 136, 6) : spear(x, y - 144, 13, 148), color, {
      shade: 0.2,
      lineWidth: 2.6,
      flat: true,
    });
  for (const lift of [116, 24])
    kit.solid(drawing, roundedRect(from, y - lift, to - from, 13, 4), color, {
      shade: 0.2,
      lineWidth: 3,
      lighter: 0.02,
    });
}

const spear = (x: number, y: number, wide: number, tall: number): ReturnType<typeof polygonPath> =>
  polygonPath([
    [x + wide / 2, y],
    [x + wide, y + 22],
    [x + wide, y + tall],
    [x, y + tall],
    [x, y + 22],
  ]);

/** Two pillars with balls on them and two wings that stand open; `half` is how far the pillars stand from x. */
export function gate(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  half: number,
  color: LocalColor,
): void {
  for (const side of [-1, 1]) {
    const post = x + side * half;
    const tip = post - side * 96;
    // Wings that are pushed inwards are seen shortened.
    for (let i = 0; i < 4; i++) {
      const t = (i + 0.6) / 4;
      const at = post + (tip - post) * t;
      kit.solid(drawing, roundedRect(at - 6, y - 150 - t * 4, 12, 142 - t * 26, 4), color, {
        shade: 0.2,
        lineWidth: 2.6,
        flat: true,
      });
    }
    for (const [lift, drop] of [
      [130, 128],
      [34, 52],
    ] as const)
      kit.solid(
        drawing,
        polygonPath([
          [post, y - lift - 8],
          [tip, y - drop - 8],
          [tip, y - drop + 4],
          [post, y - lift + 6],
        ]),
        color,
        { shade: 0.1, lineWidth: 2.6 },
      );
    kit.castShadow(drawing, post, y + 4, 60);
    kit.solid(drawing, kit.box(post - 32, y - 196, 64, 204, 6), 'wall', { shade: 0.2 });
    kit.solid(drawing, kit.box(post - 42, y - 214, 84, 24, 5), 'path', { shade: 0.2 });
    kit.solid(drawing, ellipsePath(post, y - 236, 24, 24), 'path', { shade: 0.3 });
  }
}
