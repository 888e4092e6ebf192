import { css, ellipsePath, join, polygonPath, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { wallTint } from './props/interior.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** An aquarium: a wall of water in which fish go by and weeds sway, its light on the floor. */
export const aquarium: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 300, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

const colors: readonly LocalColor[] = ['yellow', 'red', 'pink', 'purple', 'green', 'white'];

function draw(kit: Kit, layers: SetLayers, { dice, bareWall }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  kit.wall(far, { y, color: wallTint(kit, 250, 270), beams: false });
  far.fill(roundedRect(-500, -60, 2920, y + 60), css([0.28, 0.09, 262], 0.72));
  const wide = dice.between(600, 700);
  const panes: SvgPath[] = [];
  for (let i = -1; i <= 1; i++) {
    if (bareWall && i === 0) continue;
    panes.push(roundedRect(960 + i * (wide + 40) - wide / 2, 90, wide, y - 150, kit.corner(24, 60, 150)));
  }
  const through = join(panes);
  water(kit, far, through, y);
  weeds(kit, layers, through, y - 62, dice.between(0, 80));
  for (let i = 0; i < 9; i++) {
    const forward = i % 2 === 0;
    const at = [dice.between(0, 1900), 170 + ((i * 83) % (y - 420))] as const;
    const size = dice.between(0.5, 1.15);
    const color = colors[i % colors.length] ?? 'yellow';
    layers.moving(
      'far',
      { kind: 'pass', dx: (forward ? 1 : -1) * dice.between(1, 2.6), over: 2500 },
      (drawing) => fish(kit, drawing, at, size * (forward ? 1 : -1), color),
      through,
    );
  }
  for (const [x, phase] of [
    [dice.between(380, 560), 0],
    [dice.between(1360, 1540), 0.5],
  ] as const)
    layers.moving(
      'far',
      { kind: 'bob', dx: 14, dy: 40, period: 120, phase },
      (drawing) => jellyfish(kit, drawing, x, dice.between(230, 330)),
      through,
    );
  layers.moving('far', { kind: 'rest' }, (drawing) => {
    for (const { box } of panes)
      drawing.stroke(
        roundedRect(box[0], box[1], box[2], box[3], kit.corner(24, 60, 150)),
        kit.lineColor(kit.light.shadeOf('sea', 0, 0.6)),
        18,
      );
  });
  kit.floor(mid, { y, color: [0.36, 0.08, 262] });
  kit.lying(mid, (drawing) => {
    for (const x of [330, 960, 1590])
      drawing.fill(ellipsePath(x, y + 110, 290, 66), css([0.85, 0.1, 220], 0.3), kit.bleed(12));
  });
  const x = dice.pick([290, 1630]) + dice.between(-40, 40);
  kit.castShadow(near, x, 930, 190);
  kit.solid(near, kit.box(x - 190, 846, 380, 84, 42), dice.pick<LocalColor>(['sea2', 'purple', 'blue']), {
    shade: 0.26,
  });
}

/** Light from above, sand and stones below. */
function water(kit: Kit, far: Drawing, through: SvgPath, y: number): void {
  far.clip(through, (drawing) => {
    drawing.fill(roundedRect(-500, 60, 2920, y), {
      linear: [0, 90, 0, y - 60],
      stops: [
        [0, css([0.86, 0.09, 215])],
        [0.5, css([0.66, 0.12, 230])],
        [1, css([0.42, 0.12, 250])],
      ],
    });
    for (const x of [300, 720, 1180, 1620])
      drawing.fill(
        polygonPath([
          [x, 60],
          [x + 90, 60],
          [x - 60, y],
          [x - 260, y],
        ]),
        'rgba(255,255,255,0.13)',
        kit.bleed(6),
      );
    drawing.fill(ellipsePath(960, y - 20, 1700, 90), kit.light.color('sand'));
    for (const [x, r] of [
      [210, 70],
      [640, 46],
      [1300, 60],
      [1740, 84],
    ] as const)
      kit.solid(drawing, ellipsePath(x, y - 86, r, r * 0.7), [0.6, 0.03, 260], { shade: 0.3, lineWidth: 3 });
  });
}

function weeds(kit: Kit, layers: SetLayers, through: SvgPath, foot: number, shift: number): void {
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 220 + shift;
    const tall = 150 + ((i * 67) % 130);
    layers.moving(
      'far',
      { kind: 'sway', pivot: [x, foot], angle: 0.1, period: 70 + (i % 4) * 12, phase: i * 0.19 },
      (drawing) =>
        drawing.stroke(
          `M${x} ${foot + 20}C${x - 40} ${foot - tall * 0.4} ${x + 46} ${foot - tall * 0.6} ${x} ${foot - tall}`,
          kit.light.color(i % 3 ? 'leaf' : 'pink'),
          20,
        ),
      through,
    );
  }
}

/** Swims to the right; `size` below 0 to the left. */
function fish(
  kit: Kit,
  drawing: Drawing,
  [x, y]: readonly [number, number],
  size: number,
  color: LocalColor,
): void {
  const tall = Math.abs(size);
  const look = { shade: 0.24, lineWidth: 3 } as const;
  kit.solid(
    drawing,
    polygonPath([
      [x - 44 * size, y],
      [x - 92 * size, y - 36 * tall],
      [x - 80 * size, y],
      [x - 92 * size, y + 36 * tall],
    ]),
    color,
    look,
  );
  kit.solid(drawing, ellipsePath(x, y, 58 * tall, 36 * tall), color, look);
  kit.solid(drawing, ellipsePath(x + 28 * size, y - 10 * tall, 12 * tall), 'white', {
    shade: 0,
    lineWidth: 2.4,
  });
  drawing.fill(ellipsePath(x + 31 * size, y - 10 * tall, 6 * tall), kit.light.color('dark'));
}

function jellyfish(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (const dx of [-30, -10, 10, 30])
    drawing.stroke(
      `M${x + dx} ${y}q${dx > 0 ? 16 : -16} 40 0 80t0 60`,
      kit.light.color('pink', 0, 0, 0.8),
      7,
    );
  kit.solid(
    drawing,
    {
      d: `M${x - 56} ${y + 12}C${x - 60} ${y - 70} ${x + 60} ${y - 70} ${x + 56} ${y + 12}Q${x} ${y + 30} ${x - 56} ${y + 12}Z`,
      box: [x - 60, y - 60, 120, 80],
    },
    'pink',
    { shade: 0.2, lineWidth: 3, lighter: 0.08 },
  );
}
