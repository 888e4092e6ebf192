import { ellipsePath, css, hill, join, random, type SvgPath } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { SetLayers } from '../set-definition.ts';
import { house } from './house.ts';

/** Length of a band of landscape; it comes again after that. */
const over = 2600;
const from = -200;

/** A line of hills whose end fits its beginning. */
function range(
  y: number,
  height: number,
  waves: number,
  phase: number,
  bottom: number,
): SvgPath & { top: string } {
  const turn = (Math.PI * 2) / over;
  return hill(
    from,
    from + over,
    (x) =>
      y -
      height *
        (0.5 +
          0.34 * Math.sin(x * turn * waves + phase) +
          0.16 * Math.sin(x * turn * (waves * 2 + 1) + phase * 2)),
    bottom + 60,
    26,
  );
}

/** The country seen from a train: far hills slowly, trees and houses faster, what is close fastest. */
export function landscapeGoingBy(
  kit: Kit,
  layers: SetLayers,
  through: SvgPath,
  view: { ground: number; bottom: number; seed: number },
): void {
  const { ground, bottom, seed } = view;
  const dice = random(seed + 5);
  const band = (dx: number, draw: Parameters<SetLayers['moving']>[2]): void =>
    layers.moving('far', { kind: 'pass', dx, over }, draw, through);
  const ridge = kit.tones.ridge;
  if (kit.light.night) stars(kit, layers, through, seed);
  band(-0.6, (drawing) => {
    for (let i = 0; i < 4; i++)
      kit.cloud(drawing, from + 300 + i * 610, dice.between(220, 300), dice.between(220, 360), seed + i, 0.3);
  });
  band(-1.6, (drawing) =>
    slope(kit, drawing, range(ground - 4, 100, 3, dice.between(0, 6), bottom), ridge, 0.5),
  );
  band(-5, (drawing) => {
    slope(kit, drawing, range(ground + 26, 42, 4, dice.between(0, 6), bottom), 'grass', 0.22);
    for (let i = 0; i < 9; i++) {
      const x = from + 170 + i * 270 + dice.between(-60, 60);
      const y = ground + 16 + dice.between(0, 12);
      const kind = dice.next();
      if (kind < 0.3)
        house(
          kit,
          drawing,
          x,
          y,
          dice.between(80, 110),
          i + seed,
          0.18,
          dice.pick<SetColor>(['wall', 'pink', 'yellow', 'sea2']),
        );
      else if (kind < 0.5) kit.pine(drawing, x, y, dice.between(90, 140), i, { depth: 0.18 });
      else kit.tree(drawing, x, y, dice.between(90, 150), i + seed, { depth: 0.16, plain: true });
    }
  });
  band(-15, (drawing) => {
    for (let i = 0; i < 8; i++)
      kit.bush(
        drawing,
        from + 170 + i * 310 + dice.between(-70, 70),
        bottom + 12,
        dice.between(120, 190),
        i + seed,
        { plain: true },
      );
  });
}

/** Clouds below an aeroplane and the blue above them. */
export function cloudsGoingBy(kit: Kit, layers: SetLayers, through: SvgPath, seed: number): void {
  const dice = random(seed + 7);
  if (kit.light.night) stars(kit, layers, through, seed);
  const rows = [
    { dx: -1.2, y: 392, wide: 190, depth: 0.45 },
    { dx: -3.4, y: 424, wide: 260, depth: 0.2 },
    { dx: -7, y: 462, wide: 340, depth: 0 },
  ];
  for (const { dx, y, wide, depth } of rows) {
    layers.moving(
      'far',
      { kind: 'pass', dx, over },
      (drawing) => {
        for (let i = 0; i < 6; i++)
          kit.cloud(
            drawing,
            from + 240 + i * 420 + dice.between(-60, 60),
            y + dice.between(-10, 10),
            wide * dice.between(0.8, 1.1),
            seed + i,
            depth,
          );
      },
      through,
    );
  }
}

function slope(
  kit: Kit,
  drawing: Parameters<Parameters<SetLayers['moving']>[2]>[0],
  shape: SvgPath & { top: string },
  color: SetColor,
  depth: number,
): void {
  const { light } = kit;
  const base = light.local(color, depth);
  const [, top, , tall] = shape.box;
  drawing.fill(shape, {
    linear: [0, top, 0, top + tall],
    stops: [
      [0, css(light.lit(base, 0.25))],
      [0.5, css(base)],
      [1, css(kit.flat ? base : light.shade(base, 0.2))],
    ],
  });
  if (kit.inks) {
    drawing.clip(shape, (inside) =>
      inside.halftone(shape.box, 8, [0, top, 0, top + tall], [0, 0.34], css(light.shade(base, 0.35))),
    );
    drawing.stroke(shape.top, kit.ink(1 - depth), 4);
  } else if (!kit.flat) drawing.stroke(shape.top, css(light.lit(base, 0.6), 0.7), 3);
}

function stars(kit: Kit, layers: SetLayers, through: SvgPath, seed: number): void {
  const dice = random(seed);
  const shapes = Array.from({ length: 60 }, () =>
    ellipsePath(dice.between(-200, 2100), dice.between(160, 400), dice.between(1.4, 3.4)),
  );
  layers.moving(
    'far',
    { kind: 'pulse', from: 0.55, to: 1, period: 60 },
    (drawing) => drawing.fill(join(shapes), css([0.97, 0.04, 95])),
    through,
  );
  kit.glow(layers.far, 1500, 230, 90, [0.95, 0.05, 95], 0.3);
}
