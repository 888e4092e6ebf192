import { css, polygonPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A hall for ceremonies, of no religion in particular: pointed windows of coloured glass, arches, rows of benches. */
export const church: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 260,
  picture: { x: 985, y: 300, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

const glass: readonly LocalColor[] = ['red', 'blue', 'yellow', 'green', 'purple', 'pink'];

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [70, 300],
    [90, 260],
    [40, 330],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const gap = dice.between(330, 380);
  for (let i = -2; i <= 2; i++) {
    const x = 960 + i * gap;
    if (bareWall && i === 0) continue;
    lancet(kit, far, x, 80, 170, 340, dice.integer(0, 5));
  }
  for (let i = -3; i <= 2; i++) {
    const x = 960 + (i + 0.5) * gap;
    kit.solid(far, kit.box(x - 26, -60, 52, y + 60, 14), 'white', { shade: 0.22, lighter: -0.04 });
    kit.solid(far, kit.box(x - 40, y - 46, 80, 46, 8), 'white', { shade: 0.22, lighter: -0.06 });
  }
  for (const x of [590, 1330]) pendant(kit, layers, x + dice.between(-40, 40), 120, 'yellow');
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  const carpet = dice.pick<LocalColor>(['red', 'blue', 'purple']);
  kit.lying(mid, (drawing) =>
    kit.patch(
      drawing,
      polygonPath([
        [850, y + 4],
        [1070, y + 4],
        [1330, 1180],
        [590, 1180],
      ]),
      carpet,
    ),
  );
  for (const [x, size] of [
    [380 + dice.between(-20, 20), 1],
    [1540 + dice.between(-20, 20), 1],
  ] as const) {
    kit.castShadow(near, x, 915, 250);
    kit.solid(near, kit.box(x - 230 * size, 690, 460, 130, 10), 'wood', { shade: 0.16 });
    kit.solid(near, kit.box(x - 240 * size, 800, 480, 34, 8), 'wood', { shade: 0.22, lighter: 0.05 });
    for (const dx of [-220, 196])
      kit.solid(near, kit.box(x + dx, 826, 26, 86, 4), 'wood', { shade: 0.2, lighter: -0.05 });
  }
}

/** A window that ends in a point, with panes of colour. */
function lancet(
  kit: Kit,
  drawing: Drawing,
  x: number,
  top: number,
  width: number,
  height: number,
  first: number,
): void {
  const outline = (grow: number) =>
    polygonPath([
      [x, top - grow * 1.4],
      [x + width * 0.32 + grow * 0.6, top + width * 0.32],
      [x + width / 2 + grow, top + width * 0.7],
      [x + width / 2 + grow, top + height + grow],
      [x - width / 2 - grow, top + height + grow],
      [x - width / 2 - grow, top + width * 0.7],
      [x - width * 0.32 - grow * 0.6, top + width * 0.32],
    ]);
  kit.solid(drawing, outline(18), 'white', { shade: 0.16, lighter: -0.06 });
  drawing.clip(outline(0), (inside) => {
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 3; column++) {
        const color = glass[(first + row * 2 + column * 5) % glass.length] ?? 'blue';
        const pane = kit.box(
          x - width / 2 + (column * width) / 3,
          top + (row * height) / 5,
          width / 3 + 1,
          height / 5 + 1,
          0,
        );
        inside.fill(pane, css(kit.light.glowing(color), 0.85));
        inside.stroke(pane, kit.lineColor(kit.light.color('dark')), 4);
      }
  });
}
