import { bathtub } from './props/bathtub.ts';
import type { LocalColor } from '../light/light.ts';
import type { Kit } from '../kits/kit.ts';
import { basin, potty, towelRail } from './props/bath-things.ts';
import { inCorner, nearTowels } from './props/near-things.ts';
import { rug } from './props/furniture.ts';
import { floorTint, tiles, wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import { plant } from './props/potted-plant.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A bathroom: a tub full of foam, a basin with a mirror, a potty. */
export const bathroom: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 210,
  picture: { x: 985, y: 235, size: 220 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed, weather, without }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [215, 215],
    [165, 190],
    [350, 345],
    [90, 25],
  ] as const);
  const accent = dice.pick<LocalColor>(['sea2', 'pink', 'green', 'yellow']);
  const tubRight = dice.next() < 0.6;
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const tint = kit.light.glowing('white');
  const tileTop = y - dice.pick([300, 350, 400]);
  tiles(kit, far, [-500, tileTop, 2920, y - tileTop], kit.layout.bathroomTile, [
    tint[0] - 0.04,
    0.045,
    kit.roomHue(hue, magic),
  ]);
  kit.solid(far, kit.box(-500, tileTop - 22, 2920, 26, 4), accent, { shade: 0.1, lineWidth: 4 });
  const windowX = tubRight ? dice.pick([110, 140, 170]) : dice.pick([150, 210, 260]);
  roomWindow(kit, layers, [windowX, 110, 220, kit.layout.bathroomWindowHeight], 2 + (seed % 5), weather);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  tiles(
    kit,
    mid,
    [-500, y + 4, 2920, 700],
    150,
    kit.tones.bathroomFloor?.(hue) ?? floorTint(kit, hue, magic),
  );
  kit.lightPool(mid, windowX + 90, y + 22, 290, 290);
  const off = (range: number): number => dice.between(-range, range);
  basin(kit, near, (tubRight ? 630 : 1430) + off(36), y + 60, accent);
  // What hangs in the middle makes way for a picture.
  if (!bareWall) {
    towelRail(
      kit,
      layers,
      (tubRight ? 1160 : 1000) + off(50),
      300,
      dice.pick<LocalColor>(['red', 'blue', 'yellow', 'pink']),
      accent,
    );
    pendant(kit, layers, (tubRight ? 840 : 1130) + off(60), kit.layout.bathroomLamp, accent);
  }
  const [tubX, tubColor] = [
    (tubRight ? 1570 : 330) + off(40),
    dice.pick<LocalColor>(['white', 'sea2', 'pink']),
  ];
  if (!without.includes('bathtub')) bathtub(kit, layers, tubX, y + 128, tubColor, kit.enchanted);
  rug(kit, near, 950, 990, 380, 58, accent, 'white');
  potty(
    kit,
    near,
    (tubRight ? 300 : 1650) + dice.between(-40, 40),
    930,
    dice.pick<LocalColor>(['blue', 'green', 'yellow', 'red']),
  );
  if (dice.next() < 0.6) plant(kit, near, (tubRight ? 110 : 1800) + off(40), y + 90, dice.between(0.8, 1));
  inCorner(kit, layers.fg, nearTowels, accent);
}
