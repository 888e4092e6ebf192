import { css, join, roundedRect, type SvgPath } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { airliner, suitcase } from './props/airport-things.ts';
import { floorTint, wallTint } from './props/interior.ts';
import { plant } from './props/potted-plant.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** The hall of an airport: an aeroplane behind large panes, another takes off, seats to wait on. */
export const airport: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  windowX: 260,
  picture: { x: 985, y: 300, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, seed }: SetOptions): void {
  const y = kit.measures.floorLine;
  const { far, mid, near } = layers;
  const [hue, magic] = dice.pick([
    [220, 260],
    [175, 200],
    [85, 320],
  ] as const);
  const [body, fin] = dice.pick([
    ['white', 'red'],
    ['white', 'blue'],
    ['yellow', 'green'],
  ] as const);
  kit.wall(far, { y, color: wallTint(kit, hue, magic), beams: false });
  const wide = dice.between(430, 480);
  const panes: SvgPath[] = [];
  for (let i = -2; i <= 2; i++) {
    if (bareWall && i === 0) continue;
    panes.push(roundedRect(960 + i * (wide + 26) - wide / 2, 130, wide, y - 230, kit.corner(10, 30, 90)));
  }
  const through = join(panes);
  outside(kit, layers, through, y, seed);
  far.clip(through, (drawing) => airliner(kit, drawing, 560 + dice.between(-60, 120), y - 170, 1, body, fin));
  layers.moving(
    'far',
    { kind: 'pass', dx: 2.6, over: 2600 },
    (drawing) => airliner(kit, drawing, 300, 250, 0.26, body, fin),
    through,
  );
  for (const pane of panes) {
    const [x, top, width, height] = pane.box;
    far.stroke(
      roundedRect(x, top, width, height, kit.corner(10, 30, 90)),
      kit.lineColor(kit.light.color('white')),
      14,
    );
    kit.solid(far, kit.box(x - 16, top + height - 6, width + 32, 26, 6), 'white', {
      shade: 0.2,
      lineWidth: 4,
    });
  }
  departures(kit, layers, dice.pick([1500, 420]), 36);
  kit.floor(mid, { y, color: floorTint(kit, hue, magic) });
  kit.lightPool(mid, 300, y + 22, 420, 240);
  kit.lightPool(mid, 1260, y + 22, 420, 240);
  const cover = dice.pick<LocalColor>(['blue', 'red', 'green', 'purple']);
  const right = dice.next() < 0.5;
  seats(kit, layers, right ? 1600 : 320, 926, cover);
  suitcase(kit, near, right ? 290 : 1560, 946, dice.pick<LocalColor>(['red', 'yellow', 'green']));
  suitcase(kit, near, right ? 400 : 1680, 976, dice.pick<LocalColor>(['blue', 'purple', 'pink']));
  plant(kit, near, right ? 110 : 1830, 930, 0.9);
}

/** Sky, far hills and the grey of the runway. */
function outside(kit: Kit, { far }: SetLayers, through: SvgPath, y: number, seed: number): void {
  const { light } = kit;
  far.clip(through, (drawing) => {
    drawing.fill(roundedRect(-500, 100, 2920, y), {
      linear: [0, 130, 0, y - 190],
      stops: [
        [0, css(light.sky[0])],
        [0.6, css(light.sky[1])],
        [1, css(light.sky[2])],
      ],
    });
    kit.cloud(drawing, 420, 250, 260, seed, 0.2);
    kit.cloud(drawing, 1400, 210, 320, seed + 4, 0.2);
    kit.hills(drawing, { y: y - 250, seed, swell: 620, depth: 0.5, amplitude: 26 });
    drawing.fill(roundedRect(-500, y - 220, 2920, 200), light.color(kit.tones.townRoad));
    drawing.fill(roundedRect(-500, y - 150, 2920, 8), light.color('white', 0, 0, 0.7));
  });
}

/** A board of lines that change: nobody has to read them. */
function departures(kit: Kit, layers: SetLayers, x: number, top: number): void {
  // An aeroplane goes by behind it.
  layers.moving('far', { kind: 'rest' }, (drawing) =>
    kit.solid(drawing, kit.box(x - 210, top, 420, 190, 12), 'dark', { shade: 0.1, lighter: 0.08 }),
  );
  const rows = (from: number): SvgPath =>
    join(
      [0, 1, 2, 3].flatMap((i) => [
        roundedRect(x - 184, top + 22 + i * 40, 60, 18, 4),
        roundedRect(x - 108, top + 22 + i * 40, 120 + ((i * 37 + from) % 50), 18, 4),
        roundedRect(x + 120, top + 22 + i * 40, 62, 18, 4),
      ]),
    );
  layers.moving('far', { kind: 'pulse', from: 0.55, to: 1, period: 60 }, (drawing) =>
    drawing.fill(rows(9), css([0.88, 0.13, 85])),
  );
}

function seats(kit: Kit, { near }: SetLayers, x: number, foot: number, color: LocalColor): void {
  kit.castShadow(near, x, foot, 230);
  for (const dx of [-170, 150])
    kit.solid(near, kit.box(x + dx, foot - 90, 20, 92, 4), 'dark', { lighter: 0.24 });
  kit.solid(near, kit.box(x - 220, foot - 100, 440, 18, 6), 'dark', { shade: 0.2, lighter: 0.24 });
  for (const dx of [-142, 0, 142]) {
    kit.solid(near, kit.box(x + dx - 64, foot - 232, 128, 120, 20), color, { shade: 0.14 });
    kit.solid(near, kit.box(x + dx - 66, foot - 126, 132, 34, 12), color, { shade: 0.24, lighter: 0.04 });
  }
}
