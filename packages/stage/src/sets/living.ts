import { shuffled } from '@milestoon/drawing';
import { ball } from '@milestoon/things';
import { standInSet } from '../things.ts';
import type { Drawing } from '../drawing.ts';
import { wallClock } from './props/clock.ts';
import { floorTint, homeHues, wallTint } from './props/interior.ts';
import type { LocalColor } from '../light/light.ts';
import type { Kit } from '../kits/kit.ts';
import { lamp, rug, shelf, sofa } from './props/furniture.ts';
import { plant } from './props/potted-plant.ts';
import { frame, wallMap } from './props/decoration.ts';
import { cornerPlant } from './props/corner.ts';
import { roomWindow } from './props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A living room: sofa, rug, shelf, pictures on the wall. */
export const living: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 960 },
  windowX: 200,
  picture: { x: 1010, y: 250, size: 270 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { bareWall, dice, without, weather }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const shelfSeed = dice.integer(1, 999);
  const covers = dice.pick<LocalColor>(['sofa', 'red', 'green', 'purple', 'blue']);
  // The sofa on one side of the stage, what else there is on the other; light always falls from the left.
  const sofaRight = dice.next() < 0.5;
  const [hue, magic] = dice.pick(homeHues);
  kit.wall(far, { y, color: wallTint(kit, hue, magic) });
  const windowX = dice.pick([150, 200, 250]);
  roomWindow(kit, layers, [windowX, ...kit.layout.livingWindow], dice.integer(1, 9), weather);
  const picturesX = sofaRight ? 1000 : 900;
  if (bareWall) {
    // The picture to come has the wall for itself.
  } else if (kit.layout.mapOnWall) {
    wallMap(kit, far, picturesX - (sofaRight ? 80 : 30), 190, 430, 280);
  } else {
    const tilt = kit.layout.pictureTilt;
    const [first, second, third] = shuffled(dice, [0, 1, 2, 3]);
    if (dice.next() < 0.5) {
      frame(kit, far, picturesX, 190, 150, 190, first ?? 0, tilt);
      frame(kit, far, picturesX + 190, 160, 210, 150, second ?? 1, -tilt);
      frame(kit, far, picturesX + 190, 336, 150, 120, third ?? 2, tilt);
    } else {
      frame(kit, far, picturesX - 20, 170, 230, 170, first ?? 0, -tilt);
      frame(kit, far, picturesX + 250, 200, 140, 180, second ?? 1, tilt);
    }
  }
  wallClock(
    kit,
    layers,
    sofaRight ? 790 : 760,
    kit.layout.livingClock,
    50,
    dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']),
  );
  const tall = kit.layout.tallShelves && dice.next() < 0.6;
  const [shelfWidth, shelfHeight, rows] = tall ? [260, 480, 4] : [230, 340, 3];
  shelf(kit, mid, sofaRight ? 1620 : 1560, y - shelfHeight + 8, shelfWidth, shelfHeight, rows, shelfSeed);
  lamp(kit, mid, sofaRight ? 640 : 1430, y + 8, 430);
  kit.floor(mid, { y, color: floorTint(kit, 70, magic) });
  kit.lightPool(mid, windowX + 130, y + 26, 320, 300);
  const sofaX = sofaRight ? 950 + dice.between(-20, 60) : 330 + dice.between(-30, 30);
  if (!without.includes('sofa')) sofa(kit, near, sofaX, y + 86, 590, covers);
  rug(
    kit,
    near,
    930,
    985,
    ...kit.layout.livingRug,
    dice.pick<LocalColor>(['rug', 'sea2', 'pink', 'green']),
    'white',
  );
  plant(kit, near, sofaRight ? 140 : 1830, y + (sofaRight ? 150 : 120), dice.between(1.05, 1.3));
  const colors = dice.pick([
    ['red', 'blue', 'yellow'],
    ['green', 'red', 'pink'],
    ['yellow', 'purple', 'green'],
  ] as const);
  const blocksX = (sofaRight ? 300 : 1500) + dice.between(-30, 40);
  if (!without.includes('blocks')) toyBlocks(kit, near, blocksX, colors);
  const ballX = (sofaRight ? 1560 : 250) + dice.between(-40, 40);
  const ballTurn = dice.pick([0, 17, 36, 53]);
  if (!without.includes('ball')) {
    kit.castShadow(near, ballX, 1004, 60);
    standInSet(kit, near, ball, { turn: ballTurn }, { at: [ballX, 1004], size: 1.5 });
  }
  cornerPlant(kit, layers.fg);
}

/** Three blocks, one on two. */
function toyBlocks(
  kit: Kit,
  drawing: Drawing,
  x: number,
  colors: readonly [LocalColor, LocalColor, LocalColor],
): void {
  for (const [i, dx, top] of [
    [0, 0, 975],
    [1, 66, 985],
    [2, 32, 918],
  ] as const) {
    kit.solid(drawing, kit.box(x + dx, top, 58, 58, 6), colors[i], { shade: 0.3 });
  }
}
