import { ellipsePath, polygonPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A large bright hall with high windows and lines on its floor: gymnasium, airport, museum, station. */
export const hall: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 260,
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [220, 260],
    [85, 320],
    [150, 190],
  ] as const);
  const trim = dice.pick<LocalColor>(['blue', 'red', 'green', 'yellow']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const gap = dice.between(330, 400);
  for (let i = -2; i <= 2; i++) {
    const x = 960 + i * gap - 110 + dice.between(-12, 12);
    if (bareWall && Math.abs(x + 110 - 985) < 250) continue;
    roomWindow(kit, layers, [x, 70, 220, 300], 2 + i + (seed % 5) + 3, weather);
  }
  kit.solid(far, kit.box(-500, y - 130, 2920, 26, 6), trim, { shade: 0.14, lineWidth: 4 });
  for (let i = -2; i <= 3; i++) {
    const x = 960 + (i - 0.5) * gap;
    kit.solid(far, kit.box(x - 17, -60, 34, y + 60, 10), 'white', { shade: 0.2 });
  }
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lying(mid, (drawing) => {
    kit.patch(drawing, ellipsePath(960, y + 210, 430 + dice.between(-40, 40), 70), trim);
    kit.patch(drawing, ellipsePath(960, y + 210, 400, 58), 'floor');
    const lean = dice.between(170, 230);
    kit.patch(
      drawing,
      polygonPath([
        [940, y + 4],
        [980, y + 4],
        [990 + lean * 0.1, y + 420],
        [930 - lean * 0.1, y + 420],
      ]),
      'white',
    );
  });
  const bench = dice.pick([250, 1660]) + dice.between(-30, 30);
  kit.castShadow(near, bench, 912, 190);
  for (const dx of [-150, 120])
    kit.solid(near, kit.box(bench + dx, 850, 28, 62, 4), 'dark', { shade: 0.2, lighter: 0.2 });
  kit.solid(near, kit.box(bench - 190, 826, 380, 34, 10), 'wood', { shade: 0.2 });
}
