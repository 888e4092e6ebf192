import { eyeChart, measuringGiraffe, toothPoster } from './props/practice-wall.ts';
import type { LocalColor } from '../light/light.ts';
import { shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import { wallClock } from './props/clock.ts';
import { inCorner, nearTeddy } from './props/near-things.ts';
import { aquarium, examinationChair, medicineCabinet } from './props/practice.ts';
import { rug } from './props/furniture.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A doctor's or dentist's room: a big chair under a lamp, a giraffe to be measured on, fish. */
export const doctor: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 180,
  picture: { x: 985, y: 250, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [175, 195],
    [225, 255],
    [110, 330],
    [60, 20],
  ] as const);
  const cover = dice.pick<LocalColor>(['blue', 'green', 'purple', 'red']);
  kit.wall(far, {
    y,
    color: wallTint(kit, hue, magic),
    color2: kit.tones.doctorDado?.(hue) ?? [0.9, 0.05, hue],
    beams: false,
  });
  const [windowTop, windowHeight] = kit.layout.doctorWindow;
  const windowX = dice.between(105, 175);
  roomWindow(kit, layers, [windowX, windowTop, 240, windowHeight], 3 + (seed % 6), weather);
  const off = (range: number): number => dice.between(-range, range);
  const chairRight = dice.next() < 0.65;
  // What hangs on the wall; the middle stays free for a picture.
  const places = chairRight ? [650, 870, 1090] : [800, 1010, 1220];
  shuffled(dice, ['chart', 'tooth', 'clock'] as const).forEach((what, i) => {
    const x = (places[i] ?? 650) + off(16);
    if (bareWall && Math.abs(x - 985) < 230) return;
    if (what === 'chart') eyeChart(kit, far, x, 150);
    else if (what === 'tooth')
      toothPoster(kit, far, x, 160, dice.pick<LocalColor>(['pink', 'yellow', 'sea2']));
    else wallClock(kit, layers, x, 230, 58, dice.pick<LocalColor>(['red', 'blue', 'green']));
  });
  measuringGiraffe(kit, far, (chairRight ? 1830 : 1460) + off(20), y - 20);
  const cabinetX = (chairRight ? 490 : 1560) + off(24);
  medicineCabinet(kit, mid, cabinetX, y + 4, dice.pick<LocalColor>(['white', 'sea2', 'yellow']));
  aquarium(kit, layers, cabinetX + dice.between(20, 110), y - 196, dice.integer(1, 99));
  kit.floor(mid, {
    y,
    color: kit.tones.doctorFloor?.(hue) ?? floorTint(kit, hue, magic),
  });
  kit.lightPool(mid, windowX + 100, y + 22, 300, 290);
  rug(kit, near, 930, 995, 380, 58, dice.pick<LocalColor>(['green', 'sea2', 'yellow']), 'white');
  examinationChair(kit, layers, (chairRight ? 1540 : 330) + off(40), y + 138, cover, chairRight ? 1 : -1);
  const x = (chairRight ? 300 : 1640) + dice.between(-30, 30);
  kit.castShadow(near, x, 930, 90);
  kit.solid(near, kit.box(x - 12, 850, 24, 78, 6), 'dark', { shade: 0.2, lighter: 0.2 });
  kit.solid(near, kit.box(x - 70, 914, 140, 18, 8), 'dark', { shade: 0.2, lighter: 0.2 });
  kit.solid(near, kit.box(x - 82, 812, 164, 44, 20), cover, { shade: 0.3 });
  inCorner(kit, layers.fg, nearTeddy, cover);
}
