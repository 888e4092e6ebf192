import { css, join, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { inCorner, nearSeat } from './props/near-things.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { fallsBehind } from './props/falling.ts';
import { cloudsGoingBy, landscapeGoingBy } from './props/going-by.ts';
import { bench, foldingTable, luggageRack, pole, strap } from './props/carriage.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A railway carriage: benches, luggage, and the country going by outside. */
export const train: SetDefinition = {
  ...carriage(),
  windowX: 240,
  draw: (kit, layers, options) => drawCoach(kit, layers, options, 'train'),
};
/** A bus: large windows, poles to hold on to, the country going by outside. */
export const bus: SetDefinition = {
  ...carriage(),
  windowX: 240,
  draw: (kit, layers, options) => drawCoach(kit, layers, options, 'bus'),
};
/** The cabin of an aeroplane: small round windows, clouds going by below. */
export const plane: SetDefinition = { ...carriage(), draw: drawPlane };

function carriage(): Omit<SetDefinition, 'draw'> {
  return {
    indoor: true,
    ceiling: false,
    mark: { x: 960, y: 955 },
    picture: { x: 985, y: 300, size: 230 },
    horizon: (measures) => measures.floorLine,
  };
}

function drawCoach(
  kit: Kit,
  layers: SetLayers,
  { dice, bareWall, seed, weather }: SetOptions,
  kind: 'train' | 'bus',
): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const hue = dice.pick([85, 150, 25, 220]);
  const cover = dice.pick<LocalColor>(['red', 'blue', 'green', 'purple']);
  const trim = dice.pick<LocalColor>(['yellow', 'red', 'sea2', 'pink']);
  const magic = dice.pick([330, 20, 200, 270]);
  kit.wall(far, {
    y,
    color: wallTint(kit, hue, magic),
    color2: kit.tones.coachDado?.(magic) ?? (kind === 'train' ? 'wood' : cover),
    beams: false,
  });
  const wide = dice.pick([440, 500, 560]);
  const gap = dice.pick([90, 120]);
  const first = 960 - wide * 1.5 - gap + dice.between(-60, 60);
  const panes: SvgPath[] = [];
  for (let i = -1; i < 4; i++) {
    if (bareWall && i === 1) continue;
    const x = first + i * (wide + gap);
    const round = kind === 'train' ? 1 : 0.5;
    const pane = roundedRect(x, 170, wide, 268, kit.corner(26, 60, 110) * round);
    const rim = roundedRect(x - 22, 148, wide + 44, 312, kit.corner(26, 60, 110) * round + 16);
    kit.solid(far, rim, kit.gilded('white'), { shade: 0.06 });
    kit.solid(far, kit.box(x - 40, 452, wide + 80, 24, 8), 'wood', { shade: 0.2, lineWidth: 4 });
    panes.push(pane);
  }
  const through = join(panes);
  glassSky(kit, layers, through, [170, 440]);
  landscapeGoingBy(kit, layers, through, { ground: 372, bottom: 440, seed });
  fallsBehind(kit, layers, [-500, 170, 2920, 268], through, { seed, weather });
  ceilingLamps(kit, layers, 122);
  if (kind === 'train') luggageRack(kit, far, 84, trim, dice.integer(1, 99));
  else kit.solid(far, roundedRect(-500, 84, 2920, 18, 9), 'yellow', { shade: 0.2, lineWidth: 3 });
  for (let i = 0; i < 6; i++) strap(kit, layers, 300 + i * 270 + dice.between(-20, 20), 92, i / 6, trim);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  bench(kit, near, 210, 925, 1, cover, trim);
  bench(kit, near, 1710, 925, -1, cover, trim);
  if (kind === 'train') foldingTable(kit, near, dice.next() < 0.5 ? 520 : 1400, y + 40, dice.integer(1, 99));
  else
    for (const x of [500 + dice.between(-30, 30), 1420 + dice.between(-30, 30)]) pole(kit, layers, x, y + 44);
  inCorner(kit, layers.fg, nearSeat, cover);
}

function drawPlane(kit: Kit, layers: SetLayers, { dice, bareWall, seed }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const cover = dice.pick<LocalColor>(['blue', 'red', 'green', 'purple']);
  const trim = dice.pick<LocalColor>(['sea2', 'yellow', 'pink', 'white']);
  const hue = dice.pick([230, 90, 200, 60]);
  kit.wall(far, {
    y,
    color: wallTint(kit, hue, dice.pick([210, 340, 270, 30])),
    color2: kit.tones.cabinDado,
    beams: false,
  });
  kit.solid(far, kit.box(-500, 30, 2920, 150, 20), 'white', { shade: 0.2, lighter: -0.03 });
  for (let x = -420; x < 2300; x += 430) {
    kit.solid(far, kit.box(x, 52, 400, 110, 16), 'white', { shade: 0.1 });
    kit.solid(far, roundedRect(x + 160, 138, 80, 12, 6), 'dark', {
      shade: 0.1,
      lighter: 0.2,
      lineWidth: 2.4,
    });
  }
  ceilingLamps(kit, layers, 190);
  const step = dice.between(228, 284);
  const panes: SvgPath[] = [];
  for (let i = -5; i <= 5; i++) {
    const x = 960 + i * step;
    if (bareWall && Math.abs(x - 985) < 250) continue;
    const pane = roundedRect(x - 66, 232, 132, 196, 66);
    kit.solid(far, roundedRect(x - 88, 210, 176, 240, 88), kit.gilded(trim), {
      shade: 0.1,
    });
    panes.push(pane);
  }
  const through = join(panes);
  glassSky(kit, layers, through, [232, 430]);
  cloudsGoingBy(kit, layers, through, seed);
  kit.floor(mid, {
    y,
    color: kit.tones.cabinFloor(hue),
  });
  bench(kit, near, 200 + dice.between(-40, 30), 925, 1, cover, trim);
  bench(kit, near, 1720 + dice.between(-30, 40), 925, -1, cover, trim);
  bench(kit, mid, 560, y + 34, 1, cover, trim, 0.74);
  bench(kit, mid, 1360, y + 34, -1, cover, trim, 0.74);
  inCorner(kit, layers.fg, nearSeat, cover);
}

/** Lamps along the ceiling, lit in the dark. */
function ceilingLamps(kit: Kit, layers: SetLayers, y: number): void {
  for (const x of [330, 960, 1590]) {
    if (kit.light.night) kit.glow(layers.far, x, y + 30, 380, [0.93, 0.11, 80], 0.6);
    kit.solid(layers.far, kit.box(x - 70, y - 14, 140, 28, 14), [0.97, 0.06, 92], {
      shade: 0.1,
      glowing: kit.light.night,
    });
  }
}

/** The sky behind all panes. */
function glassSky(
  kit: Kit,
  layers: SetLayers,
  through: SvgPath,
  [top, bottom]: readonly [number, number],
): void {
  const { light } = kit;
  layers.far.fill(through, {
    linear: [0, top, 0, bottom],
    stops: [
      [0, css(light.sky[0])],
      [0.55, css(light.sky[1])],
      [1, css(light.sky[2])],
    ],
  });
}
