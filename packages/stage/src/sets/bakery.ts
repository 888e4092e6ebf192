import { ellipsePath, polygonPath, type Random, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, tiles, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A baker's shop: loaves on shelves, a basket of long ones, cakes behind the glass of the counter. */
export const bakery: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 240, size: 210 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 320],
    [60, 40],
    [150, 190],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  tiles(kit, far, [-500, y - 190, 2920, 190], 46, 'white');
  for (const [row, foot] of [250, 400, 550].entries()) {
    for (const x of [340, 820, 1300]) {
      if (bareWall && x === 820) continue;
      shelf(kit, far, x, foot, row, dice);
    }
  }
  for (const x of [560, 1320]) pendant(kit, layers, x + dice.between(-40, 40), 110, 'yellow');
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  const right = dice.next() < 0.5;
  counter(kit, near, right ? 1330 : -70, dice);
  basket(kit, near, (right ? 260 : 1640) + dice.between(-20, 20), 920);
}

/** Crusts, light and dark. */
const crusts = [
  [0.72, 0.11, 68],
  [0.66, 0.12, 60],
  [0.78, 0.1, 74],
] as const;

function loaf(kit: Kit, drawing: Drawing, x: number, foot: number, wide: number, n: number): void {
  const tall = wide * (n % 3 === 0 ? 0.5 : 0.62);
  const crust = crusts[n % crusts.length] ?? crusts[0];
  kit.solid(drawing, roundedRect(x - wide / 2, foot - tall, wide, tall, Math.min(tall, wide) * 0.46), crust, {
    shade: 0.22,
    lineWidth: 3,
  });
  const cut = kit.light.color([0.9, 0.06, 82]);
  for (const dx of [-0.2, 0, 0.2])
    drawing.stroke(
      `M${x + (dx - 0.05) * wide} ${foot - tall * 0.84}l${wide * 0.1} ${tall * 0.32}`,
      cut,
      Math.max(4, wide * 0.05),
    );
}

function shelf(kit: Kit, drawing: Drawing, x: number, foot: number, row: number, dice: Random): void {
  let at = x + 40;
  for (let n = row; at < x + 400; n++) {
    const wide = dice.between(74, 112);
    loaf(kit, drawing, at + wide / 2, foot, wide, n);
    at += wide + dice.between(10, 20);
  }
  kit.solid(drawing, kit.box(x, foot, 460, 20, 4), 'wood', { shade: 0.2, lineWidth: 3 });
}

/** A counter with a front of glass; what is in it is cakes and buns. */
function counter(kit: Kit, drawing: Drawing, x: number, dice: Random): void {
  kit.castShadow(drawing, x + 330, 934, 420);
  kit.solid(drawing, kit.box(x, 640, 660, 290, 10), 'wood', { shade: 0.16 });
  kit.solid(drawing, kit.box(x + 26, 670, 608, 150, 8), [0.93, 0.03, 220], { shade: 0.06, lineWidth: 4 });
  for (let i = 0; i < 6; i++) {
    const at = x + 80 + i * 98;
    if (i % 2 === 0) loaf(kit, drawing, at, 806, 82, i);
    else {
      const icing = dice.pick<LocalColor>(['pink', 'white', 'purple', 'yellow']);
      kit.solid(drawing, kit.box(at - 36, 760, 72, 46, 6), crusts[1], { shade: 0.2, lineWidth: 3 });
      kit.solid(drawing, ellipsePath(at, 756, 42, 24), icing, { shade: 0.16, lineWidth: 3 });
      kit.solid(drawing, ellipsePath(at, 732, 11), 'red', { shade: 0.2, lineWidth: 2 });
    }
  }
  kit.solid(drawing, kit.box(x - 18, 620, 696, 30, 8), 'wood', { shade: 0.2, lighter: 0.06 });
}

/** Long loaves that stand in a basket. */
function basket(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x, y, 150);
  for (const [i, dx] of [-60, -20, 22, 62].entries()) {
    const lean = (i - 1.5) * 0.12;
    const top = y - 330 + (i % 2) * 30;
    kit.solid(
      drawing,
      polygonPath([
        [x + dx - 22, y - 110],
        [x + dx - 20 + lean * 200, top + 20],
        [x + dx + lean * 200, top],
        [x + dx + 20 + lean * 200, top + 20],
        [x + dx + 22, y - 110],
      ]),
      crusts[i % crusts.length] ?? crusts[0],
      { shade: 0.2, lineWidth: 3 },
    );
  }
  kit.solid(
    drawing,
    polygonPath([
      [x - 112, y - 150],
      [x + 112, y - 150],
      [x + 86, y],
      [x - 86, y],
    ]),
    'wood',
    { shade: 0.2, lighter: 0.08 },
  );
  for (const dy of [-118, -82, -46])
    drawing.stroke(`M${x - 104} ${y + dy}h208`, kit.lineColor(kit.light.shadeOf('wood', 0, 0.2)), 4);
}
