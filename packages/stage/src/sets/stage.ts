import { ellipsePath, polygonPath, starPath, css, type Point, random } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { backdropOf, drapes, drums, microphone, piano, swags } from './props/theatre.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A theatre: curtains, a painted backdrop, beams of light, instruments, the heads of those who watch. */
export const stage: SetDefinition = {
  indoor: true,
  mark: { x: 960, y: 955 },
  picture: { x: 985, y: 330, size: 250 },
  horizon: (measures) => measures.floorLine,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { dice, bareWall, without }: SetOptions): void {
  const { light } = kit;
  const y = kit.measures.floorLine - 10;
  const { far, mid, near, fg } = layers;
  const [cloth, hem] = dice.pick([
    ['red', 'yellow'],
    ['purple', 'yellow'],
    ['blue', 'white'],
    ['green', 'yellow'],
  ] as const);
  backdropOf(kit, far, y, dice.pick(['hills', 'castle', 'stars'] as const), dice.integer(1, 99), bareWall);
  const dots = random(dice.integer(1, 999));
  for (let i = 0; i < 6; i++) {
    const x = 560 + i * 165 + dots.between(-40, 40);
    const drop = dots.between(150, 260);
    if (bareWall && Math.abs(x - 985) < 190) continue;
    const color = (['yellow', 'pink', 'sea2'] as const)[i % 3] ?? 'yellow';
    layers.moving(
      'far',
      { kind: 'sway', pivot: [x, -60], angle: 0.05, period: 90 + (i % 3) * 14, phase: i * 0.23 },
      (drawing) => {
        drawing.stroke(`M${x} -60V${drop - 26}`, kit.lineColor(light.shadeOf('dark', 0, 0.1, 0.7)), 2.6);
        kit.solid(drawing, starPath(x, drop, 34, 15, kit.starPoints), color, {
          shade: 0.16,
          lineWidth: 3,
          glowing: kit.enchanted,
        });
      },
    );
  }
  kit.floor(mid, { y, color: kit.tones.stageFloor });
  kit.solid(mid, ellipsePath(960, y + 165, 560, 74), [0.97, 0.07, 90], {
    shade: 0,
    line: 0,
    flat: true,
    noRim: true,
    glowing: light.night,
  });
  for (const [x, lean, phase] of [
    [470, 1, 0],
    [1500, -1, 0.4],
  ] as const)
    if (!bareWall) beam(kit, layers, [x, -70], [960 + lean * 60, y + 170], phase);
  drapes(kit, mid, cloth, hem, y);
  swags(kit, mid, cloth, hem);
  microphone(kit, near, 1270 + dice.between(-20, 20), y + 84);
  // Whoever plays the piano has brought it to the front.
  const withPiano = !without.includes('piano');
  if (dice.next() < 0.5) {
    const color = dice.pick<LocalColor>(['dark', 'red', 'blue']);
    if (withPiano) piano(kit, near, 420, y + 120, color);
    drums(kit, near, 1570, y + 130, dice.pick<LocalColor>(['red', 'blue', 'green']));
  } else {
    drums(kit, near, 400, y + 120, dice.pick<LocalColor>(['red', 'blue', 'green']));
    const color = dice.pick<LocalColor>(['dark', 'purple', 'blue']);
    if (withPiano) piano(kit, near, 1600, y + 130, color);
  }
  kit.solid(near, kit.box(-500, 1046, 2920, 200, 6), cloth, { shade: 0.1, lighter: -0.1 });
  for (let x = 60; x < 1920; x += 200) {
    kit.glow(near, x, 1040, 80, [0.95, 0.1, 85], 0.5);
    kit.solid(near, ellipsePath(x, 1048, 30, 17), 'yellow', { shade: 0.1, lineWidth: 3, glowing: true });
  }
  audience(kit, fg, dice.integer(1, 999));
}

/** A cone of light that swells and fades: so large a picture is cheap to show again only where it stands. */
function beam(kit: Kit, layers: SetLayers, [x, y]: Point, [toX, toY]: Point, phase: number): void {
  const strength = kit.light.night ? 0.26 : 0.2;
  layers.moving('mid', { kind: 'pulse', from: 0.45, to: 1, period: 70, phase }, (drawing) => {
    const cone = polygonPath([
      [x - 26, y],
      [x + 26, y],
      [toX + 190, toY],
      [toX - 190, toY],
    ]);
    drawing.fill(
      cone,
      {
        linear: [x, y, toX, toY],
        stops: [
          [0, css([0.98, 0.06, 92], strength * 1.7)],
          [1, css([0.98, 0.06, 92], strength * 0.35)],
        ],
      },
      kit.bleed(10),
    );
  });
}

/** Heads along the lower edge, in the dark of the house. */
function audience(kit: Kit, drawing: Drawing, seed: number): void {
  const dice = random(seed);
  const color = kit.light.shadeOf('dark', 0, 0.1);
  for (let x = -200; x < 2150; x += dice.between(140, 190)) {
    if (Math.abs(x - 960) < 330) continue;
    const r = dice.between(50, 68);
    const y = 1080 + dice.between(-6, 26);
    drawing.fill(ellipsePath(x, y, r, r * 1.08), color);
    const hair = dice.next();
    if (hair < 0.35)
      for (const side of [-1, 1])
        drawing.fill(ellipsePath(x + side * r * 0.95, y - r * 0.5, r * 0.36), color);
    else if (hair < 0.6) drawing.fill(ellipsePath(x, y - r * 1.2, r * 0.4), color);
  }
}
