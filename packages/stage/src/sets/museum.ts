import { ellipsePath, type Oklch, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { frame } from './props/decoration.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { skeleton } from './props/skeleton.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A museum: the bones of a dinosaur on a plinth, pictures on the wall, ropes before them. */
export const museum: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [85, 40],
    [30, 330],
    [150, 190],
  ] as const);
  const rope = dice.pick<LocalColor>(['red', 'blue', 'purple', 'green']);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  kit.solid(far, kit.box(-500, y - 40, 2920, 44, 4), 'white', { shade: 0.2 });
  const right = dice.next() < 0.5;
  const bones = (right ? 1420 : 500) + dice.between(-46, 46);
  for (let i = 0; i < 3; i++) {
    const x = (right ? 60 : 1220) + i * 240 + dice.between(-24, 24);
    if (bareWall && Math.abs(x + 90 - 985) < 260) continue;
    frame(kit, far, x, 170 + dice.between(-20, 20), 180, dice.pick([150, 210]), i);
  }
  kit.solid(far, kit.box(bones - 400, 110, 800, y - 110, kit.corner(20, 40, 160)), kit.gilded('white'), {
    shade: 0.1,
  });
  kit.solid(far, kit.box(bones - 376, 134, 752, y - 134, kit.corner(10, 30, 150)), [0.42, 0.06, 262], {
    shade: 0.06,
    lineWidth: 4,
  });
  kit.glow(far, bones, 330, 330, [0.97, 0.05, 90], 0.22);
  if (!bareWall) planets(kit, layers, (right ? 880 : 1070) + dice.between(-20, 20));
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.solid(mid, kit.box(bones - 380, y - 44, 760, 84, 8), 'wood', { shade: 0.14 });
  kit.solid(mid, kit.box(bones - 396, y - 58, 792, 24, 8), 'white', { shade: 0.14 });
  skeleton(kit, mid, bones, y - 56, dice.between(1.06, 1.18), right ? -1 : 1);
  const posts = [-420, -140, 140, 420].map((dx) => bones + dx);
  for (const [i, x] of posts.entries()) {
    const next = posts[i + 1];
    if (next === undefined) continue;
    near.stroke(
      `M${x} ${y + 4}Q${(x + next) / 2} ${y + 60} ${next} ${y + 4}`,
      kit.lineColor(kit.light.color(rope)),
      13,
    );
    near.stroke(`M${x} ${y + 4}Q${(x + next) / 2} ${y + 60} ${next} ${y + 4}`, kit.light.color(rope), 9);
  }
  for (const x of posts) post(kit, layers, x, y + 116);
  vitrine(
    kit,
    layers,
    (right ? 240 : 1680) + dice.between(-30, 30),
    940,
    dice.pick<LocalColor>(['sea2', 'yellow', 'pink']),
  );
}

/** Worlds on strings. */
function planets(kit: Kit, layers: SetLayers, x: number): void {
  for (const [i, [dx, drop, r, color]] of (
    [
      [-70, 120, 30, 'yellow'],
      [0, 190, 44, 'sea'],
      [78, 96, 24, 'red'],
    ] as const
  ).entries())
    layers.moving(
      'far',
      { kind: 'sway', pivot: [x + dx, -60], angle: 0.05, period: 84 + i * 14, phase: i * 0.3 },
      (drawing) => {
        drawing.stroke(
          `M${x + dx} -60V${drop - r}`,
          kit.lineColor(kit.light.shadeOf('dark', 0, 0.1, 0.7)),
          2.6,
        );
        kit.solid(drawing, ellipsePath(x + dx, drop, r), color, { shade: 0.3, lineWidth: 3 });
        if (i === 1)
          drawing.stroke(
            ellipsePath(x + dx, drop, r * 1.7, r * 0.4, -0.3),
            kit.lineColor(kit.light.color('pink')),
            6,
          );
      },
    );
}

function post(kit: Kit, { near }: SetLayers, x: number, foot: number): void {
  kit.castShadow(near, x, foot, 40);
  kit.solid(near, kit.box(x - 7, foot - 112, 14, 108, 4), kit.gilded('yellow'), {
    shade: 0.24,
    lineWidth: 3,
  });
  kit.solid(near, ellipsePath(x, foot - 4, 34, 10), kit.gilded('yellow'), { shade: 0.2, lineWidth: 3 });
  kit.solid(near, ellipsePath(x, foot - 116, 15), kit.gilded('yellow'), { shade: 0.24, lineWidth: 3 });
}

const glass: Oklch = [0.93, 0.02, 215];

/** A glass case with a stone that shines. */
function vitrine(kit: Kit, { near }: SetLayers, x: number, foot: number, color: LocalColor): void {
  kit.castShadow(near, x, foot, 120);
  near.fill(roundedRect(x - 96, foot - 330, 192, 176, 6), kit.light.color(glass, 0, 0, 0.5));
  kit.solid(
    near,
    polygonPath([
      [x - 44, foot - 160],
      [x - 60, foot - 206],
      [x - 14, foot - 262],
      [x + 34, foot - 236],
      [x + 58, foot - 160],
    ]),
    color,
    { shade: 0.34 },
  );
  near.stroke(roundedRect(x - 96, foot - 330, 192, 176, 6), kit.lineColor(kit.light.color('white')), 5);
  near.fill(
    polygonPath([
      [x - 70, foot - 170],
      [x + 6, foot - 320],
      [x + 36, foot - 320],
      [x - 40, foot - 170],
    ]),
    'rgba(255,255,255,0.35)',
  );
  kit.solid(near, kit.box(x - 108, foot - 158, 216, 160, 8), 'wood', { shade: 0.14 });
}
