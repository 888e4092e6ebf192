import { ellipsePath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { cupboard, floorTint, wallTint } from './props/interior.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A room in a hospital: a bed on wheels, a curtain, a drip on its stand. */
export const ward: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 240,
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [190, 200],
    [150, 180],
    [225, 255],
  ] as const);
  const cloth = dice.pick<LocalColor>(['sea2', 'green', 'blue', 'pink']);
  kit.wall(far, {
    y,
    color: wallTint(kit, hue, magic),
    color2: kit.tones.doctorDado?.(hue) ?? [0.92, 0.04, hue],
    beams: false,
  });
  roomWindow(kit, layers, [dice.between(190, 260), 110, 260, 300], 3 + (seed % 6), weather);
  const right = dice.next() < 0.6;
  const bedX = (right ? 1170 : 250) + dice.between(-24, 24);
  cupboard(kit, far, [(right ? 1040 : 560) + dice.between(-16, 16), y - 190, 150, 190], 'white', 1);
  kit.floor(mid, { y, color: kit.tones.doctorFloor?.(hue) ?? floorTint(kit, hue, magic) });
  // The curtain hangs from a rail and falls in folds.
  kit.solid(far, kit.box(bedX - 60, 84, 620, 14, 6), 'white', { shade: 0.2, lineWidth: 3 });
  for (let i = 0; i < 5; i++)
    kit.solid(far, kit.box((right ? bedX + 330 : bedX - 50) + i * 44, 96, 46, y - 130, 16), cloth, {
      shade: 0.24,
      lineWidth: 3,
    });
  kit.castShadow(near, bedX + 240, 925, 320);
  for (const dx of [20, 430]) {
    kit.solid(near, kit.box(bedX + dx, 800, 22, 112, 4), 'dark', { shade: 0.2, lighter: 0.3 });
    kit.solid(near, ellipsePath(bedX + dx + 11, 914, 18), 'dark', { shade: 0.2 });
  }
  kit.solid(near, kit.box(bedX, 640, 30, 200, 10), 'white', { shade: 0.2 });
  kit.solid(near, kit.box(bedX + 440, 690, 30, 150, 10), 'white', { shade: 0.2 });
  kit.solid(near, kit.box(bedX + 10, 750, 450, 70, 16), 'white', { shade: 0.16 });
  kit.solid(near, kit.box(bedX + 150, 736, 316, 96, 20), cloth, { shade: 0.2 });
  kit.solid(near, kit.box(bedX + 34, 710, 130, 56, 24), 'white', { shade: 0.14 });
  const drip = right ? bedX - 90 : bedX + 560;
  kit.solid(near, kit.box(drip - 6, 470, 12, 440, 4), 'dark', { shade: 0.2, lighter: 0.34 });
  kit.solid(near, kit.box(drip - 60, 900, 120, 14, 6), 'dark', { shade: 0.2, lighter: 0.24 });
  kit.solid(near, kit.box(drip - 46, 462, 92, 12, 5), 'dark', { shade: 0.2, lighter: 0.3 });
  kit.solid(near, kit.box(drip + 14, 478, 46, 84, 18), 'sea2', { shade: 0.16 });
}
