import { css, ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { bunting } from './props/decoration.ts';
import { wallTint } from './props/interior.ts';
import { pendant } from './props/pendant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** An ice rink: the ice with the tracks of skates, boards around it, steps to watch from, flags above. */
export const rink: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 280, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [220, 255],
    [190, 210],
    [300, 290],
  ] as const);
  const trim = dice.pick<LocalColor>(['red', 'blue', 'yellow', 'purple']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const top = y - dice.between(335, 365);
  for (let row = 0; row < 4; row++)
    kit.solid(far, kit.box(-500, top + row * 62, 2920, 66, 6), row % 2 ? 'white' : trim, {
      shade: 0.14,
      depth: 0.24 - row * 0.05,
      lineWidth: 3,
    });
  const [knot, sag] = [dice.between(880, 1040), dice.between(60, 90)];
  for (const [from, to] of [
    [-60, knot + 20],
    [knot - 20, 1990],
  ] as const)
    if (!bareWall) bunting(kit, far, from, 110, to, 100, sag, 11, ['red', 'yellow', 'blue', 'white']);
  for (const x of [430, 960, 1490]) pendant(kit, layers, x + dice.between(-40, 40), 70, 'white');
  kit.floor(mid, { y, color: [0.93, 0.03, 222] });
  ice(kit, layers, y);
  boards(kit, layers, y, trim, dice.between(260, 330));
  for (const x of [230, 1690]) penguin(kit, layers, x + dice.between(-40, 40), 955);
  near.fill(ellipsePath(960, 1000, 520, 40), css([0.99, 0.01, 220], 0.35), kit.bleed(8));
}

/** What skates have left, and the light of the lamps in it. */
function ice(kit: Kit, { mid }: SetLayers, y: number): void {
  const { light } = kit;
  mid.fill(roundedRect(-500, y, 2920, 600), {
    linear: [0, y, 0, 1080],
    stops: [
      [0, light.color([0.9, 0.045, 222])],
      [0.5, light.color([0.95, 0.025, 220])],
      [1, light.color([0.9, 0.04, 225])],
    ],
  });
  kit.lying(mid, (drawing) => {
    const lines = [
      `M-200 ${y + 90}C300 ${y + 30} 700 ${y + 190} 1200 ${y + 80}S2000 ${y + 120} 2300 ${y + 60}`,
      `M-200 ${y + 220}C200 ${y + 120} 620 ${y + 330} 1040 ${y + 190}S1760 ${y + 300} 2300 ${y + 170}`,
      `M100 ${y + 300}C420 ${y + 210} 560 ${y + 130} 900 ${y + 150}`,
      `M1180 ${y + 240}C1380 ${y + 130} 1600 ${y + 110} 1900 ${y + 220}`,
    ];
    for (const line of lines) drawing.stroke(line, light.color([0.99, 0.01, 220], 0, 0, 0.9), 5);
    for (const x of [430, 960, 1490])
      drawing.fill(ellipsePath(x, y + 110, 120, 26), css([0.99, 0.01, 220], 0.5), kit.bleed(6));
    drawing.stroke(ellipsePath(960, y + 160, 330, 60), light.color('blue', 0, 0, 0.5), 9);
  });
}

/** Boards with a rail, and panes above them. */
function boards(kit: Kit, { mid }: SetLayers, y: number, trim: LocalColor, wide: number): void {
  for (let x = -460; x < 2400; x += wide) {
    mid.fill(roundedRect(x, y - 196, wide - 12, 120, 8), css([0.97, 0.02, 215], 0.32));
    mid.fill(
      polygonPath([
        [x + 60, y - 76],
        [x + 130, y - 196],
        [x + 170, y - 196],
        [x + 100, y - 76],
      ]),
      'rgba(255,255,255,0.3)',
    );
    kit.solid(mid, kit.box(x - 12, y - 204, 12, 140, 3), 'white', { shade: 0.2, lineWidth: 3 });
  }
  kit.solid(mid, kit.box(-500, y - 82, 2920, 96, 6), 'white', { shade: 0.12 });
  kit.solid(mid, kit.box(-500, y - 92, 2920, 22, 6), trim, { shade: 0.2, lineWidth: 4 });
  kit.solid(mid, kit.box(-500, y - 6, 2920, 22, 4), 'yellow', { shade: 0.2, lineWidth: 3 });
}

/** What beginners hold on to. */
function penguin(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  const look = { shade: 0.2, lineWidth: 4 } as const;
  kit.castShadow(near, x, foot, 84);
  for (const side of [-1, 1])
    kit.solid(near, ellipsePath(x + side * 34, foot - 8, 34, 13), 'yellow', { ...look, lineWidth: 3 });
  kit.solid(near, kit.box(x - 68, foot - 222, 136, 214, 66), 'dark', { ...look, lighter: 0.12 });
  kit.solid(near, ellipsePath(x, foot - 82, 46, 68), 'white', { shade: 0.08, lineWidth: 3 });
  for (const side of [-1, 1]) {
    kit.solid(near, ellipsePath(x + side * 22, foot - 172, 20, 22), 'white', { shade: 0.04, lineWidth: 2.4 });
    near.fill(ellipsePath(x + side * 18, foot - 170, 8), kit.light.color('dark'));
    near.stroke(
      `M${x + side * 60} ${foot - 160}Q${x + side * 108} ${foot - 170} ${x + side * 104} ${foot - 196}`,
      kit.lineColor(kit.light.color('red')),
      13,
    );
  }
  kit.solid(
    near,
    polygonPath([
      [x - 15, foot - 156],
      [x + 15, foot - 156],
      [x, foot - 134],
    ]),
    'yellow',
    { shade: 0.2, lineWidth: 3 },
  );
}
