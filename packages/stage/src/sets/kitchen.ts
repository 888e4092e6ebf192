import { bakingTable } from './props/baking-table.ts';
import type { LocalColor } from '../light/light.ts';
import { shuffled } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import { inCorner, nearFruit } from './props/near-things.ts';
import { rug } from './props/furniture.ts';
import { floorTint, tiles, wallTint } from './props/interior.ts';
import { counterUnit, fridge, type KitchenUnit } from './props/kitchen-units.ts';
import { pendant } from './props/pendant.ts';
import { wallClock } from './props/clock.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A kitchen: stove with a pot on it, sink, fridge, a table where somebody bakes. */
export const kitchen: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 200,
  picture: { x: 1010, y: 270, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 330],
    [150, 200],
    [30, 20],
    [225, 270],
  ] as const);
  const fronts = dice.pick<LocalColor>(['sea2', 'green', 'yellow', 'pink', 'blue']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: kit.layout.kitchenBeams });
  const [windowTop, windowHeight] = kit.layout.kitchenWindow;
  const windowX = dice.pick([150, 200, 240]);
  roomWindow(kit, layers, [windowX, windowTop, 250, windowHeight], 5 + (seed % 7), weather);
  const fridgeLeft = dice.next() < 0.4;
  const from = fridgeLeft ? 830 : 560;
  const to = fridgeLeft ? 2060 : 1600;
  const top = y - 222;
  tiles(kit, mid, [from, top - 96, to - from, 110], kit.layout.kitchenTile, 'white');
  const units = shuffled<KitchenUnit>(dice, ['stove', 'sink', 'drawers', 'doors']);
  const wide = (to - from) / units.length;
  const free = (x: number): boolean => !bareWall || Math.abs(x - 1010) > 290;
  const clock = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']);
  units.forEach((unit, i) => {
    const middle = from + (i + 0.5) * wide;
    counterUnit(kit, layers, unit, [from + i * wide, top, wide, 232], fronts, free(middle));
    if (unit === 'drawers' && free(middle))
      wallClock(kit, layers, middle, kit.layout.kitchenClock, 54, clock);
  });
  fridge(kit, mid, fridgeLeft ? 570 : 1620, y + 6, dice.pick<LocalColor>(['white', 'red', 'sea2', 'pink']));
  const lampX = farthest(
    bareWall ? [740, 1360] : [760, 960, 1160, 1360],
    (unit) => from + (units.indexOf(unit) + 0.5) * wide,
  );
  pendant(kit, layers, lampX + dice.between(-30, 30), kit.layout.kitchenLamp, fronts);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lightPool(mid, windowX + 110, y + 22, 300, 290);
  rug(kit, near, 950, 995, 430, 62, dice.pick<LocalColor>(['rug', 'red', 'sea2', 'green']), 'white');
  bakingTable(kit, near, (dice.next() < 0.6 ? 270 : 1640) + dice.between(-30, 30), 945, dice.integer(1, 99));
  inCorner(kit, layers.fg, nearFruit, fronts);
}

/** The place farthest from the hood over the stove and the clock over the drawers. */
function farthest(places: readonly number[], middleOf: (unit: KitchenUnit) => number): number {
  const room = (x: number): number =>
    Math.min(Math.abs(x - middleOf('stove')), Math.abs(x - middleOf('drawers')));
  return places.reduce((best, x) => (room(x) > room(best) ? x : best));
}
