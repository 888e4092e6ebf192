import { polygonPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { cupboard, floorTint, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import { plant } from './props/potted-plant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A hall for prayers without benches, of no religion in particular: arches, lattices, lamps, rows of carpet. */
export const prayer: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 260,
  picture: { x: 985, y: 300, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 320],
    [150, 190],
    [60, 280],
  ] as const);
  const tint = dice.pick<LocalColor>(['green', 'blue', 'purple', 'red']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const gap = dice.between(350, 390);
  for (let i = -2; i <= 2; i++) {
    if (bareWall && i === 0) continue;
    arch(kit, far, 960 + i * gap, y, i === 0 ? null : tint);
  }
  kit.solid(far, kit.box(-500, 60, 2920, 26, 6), tint, { shade: 0.14, lineWidth: 4 });
  kit.solid(far, kit.box(-500, 100, 2920, 12, 4), 'yellow', { shade: 0.14, lineWidth: 3 });
  for (const x of [520, 960, 1400]) pendant(kit, layers, x + dice.between(-30, 30), 150, 'yellow');
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  const second = dice.pick<LocalColor>(['yellow', 'white', 'pink']);
  const spread = dice.between(0.92, 1.12);
  kit.lying(mid, (drawing) => carpet(kit, drawing, y, tint, second, spread));
  // Where shoes are left, and some green.
  const right = dice.next() < 0.5;
  const shoes = (right ? 1520 : 90) + dice.between(-30, 30);
  kit.castShadow(near, shoes + 150, y + 120, 190);
  cupboard(kit, near, [shoes, y - 30, 300, 146], 'wood', 3);
  plant(kit, near, (right ? 250 : 1670) + dice.between(-30, 30), y + 116, dice.between(0.7, 0.9));
}

/** An opening with a pointed top: a niche, or a window with a lattice of a colour. */
function arch(kit: Kit, drawing: Drawing, x: number, floor: number, lattice: LocalColor | null): void {
  const [top, half] = [170, 120];
  const foot = lattice ? floor - 90 : floor - 6;
  const outline = (grow: number) =>
    polygonPath([
      [x, top - grow * 1.4],
      [x + half * 0.62 + grow * 0.7, top + 62],
      [x + half + grow, top + 150],
      [x + half + grow, foot + (lattice ? grow : 0)],
      [x - half - grow, foot + (lattice ? grow : 0)],
      [x - half - grow, top + 150],
      [x - half * 0.62 - grow * 0.7, top + 62],
    ]);
  kit.solid(drawing, outline(20), 'white', { shade: 0.16, lighter: -0.03 });
  kit.solid(drawing, outline(0), lattice ? 'sea2' : 'wall', {
    shade: 0.1,
    lighter: lattice ? 0 : -0.08,
    lineWidth: 4,
    glowing: lattice !== null && kit.light.night,
  });
  if (!lattice) return;
  const bars = kit.light.color(lattice);
  drawing.clip(outline(0), (inside) => {
    for (let i = -6; i <= 6; i++) {
      inside.stroke(`M${x + i * 48 - 300} ${top - 40}l600 600`, bars, 7);
      inside.stroke(`M${x + i * 48 + 300} ${top - 40}l-600 600`, bars, 7);
    }
  });
}

/** Rows of places on a carpet, each with its point. */
function carpet(
  kit: Kit,
  drawing: Drawing,
  y: number,
  color: LocalColor,
  second: LocalColor,
  spread: number,
): void {
  kit.patch(
    drawing,
    polygonPath([
      [-300, y + 26],
      [2220, y + 26],
      [2900, 1200],
      [-980, 1200],
    ]),
    color,
  );
  const rows = [y + 60, y + 150, y + 290];
  for (const [n, top] of rows.entries()) {
    const deep = [60, 100, 150][n] ?? 60;
    const wide = ([150, 190, 240][n] ?? 150) * spread;
    for (let i = -6; i <= 6; i++) {
      const x = 960 + i * (wide + 34);
      kit.patch(
        drawing,
        polygonPath([
          [x, top],
          [x + wide * 0.4, top + deep * 0.3],
          [x + wide * 0.44, top + deep],
          [x - wide * 0.44, top + deep],
          [x - wide * 0.4, top + deep * 0.3],
        ]),
        second,
      );
    }
  }
}
